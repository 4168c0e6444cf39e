extension [Finding] {
  /// The findings with a word on those that one thing has in common, such as a service that many
  /// screens know: they are one matter. What is to be done is then the same for all of them.
  ///
  /// - Parameters:
  ///   - fix: what the rule says where a finding says nothing.
  ///   - matter: the name of what a finding is about.
  func toldTogether(fix: String, _ matter: (Finding) -> String?) -> [Finding] {
    let counts = compactMap(matter).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return map { finding in
      guard let name = matter(finding), let count = counts[name], count >= leastOfOneMatter else {
        return finding
      }
      var finding = finding
      finding.fix =
        (finding.fix.isEmpty ? fix : finding.fix)
        + " It is one matter with \(count - 1) other findings about \(name)."
      return finding
    }
  }
}

private let leastOfOneMatter = 3
