extension Sequence {
  /// The elements without those that came before, in their order.
  package func uniqued() -> [Element] where Element: Hashable {
    uniqued(on: \.self)
  }

  /// The first element of each subject, in their order.
  package func uniqued<Subject: Hashable>(on subject: (Element) -> Subject) -> [Element] {
    var seen: Set<Subject> = []
    return filter { seen.insert(subject($0)).inserted }
  }
}
