/// What the pages of rules say about how models are known.
enum ModelRole {
  static let limits = """
    A model is recognised by `@Model`, by `NSManagedObject`, by the folder or module it stands in, \
    and, weakly, by being `Codable`, unless it is called like a part of a request, such as \
    `…Payload`. In a project without a user interface, the folder or module alone says nothing.
    """
}
