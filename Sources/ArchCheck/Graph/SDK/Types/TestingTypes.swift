extension SDKTable {
  /// The types of the test frameworks and package manifests.
  static let testingTypes: StaticString = """
    # PackageDescription
    BuildConfiguration struct
    BuildSettingCondition struct
    CLanguageStandard enum
    CSetting struct
    CXXLanguageStandard enum
    CXXSetting struct
    Context struct
    LanguageTag struct
    LinkerSetting struct
    Package class
    Package.Dependency class
    Platform struct
    Product class
    Resource struct
    SupportedPlatform struct
    SwiftLanguageMode enum
    SwiftSetting struct
    SwiftVersion enum
    SystemPackageProvider enum
    Target class
    Target.Dependency enum
    Target.TargetType enum
    TargetDependencyCondition struct
    Trait struct
    Version struct
    # PackagePlugin
    ArgumentExtractor struct
    BuildToolPlugin protocol
    ClangSourceModuleTarget struct
    Command enum
    CommandPlugin protocol
    Diagnostics struct
    File struct
    FileList struct
    Package struct
    PackageManager struct
    Path struct
    Plugin protocol
    PluginContext struct
    PluginNetworkPermissionScope enum
    Product protocol
    SourceModuleTarget protocol
    SwiftSourceModuleTarget struct
    Target protocol
    # Testing test
    Attachable protocol
    AttachableWrapper<Wrapped> protocol Attachable
    Attachment<AttachableValue> struct
    Bug struct
    Comment struct
    ConditionTrait struct
    Confirmation struct
    CustomTestArgumentEncodable protocol
    CustomTestStringConvertible protocol
    ExitStatus enum
    ExitTest struct
    ExitTest.Condition struct
    ExitTest.Result struct
    Expectation struct
    ExpectationFailedError struct
    Issue struct
    Issue.Kind enum
    Issue.Severity enum
    IssueHandlingTrait struct
    KnownIssueMatcher typealias
    ParallelizationTrait struct
    SourceLocation struct
    Suite macro
    SuiteTrait protocol Trait
    Tag struct
    Tag.List struct
    Test struct
    Test.Case struct
    Test.ID struct
    TestScoping protocol
    TestTrait protocol Trait
    TimeLimitTrait struct
    TimeLimitTrait.Duration struct
    Trait<TestScopeProvider> protocol
    expect macro
    require macro
    # XCTest test
    XCTActivity protocol
    XCTApplicationLaunchMetric class NSObject
    XCTAttachment class NSObject
    XCTCPUMetric class NSObject
    XCTClockMetric class NSObject
    XCTContext class NSObject
    XCTDarwinNotificationExpectation class XCTestExpectation
    XCTExpectedFailure class NSObject
    XCTIssue struct
    XCTIssueReference class NSObject
    XCTKVOExpectation class XCTestExpectation
    XCTMeasureOptions class NSObject
    XCTMemoryMetric class NSObject
    XCTMetric protocol
    XCTNSNotificationExpectation class XCTestExpectation
    XCTNSNotificationExpectation.Handler typealias
    XCTNSPredicateExpectation class XCTestExpectation
    XCTNSPredicateExpectation.Handler typealias
    XCTOSSignpostMetric class NSObject
    XCTPerformanceMeasurement class NSObject
    XCTPerformanceMetric struct
    XCTSkip struct
    XCTSourceCodeContext class NSObject
    XCTSourceCodeFrame class NSObject
    XCTSourceCodeLocation class NSObject
    XCTSourceCodeSymbolInfo class NSObject
    XCTStorageMetric class NSObject
    XCTWaiter class NSObject
    XCTWaiter.Result enum
    XCTWaiterDelegate protocol - delegate
    XCTest class NSObject
    XCTestCase class XCTest
    XCTestCaseRun class XCTestRun
    XCTestError struct
    XCTestError.Code enum
    XCTestExpectation class NSObject
    XCTestObservation protocol
    XCTestObservationCenter class NSObject
    XCTestRun class NSObject
    XCTestSuite class XCTest
    XCTestSuiteRun class XCTestRun
    XCUIApplication class XCUIElement
    XCUIApplication.State enum
    XCUICoordinate class NSObject
    XCUIDevice class NSObject
    XCUIElement class NSObject
    XCUIElement.ElementType enum
    XCUIElementAttributes protocol
    XCUIElementQuery class NSObject
    XCUIElementSnapshot protocol
    XCUIElementTypeQueryProvider protocol
    XCUIKeyboardKey struct
    XCUILocation class NSObject
    XCUIRemote class NSObject
    XCUIScreen class NSObject
    XCUIScreenshot class NSObject
    XCUIScreenshotProviding protocol
    XCUISiriService class NSObject
    """
}
