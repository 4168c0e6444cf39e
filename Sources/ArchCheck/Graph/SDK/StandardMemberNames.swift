/// Names of members that values of the standard library and of Foundation have.
///
/// A type outside the project keeps its own members even where the project makes it conform to a
/// protocol with a member of the same name, so such a name is never taken for the protocol's.
/// Source: the symbol graphs of Swift, `_StringProcessing`, `_Concurrency` and Foundation
/// (`swift symbolgraph-extract`), members of the value types and collection protocols.
enum StandardMemberNames {
  static let all = text.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let text = """
    ISO8601Format abbreviation abbreviationDictionary absoluteString absoluteURL add addProduct
    addTimeInterval adding addingObjects addingPercentEncoding addingProduct addingReportingOverflow
    addingTimeInterval advanced allCases allKeys allSatisfy allValues alphanumerics
    alternateQuotationBeginDelimiter alternateQuotationEndDelimiter append appendPathComponent
    appendPathExtension appending appendingFormat appendingPathComponent appendingPathExtension
    applying applyingTransform asciiValue autoupdatingCurrent availableNumberingSystems
    availableStringEncodings base base64EncodedData base64EncodedString baseURL bigEndian binade
    bitPattern bitWidth bitmapRepresentation boolValue byteSwapped bytes cString calendar
    canBeConverted canonicalIdentifier canonicalLanguageIdentifier capacity capitalized
    capitalizedLetters caseInsensitiveCompare character characterDirection characters
    checkResourceIsReachable clamp clamped classFallbacksForKeyedArchiver classForCoder
    classForKeyedArchiver classForKeyedUnarchiver codingKey collation collationIdentifier
    collatorIdentifier commonPrefix compactMap compactMapValues compare completePath component
    components componentsJoined contains controlCharacters convert converted copy copyBytes count
    currency currencyCode currencySymbol current currentDirectory customMirror
    customPlaygroundQuickLook data dataRepresentation date dateComponents dateInterval
    dateIntervalOfWeekend dates day dayOfYear daylightSavingTimeOffset debugDescription
    decimalDigits decimalSeparator decimalValue decodeCString decomposables
    decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping
    defaultCStringEncoding deleteLastPathComponent deletePathExtension deletingLastPathComponent
    deletingPathExtension description descriptionInStringsFileFormat difference distance
    distantFuture distantPast divide dividedReportingOverflow dividingFullWidth doubleValue drop
    dropFirst dropLast duration earlierDate elements elementsEqual encode end endIndex
    enumerateBytes enumerateDates enumerateKeysAndObjects enumerateLines enumerateObjects
    enumerateSubstrings enumerated era errorCode errorDescription errorDomain errorUserInfo
    expandingTildeInPath exponent exponentBitCount exponentBitPattern failureReason fastestEncoding
    filePathURL fileSystemRepresentation fileURL filter filtered filteredIndexSet first
    firstDayOfWeek firstIndex firstMatch firstObject firstObjectCommon firstRange firstWeekday
    flatMap flatMapError floatValue floatingPointClass folding forEach formIndex formIntersection
    formRemainder formSquareRoot formSymmetricDifference formTruncatingRemainder formUnion formatted
    fragment get getBytes getCString getCharacters getFileSystemRepresentation getLineStart
    getObjects getParagraphStart getResourceValue gmt greatestFiniteMagnitude groupingSeparator
    hasDirectoryPath hasMember hasPrefix hasSuffix hash hashValue helpAnchor hexDigitValue
    homeDirectory host hour hourCycle id identifier illegalCharacters index indexOfObject
    indexOfObjectIdentical indexRange indexesOfObjects indices infinity insert int16Value int32Value
    int64Value int8Value intValue integerGreaterThan integerGreaterThanOrEqualTo integerLessThan
    integerLessThanOrEqualTo integerValue intersection intersects invert inverted isASCII
    isAbsolutePath isCanonical isCased isContiguousUTF8 isCurrencySymbol isDate isDateInToday
    isDateInTomorrow isDateInWeekend isDateInYesterday isDaylightSavingTime isDisjoint isEmpty
    isEqual isFileURL isFinite isHexDigit isInfinite isKind isLeapMonth isLess isLessThanOrEqualTo
    isLetter isLowercase isMathSymbol isMember isMultiple isNaN isNewline isNormal isNumber isProxy
    isPunctuation isRepeatedDay isSignMinus isSignaling isSignalingNaN isSigned isStrictSubset
    isStrictSuperset isSubclass isSubnormal isSubset isSuperset isSymbol isTotallyOrdered
    isUppercase isValid isValidDate isWhitespace isWholeNumber isZero isoCurrencyCodes
    isoLanguageCodes isoRegionCodes joined keyEnumerator keys keysOfEntries keysSortedByValue
    language languageCode last lastIndex lastObject lastPathComponent lastRange laterDate lazy
    leadingZeroBitCount leastFiniteMagnitude leastNonzeroMagnitude leastNormalMagnitude length
    lengthOfBytes letters lexicographicallyPrecedes lineDirection lineRange littleEndian locale
    localizedCapitalized localizedCaseInsensitiveCompare localizedCaseInsensitiveContains
    localizedCompare localizedDescription localizedLowercase localizedName localizedStandardCompare
    localizedStandardContains localizedStandardRange localizedString localizedStringWithFormat
    localizedUppercase longLongValue lowerBound lowercaseLetters lowercased magnitude
    makeAsyncIterator makeContiguousUTF8 makeIterator map mapError mapValues matches max maximum
    maximumLengthOfBytes maximumMagnitude maximumRange measurementSystem merge mergeAttributes
    merging mergingAttributes min minimum minimumDaysInFirstWeek minimumMagnitude minimumRange
    minute month moveSubranges multipliedFullWidth multipliedReportingOverflow multiply mutableBytes
    mutableCopy mutableSpan nan nanosecond negate newlines nextDate nextDaylightSavingTimeTransition
    nextDown nextUp nextWeekend nonBaseCharacters nonzeroBitCount now numberingSystem objCType
    object objectEnumerator objects one ordinality overlaps padding paragraphRange parameterString
    partition password path pathComponents pathExtension pathsMatchingExtensions pi
    playgroundDescription popFirst popLast port precomposedStringWithCanonicalMapping
    precomposedStringWithCompatibilityMapping preferredLanguages preferredLocales prefix prefixMatch
    punctuationCharacters quarter query quietNaN quotationBeginDelimiter quotationEndDelimiter
    quotientAndRemainder radix random randomElement range rangeOfCharacter
    rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences rangeView ranges rawValue
    recoverySuggestion reduce region regionCode regions relative relativePath relativeString
    remainder remainderReportingOverflow remove removeAll removeAllCachedResourceValues
    removeCachedResourceValue removeFirst removeLast removeSubrange removeSubranges removeValue
    removingPercentEncoding removingSubranges replace replaceAttributes replaceSubrange
    replacementObject replacing replacingAttributes replacingCharacters replacingOccurrences
    reserveCapacity resetBytes resolveSymlinksInPath resolvingSymlinksInPath resourceSpecifier
    resourceValues reverse reverseObjectEnumerator reversed round rounded runs scheme scriptCode
    second secondsFromGMT self setAttributes setResourceValue setResourceValues
    setTemporaryResourceValue setValue settingAttributes sharedKeySet shift shuffle shuffled sign
    signalingNaN significand significandBitCount significandBitPattern significandWidth signum
    smallestEncoding sort sorted sortedArray sortedArrayHint span split squareRoot standardize
    standardized standardizedFileURL standardizingPath start startIndex startOfDay starts
    stringValue stringsByAppendingPaths subarray subdata subdivision substring subtract subtracting
    subtractingReportingOverflow suffix sum superclass supportsSecureCoding swapAt symbols
    symmetricDifference take temporaryDirectory timeIntervalBetween1970AndReferenceDate
    timeIntervalSince timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate
    timeZone toggle trailingZeroBitCount transform transformingAttributes trimPrefix
    trimmingCharacters trimmingPrefix truncatingRemainder uint16Value uint32Value uint64Value
    uint8Value uintValue ulp ulpOfOne underestimatedCount unicodeScalars union unit
    unsafelyUnwrapped update updateValue upperBound uppercaseLetters uppercased urlFragmentAllowed
    urlHostAllowed urlPasswordAllowed urlPathAllowed urlQueryAllowed urlUserAllowed user
    usesMetricSystem utf16 utf8 utf8CString utf8Span utf8String uuid uuidString value values variant
    variantCode weekOfMonth weekOfYear weekday weekdayOrdinal whitespaces whitespacesAndNewlines
    wholeMatch wholeNumberValue withCString withContiguousMutableStorageIfAvailable
    withContiguousStorageIfAvailable withMutableCharacters withUTF8 withUnsafeBufferPointer
    withUnsafeBytes withUnsafeFileSystemRepresentation withUnsafeMutableBufferPointer
    withUnsafeMutableBytes words wrappedSum write year yearForWeekOfYear zero
    """
}
