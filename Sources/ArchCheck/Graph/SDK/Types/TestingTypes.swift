extension SDKTable {
  /// The types of the test frameworks.
  static let testingTypes: StaticString = """
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
    XCTAssert global
    XCTAssertEqual global
    XCTAssertFalse global
    XCTAssertGreaterThan global
    XCTAssertGreaterThanOrEqual global
    XCTAssertIdentical global
    XCTAssertLessThan global
    XCTAssertLessThanOrEqual global
    XCTAssertNil global
    XCTAssertNoThrow global
    XCTAssertNotEqual global
    XCTAssertNotIdentical global
    XCTAssertNotNil global
    XCTAssertThrowsError global
    XCTAssertTrue global
    XCTAttachment class NSObject
    XCTCPUMetric class NSObject
    XCTClockMetric class NSObject
    XCTContext class NSObject
    XCTDarwinNotificationExpectation class XCTestExpectation
    XCTExpectFailure global
    XCTExpectedFailure class NSObject
    XCTFail global
    XCTIssue struct
    XCTIssueReference class NSObject
    XCTKVOExpectation class XCTestExpectation
    XCTMain global
    XCTMeasureOptions class NSObject
    XCTMemoryMetric class NSObject
    XCTMetric protocol NSCopying
    XCTNSNotificationExpectation class XCTestExpectation
    XCTNSNotificationExpectation.Handler typealias
    XCTNSPredicateExpectation class XCTestExpectation
    XCTNSPredicateExpectation.Handler typealias
    XCTOSSignpostMetric class NSObject
    XCTPerformanceMeasurement class NSObject
    XCTPerformanceMetric struct
    XCTSkip struct
    XCTSkipIf global
    XCTSkipUnless global
    XCTSourceCodeContext class NSObject
    XCTSourceCodeFrame class NSObject
    XCTSourceCodeLocation class NSObject
    XCTSourceCodeSymbolInfo class NSObject
    XCTStorageMetric class NSObject
    XCTUnwrap global
    XCTWaiter class NSObject
    XCTWaiter.Result enum
    XCTWaiterDelegate protocol - delegate
    XCTest class NSObject
    XCTestCase class XCTest
    XCTestCaseClosure typealias
    XCTestCaseEntry typealias
    XCTestCaseRun class XCTestRun
    XCTestError struct
    XCTestError.Code enum
    XCTestExpectation class NSObject
    XCTestObservation protocol
    XCTestObservationCenter class NSObject
    XCTestRun class NSObject
    XCTestSuite class XCTest
    XCTestSuiteRun class XCTestRun
    # XCUIAutomation test
    XCUIApplication class XCUIElement
    XCUIApplication.State enum
    XCUICoordinate class NSObject
    XCUIDevice class NSObject
    XCUIElement class NSObject
    XCUIElement.ElementType enum
    XCUIElementAttributes protocol
    XCUIElementQuery class NSObject
    XCUIElementSnapshot protocol XCUIElementAttributes
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
