import CCMark
public func cmarkVersion() -> Int { Int(cmark_version()) }
