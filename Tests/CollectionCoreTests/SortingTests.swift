import CollectionCore
import CollectionReference
import Testing

/// Sorting, against the standard library's.
@Suite("Sorting")
struct SortingTests {
    /// Compared by `key` alone, so that equal ones can be told apart.
    private struct Entry: Comparable {
        let key: Int
        let number: Int

        static func < (left: Entry, right: Entry) -> Bool { left.key < right.key }
    }

    @Test("Equal elements stay in order", arguments: [1, 2, 3, 7, 1_000])
    func isStable(keyCount: Int) {
        var random = SeededGenerator(seed: UInt64(keyCount))
        for count in [0, 1, 2, 3, 31, 32, 33, 64, 65, 100, 257] {
            let entries = (0..<count).map {
                Entry(key: random.number(0...keyCount - 1), number: $0)
            }
            var sorted = entries
            sorted.sortAscending()
            let expected = entries.sorted { ($0.key, $0.number) < ($1.key, $1.number) }
            #expect(
                sorted.map { $0.number } == expected.map { $0.number },
                "seed \(keyCount), \(count) entries")
        }
    }

    @Test("Lists in ascending order are merged")
    func mergesRuns() {
        for lengths in [[100], [60, 60], [1, 99], [99, 1], [40, 1, 40], [33, 33, 33, 33, 33]] {
            var numbers: [Int] = []
            for (list, length) in lengths.enumerated() {
                for index in 0..<length { numbers.append(list + 3 * index) }
            }
            var sorted = numbers
            sorted.sortAscending()
            #expect(sorted == numbers.sorted(), "\(lengths)")
        }
    }

    @Test("What descends is turned around")
    func turnsAround() {
        var numbers = Array((0..<1_000).reversed())
        numbers.sortAscending()
        #expect(numbers == Array(0..<1_000))
    }
}
