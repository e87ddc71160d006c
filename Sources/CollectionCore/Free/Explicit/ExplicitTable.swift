/// What the host said of elements of one sort, by slot, and the order in which they stand: of
/// cells, or of all others. A copy is O(1).
struct ExplicitTable {
    private(set) var slots = SumTree<AttributesLeaf>()
    private(set) var order = ElementOrder()
    /// 1 + the first free slot; 0: there is none.
    private var firstFree: UInt32 = 0

    var count: Int { order.count }

    func place(ofSlot slot: Int) -> (leaf: AttributesLeaf, local: Int) {
        let place = slots.place(of: slot)
        return (place.leaf, slot - place.before.count)
    }

    /// Appends elements behind all that there are.
    ///
    /// - Returns: The slot of the first one; the others have those that follow.
    mutating func append(
        _ content: SumTree<AttributesLeaf>, _ part: Range<Int>, _ numbers: (Int) -> Int
    ) -> Int {
        let slot = slots.count
        slots.replace(slot..<slot, with: part, of: content)
        order.append(part.count, from: slot, numbers)
        return slot
    }

    /// Puts other attributes in the place of those of a slot, or of several in a row.
    mutating func replace(
        _ range: Range<Int>, with content: SumTree<AttributesLeaf>, from first: Int
    ) {
        slots.replace(range, with: first..<first + range.count, of: content)
    }

    /// Puts one element in, of those of some content.
    ///
    /// - Returns: Its slot.
    mutating func insert(
        _ content: SumTree<AttributesLeaf>, _ index: Int, number: Int, at rank: Int
    ) -> Int {
        if rank == count && firstFree == 0 {
            return append(content, index..<index + 1) { _ in number }
        }
        var slot = slots.count
        if firstFree > 0 {
            slot = Int(firstFree) - 1
            let (leaf, local) = place(ofSlot: slot)
            firstFree = leaf.items[local]
            slots.replace(slot..<slot + 1, with: index..<index + 1, of: content)
        } else {
            slots.replace(slot..<slot, with: index..<index + 1, of: content)
        }
        order.insert(slot, number, at: rank)
        return slot
    }

    @inline(never)
    mutating func remove(at rank: Int) {
        let slot = order.slot(at: rank)
        order.remove(at: rank)
        free(slot)
        settle()
    }

    /// Slots need no list again once there are none.
    mutating func settle() {
        if count == 0 { self = ExplicitTable() }
    }

    /// Frees a slot that stands in the order no more.
    @inline(never)
    mutating func free(_ slot: Int) {
        slots.replaceSubrange(slot..<slot + 1, with: AttributesLeaf(free: firstFree))
        firstFree = UInt32(slot) + 1
    }

    mutating func cut(_ numbers: Range<Int>) -> ElementOrder.Piece { order.cut(numbers) }

    @inline(never)
    mutating func insert(_ piece: ElementOrder.Piece, at number: Int) {
        order.insert(piece, at: number)
    }

    /// For tests: what is wrong, in words.
    func brokenInvariant() -> StaticString? {
        if let broken = slots.brokenInvariant() { return broken }
        if let broken = order.brokenInvariant() { return broken }
        var used = 0
        slots.forEachLeaf { leaf in
            for local in 0..<leaf.count where !leaf.isFree(local) { used += 1 }
        }
        return used == count ? nil : "slots in use that no element has"
    }
}
