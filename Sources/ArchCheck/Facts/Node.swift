/// One element of the outline of a source file: a declaration, a type, a statement, a pattern or
/// an expression.
///
/// An outline is a tree stored in pre-order in one array: the children of the node at index `i`
/// start at `i + 1`, and the next sibling of a node stands at its ``end``. It keeps what linking
/// and rules need and nothing else, so that it is small, plain and can be stored as it is.
struct Node: Sendable, Hashable, BitwiseCopyable {
  var kind: Kind
  /// A detail that depends on the kind: see ``Kind``, and ``hasBase`` and the like to read it.
  var detail: UInt8
  /// Index into ``SourceFacts/names``; 0 is the empty name.
  var name: UInt32
  var modifiers: Modifiers
  /// UTF-8 offset of the place a reader should look at: the name, else the first token.
  var offset: UInt32
  /// UTF-8 offset behind the last token.
  var endOffset: UInt32
  /// Index behind the last node of the subtree.
  var end: UInt32
}

extension Node {
  /// What a node stands for.
  ///
  /// Where the children have a fixed order it is given in brackets; `?` marks what may be missing.
  /// Declarations stand together, and so do types: ``isDeclaration`` and ``isType`` go by that.
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    // MARK: Structure

    /// The whole file.
    case file
    /// `#if … #endif` [ifClause…]; in a postfix chain the base comes first and `detail` is 1.
    case ifConfig
    /// One clause; name: condition as written; detail: 0 `#if`, 1 `#elseif`, 2 `#else`.
    case ifClause

    // MARK: Declarations [attribute…, genericParameter…, inheritance…, requirement…, members…]

    /// Name: dotted path; detail: 1 when a single declaration is imported (`import struct`).
    case importDecl
    case classDecl, structDecl, enumDecl, actorDecl, protocolDecl
    /// [attribute…, extended type, inheritance…, requirement…, members…]; name: as written.
    case extensionDecl
    case typealiasDecl, associatedTypeDecl
    /// [attribute…, genericParameter…, parameter…, throwsType?, returnType?, requirement…, block?]
    case functionDecl, initializerDecl, deinitializerDecl, subscriptDecl, macroDecl
    /// [attribute…, typeAnnotation?, initialValue?, accessorDecl…]; one node for each name.
    case variableDecl
    /// [attribute…, tuple or other pattern, typeAnnotation?, initialValue?]
    case destructuringDecl
    /// Name: `get`, `set`, `willSet`, …; [parameter?, throwsType?, block?]; an implicit getter has
    /// detail 1.
    case accessorDecl
    /// [parameter…, initialValue?]
    case enumCaseDecl
    case operatorDecl, precedenceGroupDecl

    // MARK: Parts of declarations

    /// [type, argument…]
    case attribute
    /// [type?]; detail: 1 for a pack (`each T`), 2 for a value (`let n: Int`). In a protocol it is a
    /// primary associated type.
    case genericParameter
    /// [type]
    case inheritance
    /// [type, type]; detail: 0 conformance, 1 same type.
    case requirement
    /// Name: inner name; [label?, attribute…, type?, initialValue?]
    case parameter
    /// Name: the outer name where it differs from the inner one; empty for `_`.
    case label
    /// [type]
    case throwsType, returnType, typeAnnotation
    /// [expression]
    case initialValue

    // MARK: Types

    /// Detail: 1 when the first child is the base of `Base.Name`; then generic arguments.
    case namedType
    /// [type]
    case optionalType, unwrappedType, arrayType, someType, anyType, metatype, suppressedType
    /// [type]; `repeat`, `each`.
    case packType
    /// [key, value]
    case dictionaryType
    /// [parameter types…, throwsType?, result type]; `endOffset` of the last child ends the type.
    case functionType
    /// [type…]
    case tupleType, compositionType
    /// [attribute…, type]; modifiers: `inout` and the like.
    case attributedType
    case otherType

    // MARK: Statements

    /// Braces or a clause's statements.
    case block
    /// [condition…, block, (block or ifStmt)?]
    case ifStmt
    /// [condition…, block]
    case guardStmt, whileStmt
    /// [block, condition]
    case repeatStmt
    /// [pattern, typeAnnotation?, sequence, whereClause?, block]
    case forStmt
    /// [subject, switchCase…]
    case switchStmt
    /// [caseItem…, block]; detail: 1 for `default`.
    case switchCase
    /// [pattern?, whereClause?]
    case caseItem
    /// [expression]
    case whereClause
    /// [throwsType?, block, catchClause…]
    case doStmt
    /// [caseItem…, block]
    case catchClause
    case deferStmt, returnStmt, throwStmt, breakStmt, continueStmt, fallthroughStmt, otherStmt
    /// [pattern?, typeAnnotation?, initialValue?]; name: of a single identifier.
    case optionalBinding
    /// [pattern, typeAnnotation?, initialValue]
    case matchCondition
    /// Name: the keyword and arguments as written.
    case availability

    // MARK: Patterns

    case identifierPattern, wildcardPattern
    /// [pattern…]
    case tuplePattern, bindingPattern
    /// [expression]
    case expressionPattern
    /// [type]
    case isPattern

    // MARK: Expressions

    /// A name used as a value, `self` and `Self` too; [generic argument…].
    case identifier
    case superExpr
    /// Name: the member; detail: 1 when the first child is the base, else `.name`; then generic
    /// arguments.
    case member
    /// [callee, argument…]
    case call, subscriptCall
    /// Name: the label; detail: 1 for a trailing closure; [expression]
    case argument
    /// [capture…, parameter…, throwsType?, returnType?, block]; detail: 1 when it has a signature.
    case closure
    /// Modifiers: `weak`, `unowned`; [expression?]
    case capture
    /// Detail: 0 plain, 1 `?`, 2 `!`.
    case tryExpr
    case awaitExpr, forceUnwrap, optionalChain, inoutExpr
    /// [expression, type]; detail: 0 `as`, 1 `as?`, 2 `as!`.
    case cast
    /// [expression, type]
    case isExpr
    /// [condition, then, else]
    case ternary
    /// Name: the operator; all operands of one precedence level.
    case binary
    /// [target, value]
    case assignment
    case prefixOperator, postfixOperator
    /// [root type?, keyPathComponent…]; detail: 1 with a root.
    case keyPath
    /// Name: the property or method; [argument…]; detail: 1 subscript, 2 `?`/`!`.
    case keyPathComponent
    /// Name without `#`; [generic argument…, argument…]
    case macroExpansion
    case tuple, array
    /// [key, value, key, value…]
    case dictionary
    case integer, float, boolean, nilLiteral, regex
    /// Name: the text of a short literal without interpolation; [argument…] of interpolations.
    case string
    /// [type]
    case typeExpr
    /// [pattern]
    case patternExpr
    /// `_`
    case discard
    /// [expression]; `consume`, `copy`, `unsafe`, `repeat`, `each`.
    case otherExpr
    /// Name: the module of `Module::name`; the base of a type or member.
    case moduleSelector
  }

  /// Modifiers of a declaration, parameter, capture or import.
  struct Modifiers: OptionSet, Sendable, Hashable, BitwiseCopyable {
    let rawValue: UInt32

    init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    private init(bit: UInt32) {
      rawValue = 1 << bit
    }

    // Bits 0–2 hold the access level, bits 3–5 that of the setter.
    static let `static` = Modifiers(bit: 6)
    /// `class func` and `class var`.
    static let classMember = Modifiers(bit: 7)
    static let final = Modifiers(bit: 8)
    static let lazy = Modifiers(bit: 9)
    static let weak = Modifiers(bit: 10)
    static let unowned = Modifiers(bit: 11)
    static let override = Modifiers(bit: 12)
    static let required = Modifiers(bit: 13)
    static let convenience = Modifiers(bit: 14)
    static let mutating = Modifiers(bit: 15)
    static let nonisolated = Modifiers(bit: 16)
    static let indirect = Modifiers(bit: 17)
    static let optional = Modifiers(bit: 18)
    static let async = Modifiers(bit: 19)
    static let `throws` = Modifiers(bit: 20)
    /// A constant: `let`.
    static let `let` = Modifiers(bit: 21)
    static let `inout` = Modifiers(bit: 22)
    static let variadic = Modifiers(bit: 23)
    /// `init?` and `init!`.
    static let failable = Modifiers(bit: 24)
    static let dynamic = Modifiers(bit: 25)
    /// `@_exported import`.
    static let exported = Modifiers(bit: 26)
    /// `@testable import`.
    static let testable = Modifiers(bit: 27)
    /// The declaration has a documentation comment.
    static let documented = Modifiers(bit: 28)
    /// The braces hold a comment with a TODO and a link; of a function, one stands in front of it or
    /// behind it.
    static let todoWithLink = Modifiers(bit: 29)
    /// The closing brace follows a comment; of a function, a comment stands behind it, or one in front
    /// of it says that something is not done.
    static let commented = Modifiers(bit: 30)
    /// That comment is a TODO without a link, which gives no reason.
    static let bareTodo = Modifiers(bit: 31)

    /// Access level as written.
    var access: Access? {
      get { Access(rawValue: UInt8(rawValue & 7)) }
      set { self = Modifiers(rawValue: rawValue & ~7 | UInt32(newValue?.rawValue ?? 0)) }
    }

    /// Whether only its file sees it.
    var isPrivate: Bool { access.map { $0 <= .fileprivate } ?? false }

    /// Whether only its file sets it.
    var hasPrivateSetter: Bool { setterAccess.map { $0 <= .fileprivate } ?? false }

    /// Access level of the setter as written: `private(set)`.
    var setterAccess: Access? {
      get { Access(rawValue: UInt8(rawValue >> 3 & 7)) }
      set {
        self = Modifiers(rawValue: rawValue & ~(7 << 3) | UInt32(newValue?.rawValue ?? 0) << 3)
      }
    }
  }
}

/// A Swift access level, from narrow to wide.
public enum Access: UInt8, Sendable, Comparable, CaseIterable {
  case `private` = 1
  case `fileprivate`, `internal`, package, `public`, open

  /// Whether fewer places see what has the left level.
  public static func < (left: Access, right: Access) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What ``Node/detail`` says, by kind.
extension Node {
  /// Whether a member, named type, key path or `#if` in a chain has what it is behind of as its
  /// first child, as `Base.Name` has `Base`.
  var hasBase: Bool { detail == 1 }

  /// Whether an argument is a trailing closure.
  var isTrailingClosure: Bool { detail == 1 }

  /// Whether a requirement says `==`, not `:`.
  var isSameType: Bool { detail == 1 }

  /// Whether a case of a `switch` is `default`.
  var isDefault: Bool { detail == 1 }

  /// Whether an import names a single declaration, as `import struct` does.
  var importsOneDeclaration: Bool { detail == 1 }

  /// What stands behind the keyword of a cast or a `try`.
  enum Mark: UInt8 {
    case none
    /// `as?`, `try?`
    case optional
    /// `as!`, `try!`
    case forced
  }

  var mark: Mark { Mark(rawValue: detail) ?? .none }

  /// What a component of a key path does.
  enum Step: UInt8 {
    case property, `subscript`
    /// `?` or `!`
    case unwrapping
  }

  var step: Step { Step(rawValue: detail) ?? .property }
}

extension Node.Kind {
  /// Whether a node is a type as it is written.
  var isType: Bool {
    rawValue >= Node.Kind.namedType.rawValue && rawValue <= Node.Kind.otherType.rawValue
  }

  /// Whether a node is a declaration, or a group of them in `#if`.
  var isDeclaration: Bool {
    self == .ifConfig
      || rawValue >= Node.Kind.importDecl.rawValue
        && rawValue <= Node.Kind.precedenceGroupDecl.rawValue
  }

  /// Whether a node declares a class, struct, enum, actor or protocol.
  var declaresNominalType: Bool {
    switch self {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl: true
    default: false
    }
  }

  /// Whether a node declares such a type or extends one, so its braces have a `self` of their own.
  var opensTypeBody: Bool { declaresNominalType || self == .extensionDecl }

  /// Whether a node can stand between the braces of a type.
  var isMember: Bool { isDeclaration || self == .macroExpansion }
}
