import ArchCheck
import Mustache
public func reportX() -> Int { parse("a") }
