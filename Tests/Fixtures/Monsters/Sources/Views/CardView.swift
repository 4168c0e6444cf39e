import Palettes
import Typefaces
import UIKit

/// A card with rounded corners.
open class CardView: UIView {
  let shade = calm
  let face = text
}
