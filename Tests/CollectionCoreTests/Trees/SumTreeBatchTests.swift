import CollectionCore
import CollectionReference
import Testing

/// Several edits of a tree of sums at once, against plain arrays.
@Suite("Edits at once of trees of sums")
struct SumTreeBatchTests {
    private struct Step {
        var range: Range<Int>
        var new: [Int]
    }

    /// Ascending and apart; dense or far from one another, at the ends as well.
    private static func steps(_ count: Int, _ random: inout SeededGenerator) -> [Step] {
        let gap = random.pick([0, 1, 5, 40, 400])
        let longest = random.pick([0, 1, 3, 20])
        var steps: [Step] = []
        var start = random.number(0...gap)
        while start <= count && steps.count < 200 {
            let end = min(start + random.number(0...longest), count)
            let length = random.pick([0, 1, 1, 2, 6, 7, 30])
            let new = (0..<length).map { _ in random.number(0...2) }
            if end > start || !new.isEmpty { steps.append(Step(range: start..<end, new: new)) }
            // Nothing may be put where something else is put or taken out already.
            start = end + 1 + random.number(0...gap)
        }
        return steps
    }

    @Test(
        "Edits at once leave what they leave one after another",
        arguments: [0, 1, 6, 7, 30, 100, 2000])
    func batches(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        for round in 0..<(count > 500 ? 30 : 100) {
            var numbers = SumTreeTests.numbers(count, &random)
            let leafCount = random.number(1...6)
            var tree = SumTree<NumberLeaf>(numbers, leafCount: leafCount)
            for again in 0..<3 {
                let (copy, copied) = (tree, numbers)
                let steps = Self.steps(numbers.count, &random)
                tree.edit(steps.map { Self.edit($0, leafCount) })
                for step in steps.reversed() {
                    numbers.replaceSubrange(step.range, with: step.new)
                }
                let note = Comment("count \(count), round \(round), \(again)")
                #expect(tree.brokenInvariant() == nil, note)
                #expect(tree.numbers == numbers, note)
                #expect(tree.summary == NumberSum(numbers[...]), note)
                #expect(copy.numbers == copied && copy.brokenInvariant() == nil, note)
            }
        }
    }

    private static func edit(_ step: Step, _ leafCount: Int) -> SumTree<NumberLeaf>.Edit {
        if step.new.isEmpty { return SumTree.Edit(range: step.range) }
        let padded = SumTree<NumberLeaf>([9] + step.new + [9], leafCount: leafCount)
        return SumTree.Edit(range: step.range, part: 1..<1 + step.new.count, of: padded)
    }

    @Test("Elements that come are joined with those that go", arguments: [0, 1, 7, 100, 2000])
    func joined(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        for round in 0..<100 {
            var numbers = SumTreeTests.numbers(count, &random)
            var tree = SumTree<NumberLeaf>(numbers, leafCount: 6)
            var removals = Self.steps(count, &random).filter { !$0.range.isEmpty }
            for index in removals.indices { removals[index].new = [] }
            for step in removals.reversed() { numbers.removeSubrange(step.range) }
            var insertions = Self.steps(numbers.count, &random).filter { !$0.new.isEmpty }
            for index in insertions.indices {
                let start = insertions[index].range.lowerBound
                insertions[index].range = start..<start
            }
            for step in insertions.reversed() {
                numbers.insert(contentsOf: step.new, at: step.range.lowerBound)
            }
            tree.edit(
                SumTree.Edit.joined(
                    removals.map { Self.edit($0, 6) }, then: insertions.map { Self.edit($0, 6) }))
            let note = Comment("count \(count), round \(round)")
            #expect(tree.brokenInvariant() == nil, note)
            #expect(tree.numbers == numbers, note)
        }
    }

    @Test("All elements can go, and others come")
    func everything() {
        let numbers = Array(0..<1000)
        var tree = SumTree<NumberLeaf>(numbers, leafCount: 5)
        tree.edit(numbers.map { SumTree.Edit(range: $0..<$0 + 1) })
        #expect(tree.isEmpty && tree.brokenInvariant() == nil)
        let many = SumTree<NumberLeaf>(numbers, leafCount: 5)
        tree.edit([SumTree.Edit(range: 0..<0, tree: many), SumTree.Edit(range: 0..<0, tree: many)])
        #expect(tree.numbers == numbers + numbers && tree.brokenInvariant() == nil)
    }
}
