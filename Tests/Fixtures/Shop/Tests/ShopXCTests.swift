import ArchCheck
import ArchCheckTesting
import XCTest

final class ShopXCTests: XCTestCase {
  func testViewControllersAreFinal() {
    assertNoFindings(of: FinalViewControllers(), in: try shop.get())
  }
}
