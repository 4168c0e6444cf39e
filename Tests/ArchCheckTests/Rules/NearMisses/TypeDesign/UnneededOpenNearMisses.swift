@testable import ArchCheck

extension UnneededOpen: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      UnneededOpen(), "a subclass of a subclass in another module",
      Example(
        """
        //- Kit/Cell.swift
        open class Cell {
          open func show() {}
        }
        //- App/Cart.swift
        import Kit
        class Base: Cell {}
        final class Cart: Base {
          override func show() {}
        }
        """))
  ]
}
