import CollectionReference
import Testing

@testable import CollectionCore

/// A name for each item, against an array of names.
struct ItemNamesTests {
    private static func names(_ count: Int, _ random: inout SeededGenerator) -> [String] {
        var names: [String] = []
        while names.count < count {
            let length = random.pick([1, 1, 3, 90, 2000])
            let isNone = random.chance(30)
            for _ in 0..<min(length, count - names.count) {
                names.append(
                    isNone ? "" : random.pick(["a", "ab", "abc", "b", "\u{e4}", "aab", ""]))
            }
        }
        return names
    }

    private static func column(_ names: [String]) -> ItemNames {
        let text = names.flatMap { Array($0.utf8) }
        return ItemNames(text.span, names.map { UInt32($0.utf8.count) }.span)
    }

    private static func expect(_ column: ItemNames, is names: [String], _ seed: UInt64) {
        #expect(column.brokenInvariant(count: names.count) == nil, "seed \(seed)")
        #expect(column.isBlank == names.allSatisfy { $0.isEmpty }, "seed \(seed)")
        for prefix in ["a", "ab", "abc", "b", "\u{e4}"] {
            let bytes = Array(prefix.utf8)
            var number = 0
            while number < names.count {
                let found = column.first(of: number..<names.count, beginningWith: bytes.span)
                let expected = names[number...].firstIndex { $0.hasPrefix(prefix) }
                #expect(found == expected, "seed \(seed), \(prefix) from \(number)")
                if found != expected { return }
                number = max((expected ?? names.count) + 1, number + names.count / 50)
            }
        }
    }

    @Test("a column holds the names that were given", arguments: 1...20 as ClosedRange<UInt64>)
    func setting(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var names = Self.names(random.number(1...3000), &random)
        var column = Self.column(names)
        Self.expect(column, is: names, seed)
        for _ in 0..<10 {
            var ranges: [Range<Int>] = []
            for _ in 0..<random.pick([1, 3, 200]) {
                let start = random.number(0...names.count - 1)
                ranges.append(start..<min(names.count, start + random.pick([0, 1, 4, 500])))
            }
            let others = Self.names(ranges.reduce(0) { $0 + $1.count }, &random)
            column.set(ranges, Self.column(others))
            var place = 0
            for index in ranges.joined() {
                names[index] = others[place]
                place += 1
            }
        }
        Self.expect(column, is: names, seed)
    }

    @Test("items are taken out and put in", arguments: 1...20 as ClosedRange<UInt64>)
    func cutting(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var names = Self.names(random.number(1...3000), &random)
        var column = Self.column(names)
        for _ in 0..<30 {
            let start = random.number(0...names.count)
            if random.chance(30) {
                let count = random.pick([1, 3, 900])
                column.insertNew(count, at: start)
                names.insert(contentsOf: Array(repeating: "", count: count), at: start)
                continue
            }
            let end = random.number(start...min(names.count, start + random.pick([1, 40, 1400])))
            let piece = column.cut(start..<end)
            let taken = Array(names[start..<end])
            names.removeSubrange(start..<end)
            if random.chance(50) { continue }
            let place = random.number(0...names.count)
            column.insert(piece, at: place)
            names.insert(contentsOf: taken, at: place)
        }
        Self.expect(column, is: names, seed)
    }

    @Test("Of a long name its beginning counts")
    func longNames() {
        let long = String(repeating: "ab", count: 200)
        let column = Self.column([long, "ab", long])
        let prefix = Array(long.utf8.prefix(255))
        #expect(column.first(of: 0..<3, beginningWith: prefix.span) == 0)
        #expect(column.first(of: 1..<3, beginningWith: prefix.span) == 2)
        #expect(column.heldBytes < 1000)
    }
}
