import CollectionCore

/// A run of numbers, to try trees of sums with. Runs of equal numbers may be of any length, as
/// runs of equal items are.
final class NumberLeaf: SumLeaf {
    let numbers: [Int]

    init(_ numbers: [Int]) {
        self.numbers = numbers
    }

    static var capacity: Int { 6 }
    var count: Int { numbers.count }
    var summary: NumberSum { NumberSum(numbers[...]) }

    func copy(of range: Range<Int>) -> NumberLeaf { NumberLeaf(Array(numbers[range])) }

    func canJoin(_ other: NumberLeaf) -> Bool {
        let all = numbers + other.numbers
        return all.count <= Self.capacity || all.allSatisfy { $0 == all[0] }
    }

    func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: NumberLeaf
    ) -> NumberLeaf {
        var numbers = numbers
        numbers.replaceSubrange(range, with: other.numbers[part])
        return NumberLeaf(numbers)
    }

    func position(at index: Int) -> NumberSum { NumberSum(numbers[..<index]) }
    func summary(of range: Range<Int>) -> NumberSum { NumberSum(numbers[range]) }

    func setting(_ number: Int, at index: Int) -> NumberLeaf {
        var numbers = numbers
        numbers[index] = number
        return NumberLeaf(numbers)
    }
}

struct NumberSum: SumSummary, SumPosition, Equatable {
    var count: Int
    var sum: Int
    /// Not a number where one of the numbers is negative: then nothing is known of the sum.
    var knownSum: Double

    init(_ numbers: ArraySlice<Int>) {
        count = numbers.count
        sum = numbers.reduce(0, +)
        knownSum = numbers.contains { $0 < 0 } ? .nan : Double(sum)
    }

    static let zero = NumberSum([])
    var position: NumberSum { self }

    static func + (left: NumberSum, right: NumberSum) -> NumberSum {
        var result = left
        result.count += right.count
        result.sum += right.sum
        result.knownSum += right.knownSum
        return result
    }

    static func - (left: NumberSum, right: NumberSum) -> NumberSum {
        var result = left
        result.count -= right.count
        result.sum -= right.sum
        result.knownSum -= right.knownSum
        return result
    }
}

extension SumTree<NumberLeaf> {
    /// Leaves of one to six numbers.
    init(_ numbers: [Int], leafCount: Int) {
        self.init(
            leaves: stride(from: 0, to: numbers.count, by: leafCount).map { start in
                NumberLeaf(Array(numbers[start..<min(start + leafCount, numbers.count)]))
            })
    }

    var numbers: [Int] {
        var numbers: [Int] = []
        forEachLeaf { numbers += $0.numbers }
        return numbers
    }
}
