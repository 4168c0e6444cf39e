extension RandomAccessCollection {
  /// The first position whose element belongs to the second part of a collection that is in order: all
  /// elements before it do not, it and all behind it do. The end where none does.
  package func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsToSecond(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
