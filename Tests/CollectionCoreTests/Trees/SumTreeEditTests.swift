import CollectionCore
import CollectionReference
import Testing

/// Small edits of trees of sums, against plain arrays.
@Suite("Edits of trees of sums")
struct SumTreeEditTests {
    private static let counts = [0, 1, 2, 6, 7, 30, 100, 2000]

    /// A tree beside the array that it should hold.
    private struct Pair {
        var tree: SumTree<NumberLeaf>
        var numbers: [Int]

        mutating func replace(_ range: Range<Int>, with new: [Int]) {
            tree.replaceSubrange(range, with: new.isEmpty ? nil : NumberLeaf(new))
            numbers.replaceSubrange(range, with: new)
        }

        func check(_ note: Comment) {
            #expect(tree.brokenInvariant() == nil, note)
            #expect(tree.numbers == numbers, note)
            #expect(tree.summary == NumberSum(numbers[...]), note)
        }

        func checkSums(_ random: inout SeededGenerator, _ note: Comment) {
            let index = random.number(0...numbers.count)
            #expect(tree.position(at: index) == NumberSum(numbers[..<index]), note)
        }
    }

    /// A leaf's numbers: a few, or a run of equal ones.
    private static func leaf(_ random: inout SeededGenerator) -> [Int] {
        let run = random.pick([0, 0, 0, 0, 1, 7, 40])
        if run > 0 { return Array(repeating: random.number(0...2), count: run) }
        return (0..<random.number(0...6)).map { _ in random.number(0...2) }
    }

    @Test("Edits leave the tree sound, and copies as they were", arguments: counts)
    func edits(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        var pair = Pair(tree: SumTree(), numbers: SumTreeTests.numbers(count, &random))
        pair.tree = SumTree(pair.numbers, leafCount: random.number(1...6))
        var copies: [Pair] = []
        for step in 0..<(count > 500 ? 100 : 400) {
            if random.number(0...3) == 0 { copies.append(pair) }
            if copies.count > 3 { copies.removeFirst().check("a copy, step \(step)") }
            let start = random.pick([
                0, pair.numbers.count, random.number(0...pair.numbers.count),
            ])
            let length = min(random.pick([0, 0, 1, 1, 2, 5, 30]), pair.numbers.count - start)
            let new = Self.leaf(&random)
            pair.replace(start..<start + length, with: new)
            let note = Comment("step \(step): \(start)..<\(start + length) by \(new)")
            pair.check(note)
            pair.checkSums(&random, note)
        }
        for copy in copies { copy.check("a copy, at the end") }
    }

    @Test("A tree fills and empties one by one, at random and at the ends", arguments: 0...2)
    func fillAndEmpty(place: Int) {
        var random = SeededGenerator(seed: UInt64(place))
        var pair = Pair(tree: SumTree(), numbers: [])
        func index(_ count: Int) -> Int { [0, count, random.number(0...count)][place] }
        for step in 0..<600 {
            let index = index(pair.numbers.count)
            pair.replace(index..<index, with: [step])
            if step % 16 == 0 { pair.check("filling, step \(step)") }
        }
        // At the ends leaves are filled up, elsewhere half of them at least.
        var leafCount = 0
        pair.tree.forEachLeaf { _ in leafCount += 1 }
        #expect(leafCount <= (place < 2 ? 100 : 200))
        for step in 0..<600 {
            let index = index(pair.numbers.count - 1)
            pair.replace(index..<index + 1, with: [])
            if step % 16 == 0 { pair.check("emptying, step \(step)") }
        }
        #expect(pair.tree.isEmpty && pair.tree.brokenInvariant() == nil)
    }

    @Test("A copy can be edited while the other is")
    func bothCopies() {
        var random = SeededGenerator(seed: 1)
        let numbers = SumTreeTests.numbers(2000, &random)
        var pairs = [Pair(tree: SumTree(numbers, leafCount: 6), numbers: numbers)]
        pairs.append(pairs[0])
        for step in 0..<100 {
            let edited = random.number(0...1)
            let start = random.number(0...pairs[edited].numbers.count - 1)
            pairs[edited].replace(start..<start + random.number(0...1), with: [step])
            pairs[0].check("step \(step)")
            pairs[1].check("step \(step)")
        }
    }

    @Test("An equal element extends a run, another cuts it near itself only")
    func runs() {
        var leafCounts: [Int] {
            var counts: [Int] = []
            pair.tree.forEachLeaf { counts.append($0.count) }
            return counts
        }
        let numbers = Array(repeating: 1, count: 1000)
        var pair = Pair(tree: SumTree(leaves: [NumberLeaf(numbers)]), numbers: numbers)
        pair.replace(500..<500, with: [1])
        pair.replace(1001..<1001, with: [1, 1])
        pair.replace(10..<20, with: [])
        pair.check("alike")
        #expect(leafCounts == [993])
        pair.replace(500..<501, with: [2])
        pair.check("cut")
        #expect(leafCounts.count <= 5 && leafCounts.max() ?? 0 > 480)
        let index = pair.numbers.firstIndex(of: 2) ?? 0
        pair.replace(index - 20..<index + 20, with: [])
        pair.check("mended")
        pair.replace(0..<pair.numbers.count, with: [3])
        pair.check("replaced")
        #expect(leafCounts == [1])
    }

    @Test("What is unknown of a leaf is known again once it is replaced")
    func unknownSums() {
        var random = SeededGenerator(seed: 1)
        var pair = Pair(tree: SumTree(), numbers: (0..<1000).map { $0 % 10 })
        pair.tree = SumTree(pair.numbers, leafCount: 6)
        for _ in 0..<50 {
            let index = random.number(0...pair.numbers.count - 1)
            pair.replace(index..<index + 1, with: [-1])
            #expect(pair.tree.summary.knownSum.isNaN)
            #expect(pair.tree.brokenInvariant() == nil)
            pair.replace(index..<index + 1, with: random.pick([[], [7], [8, 9]]))
            pair.check("at \(index)")
        }
    }
}
