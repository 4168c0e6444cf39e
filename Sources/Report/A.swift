import ArchCheck
import Mustache
public func reportX() -> Int { 0 }
