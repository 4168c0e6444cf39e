public let text = "Charter"
