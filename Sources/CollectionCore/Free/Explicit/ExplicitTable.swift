/// The attributes of all cells, or of all views, by slot, and the order of their elements. A copy
/// is O(1).
struct ExplicitTable {
    private(set) var slots = SumTree<AttributesLeaf>()
    private(set) var order = ElementOrder()
    /// 1 + the first free slot; 0: there is none.
    private var firstFree: UInt32 = 0

    var count: Int { order.count }

    init() {}

    init(slots: SumTree<AttributesLeaf>, order: ElementOrder) {
        self.slots = slots
        self.order = order
    }

    func place(ofSlot slot: Int) -> (leaf: AttributesLeaf, local: Int) {
        slots.leaf(of: slot)
    }

    /// Appends elements after all other elements.
    ///
    /// - Returns: The slot of the first new element; the other new elements have the slots after
    ///   it.
    mutating func append(_ content: ExplicitContent) -> Int {
        let (slot, count) = (slots.count, content.itemCount)
        slots.replace(slot..<slot, with: 0..<count, of: content.tree)
        if content.numbers.isEmpty {
            order.append(content.firstNumber..<content.firstNumber + count, from: slot)
        } else {
            order.append(count, from: slot) { content.number($0) }
        }
        return slot
    }

    /// Replaces the attributes of consecutive slots by the entries of `content` from `first` on.
    mutating func replace(
        _ range: Range<Int>, with content: SumTree<AttributesLeaf>, from first: Int
    ) {
        slots.replace(range, with: first..<first + range.count, of: content)
    }

    /// Inserts one element, with the entry `index` of some content.
    ///
    /// - Returns: The slot of the element.
    mutating func insert(
        _ content: SumTree<AttributesLeaf>, _ index: Int, number: Int, at rank: Int
    ) -> Int {
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

    /// Removes all free slots once there are no elements.
    mutating func settle() {
        if count == 0 { self = ExplicitTable() }
    }

    /// Frees a slot that is no longer in the order.
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

    /// For tests: an invariant that does not hold, in words; nil: all invariants hold.
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
