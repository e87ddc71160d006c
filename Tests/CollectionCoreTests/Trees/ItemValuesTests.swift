import CollectionReference
import Testing

@testable import CollectionCore

/// A value for each item, against an array of values.
struct ItemValuesTests {
    /// Values that are the same in long runs, mostly.
    private static func values(_ count: Int, _ random: inout SeededGenerator) -> [UInt32] {
        var values: [UInt32] = []
        let some: [UInt32] = random.pick([[0, 1], [0, 1, 6], [0, 3, 0x8000_0001, 5]])
        while values.count < count {
            let length = random.pick([1, 1, 2, 70, 5000])
            let value = random.pick(some)
            for _ in 0..<min(length, count - values.count) { values.append(value) }
        }
        return values
    }

    private static func column(_ values: [UInt32]) -> ItemValues {
        var column = ItemValues(count: values.count)
        column.set(
            values.indices.map { ItemValues.Run(range: $0..<$0 + 1, value: values[$0]) })
        return column
    }

    private static func expect(_ column: ItemValues, is values: [UInt32], _ seed: UInt64) {
        #expect(column.brokenInvariant(count: values.count) == nil, "seed \(seed)")
        let wrong = values.indices.first { column[$0] != values[$0] }
        #expect(wrong == nil, "seed \(seed)")
        let marked = values.indices.filter { values[$0] & 1 != 0 }
        #expect(column.markedCount == marked.count, "seed \(seed)")
        #expect(column.firstMarked == marked.first && column.lastMarked == marked.last)
    }

    @Test("a column holds what was set, run by run", arguments: 1...30 as ClosedRange<UInt64>)
    func setting(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var values = Self.values(random.number(1...9000), &random)
        var column = Self.column(values)
        Self.expect(column, is: values, seed)
        for _ in 0..<20 {
            let start = random.number(0...values.count - 1)
            let end = random.number(start...min(values.count, start + random.pick([1, 90, 9000])))
            let value = UInt32(random.number(0...3))
            column.set(value, of: start..<end)
            for index in start..<end { values[index] = value }
            if random.chance(20) {
                column.markOthers()
                for index in values.indices { values[index] ^= 1 }
            }
            let range = random.number(0...start)..<random.number(end...values.count)
            #expect(
                column.markedCount(of: range) == values[range].count { $0 & 1 != 0 })
        }
        Self.expect(column, is: values, seed)
    }

    @Test(
        "runs are told whole, and as many as are wanted", arguments: 1...30 as ClosedRange<UInt64>)
    func runs(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let values = Self.values(random.number(1...9000), &random)
        let column = Self.column(values)
        let start = random.number(0...values.count - 1)
        let end = random.number(start...values.count)
        var expected: [Range<Int>] = []
        for index in start..<end where values[index] & 1 != 0 {
            if let last = expected.last, last.upperBound == index {
                expected[expected.count - 1] = last.lowerBound..<index + 1
            } else {
                expected.append(index..<index + 1)
            }
        }
        for limit in [0, 1, 3, 4096, expected.count] {
            let runs = column.markedRuns(of: start..<end, limit: limit)
            let isRight = runs == Array(expected.prefix(limit))
            #expect(isRight, "seed \(seed), at most \(limit) runs")
        }
        for (rank, index) in values.indices.filter({ values[$0] & 1 != 0 }).enumerated() {
            if rank % 97 == 0 { #expect(column.marked(rank) == index) }
        }
        #expect(column.marked(column.markedCount) == nil)
    }

    @Test(
        "runs of values that satisfy a condition are told, until enough are",
        arguments: 1...30 as ClosedRange<UInt64>)
    func runsOfBits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let values = Self.values(random.number(1...9000), &random)
        let column = Self.column(values)
        for _ in 0..<20 {
            let bits = random.pick([UInt32.max, 1, 4, 6])
            let wanted = values[random.number(0...values.count - 1)] & bits
            let start = random.number(0...values.count)
            let range = start..<random.number(start...values.count)
            var (found, some) = ([Range<Int>](), [Range<Int>]())
            column.addRuns(of: range, in: bits, to: &found, limit: .max) { $0 & bits == wanted }
            #expect(
                found.flatMap { Array($0) } == range.filter { values[$0] & bits == wanted })
            #expect(zip(found, found.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
            column.addRuns(of: range, in: bits, to: &some, limit: 1) { $0 & bits == wanted }
            #expect(some.first?.lowerBound == found.first?.lowerBound, "seed \(seed)")
            #expect((some.count > 1) == (found.count > 1), "seed \(seed)")
            let number = random.number(0...values.count - 1)
            let (leaf, local) = column.tree.leaf(of: number)
            let end = (number..<number - local + leaf.count).first {
                (values[$0] ^ values[number]) & bits != 0
            }
            #expect(column.endOfRun(at: number, in: bits) == end ?? number - local + leaf.count)
        }
    }

    @Test(
        "where ranges overlap, the later one counts", arguments: 1...60 as ClosedRange<UInt64>)
    func overlapping(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var values = Self.values(random.number(1...300), &random)
        var column = Self.column(values)
        let count = values.count
        let ranges = (0..<random.pick([1, 3, 9, 40])).map { _ in
            let start = random.number(0...count)
            return start..<random.pick([start, min(count, start + 1), count])
        }
        column.setEach(
            ranges.enumerated().map { ItemValues.Run(range: $1, value: UInt32($0 + 7)) })
        for (index, range) in ranges.enumerated() {
            for number in range { values[number] = UInt32(index + 7) }
        }
        Self.expect(column, is: values, seed)
    }

    @Test("items are taken out and put in", arguments: 1...30 as ClosedRange<UInt64>)
    func cutting(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var values = Self.values(random.number(1...6000), &random)
        var column = Self.column(values)
        for _ in 0..<30 {
            let start = random.number(0...values.count)
            if random.chance(30) {
                let count = random.pick([1, 3, 3000])
                column.insertNew(count, at: start)
                values.insert(contentsOf: Array(repeating: 0, count: count), at: start)
                continue
            }
            let end = random.number(start...min(values.count, start + random.pick([1, 40, 4000])))
            let piece = column.cut(start..<end)
            let taken = Array(values[start..<end])
            values.removeSubrange(start..<end)
            if random.chance(50) { continue }
            let place = random.number(0...values.count)
            column.insert(piece, at: place)
            values.insert(contentsOf: taken, at: place)
        }
        Self.expect(column, is: values, seed)
    }

    @Test(
        "every second of a million items takes an eighth of a byte each",
        .enabled(if: ValueLeaf.capacity > 1000, "tiny leaves take more room for each item"))
    func memory() {
        let count = 1_000_000
        var column = ItemValues(count: count)
        column.set(
            stride(from: 0, to: count, by: 2).map {
                ItemValues.Run(range: $0..<$0 + 1, value: 1)
            })
        #expect(column.markedCount == count / 2)
        #expect(column.heldBytes < count / 4)
        var all = ItemValues(count: 1_000_000_000)
        all.set(1, of: 0..<1_000_000_000)
        all.set(0, of: 500_000_000..<500_000_001)
        #expect(all.markedCount == 999_999_999 && all.heldBytes < 2048)
    }
}
