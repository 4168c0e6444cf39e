extension SDKTable {
  /// The types of Foundation and what lies under it.
  static let foundationTypes: StaticString = """
    # CoreFoundation
    CFAbsoluteTime typealias Double
    CFAbsoluteTimeGetCurrent global
    CFAllocator class
    CFAllocatorContext struct
    CFArray class
    CFArrayGetCount global
    CFArrayGetValueAtIndex global
    CFAttributedString class
    CFBag class
    CFBitVector class
    CFBoolean class
    CFBridgingRetain global
    CFBundle class
    CFBundleCreate global
    CFBundleGetBundleWithIdentifier global
    CFBundleGetFunctionPointerForName global
    CFBundleGetMainBundle global
    CFCalendar class
    CFCharacterSet class
    CFComparisonResult enum
    CFData class
    CFDataCreate global
    CFDataCreateMutable global
    CFDataGetBytePtr global
    CFDataGetLength global
    CFDataGetMutableBytePtr global
    CFDataSetLength global
    CFDate class
    CFDateFormatter class
    CFDateFormatterStyle enum
    CFDictionary class
    CFDictionaryGetValue global
    CFEqual global
    CFError class
    CFFileDescriptor class
    CFGetTypeID global
    CFHash global
    CFHashCode typealias UInt
    CFIndex typealias Int
    CFLocale class
    CFLocaleIdentifier struct
    CFMachPort class
    CFMessagePort class
    CFMutableArray class
    CFMutableAttributedString class
    CFMutableCharacterSet class
    CFMutableData class
    CFMutableDictionary class
    CFMutableSet class
    CFMutableString class
    CFNotificationCenter class
    CFNotificationCenterAddObserver global
    CFNotificationCenterGetDarwinNotifyCenter global
    CFNotificationCenterPostNotification global
    CFNotificationCenterRemoveObserver global
    CFNotificationName struct
    CFNotificationSuspensionBehavior enum
    CFNull class
    CFNumber class
    CFNumberFormatter class
    CFNumberType enum
    CFOptionFlags typealias UInt
    CFPlugIn class
    CFPreferencesCopyAppValue global
    CFPreferencesSetAppValue global
    CFPropertyList typealias AnyObject
    CFRange struct
    CFReadStream class
    CFRunLoop class
    CFRunLoopActivity struct
    CFRunLoopAddSource global
    CFRunLoopGetCurrent global
    CFRunLoopGetMain global
    CFRunLoopMode struct
    CFRunLoopObserver class
    CFRunLoopRemoveSource global
    CFRunLoopRun global
    CFRunLoopRunInMode global
    CFRunLoopRunResult enum
    CFRunLoopSource class
    CFRunLoopSourceContext struct
    CFRunLoopStop global
    CFRunLoopTimer class
    CFRunLoopWakeUp global
    CFSet class
    CFSocket class
    CFSocketContext struct
    CFStreamPropertyKey struct
    CFStreamStatus enum
    CFString class
    CFStringConvertEncodingToNSStringEncoding global
    CFStringCreateWithCString global
    CFStringEncoding typealias UInt32
    CFStringGetLength global
    CFStringTokenizer class
    CFStringTransform global
    CFSwapInt32HostToBig global
    CFTimeInterval typealias Double
    CFTimeZone class
    CFTree class
    CFTypeID typealias UInt
    CFTypeRef typealias AnyObject
    CFURL class
    CFURLCreateStringByAddingPercentEscapes global
    CFURLEnumerator class
    CFUUID class
    CFUUIDBytes struct
    CFUUIDCreate global
    CFUUIDCreateString global
    CFUserNotification class
    CFWriteStream class
    CGAffineTransform struct
    CGAffineTransformMakeRotation global
    CGFloat struct
    CGPoint struct
    CGPointApplyAffineTransform global
    CGRect struct
    CGRectEdge enum
    CGRectIsEmpty global
    CGSize struct
    CGVector struct
    # Dispatch concurrency
    DispatchData struct
    DispatchData.Deallocator enum
    DispatchData.Index typealias
    DispatchDataIterator struct
    DispatchDataIterator.Element typealias
    DispatchGroup class DispatchObject
    DispatchIO class DispatchObject
    DispatchIO.CloseFlags struct
    DispatchIO.IntervalFlags struct
    DispatchIO.StreamType enum
    DispatchObject class NSObject
    DispatchPredicate enum
    DispatchQoS struct
    DispatchQoS.QoSClass enum
    DispatchQueue class DispatchObject
    DispatchQueue.Attributes struct
    DispatchQueue.AutoreleaseFrequency enum
    DispatchQueue.GlobalQueuePriority enum
    DispatchSemaphore class DispatchObject
    DispatchSource class DispatchObject
    DispatchSource.FileSystemEvent struct
    DispatchSource.TimerFlags struct
    DispatchSourceHandler typealias
    DispatchSourceProtocol protocol
    DispatchSourceRead protocol DispatchSourceProtocol
    DispatchSourceSignal protocol DispatchSourceProtocol
    DispatchSourceTimer protocol DispatchSourceProtocol
    DispatchSourceUserDataAdd protocol DispatchSourceProtocol
    DispatchSourceUserDataOr protocol DispatchSourceProtocol
    DispatchSourceUserDataReplace protocol DispatchSourceProtocol
    DispatchSourceWrite protocol DispatchSourceProtocol
    DispatchSpecificKey<T> class
    DispatchTime struct
    DispatchTimeInterval enum
    DispatchTimeoutResult enum
    DispatchWallTime struct
    DispatchWorkItem class
    DispatchWorkItemFlags struct
    # Foundation
    AffineTransform struct
    AffineTransform.ReferenceType typealias
    AttributeContainer struct
    AttributeContainer.Builder struct
    AttributeDynamicLookup enum
    AttributeScope protocol DecodingConfigurationProviding,EncodingConfigurationProviding
    AttributeScopeCodableConfiguration struct
    AttributeScopes enum
    AttributeScopes.FoundationAttributes struct
    AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute enum
    AttributeScopes.FoundationAttributes.ByteCountAttribute enum
    AttributeScopes.FoundationAttributes.DateFieldAttribute enum
    AttributeScopes.FoundationAttributes.DurationFieldAttribute enum
    AttributeScopes.FoundationAttributes.ImageURLAttribute enum
    AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute enum
    AttributeScopes.FoundationAttributes.LinkAttribute enum
    AttributeScopes.FoundationAttributes.MeasurementAttribute struct
    AttributeScopes.FoundationAttributes.NumberFormatAttributes struct
    AttributeScopes.FoundationAttributes.PersonNameComponentAttribute enum
    AttributeScopes.FoundationAttributes.ReplacementIndexAttribute enum
    AttributeScopes.FoundationAttributes.WritingDirectionAttribute enum
    AttributedString struct
    AttributedString.AttributeInvalidationCondition struct
    AttributedString.AttributeMergePolicy enum
    AttributedString.AttributeRunBoundaries enum
    AttributedString.CharacterView struct
    AttributedString.Index struct
    AttributedString.Runs struct
    AttributedString.Runs.AttributesSlice1 struct
    AttributedString.Runs.AttributesSlice1.Iterator struct
    AttributedString.Runs.AttributesSlice2 struct
    AttributedString.Runs.AttributesSlice2.Iterator struct
    AttributedString.Runs.AttributesSlice3 struct
    AttributedString.Runs.AttributesSlice3.Iterator struct
    AttributedString.Runs.AttributesSlice4 struct
    AttributedString.Runs.AttributesSlice4.Iterator struct
    AttributedString.Runs.AttributesSlice5 struct
    AttributedString.Runs.AttributesSlice5.Iterator struct
    AttributedString.Runs.Index struct
    AttributedString.Runs.Run struct
    AttributedString.SingleAttributeTransformer struct
    AttributedString.UTF16View struct
    AttributedString.UTF8View struct
    AttributedString.UnicodeScalarView struct
    AttributedString.WritingDirection enum
    AttributedStringAttributeMutation protocol
    AttributedStringKey<Value> protocol
    AttributedStringProtocol protocol AttributedStringAttributeMutation,CustomStringConvertible,Hashable
    AttributedSubstring struct
    BlockOperation class Operation
    Bundle class NSObject
    ByteCountFormatStyle struct - formatting
    ByteCountFormatStyle.Attributed struct
    ByteCountFormatStyle.Style enum
    ByteCountFormatStyle.Units struct
    ByteCountFormatter class Formatter
    ByteCountFormatter.CountStyle enum
    ByteCountFormatter.Units struct
    CachedURLResponse class NSObject network
    Calendar struct
    Calendar.Component enum
    Calendar.Identifier enum
    Calendar.MatchingPolicy enum
    Calendar.RecurrenceRule struct
    Calendar.RecurrenceRule.End struct
    Calendar.RecurrenceRule.Frequency enum
    Calendar.RecurrenceRule.Month struct
    Calendar.RecurrenceRule.Weekday enum
    Calendar.ReferenceType typealias
    Calendar.RepeatedTimePolicy enum
    Calendar.SearchDirection enum
    CharacterSet struct
    CharacterSet.ReferenceType typealias
    CocoaError struct
    CocoaError.Code struct
    CodableAttributedStringKey typealias DecodableAttributedStringKey,EncodableAttributedStringKey
    CodableConfiguration<T,ConfigurationProvider> struct
    CodableWithConfiguration typealias DecodableWithConfiguration,EncodableWithConfiguration
    ComparableComparator<Compared> struct
    Comparator typealias
    ComparisonResult enum
    ContiguousBytes protocol
    CurrencyFormatStyleConfiguration enum
    CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy typealias
    CurrencyFormatStyleConfiguration.Grouping typealias
    CurrencyFormatStyleConfiguration.Notation typealias
    CurrencyFormatStyleConfiguration.Precision typealias
    CurrencyFormatStyleConfiguration.Presentation struct
    CurrencyFormatStyleConfiguration.RoundingRule typealias
    CurrencyFormatStyleConfiguration.SignDisplayStrategy struct
    CustomLocalizedStringResourceConvertible protocol
    CustomNSError protocol Error
    Data struct
    Data.Base64DecodingOptions struct
    Data.Base64EncodingOptions struct
    Data.Deallocator enum
    Data.Index typealias
    Data.Iterator struct
    Data.ReadingOptions struct
    Data.SearchOptions struct
    Data.WritingOptions struct
    DataProtocol<Regions> protocol RandomAccessCollection
    Date struct
    Date.AnchoredRelativeFormatStyle struct - formatting
    Date.AttributedStyle struct - formatting
    Date.ComponentsFormatStyle struct - formatting
    Date.ComponentsFormatStyle.Field struct
    Date.FormatString struct
    Date.FormatString.StringInterpolation struct
    Date.FormatStyle struct - formatting
    Date.FormatStyle.Attributed struct - formatting
    Date.FormatStyle.DateStyle struct
    Date.FormatStyle.Symbol struct
    Date.FormatStyle.Symbol.CyclicYear struct
    Date.FormatStyle.Symbol.Day struct
    Date.FormatStyle.Symbol.DayOfYear struct
    Date.FormatStyle.Symbol.DayPeriod struct
    Date.FormatStyle.Symbol.Era struct
    Date.FormatStyle.Symbol.Hour struct
    Date.FormatStyle.Symbol.Hour.AMPMStyle struct
    Date.FormatStyle.Symbol.Minute struct
    Date.FormatStyle.Symbol.Month struct
    Date.FormatStyle.Symbol.Quarter struct
    Date.FormatStyle.Symbol.Second struct
    Date.FormatStyle.Symbol.SecondFraction struct
    Date.FormatStyle.Symbol.StandaloneMonth struct
    Date.FormatStyle.Symbol.StandaloneQuarter struct
    Date.FormatStyle.Symbol.StandaloneWeekday struct
    Date.FormatStyle.Symbol.TimeZone struct
    Date.FormatStyle.Symbol.VerbatimHour struct
    Date.FormatStyle.Symbol.VerbatimHour.Clock struct
    Date.FormatStyle.Symbol.VerbatimHour.HourCycle struct
    Date.FormatStyle.Symbol.Week struct
    Date.FormatStyle.Symbol.Weekday struct
    Date.FormatStyle.Symbol.Year struct
    Date.FormatStyle.Symbol.YearForWeekOfYear struct
    Date.FormatStyle.TimeStyle struct
    Date.ISO8601FormatStyle struct - formatting
    Date.ISO8601FormatStyle.DateSeparator enum
    Date.ISO8601FormatStyle.DateTimeSeparator enum
    Date.ISO8601FormatStyle.TimeSeparator enum
    Date.ISO8601FormatStyle.TimeZoneSeparator enum
    Date.IntervalFormatStyle struct - formatting
    Date.ParseStrategy struct - formatting
    Date.RelativeFormatStyle struct - formatting
    Date.RelativeFormatStyle.Presentation struct
    Date.RelativeFormatStyle.UnitsStyle struct
    Date.Stride typealias
    Date.VerbatimFormatStyle struct - formatting
    Date.VerbatimFormatStyle.Attributed struct
    DateComponents struct
    DateComponents.ISO8601FormatStyle struct
    DateComponents.ReferenceType typealias
    DateComponentsFormatter class Formatter formatting
    DateFormatter class Formatter
    DateFormatter.Style enum
    DateInterval struct
    DateIntervalFormatter class Formatter
    DateIntervalFormatter.Style enum
    Decimal struct
    Decimal.CalculationError enum
    Decimal.FormatStyle struct - formatting
    Decimal.FormatStyle.Attributed struct
    Decimal.FormatStyle.Currency struct
    Decimal.FormatStyle.Percent struct
    Decimal.ParseStrategy struct - formatting
    Decimal.RoundingMode enum
    DecodableAttributedStringKey protocol AttributedStringKey
    DecodableWithConfiguration<DecodingConfiguration> protocol - coding
    DecodingConfigurationProviding<DecodingConfiguration> protocol
    DescriptiveNumberFormatConfiguration enum
    DescriptiveNumberFormatConfiguration.CapitalizationContext typealias
    DescriptiveNumberFormatConfiguration.Presentation struct
    Dimension class Unit
    DiscontiguousAttributedSubstring struct
    DiscreteFormatStyle protocol FormatStyle formatting
    DispatchData.Region struct
    DispatchData.Regions typealias
    DistributedNotificationCenter class NotificationCenter
    Duration.TimeFormatStyle struct - formatting
    Duration.TimeFormatStyle.Attributed struct
    Duration.TimeFormatStyle.Pattern struct
    Duration.UnitsFormatStyle struct - formatting
    Duration.UnitsFormatStyle.Attributed struct
    Duration.UnitsFormatStyle.FractionalPartDisplayStrategy struct
    Duration.UnitsFormatStyle.Unit struct
    Duration.UnitsFormatStyle.UnitWidth struct
    Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy struct
    EncodableAttributedStringKey protocol AttributedStringKey
    EncodableWithConfiguration<EncodingConfiguration> protocol - coding
    EncodingConfigurationProviding<EncodingConfiguration> protocol
    EnergyFormatter class Formatter
    EnergyFormatter.Unit enum
    Expression<Input,Output> struct
    FileAttributeKey struct
    FileAttributeType struct
    FileHandle class NSObject persistence
    FileHandle.AsyncBytes struct - network
    FileManager class NSObject persistence
    FileManager.DirectoryEnumerationOptions struct
    FileManager.DirectoryEnumerator class NSEnumerator persistence
    FileManager.ItemReplacementOptions struct
    FileManager.SearchPathDirectory enum
    FileManager.SearchPathDomainMask struct
    FileManager.URLRelationship enum
    FileManager.UnmountOptions struct
    FileManager.VolumeEnumerationOptions struct
    FileManagerDelegate protocol - delegate
    FileProtectionType struct
    FileWrapper class NSObject persistence
    FloatingPointFormatStyle<Value> struct - formatting
    FloatingPointFormatStyle.Attributed struct
    FloatingPointFormatStyle.Configuration typealias
    FloatingPointFormatStyle.Currency struct
    FloatingPointFormatStyle.Percent struct
    FloatingPointFormatStyle.RegexOutput typealias
    FloatingPointParseStrategy<Format> struct - formatting
    FormatStyle<FormatInput,FormatOutput> protocol Decodable,Encodable,Hashable formatting
    FormatStyleCapitalizationContext struct
    Formatter class NSObject formatting
    Formatter.Context enum
    Formatter.UnitStyle enum
    FourCharCode typealias UInt32
    HTTPCookie class NSObject network
    HTTPCookie.AcceptPolicy enum
    HTTPCookiePropertyKey struct
    HTTPCookieStorage class NSObject network
    HTTPURLResponse class URLResponse
    Host class NSObject
    ISO8601DateFormatter class Formatter
    ISO8601DateFormatter.Options struct
    IndexPath struct
    IndexPath.Element typealias
    IndexPath.Index typealias
    IndexPath.ReferenceType typealias
    IndexSet struct
    IndexSet.Element typealias
    IndexSet.Index struct
    IndexSet.RangeView struct
    IndexSet.ReferenceType typealias
    InflectionRule enum
    InputStream class Stream
    IntegerFormatStyle<Value> struct - formatting
    IntegerFormatStyle.Attributed struct
    IntegerFormatStyle.Configuration typealias
    IntegerFormatStyle.Currency struct
    IntegerFormatStyle.Percent struct
    IntegerFormatStyle.RegexOutput typealias
    IntegerParseStrategy<Format> struct - formatting
    JSONDecoder class - coding
    JSONDecoder.DataDecodingStrategy enum
    JSONDecoder.DateDecodingStrategy enum
    JSONDecoder.KeyDecodingStrategy enum
    JSONDecoder.NonConformingFloatDecodingStrategy enum
    JSONEncoder class - coding
    JSONEncoder.DataEncodingStrategy enum
    JSONEncoder.DateEncodingStrategy enum
    JSONEncoder.KeyEncodingStrategy enum
    JSONEncoder.NonConformingFloatEncodingStrategy enum
    JSONEncoder.OutputFormatting struct
    JSONSerialization class NSObject coding
    JSONSerialization.ReadingOptions struct
    JSONSerialization.WritingOptions struct
    KeyPathComparator<Compared> struct
    LengthFormatter class Formatter
    LengthFormatter.Unit enum
    ListFormatStyle<Style,Base> struct - formatting
    ListFormatStyle.ListType enum
    ListFormatStyle.Width enum
    ListFormatter class Formatter formatting
    Locale struct
    Locale.Collation struct
    Locale.Components struct
    Locale.Currency struct
    Locale.HourCycle enum
    Locale.IdentifierType enum
    Locale.Language struct
    Locale.Language.Components struct
    Locale.LanguageCode struct
    Locale.LanguageCode.IdentifierType enum
    Locale.LanguageDirection enum
    Locale.MeasurementSystem struct
    Locale.NumberingSystem struct
    Locale.Region struct
    Locale.Region.Category struct
    Locale.Script struct
    Locale.Subdivision struct
    Locale.Variant struct
    Locale.Weekday enum
    LocalizedError protocol Error
    LocalizedStringResource struct
    LocalizedStringResource.BundleDescription struct
    MarkdownDecodableAttributedStringKey protocol AttributedStringKey
    MassFormatter class Formatter
    MassFormatter.Unit enum
    Measurement<UnitType> struct
    Measurement.FormatStyle struct - formatting
    Measurement.FormatStyle.UnitWidth struct
    Measurement.ReferenceType typealias
    MeasurementFormatter class Formatter formatting
    MessagePort class Port
    Morphology struct
    Morphology.CustomPronoun struct
    Morphology.GrammaticalGender enum
    Morphology.GrammaticalNumber enum
    Morphology.PartOfSpeech enum
    MutableDataProtocol protocol DataProtocol,MutableCollection,RangeReplaceableCollection
    NSAffineTransform class NSObject
    NSAffineTransformStruct struct
    NSAllocateObject global
    NSAppleEventDescriptor class NSObject
    NSAppleEventManager class NSObject
    NSAppleScript class NSObject
    NSArchiver class NSCoder
    NSArray class NSObject
    NSArray.Iterator struct
    NSAssertionHandler class NSObject
    NSAttributedString class NSObject
    NSAttributedString.EnumerationOptions struct
    NSAttributedString.Key struct
    NSAttributedString.MarkdownParsingOptions struct
    NSAttributedStringMarkdownSourcePosition class NSObject
    NSAutoreleasePool class NSObject
    NSBackgroundActivityScheduler class NSObject
    NSBackgroundActivityScheduler.Result enum
    NSBinarySearchingOptions struct
    NSBundleResourceRequest class NSObject
    NSCache<KeyType,ObjectType> class NSObject
    NSCacheDelegate protocol NSObjectProtocol delegate
    NSCalendar class NSObject
    NSCalendar.Identifier struct
    NSCalendar.Options struct
    NSCalendar.Unit struct
    NSCharacterSet class NSObject
    NSClassDescription class NSObject
    NSClassFromString global
    NSCocoaErrorDomain global
    NSCoder class NSObject coding
    NSCoder.DecodingFailurePolicy enum
    NSCoding protocol - coding
    NSComparisonPredicate class NSPredicate
    NSComparisonPredicate.Modifier enum
    NSComparisonPredicate.Operator enum
    NSComparisonPredicate.Options struct
    NSCompoundPredicate class NSPredicate
    NSCompoundPredicate.LogicalType enum
    NSCondition class NSObject concurrency
    NSConditionLock class NSObject concurrency
    NSConnectionDelegate protocol - delegate
    NSContainsRect global
    NSCopying protocol
    NSCountedSet class NSMutableSet
    NSData class NSObject
    NSData.Base64DecodingOptions typealias
    NSData.Base64EncodingOptions typealias
    NSData.ReadingOptions typealias
    NSData.SearchOptions typealias
    NSData.WritingOptions typealias
    NSDataDetector class NSRegularExpression
    NSDate class NSObject
    NSDateComponentUndefined global
    NSDateComponents class NSObject
    NSDateInterval class NSObject
    NSDecimalAdd global
    NSDecimalCompare global
    NSDecimalDivide global
    NSDecimalMultiply global
    NSDecimalNoScale global
    NSDecimalNumber class NSNumber
    NSDecimalNumber.CalculationError typealias
    NSDecimalNumber.RoundingMode typealias
    NSDecimalNumberBehaviors protocol
    NSDecimalNumberHandler class NSObject
    NSDecimalRound global
    NSDecimalString global
    NSDecimalSubtract global
    NSDictionary class NSObject
    NSDictionary.Iterator struct
    NSDiscardableContent protocol
    NSDistantObject class NSProxy
    NSDistributedLock class NSObject
    NSEdgeInsets struct
    NSEdgeInsetsMake global
    NSEdgeInsetsZero global
    NSEnumerationOptions struct
    NSEnumerator class NSObject
    NSEnumerator.Iterator struct
    NSEqualPoints global
    NSEqualRanges global
    NSEqualRects global
    NSEqualSizes global
    NSError class NSObject
    NSErrorDomain typealias NSString
    NSErrorPointer typealias AutoreleasingUnsafeMutablePointer
    NSException class NSObject
    NSExceptionName struct
    NSExpression class NSObject
    NSExpression.ExpressionType enum
    NSExtensionContext class NSObject
    NSExtensionItem class NSObject
    NSExtensionJavaScriptFinalizeArgumentKey global
    NSExtensionJavaScriptPreprocessingResultsKey global
    NSExtensionRequestHandling protocol
    NSFastEnumeration protocol
    NSFastEnumerationState struct
    NSFileAccessIntent class NSObject
    NSFileCoordinator class NSObject
    NSFileNoSuchFileError global
    NSFilePathErrorKey global
    NSFilePresenter protocol
    NSFileProviderService class NSObject
    NSFileProviderServiceName struct
    NSFileReadNoSuchFileError global
    NSFileReadUnknownError global
    NSFileVersion class NSObject
    NSFileWriteFileExistsError global
    NSFileWriteOutOfSpaceError global
    NSFoundationVersionNumber global
    NSFullUserName global
    NSGetUncaughtExceptionHandler global
    NSHashTable<ObjectType> class NSObject
    NSHeight global
    NSHomeDirectory global
    NSHomeDirectoryForUser global
    NSIndexPath class NSObject
    NSIndexSet class NSObject
    NSIndexSetIterator struct
    NSIndexSetIterator.Element typealias
    NSInflectionRule class NSObject
    NSInsetRect global
    NSInteger typealias Int
    NSIntersectionRange global
    NSIntersectionRect global
    NSIntersectsRect global
    NSInvocation class NSObject
    NSIsEmptyRect global
    NSItemProvider class NSObject
    NSItemProviderPreferredImageSizeKey global
    NSItemProviderReading protocol
    NSItemProviderWriting protocol
    NSKeyValueChange enum
    NSKeyValueChangeKey struct
    NSKeyValueObservation class NSObject
    NSKeyValueObservedChange<Value> struct
    NSKeyValueObservingOptions struct
    NSKeyValueOperator struct
    NSKeyValueSetMutationKind enum
    NSKeyValueSharedObservers class NSObject
    NSKeyedArchiveRootObjectKey global
    NSKeyedArchiver class NSCoder
    NSKeyedArchiverDelegate protocol - delegate
    NSKeyedUnarchiver class NSCoder
    NSKeyedUnarchiverDelegate protocol - delegate
    NSLinguisticTag struct
    NSLinguisticTagScheme struct
    NSLinguisticTagger class NSObject
    NSLinguisticTagger.Options struct
    NSLocale class NSObject
    NSLocale.Key struct
    NSLocale.LanguageDirection typealias
    NSLocalizedDescriptionKey global
    NSLocalizedFailureReasonErrorKey global
    NSLocalizedNumberFormatRule class NSObject
    NSLocalizedRecoveryOptionsErrorKey global
    NSLocalizedRecoverySuggestionErrorKey global
    NSLocalizedString global
    NSLocationInRange global
    NSLock class NSObject concurrency
    NSLocking protocol - concurrency
    NSLog global
    NSLogv global
    NSMachErrorDomain global
    NSMachPort class Port
    NSMachPortDelegate protocol PortDelegate delegate
    NSMakePoint global
    NSMakeRange global
    NSMakeRect global
    NSMakeSize global
    NSMapTable<KeyType,ObjectType> class NSObject
    NSMaxRange global
    NSMaxX global
    NSMaxY global
    NSMeasurement class NSObject
    NSMetadataItem class NSObject
    NSMetadataItemFSNameKey global
    NSMetadataItemURLKey global
    NSMetadataQuery class NSObject
    NSMetadataQueryAttributeValueTuple class NSObject
    NSMetadataQueryDelegate protocol - delegate
    NSMetadataQueryResultGroup class NSObject
    NSMetadataQueryUbiquitousDocumentsScope global
    NSMethodSignature class NSObject
    NSMidX global
    NSMidY global
    NSMinX global
    NSMinY global
    NSMorphology class NSObject
    NSMutableArray class NSArray
    NSMutableAttributedString class NSAttributedString
    NSMutableCharacterSet class NSCharacterSet
    NSMutableCopying protocol
    NSMutableData class NSData
    NSMutableDictionary class NSDictionary
    NSMutableIndexSet class NSIndexSet
    NSMutableOrderedSet class NSOrderedSet
    NSMutableSet class NSSet
    NSMutableString class NSString
    NSMutableURLRequest class NSURLRequest network
    NSNotFound global
    NSNotification class NSObject
    NSNotification.Name struct
    NSNull class NSObject
    NSNumber class NSValue
    NSOSStatusErrorDomain global
    NSObject class
    NSObject.KeyValueObservingPublisher struct
    NSObjectProtocol protocol
    NSOffsetRect global
    NSOrderedCollectionChange<ChangeType> class NSObject
    NSOrderedCollectionDifference<ChangeType> class NSObject
    NSOrderedSet class NSObject
    NSOrthography class NSObject
    NSPOSIXErrorDomain global
    NSPageSize global
    NSPersonNameComponents class NSObject
    NSPoint typealias CGPoint
    NSPointArray typealias UnsafeMutablePointer
    NSPointFromString global
    NSPointInRect global
    NSPointPointer typealias UnsafeMutablePointer
    NSPointerArray class NSObject
    NSPointerFunctions class NSObject
    NSPredicate class NSObject
    NSProtocolChecker class NSProxy
    NSProtocolFromString global
    NSProxy class
    NSPurgeableData class NSMutableData
    NSRange struct
    NSRangeFromString global
    NSRangePointer typealias UnsafeMutablePointer
    NSRect typealias CGRect
    NSRectArray typealias UnsafeMutablePointer
    NSRectEdge enum
    NSRectFromString global
    NSRectPointer typealias UnsafeMutablePointer
    NSRecursiveLock class NSObject concurrency
    NSRegularExpression class NSObject
    NSRegularExpression.MatchingFlags struct
    NSRegularExpression.MatchingOptions struct
    NSRegularExpression.Options struct
    NSScriptClassDescription class NSObject
    NSScriptCommand class NSObject
    NSScriptCommandDescription class NSObject
    NSScriptObjectSpecifier class NSObject
    NSScriptSuiteRegistry class NSObject
    NSScriptWhoseTest class NSObject
    NSSearchPathForDirectoriesInDomains global
    NSSecureCoding protocol NSCoding coding
    NSSecureUnarchiveFromDataTransformer class ValueTransformer
    NSSelectorFromString global
    NSSet class NSObject
    NSSetUncaughtExceptionHandler global
    NSSize typealias CGSize
    NSSizeArray typealias UnsafeMutablePointer
    NSSizeFromString global
    NSSizePointer typealias UnsafeMutablePointer
    NSSortDescriptor class NSObject
    NSSortOptions struct
    NSSpellServer class NSObject
    NSSpellServerDelegate protocol - delegate
    NSString class NSObject
    NSString.CompareOptions typealias
    NSString.EncodingConversionOptions struct
    NSString.EnumerationOptions struct
    NSStringFromClass global
    NSStringFromPoint global
    NSStringFromProtocol global
    NSStringFromRange global
    NSStringFromRect global
    NSStringFromSelector global
    NSStringFromSize global
    NSTemporaryDirectory global
    NSTermOfAddress class NSObject
    NSTextCheckingKey struct
    NSTextCheckingResult class NSObject
    NSTextCheckingResult.CheckingType struct
    NSTimeIntervalSince1970 global
    NSTimeZone class NSObject
    NSTimeZone.NameStyle typealias
    NSURL class NSObject
    NSURLAuthenticationMethodClientCertificate global
    NSURLAuthenticationMethodDefault global
    NSURLAuthenticationMethodHTTPBasic global
    NSURLAuthenticationMethodHTTPDigest global
    NSURLAuthenticationMethodNTLM global
    NSURLAuthenticationMethodServerTrust global
    NSURLComponents class NSObject
    NSURLConnection class NSObject network
    NSURLConnectionDataDelegate protocol NSURLConnectionDelegate delegate
    NSURLConnectionDelegate protocol - delegate
    NSURLConnectionDownloadDelegate protocol NSURLConnectionDelegate delegate
    NSURLDownload class NSObject
    NSURLDownloadDelegate protocol - delegate
    NSURLErrorBadURL global
    NSURLErrorCancelled global
    NSURLErrorCannotConnectToHost global
    NSURLErrorCannotFindHost global
    NSURLErrorDomain global
    NSURLErrorFailingURLErrorKey global
    NSURLErrorKey global
    NSURLErrorNetworkConnectionLost global
    NSURLErrorNotConnectedToInternet global
    NSURLErrorSecureConnectionFailed global
    NSURLErrorServerCertificateUntrusted global
    NSURLErrorTimedOut global
    NSURLErrorUnknown global
    NSURLErrorUserAuthenticationRequired global
    NSURLErrorUserCancelledAuthentication global
    NSURLProtectionSpaceHTTP global
    NSURLProtectionSpaceHTTPS global
    NSURLQueryItem class NSObject
    NSURLRequest class NSObject network
    NSURLRequest.CachePolicy enum
    NSURLRequest.NetworkServiceType enum
    NSURLSessionTransferSizeUnknown global
    NSUTF8StringEncoding global
    NSUUID class NSObject
    NSUbiquitousKeyValueStore class NSObject persistence
    NSUbiquitousKeyValueStoreChangeReasonKey global
    NSUbiquitousKeyValueStoreChangedKeysKey global
    NSUnarchiver class NSCoder
    NSUnderlyingErrorKey global
    NSUnionRange global
    NSUnionRect global
    NSUserActivity class NSObject
    NSUserActivityDelegate protocol - delegate
    NSUserActivityTypeBrowsingWeb global
    NSUserAppleScriptTask class NSUserScriptTask
    NSUserAutomatorTask class NSUserScriptTask
    NSUserCancelledError global
    NSUserName global
    NSUserNotification class NSObject
    NSUserNotification.ActivationType enum
    NSUserNotificationAction class NSObject
    NSUserNotificationCenter class NSObject
    NSUserNotificationCenterDelegate protocol - delegate
    NSUserScriptTask class NSObject
    NSUserUnixTask class NSUserScriptTask
    NSValue class NSObject
    NSValueTransformerName struct
    NSWidth global
    NSXPCCoder class NSCoder
    NSXPCConnection class NSObject
    NSXPCInterface class NSObject
    NSXPCListener class NSObject
    NSXPCListenerDelegate protocol - delegate
    NSXPCListenerEndpoint class NSObject
    NSXPCProxyCreating protocol
    NSZeroPoint global
    NSZeroRect global
    NSZeroSize global
    NSZone struct
    NetService class NSObject network
    NetServiceBrowser class NSObject network
    NetServiceBrowserDelegate protocol - delegate
    NetServiceDelegate protocol - delegate
    Never.Compared typealias
    Notification struct
    Notification.Name typealias
    Notification.ReferenceType typealias
    NotificationCenter class NSObject
    NotificationCenter.AsyncMessage<Subject> protocol
    NotificationCenter.BaseMessageIdentifier struct
    NotificationCenter.MainActorMessage<Subject> protocol
    NotificationCenter.MessageIdentifier<MessageType> protocol
    NotificationCenter.Notifications struct - network
    NotificationCenter.ObservationToken struct
    NotificationCenter.Publisher struct
    NotificationQueue class NSObject
    NotificationQueue.NotificationCoalescing struct
    NotificationQueue.PostingStyle enum
    NumberFormatStyleConfiguration enum
    NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy struct
    NumberFormatStyleConfiguration.Grouping struct
    NumberFormatStyleConfiguration.Notation struct
    NumberFormatStyleConfiguration.Precision struct
    NumberFormatStyleConfiguration.RoundingRule typealias
    NumberFormatStyleConfiguration.SignDisplayStrategy struct
    NumberFormatter class Formatter
    NumberFormatter.PadPosition enum
    NumberFormatter.RoundingMode enum
    NumberFormatter.Style enum
    OSErr typealias Int16
    OSStatus typealias Int32
    OSType typealias UInt32
    ObjCBool struct
    OperatingSystemVersion struct
    Operation class NSObject concurrency
    Operation.QueuePriority enum
    OperationQueue class NSObject concurrency
    OutputStream class Stream
    POSIXError struct
    POSIXError.Code typealias
    ParseStrategy<ParseInput,ParseOutput> protocol Decodable,Encodable,Hashable formatting
    ParseableFormatStyle<Strategy> protocol FormatStyle formatting
    PersonNameComponents struct
    PersonNameComponents.ReferenceType typealias
    PersonNameComponentsFormatter class Formatter formatting
    PersonNameComponentsFormatter.Options struct
    PersonNameComponentsFormatter.Style enum
    Pipe class NSObject
    Port class NSObject
    PortDelegate protocol - delegate
    PortMessage class NSObject
    Predicate<Input> struct
    PredicateBindings struct
    PredicateError struct
    PredicateExpression<Output> protocol
    PredicateExpressions enum
    PredicateExpressions.Arithmetic struct
    PredicateExpressions.ArithmeticOperator enum
    PredicateExpressions.ClosedRange struct
    PredicateExpressions.CollectionContainsCollection struct
    PredicateExpressions.CollectionIndexSubscript struct
    PredicateExpressions.CollectionRangeSubscript struct
    PredicateExpressions.Comparison struct
    PredicateExpressions.ComparisonOperator enum
    PredicateExpressions.Conditional struct
    PredicateExpressions.ConditionalCast struct
    PredicateExpressions.Conjunction struct
    PredicateExpressions.DictionaryKeyDefaultValueSubscript struct
    PredicateExpressions.DictionaryKeySubscript struct
    PredicateExpressions.Disjunction struct
    PredicateExpressions.Equal struct
    PredicateExpressions.ExpressionEvaluate struct
    PredicateExpressions.Filter struct
    PredicateExpressions.FloatDivision struct
    PredicateExpressions.ForceCast struct
    PredicateExpressions.ForcedUnwrap struct
    PredicateExpressions.IntDivision struct
    PredicateExpressions.IntRemainder struct
    PredicateExpressions.KeyPath struct
    PredicateExpressions.KeyPath.CommonKeyPathKind enum
    PredicateExpressions.Negation struct
    PredicateExpressions.NilCoalesce struct
    PredicateExpressions.NilLiteral struct
    PredicateExpressions.NotEqual struct
    PredicateExpressions.OptionalFlatMap struct
    PredicateExpressions.PredicateRegex struct
    PredicateExpressions.Range struct
    PredicateExpressions.RangeExpressionContains struct
    PredicateExpressions.SequenceAllSatisfy struct
    PredicateExpressions.SequenceContains struct
    PredicateExpressions.SequenceContainsWhere struct
    PredicateExpressions.SequenceMaximum struct
    PredicateExpressions.SequenceMinimum struct
    PredicateExpressions.SequenceStartsWith struct
    PredicateExpressions.StringContainsRegex struct
    PredicateExpressions.TypeCheck struct
    PredicateExpressions.UnaryMinus struct
    PredicateExpressions.Value struct
    PredicateExpressions.Variable struct
    PredicateExpressions.VariableID struct
    Process class NSObject
    Process.TerminationReason enum
    ProcessInfo class NSObject
    Progress class NSObject
    Progress.FileOperationKind struct
    ProgressKind struct
    ProgressReporting protocol NSObjectProtocol
    ProgressUserInfoKey struct
    PropertyListDecoder class - coding
    PropertyListDecoder.PropertyListFormat enum
    PropertyListEncoder class - coding
    PropertyListSerialization class NSObject coding
    PropertyListSerialization.MutabilityOptions struct
    PropertyListSerialization.PropertyListFormat typealias
    PropertyListSerialization.ReadOptions typealias
    PropertyListSerialization.WriteOptions typealias
    QualityOfService enum
    RecoverableError protocol Error
    ReferenceConvertible<ReferenceType> protocol CustomDebugStringConvertible,CustomStringConvertible,Hashable
    RegexComponent.DateStyle typealias
    RegexComponent.TimeStyle typealias
    RelativeDateTimeFormatter class Formatter formatting
    Repeated.Regions typealias
    RunLoop class NSObject concurrency
    RunLoop.Mode struct
    Scanner class NSObject
    Scanner.NumberRepresentation enum
    ScopedAttributeContainer<S> struct
    Selector struct
    Slice.Regions typealias
    SocketNativeHandle typealias Int32
    SocketPort class Port
    SortComparator<Compared> protocol Hashable
    SortDescriptor<Compared> struct
    SortOrder enum
    StandardPredicateExpression protocol Decodable,Encodable,PredicateExpression
    Stream class NSObject
    Stream.Event struct
    Stream.PropertyKey struct
    Stream.Status enum
    StreamDelegate protocol - delegate
    StreamNetworkServiceTypeValue struct
    StreamSOCKSProxyConfiguration struct
    StreamSOCKSProxyVersion struct
    StreamSocketSecurityLevel struct
    String.Comparator struct
    String.CompareOptions struct
    String.Encoding struct
    String.EncodingConversionOptions typealias
    String.EnumerationOptions typealias
    String.LocalizationValue struct
    String.StandardComparator struct
    StringStyle struct
    StringTransform struct
    TermOfAddress struct
    Thread class NSObject concurrency
    TimeInterval typealias Double
    TimeZone struct
    TimeZone.NameStyle enum
    TimeZone.ReferenceType typealias
    Timer class NSObject concurrency
    Timer.TimerPublisher class
    URL struct
    URL.AsyncBytes struct - network
    URL.DirectoryHint enum
    URL.ReferenceType typealias
    URL.Template struct
    URL.Template.Value struct
    URL.Template.VariableName struct
    URLAuthenticationChallenge class NSObject network
    URLAuthenticationChallengeSender protocol NSObjectProtocol network
    URLCache class NSObject network
    URLCache.StoragePolicy enum
    URLComponents struct
    URLComponents.ReferenceType typealias
    URLCredential class NSObject network
    URLCredential.Persistence enum
    URLCredentialStorage class NSObject network
    URLError struct
    URLError.Code enum
    URLFileProtection struct
    URLFileResourceType struct
    URLProtectionSpace class NSObject network
    URLProtocol class NSObject network
    URLProtocolClient protocol NSObjectProtocol network
    URLQueryItem struct
    URLRequest struct - network
    URLRequest.CachePolicy typealias
    URLRequest.NetworkServiceType typealias
    URLRequest.ReferenceType typealias
    URLResourceKey struct
    URLResourceValues struct
    URLResponse class NSObject network
    URLSession class NSObject network
    URLSession.AsyncBytes struct - network
    URLSession.AuthChallengeDisposition enum
    URLSession.DataTaskPublisher struct
    URLSession.DelayedRequestDisposition enum
    URLSession.ResponseDisposition enum
    URLSessionConfiguration class NSObject network
    URLSessionDataDelegate protocol URLSessionTaskDelegate delegate,network
    URLSessionDataTask class URLSessionTask
    URLSessionDelegate protocol NSObjectProtocol delegate,network
    URLSessionDownloadDelegate protocol URLSessionTaskDelegate delegate,network
    URLSessionDownloadTask class URLSessionTask
    URLSessionStreamDelegate protocol URLSessionTaskDelegate delegate,network
    URLSessionStreamTask class URLSessionTask
    URLSessionTask class NSObject network
    URLSessionTask.State enum
    URLSessionTaskDelegate protocol URLSessionDelegate delegate,network
    URLSessionTaskMetrics class NSObject network
    URLSessionTaskMetrics.DomainResolutionProtocol enum
    URLSessionTaskMetrics.ResourceFetchType enum
    URLSessionTaskTransactionMetrics class NSObject network
    URLSessionUploadTask class URLSessionDataTask
    URLSessionWebSocketDelegate protocol URLSessionTaskDelegate delegate,network
    URLSessionWebSocketTask class URLSessionTask
    URLSessionWebSocketTask.CloseCode enum
    URLSessionWebSocketTask.Message enum
    URLThumbnailDictionaryItem struct
    URLUbiquitousItemDownloadingStatus struct
    UUID struct
    UndoManager class NSObject
    Unit class NSObject
    UnitAcceleration class Dimension
    UnitAngle class Dimension
    UnitArea class Dimension
    UnitConcentrationMass class Dimension
    UnitConverter class NSObject
    UnitConverterLinear class UnitConverter
    UnitDispersion class Dimension
    UnitDuration class Dimension
    UnitElectricCharge class Dimension
    UnitElectricCurrent class Dimension
    UnitElectricPotentialDifference class Dimension
    UnitElectricResistance class Dimension
    UnitEnergy class Dimension
    UnitFrequency class Dimension
    UnitFuelEfficiency class Dimension
    UnitIlluminance class Dimension
    UnitInformationStorage class Dimension
    UnitLength class Dimension
    UnitMass class Dimension
    UnitPower class Dimension
    UnitPressure class Dimension
    UnitSpeed class Dimension
    UnitTemperature class Dimension
    UnitVolume class Dimension
    UserDefaults class NSObject persistence
    ValueTransformer class NSObject
    XMLDTD class XMLNode coding
    XMLDTDNode class XMLNode coding
    XMLDTDNode.DTDKind enum
    XMLDocument class XMLNode coding
    XMLDocument.ContentKind enum
    XMLElement class XMLNode coding
    XMLNode class NSObject coding
    XMLNode.Index struct
    XMLNode.Kind enum
    XMLNode.Options struct
    XMLParser class NSObject coding
    XMLParser.ErrorCode enum
    XMLParser.ExternalEntityResolvingPolicy enum
    XMLParserDelegate protocol - coding,delegate
    unichar typealias UInt16
    uuid_string_t typealias
    uuid_t typealias
    # OSLog
    OSLogEntry class NSObject
    OSLogEntryActivity class OSLogEntry
    OSLogEntryBoundary class OSLogEntry
    OSLogEntryLog class OSLogEntry
    OSLogEntrySignpost class OSLogEntry
    OSLogEnumerator class NSEnumerator
    OSLogPosition class NSObject
    OSLogStore class NSObject
    # os
    Logger struct
    OSAllocatedUnfairLock<State> struct - concurrency
    OSLog class NSObject
    OSLogMessage struct
    OSLogPrivacy struct
    OSLogType struct
    OSSignpostID struct
    OSSignpostIntervalState class
    OSSignpostType enum
    OSSignposter struct
    os_log global
    os_signpost global
    os_signpost_id_t typealias UInt64
    os_unfair_lock typealias os_unfair_lock_s concurrency
    os_unfair_lock_s struct - concurrency
    """
}
