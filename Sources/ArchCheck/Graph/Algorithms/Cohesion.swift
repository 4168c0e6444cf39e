/// What the body of a method or computed property uses of its own type.
struct MethodUses: Sendable, Hashable {
  /// Stored properties that are read or written, by any numbering.
  var fields: Set<Int>
  /// Methods of the same type that are called, by their index; others are ignored.
  var calls: Set<Int>
  var isPrivate: Bool

  init(fields: Set<Int> = [], calls: Set<Int> = [], isPrivate: Bool = false) {
    self.fields = fields
    self.calls = calls
    self.isPrivate = isPrivate
  }
}

/// The groups of methods that share stored properties or call one another; their number is LCOM4.
/// Sorted by their smallest index. Hitz and Montazeri 1995, "Measuring coupling and cohesion in
/// object-oriented systems".
func cohesiveGroups(of methods: [MethodUses]) -> [[Int]] {
  var sets = DisjointSets(count: methods.count)
  var firstUser: [Int: Int] = [:]
  for (method, uses) in methods.enumerated() {
    for field in uses.fields {
      if let user = firstUser[field] {
        sets.union(method, user)
      } else {
        firstUser[field] = method
      }
    }
    for called in uses.calls where methods.indices.contains(called) { sets.union(method, called) }
  }
  return sets.groups()
}

/// TCC = pairs of methods that use a common stored property / all pairs, over the methods that are
/// not private; nil below two such methods. A use through calls counts like a direct one, and methods
/// without state are in the pairs, as the definition leaves out constructors alone. Bieman and Kang
/// 1995, "Cohesion and reuse in an object-oriented system".
func tightClassCohesion(of methods: [MethodUses]) -> Double? {
  let visible = methods.indices.filter { !methods[$0].isPrivate }
  guard visible.count > 1 else { return nil }
  let all = fieldsUsed(by: methods)
  let bits = visible.map { all[$0] }
  var connected = 0
  for (index, left) in bits.enumerated() {
    connected += bits[(index + 1)...].count { right in
      left.indices.contains { left[$0] & right[$0] != 0 }
    }
  }
  return Double(connected) / Double(visible.count * (visible.count - 1) / 2)
}

/// What each method uses, itself or through calls: a bit for each field, since every method is compared
/// with every other one.
private func fieldsUsed(by methods: [MethodUses]) -> [[UInt64]] {
  var numbers: [Int: Int] = [:]
  for field in methods.lazy.flatMap(\.fields) where numbers[field] == nil {
    numbers[field] = numbers.count
  }
  var bits = methods.map { method in
    method.fields.compactMap { numbers[$0] }
      .reduce(into: [UInt64](repeating: 0, count: numbers.count / 64 + 1)) { words, number in
        words[number / 64] |= 1 << UInt64(number % 64)
      }
  }
  var isDone = false
  while !isDone {
    isDone = true
    for (number, method) in methods.enumerated().reversed() {
      for called in method.calls where methods.indices.contains(called) {
        for word in bits[number].indices where bits[called][word] & ~bits[number][word] != 0 {
          bits[number][word] |= bits[called][word]
          isDone = false
        }
      }
    }
  }
  return bits
}
