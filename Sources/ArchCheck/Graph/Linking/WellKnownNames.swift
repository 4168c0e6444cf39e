/// Names that linking treats specially.
struct WellKnownNames: Sendable {
  let selfType, selfValue, initializer, element, subscriptName, callAsFunction: NameID
  let array, dictionary, set, optional, wrappedValue, projectedValue, dynamicMember: NameID
  let newValue, oldValue, error, any, void, iteratorType, iterator, next: NameID
  let asyncIterator, keyType, valueType, wrappedType, key, value, offset, elementLabel: NameID
  let contentsOf, taskGroup, result, task, keyPathLabel, binding, bool: NameID
  let arrayLiteral, dictionaryLiteral, stringLiteral, integerLiteral, floatLiteral: NameID
  let booleanLiteral, codingKeys, encode, to, from, inlineArray: NameID
  let stream, continuation, range, closedRange, keyPath: NameID
  let rangeFrom, rangeThrough, rangeUpTo, arraySlice, view, sendable, queryBuilder: NameID
  let completion, reactive, controlEvent, rxEvent: NameID
  let stringInterpolation, appendLiteral, appendInterpolation, predicate: NameID

  init(_ names: inout NameTable) {
    selfType = names.add("Self")
    selfValue = names.add("self")
    initializer = names.add("init")
    element = names.add("Element")
    subscriptName = names.add("subscript")
    callAsFunction = names.add("callAsFunction")
    array = names.add("Array")
    dictionary = names.add("Dictionary")
    set = names.add("Set")
    optional = names.add("Optional")
    wrappedValue = names.add("wrappedValue")
    projectedValue = names.add("projectedValue")
    dynamicMember = names.add("dynamicMember")
    newValue = names.add("newValue")
    oldValue = names.add("oldValue")
    error = names.add("error")
    any = names.add("Any")
    void = names.add("Void")
    iteratorType = names.add("Iterator")
    iterator = names.add("makeIterator")
    next = names.add("next")
    asyncIterator = names.add("makeAsyncIterator")
    keyType = names.add("Key")
    valueType = names.add("Value")
    wrappedType = names.add("Wrapped")
    key = names.add("key")
    value = names.add("value")
    offset = names.add("offset")
    elementLabel = names.add("element")
    contentsOf = names.add("contentsOf")
    taskGroup = names.add("TaskGroup")
    result = names.add("Result")
    task = names.add("Task")
    keyPathLabel = names.add("keyPath")
    binding = names.add("Binding")
    bool = names.add("Bool")
    arrayLiteral = names.add("arrayLiteral")
    dictionaryLiteral = names.add("dictionaryLiteral")
    stringLiteral = names.add("stringLiteral")
    integerLiteral = names.add("integerLiteral")
    floatLiteral = names.add("floatLiteral")
    booleanLiteral = names.add("booleanLiteral")
    codingKeys = names.add("CodingKeys")
    encode = names.add("encode")
    to = names.add("to")
    from = names.add("from")
    inlineArray = names.add("InlineArray")
    stream = names.add("stream")
    continuation = names.add("continuation")
    range = names.add("Range")
    closedRange = names.add("ClosedRange")
    keyPath = names.add("KeyPath")
    rangeFrom = names.add("PartialRangeFrom")
    rangeThrough = names.add("PartialRangeThrough")
    rangeUpTo = names.add("PartialRangeUpTo")
    arraySlice = names.add("ArraySlice")
    view = names.add("View")
    sendable = names.add("Sendable")
    queryBuilder = names.add("QueryBuilder")
    completion = names.add("Subscribers.Completion")
    reactive = names.add("Reactive")
    controlEvent = names.add("ControlEvent")
    rxEvent = names.add("RxSwift.Event")
    predicate = names.add("Predicate")
    stringInterpolation = names.add("stringInterpolation")
    appendLiteral = names.add("appendLiteral")
    appendInterpolation = names.add("appendInterpolation")
    // Literals, and what SwiftUI hands down, are of these types, whether or not a file names them.
    for type in ["Int", "Double", "String", "ModelContext", "NSManagedObjectContext"] {
      _ = names.add(type)
    }
    for type in SDKValue.typeNames { _ = names.add(type) }
    for name in Walker.namesOfLiteralProtocols.sorted() { _ = names.add(name) }
  }
}
