// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension String {
  var shown: Gauge { Gauge() }
}
struct ByOtherPrivateExtension {
  func run() -> Gauge { "a".shown }
}
