import SwiftParser
import SwiftSyntax
import Yams
import Markdown
public func parse(_ s: String) -> Int { Parser.parse(source: s).statements.count + cmarkVersion() }
