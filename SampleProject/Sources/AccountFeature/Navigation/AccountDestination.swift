import Domain

/// A screen that is pushed.
enum AccountDestination: Hashable {
  case orders
  case order(Order)
  case settings
}

/// A screen that is shown above the others.
enum AccountSheet: Hashable, Identifiable {
  case support

  var id: Self { self }
}
