extension SDKTable {
  /// The types of the Swift standard library, concurrency, and the C library.
  static let standardLibraryTypes: StaticString = """
    # Darwin
    FILE typealias
    addrinfo struct
    blkcnt_t typealias
    blksize_t typealias
    clock_t typealias
    clockid_t typealias
    dev_t typealias
    dirent struct
    div_t struct
    errno_t typealias
    gid_t typealias
    hostent struct
    id_t typealias
    ifaddrs struct
    in6_addr struct
    in_addr struct
    in_addr_t typealias
    in_port_t typealias
    ino_t typealias
    int16_t typealias
    int32_t typealias
    int64_t typealias
    int8_t typealias
    intmax_t typealias
    intptr_t typealias
    iovec struct
    key_t typealias
    mode_t typealias
    msghdr struct
    nlink_t typealias
    off_t typealias
    passwd struct
    pid_t typealias
    pollfd struct
    pthread_attr_t typealias
    pthread_cond_t typealias
    pthread_key_t typealias
    pthread_mutex_t typealias
    pthread_once_t typealias
    pthread_rwlock_t typealias
    pthread_t typealias
    ptrdiff_t typealias
    rlimit struct
    rusage struct
    sa_family_t typealias
    sigaction struct
    sigset_t typealias
    size_t typealias
    sockaddr struct
    sockaddr_in struct
    sockaddr_in6 struct
    sockaddr_storage struct
    sockaddr_un struct
    socklen_t typealias
    ssize_t typealias
    stat struct
    statfs struct
    suseconds_t typealias
    termios struct
    time_t typealias
    timespec struct
    timeval struct
    timezone struct
    tm struct
    uid_t typealias
    uint16_t typealias
    uint32_t typealias
    uint64_t typealias
    uint8_t typealias
    uintmax_t typealias
    uintptr_t typealias
    useconds_t typealias
    utsname struct
    va_list typealias
    wchar_t typealias
    winsize struct
    # Distributed
    DistributedActor<ActorSystem,SerializationRequirement> protocol Hashable,Identifiable
    DistributedActorCodingError struct
    DistributedActorSystem<ActorID,InvocationDecoder,InvocationEncoder,ResultHandler,SerializationRequirement> protocol
    DistributedActorSystemError protocol Error
    DistributedTargetInvocationDecoder<SerializationRequirement> protocol
    DistributedTargetInvocationEncoder<SerializationRequirement> protocol
    DistributedTargetInvocationResultHandler<SerializationRequirement> protocol
    ExecuteDistributedTargetError struct
    ExecuteDistributedTargetError.ErrorCode enum
    LocalTestingActorAddress typealias LocalTestingActorID
    LocalTestingActorID struct
    LocalTestingDistributedActorSystem class
    LocalTestingDistributedActorSystem.ActorID typealias
    LocalTestingDistributedActorSystem.InvocationDecoder typealias
    LocalTestingDistributedActorSystem.InvocationEncoder typealias
    LocalTestingDistributedActorSystem.ResultHandler typealias
    LocalTestingDistributedActorSystemError struct
    LocalTestingInvocationDecoder class
    LocalTestingInvocationEncoder struct
    LocalTestingInvocationResultHandler struct
    RemoteCallArgument<Value> struct
    RemoteCallTarget struct
    Resolvable macro
    # Observation
    Observable protocol - observable
    ObservationIgnored macro
    ObservationRegistrar struct
    ObservationTracked macro
    Observations<Element,Failure> struct
    Observations.Iteration enum
    Observations.Iterator struct
    # RegexBuilder
    AlternationBuilder struct
    Anchor struct
    Capture<Output> struct
    CharacterClass struct
    ChoiceOf<Output> struct
    Local<Output> struct
    Lookahead<Output> struct
    NegativeLookahead<Output> struct
    One<Output> struct
    OneOrMore<Output> struct
    Optionally<Output> struct
    Reference<Capture> struct
    RegexComponentBuilder enum
    Repeat<Output> struct
    TryCapture<Output> struct
    ZeroOrMore<Output> struct
    # Swift
    AdditiveArithmetic protocol Equatable
    Any typealias
    AnyBidirectionalCollection<Element> struct
    AnyBidirectionalCollection.Index typealias
    AnyBidirectionalCollection.Indices typealias
    AnyBidirectionalCollection.Iterator typealias
    AnyBidirectionalCollection.SubSequence typealias
    AnyClass typealias
    AnyCollection<Element> struct
    AnyCollection.Index typealias
    AnyCollection.Indices typealias
    AnyCollection.Iterator typealias
    AnyCollection.SubSequence typealias
    AnyHashable struct
    AnyIndex struct
    AnyIterator<Element> struct
    AnyKeyPath class
    AnyObject typealias
    AnyRandomAccessCollection<Element> struct
    AnyRandomAccessCollection.Index typealias
    AnyRandomAccessCollection.Indices typealias
    AnyRandomAccessCollection.Iterator typealias
    AnyRandomAccessCollection.SubSequence typealias
    AnySequence<Element> struct
    AnySequence.Iterator typealias
    Array<Element> struct MutableCollection,RandomAccessCollection,RangeReplaceableCollection
    Array.Index typealias
    Array.Indices typealias
    Array.Iterator typealias
    ArrayLiteralConvertible typealias ExpressibleByArrayLiteral
    ArraySlice<Element> struct MutableCollection,RandomAccessCollection,RangeReplaceableCollection
    ArraySlice.Index typealias
    ArraySlice.Indices typealias
    ArraySlice.Iterator typealias
    AutoreleasingUnsafeMutablePointer<Pointee> struct
    BidirectionalCollection<Element,Index,Indices,SubSequence> protocol Collection
    BinaryFloatingPoint<RawExponent,RawSignificand> protocol ExpressibleByFloatLiteral,FloatingPoint
    BinaryInteger<Words> protocol CustomStringConvertible,Hashable,Numeric,Strideable
    BitwiseCopyable protocol
    Bool struct
    BooleanLiteralConvertible typealias ExpressibleByBooleanLiteral
    CBool typealias Bool
    CChar typealias Int8
    CChar16 typealias UInt16
    CChar32 typealias Unicode.Scalar
    CChar8 typealias UInt8
    CDouble typealias Double
    CFloat typealias Float
    CFloat16 typealias Float16
    CInt typealias Int32
    CLong typealias Int
    CLongDouble typealias Float80
    CLongLong typealias Int64
    CShort typealias Int16
    CSignedChar typealias Int8
    CUnsignedChar typealias UInt8
    CUnsignedInt typealias UInt32
    CUnsignedLong typealias UInt
    CUnsignedLongLong typealias UInt64
    CUnsignedShort typealias UInt16
    CVaListPointer struct
    CVarArg protocol
    CWideChar typealias Unicode.Scalar
    CaseIterable<AllCases> protocol
    Character struct
    Character.UTF16View typealias
    Character.UTF8View typealias
    Character.UnicodeScalarView typealias
    ClosedRange<Bound> struct
    ClosedRange.Element typealias
    ClosedRange.Index enum
    ClosedRange.Iterator typealias
    ClosedRange.SubSequence typealias
    ClosedRangeIndex<T> typealias
    Codable typealias Decodable,Encodable coding
    CodingKey protocol CustomDebugStringConvertible,CustomStringConvertible,Sendable coding
    CodingKeyRepresentable protocol
    CodingUserInfoKey struct
    Collection<Element,Index,Indices,Iterator,SubSequence> protocol Sequence
    CollectionDifference<ChangeElement> struct
    CollectionDifference.Change enum
    CollectionDifference.Element typealias
    CollectionDifference.Index struct
    CollectionOfOne<Element> struct
    CollectionOfOne.Index typealias
    CollectionOfOne.Indices typealias
    CollectionOfOne.Iterator struct
    CollectionOfOne.SubSequence typealias
    CommandLine enum
    Comparable protocol Equatable
    ContiguousArray<Element> struct MutableCollection,RandomAccessCollection,RangeReplaceableCollection
    ContiguousArray.Index typealias
    ContiguousArray.Indices typealias
    ContiguousArray.Iterator typealias
    Copyable protocol
    CountableClosedRange<Bound> typealias ClosedRange
    CountablePartialRangeFrom<Bound> typealias PartialRangeFrom
    CountableRange<Bound> typealias Range
    CustomDebugStringConvertible protocol
    CustomLeafReflectable protocol CustomReflectable
    CustomPlaygroundDisplayConvertible protocol
    CustomReflectable protocol
    CustomStringConvertible protocol
    DebugDescription macro
    Decodable protocol - coding
    Decoder protocol - coding
    DecodingError enum
    DecodingError.Context struct
    DefaultIndices<Elements> struct
    DefaultIndices.Element typealias
    DefaultIndices.Index typealias
    DefaultIndices.Indices typealias
    DefaultIndices.Iterator typealias
    DefaultIndices.SubSequence typealias
    DefaultStringInterpolation struct
    Dictionary<Key,Value> struct Collection
    Dictionary.Element typealias
    Dictionary.Index struct
    Dictionary.Iterator struct
    Dictionary.Keys struct
    Dictionary.Keys.Iterator struct
    Dictionary.SubSequence typealias
    Dictionary.Values struct
    Dictionary.Values.Iterator struct
    DictionaryIndex<Key,Value> typealias
    DictionaryIterator<Key,Value> typealias
    DictionaryLiteralConvertible typealias ExpressibleByDictionaryLiteral
    DiscontiguousSlice<Base> struct
    DiscontiguousSlice.Element typealias
    DiscontiguousSlice.Index struct
    DiscontiguousSlice.Indices typealias
    DiscontiguousSlice.Iterator typealias
    DiscontiguousSlice.SubSequence typealias
    Double struct
    Double.Exponent typealias
    Double.Magnitude typealias
    Double.RawSignificand typealias
    Double.SIMD16Storage struct
    Double.SIMD2Storage struct
    Double.SIMD32Storage struct
    Double.SIMD4Storage struct
    Double.SIMD64Storage struct
    Double.SIMD8Storage struct
    DropFirstSequence<Base> struct
    DropFirstSequence.Element typealias
    DropFirstSequence.Iterator typealias
    DropFirstSequence.SubSequence typealias
    DropWhileSequence<Base> struct
    DropWhileSequence.Element typealias
    DropWhileSequence.Iterator struct
    Duration struct
    DurationProtocol protocol AdditiveArithmetic,Comparable
    EmptyCollection<Element> struct
    EmptyCollection.Index typealias
    EmptyCollection.Indices typealias
    EmptyCollection.Iterator struct
    EmptyCollection.SubSequence typealias
    EmptyIterator<T> typealias
    Encodable protocol - coding
    Encoder protocol - coding
    EncodingError enum
    EncodingError.Context struct
    EnumeratedIterator<T> typealias
    EnumeratedSequence<Base> struct
    EnumeratedSequence.Index struct
    EnumeratedSequence.Iterator struct
    Equatable protocol
    Error protocol Sendable
    Escapable protocol
    ExpressibleByArrayLiteral<ArrayLiteralElement> protocol
    ExpressibleByBooleanLiteral<BooleanLiteralType> protocol
    ExpressibleByDictionaryLiteral<Key,Value> protocol
    ExpressibleByExtendedGraphemeClusterLiteral<ExtendedGraphemeClusterLiteralType> protocol ExpressibleByUnicodeScalarLiteral
    ExpressibleByFloatLiteral<FloatLiteralType> protocol
    ExpressibleByIntegerLiteral<IntegerLiteralType> protocol
    ExpressibleByNilLiteral protocol
    ExpressibleByStringInterpolation<StringInterpolation> protocol ExpressibleByStringLiteral
    ExpressibleByStringLiteral<StringLiteralType> protocol ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByUnicodeScalarLiteral<UnicodeScalarLiteralType> protocol
    ExtendedGraphemeClusterLiteralConvertible typealias ExpressibleByExtendedGraphemeClusterLiteral
    FixedWidthInteger protocol BinaryInteger,LosslessStringConvertible
    FlattenSequence<Base> struct
    FlattenSequence.Index struct
    FlattenSequence.Iterator struct
    Float struct
    Float.Exponent typealias
    Float.Magnitude typealias
    Float.RawSignificand typealias
    Float.SIMD16Storage struct
    Float.SIMD2Storage struct
    Float.SIMD32Storage struct
    Float.SIMD4Storage struct
    Float.SIMD64Storage struct
    Float.SIMD8Storage struct
    Float16 struct
    Float16.Exponent typealias
    Float16.Magnitude typealias
    Float16.RawSignificand typealias
    Float16.SIMD16Storage struct
    Float16.SIMD2Storage struct
    Float16.SIMD32Storage struct
    Float16.SIMD4Storage struct
    Float16.SIMD64Storage struct
    Float16.SIMD8Storage struct
    Float32 typealias Float
    Float64 typealias Double
    Float80 struct
    Float80.Exponent typealias
    Float80.Magnitude typealias
    Float80.RawSignificand typealias
    FloatLiteralConvertible typealias ExpressibleByFloatLiteral
    FloatingPoint<Exponent> protocol Hashable,SignedNumeric,Strideable
    FloatingPointClassification enum
    FloatingPointRoundingRule enum
    FloatingPointSign enum
    Hashable protocol Equatable
    Hasher struct
    Identifiable<ID> protocol
    IndexingIterator<Elements> struct
    IndexingIterator.Element typealias
    IndexingIterator.Iterator typealias
    IndexingIterator.SubSequence typealias
    InlineArray<count,Element> struct
    InlineArray.Element typealias
    InlineArray.Index typealias
    InstantProtocol<Duration> protocol Comparable,Hashable
    Int struct
    Int.Magnitude typealias
    Int.SIMD16Storage struct
    Int.SIMD2Storage struct
    Int.SIMD32Storage struct
    Int.SIMD4Storage struct
    Int.SIMD64Storage struct
    Int.SIMD8Storage struct
    Int.Words struct
    Int128 struct
    Int128.Magnitude typealias
    Int16 struct
    Int16.Magnitude typealias
    Int16.SIMD16Storage struct
    Int16.SIMD2Storage struct
    Int16.SIMD32Storage struct
    Int16.SIMD4Storage struct
    Int16.SIMD64Storage struct
    Int16.SIMD8Storage struct
    Int16.Words struct
    Int32 struct
    Int32.Magnitude typealias
    Int32.SIMD16Storage struct
    Int32.SIMD2Storage struct
    Int32.SIMD32Storage struct
    Int32.SIMD4Storage struct
    Int32.SIMD64Storage struct
    Int32.SIMD8Storage struct
    Int32.Words struct
    Int64 struct
    Int64.Magnitude typealias
    Int64.SIMD16Storage struct
    Int64.SIMD2Storage struct
    Int64.SIMD32Storage struct
    Int64.SIMD4Storage struct
    Int64.SIMD64Storage struct
    Int64.SIMD8Storage struct
    Int64.Words struct
    Int8 struct
    Int8.Magnitude typealias
    Int8.SIMD16Storage struct
    Int8.SIMD2Storage struct
    Int8.SIMD32Storage struct
    Int8.SIMD4Storage struct
    Int8.SIMD64Storage struct
    Int8.SIMD8Storage struct
    Int8.Words struct
    IntegerLiteralConvertible typealias ExpressibleByIntegerLiteral
    IteratorOverOne<T> typealias
    IteratorProtocol<Element> protocol
    IteratorSequence<Base> struct
    IteratorSequence.Element typealias
    JoinedIterator<T> typealias
    JoinedSequence<Base> struct
    JoinedSequence.Element typealias
    JoinedSequence.Iterator struct
    KeyPath<Root,Value> class PartialKeyPath
    KeyValuePairs<Key,Value> struct
    KeyValuePairs.Element typealias
    KeyValuePairs.Index typealias
    KeyValuePairs.Indices typealias
    KeyValuePairs.SubSequence typealias
    KeyedDecodingContainer<K> struct - coding
    KeyedDecodingContainer.Key typealias
    KeyedDecodingContainerProtocol<Key> protocol - coding
    KeyedEncodingContainer<K> struct - coding
    KeyedEncodingContainer.Key typealias
    KeyedEncodingContainerProtocol<Key> protocol - coding
    LazyCollectionProtocol protocol Collection,LazySequenceProtocol
    LazyDropWhileSequence<Base> struct
    LazyDropWhileSequence.Element typealias
    LazyDropWhileSequence.Elements typealias
    LazyDropWhileSequence.Index typealias
    LazyDropWhileSequence.Iterator struct
    LazyDropWhileSequence.SubSequence typealias
    LazyFilterSequence<Base> struct
    LazyFilterSequence.Element typealias
    LazyFilterSequence.Index typealias
    LazyFilterSequence.Iterator struct
    LazyFilterSequence.SubSequence typealias
    LazyMapSequence<Base,Element> struct
    LazyMapSequence.Elements typealias
    LazyMapSequence.Index typealias
    LazyMapSequence.Indices typealias
    LazyMapSequence.Iterator struct
    LazyMapSequence.SubSequence typealias
    LazyPrefixWhileSequence<Base> struct
    LazyPrefixWhileSequence.Element typealias
    LazyPrefixWhileSequence.Elements typealias
    LazyPrefixWhileSequence.Index struct
    LazyPrefixWhileSequence.Iterator struct
    LazyPrefixWhileSequence.SubSequence typealias
    LazySequence<Base> struct
    LazySequence.Element typealias
    LazySequence.Elements typealias
    LazySequence.Index typealias
    LazySequence.Indices typealias
    LazySequence.Iterator typealias
    LazySequence.SubSequence typealias
    LazySequenceProtocol<Elements> protocol Sequence
    LosslessStringConvertible protocol CustomStringConvertible
    ManagedBuffer<Header,Element> class
    ManagedBufferPointer<Header,Element> struct
    MemoryLayout<T> enum
    Mirror struct
    Mirror.AncestorRepresentation enum
    Mirror.Child typealias
    Mirror.Children typealias
    Mirror.DisplayStyle enum
    MirrorPath protocol
    MutableCollection<Element,Index,SubSequence> protocol Collection
    MutableRawSpan struct
    MutableSpan<Element> struct
    MutableSpan.Index typealias
    Never enum
    NilLiteralConvertible typealias ExpressibleByNilLiteral
    Numeric<Magnitude> protocol AdditiveArithmetic,ExpressibleByIntegerLiteral
    ObjectIdentifier struct
    OpaquePointer struct
    OptionSet<Element> protocol RawRepresentable,SetAlgebra
    Optional<Wrapped> enum
    OutputRawSpan struct
    OutputSpan<Element> struct
    OutputSpan.Index typealias
    PartialKeyPath<Root> class AnyKeyPath
    PartialRangeFrom<Bound> struct
    PartialRangeFrom.Element typealias
    PartialRangeFrom.Iterator struct
    PartialRangeThrough<Bound> struct
    PartialRangeUpTo<Bound> struct
    PrefixSequence<Base> struct
    PrefixSequence.Iterator struct
    RandomAccessCollection<Element,Index,Indices,SubSequence> protocol BidirectionalCollection
    RandomNumberGenerator protocol
    Range<Bound> struct
    Range.Element typealias
    Range.Index typealias
    Range.Indices typealias
    Range.Iterator typealias
    Range.SubSequence typealias
    RangeExpression<Bound> protocol
    RangeReplaceableCollection<SubSequence> protocol Collection
    RangeSet<Bound> struct
    RangeSet.Ranges struct
    RawRepresentable<RawValue> protocol
    RawSpan struct
    ReferenceWritableKeyPath<Root,Value> class WritableKeyPath
    Repeated<Element> struct
    Repeated.Index typealias
    Repeated.Indices typealias
    Result<Success,Failure> enum
    ReversedCollection<Base> struct
    ReversedCollection.Element typealias
    ReversedCollection.Index struct
    ReversedCollection.Iterator struct
    ReversedIndex<T> typealias
    ReversedRandomAccessCollection<T> typealias ReversedCollection
    SIMD protocol CustomStringConvertible,Decodable,Encodable,ExpressibleByArrayLiteral,Hashable,SIMDStorage
    SIMD16<Scalar> struct
    SIMD2<Scalar> struct
    SIMD3<Scalar> struct
    SIMD32<Scalar> struct
    SIMD4<Scalar> struct
    SIMD64<Scalar> struct
    SIMD8<Scalar> struct
    SIMDMask<Storage> struct
    SIMDMask.Scalar typealias
    SIMDScalar protocol
    SIMDStorage<Scalar> protocol
    Sendable protocol
    SendableMetatype protocol
    Sequence<Element,Iterator> protocol
    Set<Element> struct Collection,SetAlgebra
    Set.Index struct
    Set.Iterator struct
    SetAlgebra<Element> protocol Equatable,ExpressibleByArrayLiteral
    SetIndex<Element> typealias
    SetIterator<Element> typealias
    SignedInteger protocol BinaryInteger,SignedNumeric
    SignedNumeric protocol Numeric
    SingleValueDecodingContainer protocol - coding
    SingleValueEncodingContainer protocol - coding
    Slice<Base> struct
    Slice.Element typealias
    Slice.Index typealias
    Slice.Indices typealias
    Slice.Iterator typealias
    Slice.SubSequence typealias
    Span<Element> struct
    Span.Index typealias
    StaticBigInt struct
    StaticString struct
    StrideThrough<Element> struct
    StrideThroughIterator<Element> struct
    StrideTo<Element> struct
    StrideToIterator<Element> struct
    Strideable<Stride> protocol Comparable
    String struct BidirectionalCollection,RangeReplaceableCollection,StringProtocol
    String.CharacterView typealias
    String.Element typealias
    String.Index struct
    String.Iterator struct
    String.SubSequence typealias
    String.UTF16View struct
    String.UTF16View.Iterator struct
    String.UTF8View struct
    String.UnicodeScalarIndex typealias
    String.UnicodeScalarView struct
    String.UnicodeScalarView.Iterator struct
    StringInterpolationConvertible typealias ExpressibleByStringInterpolation
    StringInterpolationProtocol<StringLiteralType> protocol
    StringLiteralConvertible typealias ExpressibleByStringLiteral
    StringProtocol<SubSequence,UTF16View,UTF8View,UnicodeScalarView> protocol BidirectionalCollection,Comparable,ExpressibleByStringInterpolation,Hashable,LosslessStringConvertible,TextOutputStream,TextOutputStreamable
    Substring struct BidirectionalCollection,RangeReplaceableCollection,StringProtocol
    Substring.CharacterView typealias
    Substring.Index typealias
    Substring.SubSequence typealias
    Substring.UTF16View struct
    Substring.UTF8View struct
    Substring.UnicodeScalarView struct
    SystemRandomNumberGenerator struct
    TextOutputStream protocol
    TextOutputStreamable protocol
    UInt struct
    UInt.Magnitude typealias
    UInt.SIMD16Storage struct
    UInt.SIMD2Storage struct
    UInt.SIMD32Storage struct
    UInt.SIMD4Storage struct
    UInt.SIMD64Storage struct
    UInt.SIMD8Storage struct
    UInt.Words struct
    UInt128 struct
    UInt128.Magnitude typealias
    UInt128.Words struct
    UInt16 struct
    UInt16.Magnitude typealias
    UInt16.SIMD16Storage struct
    UInt16.SIMD2Storage struct
    UInt16.SIMD32Storage struct
    UInt16.SIMD4Storage struct
    UInt16.SIMD64Storage struct
    UInt16.SIMD8Storage struct
    UInt16.Words struct
    UInt32 struct
    UInt32.Magnitude typealias
    UInt32.SIMD16Storage struct
    UInt32.SIMD2Storage struct
    UInt32.SIMD32Storage struct
    UInt32.SIMD4Storage struct
    UInt32.SIMD64Storage struct
    UInt32.SIMD8Storage struct
    UInt32.Words struct
    UInt64 struct
    UInt64.Magnitude typealias
    UInt64.SIMD16Storage struct
    UInt64.SIMD2Storage struct
    UInt64.SIMD32Storage struct
    UInt64.SIMD4Storage struct
    UInt64.SIMD64Storage struct
    UInt64.SIMD8Storage struct
    UInt64.Words struct
    UInt8 struct
    UInt8.Magnitude typealias
    UInt8.SIMD16Storage struct
    UInt8.SIMD2Storage struct
    UInt8.SIMD32Storage struct
    UInt8.SIMD4Storage struct
    UInt8.SIMD64Storage struct
    UInt8.SIMD8Storage struct
    UInt8.Words struct
    UTF16 typealias
    UTF32 typealias
    UTF8 typealias
    UTF8Span struct
    UTF8Span.CharacterIterator struct
    UTF8Span.UnicodeScalarIterator struct
    UnboundedRange typealias
    UnboundedRange_ enum
    UnfoldSequence<Element,State> struct
    Unicode enum
    Unicode.ASCII enum
    Unicode.ASCII.Parser struct
    Unicode.CanonicalCombiningClass struct
    Unicode.Encoding typealias
    Unicode.GeneralCategory enum
    Unicode.NumericType enum
    Unicode.ParseResult enum
    Unicode.Parser typealias
    Unicode.Scalar struct
    Unicode.Scalar.Properties struct
    Unicode.Scalar.UTF16View struct
    Unicode.Scalar.UTF8View struct
    Unicode.UTF16 enum
    Unicode.UTF16.ForwardParser struct
    Unicode.UTF16.ReverseParser struct
    Unicode.UTF32 enum
    Unicode.UTF32.Parser struct
    Unicode.UTF8 enum
    Unicode.UTF8.ForwardParser struct
    Unicode.UTF8.ReverseParser struct
    Unicode.UTF8.ValidationError struct
    Unicode.UTF8.ValidationError.Kind struct
    Unicode.Version typealias
    UnicodeCodec protocol
    UnicodeDecodingResult enum
    UnicodeScalar typealias Unicode.Scalar
    UnicodeScalarLiteralConvertible typealias ExpressibleByUnicodeScalarLiteral
    UnkeyedDecodingContainer protocol - coding
    UnkeyedEncodingContainer protocol - coding
    Unmanaged<Instance> struct
    UnsafeBufferPointer<Element> struct
    UnsafeBufferPointer.Index typealias
    UnsafeBufferPointer.Indices typealias
    UnsafeBufferPointer.Iterator struct
    UnsafeBufferPointer.SubSequence typealias
    UnsafeBufferPointerIterator<T> typealias
    UnsafeConcurrentValue typealias UnsafeSendable
    UnsafeMutableBufferPointer<Element> struct
    UnsafeMutableBufferPointer.Index typealias
    UnsafeMutableBufferPointer.Indices typealias
    UnsafeMutableBufferPointer.Iterator typealias
    UnsafeMutableBufferPointer.SubSequence typealias
    UnsafeMutablePointer<Pointee> struct
    UnsafeMutablePointer.Distance typealias
    UnsafeMutableRawBufferPointer struct
    UnsafeMutableRawBufferPointer.Element typealias
    UnsafeMutableRawBufferPointer.Index typealias
    UnsafeMutableRawBufferPointer.Indices typealias
    UnsafeMutableRawBufferPointer.Iterator typealias
    UnsafeMutableRawBufferPointer.SubSequence typealias
    UnsafeMutableRawBufferPointerIterator<T> typealias
    UnsafeMutableRawPointer struct
    UnsafeMutableRawPointer.Pointee typealias
    UnsafePointer<Pointee> struct
    UnsafePointer.Distance typealias
    UnsafeRawBufferPointer struct
    UnsafeRawBufferPointer.Element typealias
    UnsafeRawBufferPointer.Index typealias
    UnsafeRawBufferPointer.Indices typealias
    UnsafeRawBufferPointer.Iterator struct
    UnsafeRawBufferPointer.SubSequence typealias
    UnsafeRawBufferPointerIterator<T> typealias
    UnsafeRawPointer struct
    UnsafeRawPointer.Pointee typealias
    UnsafeSendable protocol
    UnsignedInteger protocol BinaryInteger
    Void typealias
    WritableKeyPath<Root,Value> class KeyPath
    Zip2Iterator<T,U> typealias
    Zip2Sequence<Sequence1,Sequence2> struct
    Zip2Sequence.Element typealias
    Zip2Sequence.Iterator struct
    Zip2Sequence.Stream1 typealias
    Zip2Sequence.Stream2 typealias
    column<T> macro
    dsohandle macro
    error macro
    externalMacro<T> macro
    file<T> macro
    fileID<T> macro
    filePath<T> macro
    function<T> macro
    line<T> macro
    warning macro
    # Synchronization concurrency
    Atomic<Value> struct
    AtomicLazyReference<Instance> struct
    AtomicLoadOrdering struct
    AtomicOptionalRepresentable<AtomicOptionalRepresentation> protocol AtomicRepresentable
    AtomicRepresentable<AtomicRepresentation> protocol
    AtomicStoreOrdering struct
    AtomicUpdateOrdering struct
    Mutex<Value> struct
    WordPair struct
    # _Concurrency concurrency
    Actor protocol Sendable
    AsyncCompactMapSequence<Base,ElementOfResult> struct
    AsyncCompactMapSequence.Element typealias
    AsyncCompactMapSequence.Iterator struct
    AsyncDropFirstSequence<Base> struct
    AsyncDropFirstSequence.Element typealias
    AsyncDropFirstSequence.Iterator struct
    AsyncDropWhileSequence<Base> struct
    AsyncDropWhileSequence.Element typealias
    AsyncDropWhileSequence.Iterator struct
    AsyncFilterSequence<Base> struct
    AsyncFilterSequence.Element typealias
    AsyncFilterSequence.Iterator struct
    AsyncFlatMapSequence<Base,SegmentOfResult> struct
    AsyncFlatMapSequence.Element typealias
    AsyncFlatMapSequence.Iterator struct
    AsyncIteratorProtocol<Element,Failure> protocol
    AsyncMapSequence<Base,Transformed> struct
    AsyncMapSequence.Element typealias
    AsyncMapSequence.Iterator struct
    AsyncPrefixSequence<Base> struct
    AsyncPrefixSequence.Element typealias
    AsyncPrefixSequence.Iterator struct
    AsyncPrefixWhileSequence<Base> struct
    AsyncPrefixWhileSequence.Element typealias
    AsyncPrefixWhileSequence.Iterator struct
    AsyncSequence<AsyncIterator,Element,Failure> protocol
    AsyncStream<Element> struct
    AsyncStream.Continuation struct
    AsyncStream.Continuation.BufferingPolicy enum
    AsyncStream.Continuation.Termination enum
    AsyncStream.Continuation.YieldResult enum
    AsyncStream.Iterator struct
    AsyncThrowingCompactMapSequence<Base,ElementOfResult> struct
    AsyncThrowingCompactMapSequence.Element typealias
    AsyncThrowingCompactMapSequence.Iterator struct
    AsyncThrowingDropWhileSequence<Base> struct
    AsyncThrowingDropWhileSequence.Element typealias
    AsyncThrowingDropWhileSequence.Iterator struct
    AsyncThrowingFilterSequence<Base> struct
    AsyncThrowingFilterSequence.Element typealias
    AsyncThrowingFilterSequence.Iterator struct
    AsyncThrowingFlatMapSequence<Base,SegmentOfResult> struct
    AsyncThrowingFlatMapSequence.Element typealias
    AsyncThrowingFlatMapSequence.Iterator struct
    AsyncThrowingMapSequence<Base,Transformed> struct
    AsyncThrowingMapSequence.Element typealias
    AsyncThrowingMapSequence.Iterator struct
    AsyncThrowingPrefixWhileSequence<Base> struct
    AsyncThrowingPrefixWhileSequence.Element typealias
    AsyncThrowingPrefixWhileSequence.Iterator struct
    AsyncThrowingStream<Element,Failure> struct
    AsyncThrowingStream.Continuation struct
    AsyncThrowingStream.Continuation.BufferingPolicy enum
    AsyncThrowingStream.Continuation.Termination enum
    AsyncThrowingStream.Continuation.YieldResult enum
    AsyncThrowingStream.Iterator struct
    CancellationError struct
    CheckedContinuation<T,E> struct
    Clock<Duration,Instant> protocol
    ContinuousClock struct
    ContinuousClock.Instant struct
    DiscardingTaskGroup struct
    Executor protocol Sendable
    ExecutorJob struct
    GlobalActor<ActorType> protocol
    Job struct
    JobPriority struct
    MainActor actor
    SerialExecutor protocol Executor
    SuspendingClock struct
    SuspendingClock.Instant struct
    Task<Success,Failure> struct
    Task.Group<TaskResult> typealias
    Task.Handle typealias
    Task.Priority typealias
    TaskExecutor protocol Executor
    TaskGroup<ChildTaskResult> struct
    TaskGroup.Element typealias
    TaskGroup.Iterator struct
    TaskLocal macro
    TaskPriority struct
    ThrowingDiscardingTaskGroup<Failure> struct
    ThrowingTaskGroup<ChildTaskResult,Failure> struct
    ThrowingTaskGroup.Element typealias
    ThrowingTaskGroup.Iterator struct
    UnownedJob struct
    UnownedSerialExecutor struct
    UnownedTaskExecutor struct
    UnsafeContinuation<T,E> struct
    UnsafeCurrentTask struct
    # _StringProcessing
    AnyRegexOutput struct
    AnyRegexOutput.Element struct
    CustomConsumingRegexComponent protocol RegexComponent
    Regex<Output> struct
    Regex.Match struct
    RegexComponent<RegexOutput> protocol
    RegexRepetitionBehavior struct
    RegexSemanticLevel struct
    RegexWordBoundaryKind struct
    """
}
