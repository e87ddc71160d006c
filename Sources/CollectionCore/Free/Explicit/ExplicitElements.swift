/// The attributes that the host set in one role, with an index by place. A copy is O(1).
struct ExplicitElements {
    var cells = ExplicitTable()
    /// Supplementary and decoration views. Their numbers are those of `ViewEntry`; views of one
    /// section are in the order of identity.
    var views = ExplicitTable()
    /// The index by place: a layout pass builds it, and edits change it from then on.
    var index = RectangleIndex()
    /// Whether `index` is built, and along which axis.
    private(set) var isIndexed = false
    private var axis = Axis.vertical
    /// The bytes that a slot counts against the limit: more if the host sent more columns.
    private(set) var bytesPerSlot = Self.bytesOfFrame
    /// The number of matrices that were set: each makes, at worst, a whole leaf store matrices.
    private var transformCount = 0
    /// The categories and kinds of all views there have been: see `ElementOwnership`.
    private(set) var viewKinds: [ElementGroup] = []

    /// The greatest number of elements: slots are numbers of 31 bits.
    static let countMaximum = Int(Int32.max)

    var isEmpty: Bool { cells.count == 0 && views.count == 0 }
    var count: Int { cells.count + views.count }

    /// The farthest ends of all frames along both axes.
    var extent: Size {
        let (first, second) = (cells.slots.summary.extent, views.slots.summary.extent)
        return Size(
            width: max(first.width, second.width), height: max(first.height, second.height))
    }
}

/// A category other than cells, with a kind.
struct ElementGroup: Equatable {
    var category: ElementCategory
    var kind: ElementKind
}

// The memory that the attributes take.
extension ExplicitElements {
    /// The bytes of a frame, and of its entries in the index and in the order.
    private static let bytesOfFrame = 64
    private static let bytesOfMatrix = 128

    var heldBytes: Int { bytes(adding: 0, bytesPerSlot, transforms: 0) }

    /// Returns the bytes with `added` more elements of `bytesPerSlot` bytes, and more matrices.
    func bytes(adding added: Int, _ bytesPerSlot: Int, transforms: Int) -> Int {
        let slots = cells.slots.count + views.slots.count + added
        let leaf = AttributesLeaf.capacity
        let matrices = min((transformCount + transforms) * leaf, slots) * Self.bytesOfMatrix
        return slots * max(self.bytesPerSlot, bytesPerSlot) + matrices
            + cells.order.runBytes + views.order.runBytes
    }

    /// Returns the number of additional bytes for the content of a call.
    @inline(never)
    func bytes(adding content: ExplicitContent) -> Int {
        bytes(adding: content.count, content.bytesPerSlot, transforms: content.transformCount)
            - heldBytes
    }

    mutating func note(_ content: ExplicitContent) {
        bytesPerSlot = max(bytesPerSlot, content.bytesPerSlot)
        let most = cells.slots.count + views.slots.count
        transformCount = min(transformCount + content.transformCount, most)
        for entry in content.views where !viewKinds.contains(entry.group) {
            viewKinds.append(entry.group)
        }
    }

    static func bytesPerSlot(columns: Int) -> Int { bytesOfFrame + columns }
}

// The index.
extension ExplicitElements {
    /// Builds the index along an axis, unless it is built.
    ///
    /// - Complexity: O(n) mostly: see `RectangleIndex`
    mutating func prepareIndex(_ axis: Axis) {
        if isIndexed && self.axis == axis { return }
        self.axis = axis
        isIndexed = true
        index = RectangleIndex(entries())
    }

    private func entries() -> [RectangleEntry] {
        let room = cells.slots.count + views.slots.count
        // The standard library writes into the storage that all empty arrays share, which two
        // threads must not do at once.
        if room == 0 { return [] }
        return unsafe Array(unsafeUninitializedCapacity: room) { memory, written in
            guard let memory = memory.baseAddress else { return }
            for isView in [false, true] {
                var slot = 0
                (isView ? views : cells).slots.forEachLeaf { leaf in
                    unsafe written += leaf.writeEntries(
                        along: axis, from: slot, areViews: isView, to: memory + written)
                    slot += leaf.count
                }
            }
        }
    }

    @inline(never)
    private func entry(_ slot: Int, isView: Bool) -> RectangleEntry {
        let (leaf, local) = place(ofSlot: slot, isView: isView)
        return RectangleEntry(
            leaf.reach(local, axis), number: UInt32(slot) << 1 | (isView ? 1 : 0))
    }

    /// Returns the entry of a slot. Selecting a table first would copy the table.
    func place(ofSlot slot: Int, isView: Bool) -> (leaf: AttributesLeaf, local: Int) {
        isView ? views.place(ofSlot: slot) : cells.place(ofSlot: slot)
    }

    @inline(never)
    private mutating func indexSlot(_ slot: Int, isView: Bool) {
        if isIndexed { index.insert(entry(slot, isView: isView)) }
    }

    @inline(never)
    private mutating func forgetSlot(_ slot: Int, isView: Bool) {
        if isIndexed { index.remove(entry(slot, isView: isView)) }
    }

    /// Drops the index if rebuilding it is cheaper than making so many changes in it.
    private mutating func dropIndex(forChanges changes: Int) {
        if changes > 64 && changes > count / 8 { isIndexed = false }
    }
}

// Elements by identity.
extension ExplicitElements {
    /// The rank of an item; nil: the item has no attributes.
    func rank(ofItem number: Int) -> Int? {
        let rank = cells.order.rank(from: number)
        return rank < cells.count && cells.order.number(at: rank) == number ? rank : nil
    }

    func slot(ofItem number: Int) -> Int? {
        rank(ofItem: number).map { cells.order.slot(at: $0) }
    }

    func slot(of view: ViewEntry) -> Int? {
        let (rank, isThere) = rank(of: view)
        return isThere ? views.order.slot(at: rank) : nil
    }

    func item(ofSlot slot: Int) -> Int { cells.order.number(at: cells.order.rank(ofSlot: slot)) }

    func section(ofView slot: Int) -> UInt32 {
        let number = views.order.number(at: views.order.rank(ofSlot: slot))
        return number == 0 ? IndexPath.noSection : UInt32(number - 1)
    }

    /// The number of the item of slot 0, if slots 0, 1, 2... are of consecutive items; else nil.
    var firstItemOfRun: Int? {
        if cells.count == 0 || !cells.order.areSlotsRanks { return nil }
        let first = cells.order.number(at: 0)
        return cells.order.lastNumber - first == cells.count - 1 ? first : nil
    }

    /// The rank of a view, and whether the view has attributes; if not, where to insert it.
    func rank(of view: ViewEntry) -> (rank: Int, isThere: Bool) {
        var low = views.order.rank(from: view.number)
        var high = views.order.rank(from: view.number + 1)
        while low < high {
            let middle = (low + high) / 2
            let (leaf, local) = views.place(ofSlot: views.order.slot(at: middle))
            let (group, item) = (leaf.groups[local], leaf.items[local])
            if group == view.groupKey && item == view.item { return (middle, true) }
            if (group, item) < (view.groupKey, view.item) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return (low, false)
    }

    @inline(never)
    mutating func remove(item number: Int) {
        guard let rank = rank(ofItem: number) else { return }
        forgetSlot(cells.order.slot(at: rank), isView: false)
        cells.remove(at: rank)
    }

    @inline(never)
    mutating func remove(_ view: ViewEntry) {
        let (rank, isThere) = rank(of: view)
        if !isThere { return }
        forgetSlot(views.order.slot(at: rank), isView: true)
        views.remove(at: rank)
    }

    /// Stores content that was checked.
    ///
    /// - Complexity: O(m log n) for m elements; O(m + log n) if they come after all other elements,
    ///   or are neighbours that all have attributes
    @inline(never)
    mutating func put(_ content: ExplicitContent) {
        dropIndex(forChanges: content.count)
        putItems(content)
        for (offset, view) in content.views.enumerated() {
            put(view, content.tree, content.itemCount + offset)
        }
        note(content)
    }

    private mutating func putItems(_ content: ExplicitContent) {
        let count = content.itemCount
        if count == 0 { return }
        let first = content.number(0)
        if cells.count == 0 || first > cells.order.lastNumber {
            let slot = cells.append(content)
            if isIndexed {
                for offset in 0..<count { indexSlot(slot + offset, isView: false) }
            }
            return
        }
        let last = content.number(count - 1)
        let rank = cells.order.rank(from: first)
        let isRun = last - first == count - 1
        if isRun && cells.order.areSlotsRanks && cells.order.rank(from: last + 1) - rank == count {
            for slot in isIndexed ? rank..<rank + count : 0..<0 { forgetSlot(slot, isView: false) }
            cells.replace(rank..<rank + count, with: content.tree, from: 0)
            for slot in isIndexed ? rank..<rank + count : 0..<0 { indexSlot(slot, isView: false) }
            return
        }
        for index in 0..<count { put(item: content.number(index), content.tree, index) }
    }

    private mutating func put(
        item number: Int, _ content: SumTree<AttributesLeaf>, _ index: Int
    ) {
        var slot: Int
        let rank = cells.order.rank(from: number)
        if rank < cells.count && cells.order.number(at: rank) == number {
            slot = cells.order.slot(at: rank)
            forgetSlot(slot, isView: false)
            cells.replace(slot..<slot + 1, with: content, from: index)
        } else {
            slot = cells.insert(content, index, number: number, at: rank)
        }
        indexSlot(slot, isView: false)
    }

    private mutating func put(
        _ view: ViewEntry, _ content: SumTree<AttributesLeaf>, _ index: Int
    ) {
        let (rank, isThere) = rank(of: view)
        var slot: Int
        if isThere {
            slot = views.order.slot(at: rank)
            forgetSlot(slot, isView: true)
            views.replace(slot..<slot + 1, with: content, from: index)
        } else {
            slot = views.insert(content, index, number: view.number, at: rank)
        }
        indexSlot(slot, isView: true)
    }

    /// For tests: an invariant that does not hold, in words; nil: all invariants hold.
    func brokenInvariant() -> StaticString? {
        if let broken = cells.brokenInvariant() ?? views.brokenInvariant() { return broken }
        if !isIndexed { return nil }
        if index.count != count { return "elements that are not indexed" }
        return index.brokenInvariant()
    }
}

// Updates.
extension ExplicitElements {
    mutating func cut(_ numbers: Range<Int>) -> ElementOrder.Piece { cells.cut(numbers) }

    @inline(never)
    mutating func insert(_ piece: ElementOrder.Piece, at number: Int) {
        cells.insert(piece, at: number)
    }

    mutating func cutSections(_ sections: Range<Int>) -> ElementOrder.Piece {
        views.cut(sections.lowerBound + 1..<sections.upperBound + 1)
    }

    mutating func insertSections(_ piece: ElementOrder.Piece, at section: Int) {
        views.insert(piece, at: section + 1)
    }

    /// Frees the slots of elements that were cut out and are not inserted again.
    mutating func forget(_ piece: ElementOrder.Piece, areViews: Bool) {
        for slot in piece.slots {
            forgetSlot(slot, isView: areViews)
            if areViews { views.free(slot) } else { cells.free(slot) }
        }
    }

    /// Ends an update, once all elements that were cut out are inserted or freed.
    mutating func settle() {
        cells.settle()
        views.settle()
    }
}
