import Testing

@testable import ArchCheck

@Test(arguments: [[], [1], [1, 1], [1, 2, 2, 3], [2, 4, 6, 8, 10], Array(1...100)])
func partitionsWhatIsInOrder(_ numbers: [Int]) {
  for bound in 0...101 {
    let index = numbers.partitioningIndex { $0 >= bound }
    #expect(index == numbers.firstIndex { $0 >= bound } ?? numbers.endIndex)
    let slice = numbers.dropFirst()
    #expect(
      slice.partitioningIndex { $0 >= bound } == slice.firstIndex { $0 >= bound } ?? slice.endIndex)
  }
}
