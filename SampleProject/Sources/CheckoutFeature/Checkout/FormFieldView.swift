import DesignSystem
import UIKit

/// A text field with its title and, below it, what is wrong with the text.
class FormFieldView: UIView {
  var onChange: ((String) -> Void)?

  let textField = UITextField()
  let errorLabel = UILabel()
  private let format: FieldFormat

  init(field: CheckoutField, format: FieldFormat) {
    self.format = format
    super.init(frame: .zero)
    textField.placeholder = field.title
    textField.borderStyle = .roundedRect
    textField.keyboardType = field.isNumeric ? .numberPad : .default
    errorLabel.font = Typography.default.caption
    errorLabel.textColor = .systemRed
    textField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    let stack = UIStackView(arrangedSubviews: [textField, errorLabel])
    stack.axis = .vertical
    addFilling(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The text as the shop wants it.
  func normalizedText() -> String {
    format.normalized(textField.text ?? "")
  }

  /// Room for what a subclass wants to do before the form is sent.
  func willSubmit() {}

  func show(error: String?) {
    errorLabel.text = error
    errorLabel.isHidden = error == nil
  }

  func setEnabled(_ isEnabled: Bool) {
    textField.isEnabled = isEnabled
    textField.alpha = isEnabled ? 1 : 0.5
  }

  func clear() {
    textField.text = nil
    show(error: nil)
  }

  var isFilled: Bool {
    textField.text?.isEmpty == false
  }

  /// Takes the cursor unless there is text already.
  func focusIfEmpty() {
    if !isFilled { focus() }
  }

  func focus() {
    textField.becomeFirstResponder()
  }

  private func textDidChange() {
    show(error: nil)
    onChange?(normalizedText())
  }
}

/// A field for words.
final class PlainFieldView: FormFieldView {
  override func show(error: String?) {
    precondition(error?.isEmpty != true, "An error needs words.")
    super.show(error: error)
  }

  override func clear() {}
}

/// A field for the number of a card.
final class CardFieldView: FormFieldView {
  override func setEnabled(_ isEnabled: Bool) {
    textField.isHidden = !isEnabled
  }

  override func willSubmit() {
    fatalError("A card number never leaves the device.")
  }

  /// Shows the digits in groups of four.
  func groupDigits() {
    let digits = Array(normalizedText())
    let groups = stride(from: 0, to: digits.count, by: 4).map { start in
      String(digits[start..<min(start + 4, digits.count)])
    }
    textField.text = groups.joined(separator: " ")
  }
}
