/// The order of elements. It maps items to slots and slots to items, while items are inserted and
/// removed.
///
/// An element's *number* is that of its item among all items, or that of its section; several
/// elements may have one number. Its *rank* is the number of elements before it. Each element has a
/// step, the distance from the number of the element before, so an insertion in between changes
/// only one step. Slots are stored in runs: as long as elements are only appended, there is one
/// run.
struct ElementOrder {
    /// The slots by rank.
    private var slots = SlotRuns()
    /// A step for each element, as the thickness of a line. The first r + 1 steps add up to 1 + the
    /// number of the element of rank r.
    private var steps = SumTree<LineLeaf>()

    var count: Int { steps.count }

    init() {}

    /// Makes the order of elements with ascending numbers whose slots are their ranks.
    init(_ numbers: [Int]) {
        if numbers.isEmpty { return }
        append(numbers.count, from: 0) { numbers[$0] }
    }

    /// Whether each element's rank is its slot.
    var areSlotsRanks: Bool { slots.areRanks }

    /// The bytes of the order, beyond 8 bytes for each element.
    var runBytes: Int { slots.areRanks ? 0 : SlotRuns.bytesPerRun * slots.runCount }

    func slot(at rank: Int) -> Int { slots.slot(at: rank) }

    func rank(ofSlot slot: Int) -> Int { slots.rank(ofSlot: slot) }

    /// - Complexity: O(log n)
    func number(at rank: Int) -> Int {
        rank < 0 ? -1 : Int(steps.position(at: rank + 1).thickness) - 1
    }

    var lastNumber: Int { number(at: count - 1) }

    /// Returns the number of elements whose numbers are in a range.
    func count(in numbers: Range<Int>) -> Int {
        rank(from: numbers.upperBound) - rank(from: numbers.lowerBound)
    }

    @inline(never)
    private var slotsOfRuns: [Range<Int>] {
        var runs: [Range<Int>] = []
        slots.forEachRun { runs.append($0) }
        return runs
    }

    /// Calls `body` with the number and the slot of each element, in the order of ranks.
    func forEachElement(_ body: (_ number: Int, _ slot: Int) -> Void) {
        let runs = slotsOfRuns
        var (run, offset, number) = (0, 0, -1)
        steps.forEachLeaf { leaf in
            let steps = leaf.thicknesses
            for local in 0..<leaf.count {
                number += Int(steps[local])
                body(number, runs[run].lowerBound + offset)
                offset += 1
                if offset == runs[run].count { (run, offset) = (run + 1, 0) }
            }
        }
    }

    /// Returns the number of elements whose number is less than `number`.
    ///
    /// - Complexity: O(log n)
    func rank(from number: Int) -> Int {
        let sum = Double(number + 1)
        guard let place = steps.place(where: { $0.thickness < sum }) else { return 0 }
        let column = place.leaf.thicknesses
        var (rank, before) = (place.before.count, place.before.thickness)
        let end = rank + place.leaf.count
        if column.isUniform && column.uniform > 0 {
            // Such a leaf may be long.
            let more = (sum - before) / column.uniform
            let whole = more <= 0 ? 0 : Int(min(more, 0x1p52))
            return min(end, rank + (Double(whole) < more ? whole : max(0, whole - 1)))
        }
        while rank < end {
            before += column[rank - place.before.count]
            if before >= sum { break }
            rank += 1
        }
        return rank
    }

    /// Appends elements with ascending numbers, none of which is less than the last element's.
    ///
    /// - Parameter slot: The slot of the first element; the other elements have the slots after it.
    mutating func append(_ count: Int, from slot: Int, _ numbers: (Int) -> Int) {
        let rank = self.count
        slots.replace(rank..<rank, with: [slot..<slot + count])
        let leaves = Self.leaves(count, after: lastNumber, numbers)
        steps.replaceSubrange(rank..<rank, with: SumTree(leaves: leaves))
    }

    /// Appends an element for each of some numbers, all of which are above the last element's.
    ///
    /// - Parameter slot: The slot of the first element; the other elements have the slots after it.
    mutating func append(_ numbers: Range<Int>, from slot: Int) {
        let rank = self.count
        let first = numbers.lowerBound - lastNumber
        slots.replace(rank..<rank, with: [slot..<slot + numbers.count])
        var leaves = [Self.leaf(first)]
        if numbers.count > 1 { leaves.appendJoining(Self.leaf(1, count: numbers.count - 1)) }
        steps.replaceSubrange(rank..<rank, with: SumTree(leaves: leaves))
    }

    /// - Parameter last: The number from which the first step is measured.
    private static func leaves(
        _ count: Int, after last: Int, _ numbers: (Int) -> Int
    ) -> [LineLeaf] {
        var leaves: [LineLeaf] = []
        var (start, last) = (0, last)
        while start < count {
            let length = min(LineLeaf.capacity, count - start)
            let column = Column<Double>(count: length) { offset in
                let number = numbers(start + offset)
                defer { last = number }
                return Double(number - last)
            }
            leaves.appendJoining(
                LineLeaf(
                    count: length, itemCounts: Column(repeating: 0), thicknesses: column))
            start += length
        }
        return leaves
    }
}

extension ElementOrder {
    /// Elements that were cut out together: their slots, and the distances of their numbers from
    /// the first number of the cut.
    struct Piece {
        /// The number of numbers that were cut out.
        var length: Int
        var slots: [Int] = []
        var offsets: [Int] = []
    }

    /// Inserts one element. The numbers of other elements stay.
    mutating func insert(_ slot: Int, _ number: Int, at rank: Int) {
        insert(Piece(length: 0, slots: [slot], offsets: [0]), number, at: rank)
    }

    /// Inserts elements at the rank where they belong. The numbers of other elements stay.
    private mutating func insert(_ piece: Piece, _ number: Int, at rank: Int) {
        if piece.slots.isEmpty { return }
        let before = self.number(at: rank - 1)
        let leaves = Self.leaves(piece.slots.count, after: before) { number + piece.offsets[$0] }
        slots.replace(rank..<rank, with: piece.slots.map { $0..<$0 + 1 })
        let last = number + piece.offsets[piece.slots.count - 1]
        let changed = rank < count
        let next = changed ? self.number(at: rank) : 0
        steps.replaceSubrange(
            rank..<(changed ? rank + 1 : rank),
            with: SumTree(leaves: changed ? leaves + [Self.leaf(next - last)] : leaves))
    }

    private static func leaf(_ step: Int, count: Int = 1) -> LineLeaf {
        LineLeaf(
            count: count, itemCounts: Column(repeating: 0),
            thicknesses: Column(repeating: Double(step)))
    }

    /// Removes one element. The numbers of other elements stay.
    mutating func remove(at rank: Int) {
        slots.replace(rank..<rank + 1, with: [])
        if rank + 1 == count { return steps.replaceSubrange(rank..<rank + 1, with: nil) }
        let step = number(at: rank + 1) - number(at: rank - 1)
        steps.replaceSubrange(rank..<rank + 2, with: Self.leaf(step))
    }

    /// Cuts out a range of numbers, with all elements that have them. Later elements get lesser
    /// numbers.
    ///
    /// - Complexity: O(m log n) for m elements that are cut out
    mutating func cut(_ numbers: Range<Int>) -> Piece {
        let first = rank(from: numbers.lowerBound)
        let end = rank(from: numbers.upperBound)
        var piece = Piece(length: numbers.count)
        if first == count { return piece }
        slots.forEachRun(of: first..<end) { run in piece.slots.append(contentsOf: run) }
        for rank in first..<end { piece.offsets.append(number(at: rank) - numbers.lowerBound) }
        slots.replace(first..<end, with: [])
        if end == count {
            steps.replaceSubrange(first..<end, with: nil)
        } else {
            let step = number(at: end) - numbers.count - number(at: first - 1)
            steps.replaceSubrange(first..<end + 1, with: Self.leaf(step))
        }
        return piece
    }

    /// Inserts a range of numbers, with the elements of a piece. Later elements get greater
    /// numbers.
    @inline(never)
    mutating func insert(_ piece: Piece, at number: Int) {
        let rank = rank(from: number)
        if rank < count && piece.length > 0 {
            let step = self.number(at: rank) + piece.length - self.number(at: rank - 1)
            steps.replaceSubrange(rank..<rank + 1, with: Self.leaf(step))
        }
        insert(piece, number, at: rank)
    }

    /// For tests: an invariant that does not hold, in words; nil: all invariants hold.
    func brokenInvariant() -> StaticString? {
        if let broken = steps.brokenInvariant() { return broken }
        if slots.count != count { return "runs of slots of another length" }
        return slots.brokenInvariant()
    }
}
