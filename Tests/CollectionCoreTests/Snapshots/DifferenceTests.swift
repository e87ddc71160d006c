import CollectionCore
import CollectionReference
import Testing

@Suite("Differences")
struct DifferenceTests {
    /// What D1 makes of the parts.
    static func applied(_ difference: Difference, _ old: [UInt64], _ new: [UInt64]) -> [UInt64] {
        var isGone = [Bool](repeating: false, count: old.count)
        var result = [UInt64?](repeating: nil, count: new.count)
        for index in difference.deletes { isGone[index] = true }
        for index in difference.inserts { result[index] = new[index] }
        for move in difference.moves {
            isGone[move.from] = true
            result[move.to] = old[move.from]
        }
        var left = old.indices.filter { !isGone[$0] }.map { old[$0] }[...]
        return result.map { $0 ?? left.popFirst() ?? .max }
    }

    static func longest(_ numbers: [Int]) -> Int {
        var best = [Int](repeating: 1, count: numbers.count)
        for end in numbers.indices {
            for start in 0..<end where numbers[start] < numbers[end] {
                best[end] = max(best[end], best[start] + 1)
            }
        }
        return best.max() ?? 0
    }

    @Test("Applied to the old array they give the new one, with the fewest moves")
    func random() {
        for seed in UInt64(1)...400 {
            var random = SeededGenerator(seed: seed)
            let all = (0..<random.number(0...40)).map { _ in random.next() }
            let old = all.shuffled(using: &random).prefix(random.number(0...40))
            var new = random.chance(50) ? Array(old) : all.shuffled(using: &random)
            for _ in 0..<random.number(0...8) where !new.isEmpty {
                let identifier = new.remove(at: random.number(0...new.count - 1))
                if random.chance(70) {
                    new.insert(identifier, at: random.number(0...new.count))
                }
            }
            let difference = Difference(from: Array(old), to: new)
            #expect(Self.applied(difference, Array(old), new) == new, "seed \(seed)")
            let matched = new.compactMap { old.firstIndex(of: $0) }
            #expect(
                difference.moves.count == matched.count - Self.longest(matched), "seed \(seed)")
            #expect(difference.deletes.count == old.count - matched.count, "seed \(seed)")
            #expect(difference.inserts.count == new.count - matched.count, "seed \(seed)")
        }
    }

    /// All ways to choose which items stay.
    @Test("No other choice of moves is shorter", arguments: 0...6)
    func bruteForce(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        for _ in 0..<30 {
            let old = (0..<UInt64(count)).map { $0 }
            let new = old.shuffled(using: &random)
            var fewest = count
            for staying in 0..<(1 << count) {
                let kept = new.filter { staying >> Int($0) & 1 == 1 }
                if kept == kept.sorted() { fewest = min(fewest, count - kept.count) }
            }
            #expect(Difference(from: old, to: new).moves.count == fewest, "\(new)")
        }
    }

    @Test("Equal identifiers are matched first to first")
    func duplicates() {
        for seed in UInt64(1)...200 {
            var random = SeededGenerator(seed: seed)
            let old = (0..<random.number(0...12)).map { _ in UInt64(random.number(0...3)) }
            let new = (0..<random.number(0...12)).map { _ in UInt64(random.number(0...3)) }
            let difference = Difference(from: old, to: new)
            #expect(Self.applied(difference, old, new) == new, "seed \(seed)")
            var kept = 0
            for identifier in UInt64(0)...3 {
                kept += min(
                    old.filter { $0 == identifier }.count, new.filter { $0 == identifier }.count)
            }
            #expect(difference.deletes.count == old.count - kept, "seed \(seed)")
            #expect(difference.inserts.count == new.count - kept, "seed \(seed)")
        }
    }

    /// The inverse of the table's hash: identifiers that all point to one slot.
    static func unmixed(_ hash: UInt64) -> UInt64 {
        func unshift(_ value: UInt64, _ shift: UInt64) -> UInt64 {
            var result = value
            var shifted = value >> shift
            while shifted > 0 {
                result ^= shifted
                shifted >>= shift
            }
            return result
        }
        func inverse(_ factor: UInt64) -> UInt64 {
            var inverse = factor
            for _ in 0..<6 { inverse &*= 2 &- factor &* inverse }
            return inverse
        }
        var value = unshift(hash, 31) &* inverse(0x94d0_49bb_1331_11eb)
        value = unshift(value, 27) &* inverse(0xbf58_476d_1ce4_e5b9)
        return unshift(value, 30) &- 0x9e37_79b9_7f4a_7c15
    }

    @Test("Identifiers that point to one slot are no slower than others by much")
    func hostile() {
        let old = (0..<UInt64(20_000)).map { Self.unmixed($0) }
        let new = Array(old[..<9000] + old[9001...]) + [1, 2]
        let clock = ContinuousClock()
        let start = clock.now
        let difference = Difference(from: old, to: Array(new.reversed()))
        // Each against each would be 200 million comparisons.
        #expect(clock.now - start < .seconds(2))
        #expect(Self.applied(difference, old, new.reversed()) == new.reversed())
        #expect(difference.deletes == [9000])
        #expect(difference.inserts == [0, 1])
        #expect(difference.moves.count == 19_998)
    }
}
