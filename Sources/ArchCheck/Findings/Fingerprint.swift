extension Finding {
  /// What tells findings apart, but for those of one rule about the same two ends.
  package struct Key: Sendable, Hashable, Comparable {
    package var rule: String
    package var subject: String
    package var target: String?

    package init(rule: String, subject: String, target: String?) {
      self.rule = rule
      self.subject = subject
      self.target = target
    }

    package static func < (left: Key, right: Key) -> Bool {
      (left.rule, left.subject, left.target ?? "") < (right.rule, right.subject, right.target ?? "")
    }

    /// The hash (FNV-1a, 64 bits) of the key and the ordinal, in hexadecimal.
    func fingerprint(ordinal: Int) -> String {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      func add(_ byte: UInt8) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      for part in [rule, subject, target ?? "\u{1}", String(ordinal)] {
        part.utf8.forEach(add)
        add(0)
      }
      return hash.digits(16, radix: 16)
    }
  }

  package var key: Key {
    Key(rule: rule, subject: subject, target: target)
  }

  /// The order in which findings are shown.
  package static func isShownBefore(_ left: Finding, _ right: Finding) -> Bool {
    let first = (left.location, left.rule, left.subject, left.target ?? "", left.message)
    let second = (right.location, right.rule, right.subject, right.target ?? "", right.message)
    return first < second
  }
}

extension [Finding] {
  /// The findings in the order in which they are shown, each with its fingerprint.
  ///
  /// Findings with one key get ordinals by file name and place; as the last ordinal is the one that
  /// a further finding adds, moving them about changes nothing.
  func fingerprinted() -> [Finding] {
    var findings = sorted(by: Finding.isShownBefore)
    let groups = Dictionary(grouping: findings.indices) { findings[$0].key }
    for (key, indices) in groups {
      let ordered = indices.sorted {
        let (left, right) = (findings[$0], findings[$1])
        return (left.fileName, left.file, left.line, left.column)
          < (right.fileName, right.file, right.line, right.column)
      }
      for (ordinal, index) in ordered.enumerated() {
        findings[index].fingerprint = key.fingerprint(ordinal: ordinal)
      }
    }
    return findings
  }
}

extension Finding {
  fileprivate var fileName: String { lastComponent(of: file) }
}
