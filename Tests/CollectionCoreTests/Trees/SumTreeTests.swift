import CollectionCore
import CollectionReference
import Testing

/// Trees of sums against plain arrays.
@Suite("Trees of sums")
struct SumTreeTests {
    static let counts = [0, 1, 2, 10, 100, 1000, 10_000]

    /// Many equal neighbours, as in sections of equal items.
    static func numbers(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
        var numbers: [Int] = []
        while numbers.count < count {
            let number = random.number(0...9)
            let length = min(random.pick([1, 1, 1, 3, 20]), count - numbers.count)
            numbers += Array(repeating: number, count: length)
        }
        return numbers
    }

    @Test("A tree built from leaves holds what they hold", arguments: counts)
    func build(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        for leafCount in 1...6 {
            let numbers = Self.numbers(count, &random)
            let tree = SumTree(numbers, leafCount: leafCount)
            #expect(tree.brokenInvariant() == nil)
            #expect(tree.numbers == numbers)
            #expect(tree.summary == NumberSum(numbers[...]))
        }
    }

    @Test("Sums before an index are those of the array", arguments: counts)
    func positions(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        let numbers = Self.numbers(count, &random)
        let tree = SumTree(numbers, leafCount: 5)
        for _ in 0..<200 {
            let start = random.number(0...count)
            let end = random.number(start...count)
            #expect(tree.position(at: start) == NumberSum(numbers[..<start]))
            #expect(tree.summary(of: start..<end) == NumberSum(numbers[start..<end]))
        }
    }

    @Test("A descent by offset finds the leaf that reaches beyond it", arguments: counts)
    func seek(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        let numbers = Self.numbers(count, &random)
        let tree = SumTree(numbers, leafCount: 4)
        let total = numbers.reduce(0, +)
        for _ in 0..<200 {
            let offset = random.number(-1...total + 1)
            guard let place = tree.place(where: { $0.sum <= offset }) else {
                #expect(count == 0)
                continue
            }
            let end = place.before + place.leaf.summary
            #expect(place.before.count == 0 || place.before.sum <= offset)
            #expect(end.sum > offset || end.count == count)
            #expect(place.before == NumberSum(numbers[..<place.before.count]))
        }
    }

    @Test("Replacing a range leaves the tree sound, and copies as they were", arguments: counts)
    func replaceSubrange(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        var numbers = Self.numbers(count, &random)
        var tree = SumTree(numbers, leafCount: 3)
        for step in 0..<(count > 1000 ? 60 : 300) {
            let (before, numbersBefore) = (tree, numbers)
            let start = random.number(0...numbers.count)
            let length = min(random.pick([0, 1, 2, 7, 50, 5000]), numbers.count - start)
            let new = Self.numbers(random.pick([0, 1, 2, 7, 50, count]), &random)
            tree.replaceSubrange(
                start..<start + length, with: SumTree(new, leafCount: random.number(1...6)))
            numbers.replaceSubrange(start..<start + length, with: new)
            let note = Comment("step \(step): \(start)..<\(start + length) by \(new.count)")
            #expect(tree.brokenInvariant() == nil, note)
            #expect(tree.numbers == numbers, note)
            #expect(tree.summary == NumberSum(numbers[...]), note)
            #expect(before.numbers == numbersBefore, note)
            if numbers.count > 3 * count + 100 {
                tree.replaceSubrange(count..<tree.count, with: SumTree())
                numbers.removeSubrange(count...)
                #expect(tree.brokenInvariant() == nil, note)
            }
        }
    }

    @Test("Updating an element changes it alone, and no copy", arguments: counts.dropFirst())
    func update(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        var numbers = Self.numbers(count, &random)
        var tree = SumTree(numbers, leafCount: 5)
        for _ in 0..<50 {
            let (before, numbersBefore) = (tree, numbers)
            let index = random.number(0...count - 1)
            let number = random.number(10...99)
            tree.update(at: index) { leaf, local in leaf.setting(number, at: local) }
            numbers[index] = number
            #expect(tree.brokenInvariant() == nil)
            #expect(tree.numbers == numbers)
            #expect(tree.summary == NumberSum(numbers[...]))
            #expect(before.numbers == numbersBefore)
        }
    }

    @Test("Updating an element of a long run takes apart no more than a leaf")
    func updateRun() {
        var random = SeededGenerator(seed: 1)
        var numbers = Array(repeating: 1, count: 1000)
        var tree = SumTree(leaves: [NumberLeaf(numbers)])
        for index in [500, 0, 999, 501] + (0..<50).map({ _ in random.number(0...999) }) {
            let number = random.number(1...3)
            tree.update(at: index) { leaf, local in
                #expect(leaf.count <= NumberLeaf.capacity)
                return leaf.setting(number, at: local)
            }
            numbers[index] = number
            #expect(tree.brokenInvariant() == nil)
            #expect(tree.numbers == numbers)
            #expect(tree.summary == NumberSum(numbers[...]))
        }
    }

    @Test("A tree stays shallow however it is edited")
    func height() {
        var random = SeededGenerator(seed: 1)
        var tree = SumTree<NumberLeaf>()
        for number in 0..<2000 {
            let index = random.number(0...tree.count)
            tree.replaceSubrange(index..<index, with: SumTree([number], leafCount: 1))
        }
        #expect(tree.brokenInvariant() == nil)
        // Leaves at least a third full on average: of 2,000 numbers at most 1,000 leaves.
        var leafCount = 0
        tree.forEachLeaf { _ in leafCount += 1 }
        #expect(leafCount <= 1000)
    }
}
