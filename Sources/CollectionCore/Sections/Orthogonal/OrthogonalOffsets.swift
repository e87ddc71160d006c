/// How far sections are scrolled across.
struct OrthogonalOffsets: Carried {
    /// For each section, a line with the section's offset as its breadth; a section that does not
    /// stand at its start counts as an item. Behind the last section, and where many sections stand
    /// at their starts, one run of lines. Empty: all sections do.
    private var lines = SumTree<LineLeaf>()
    /// The sections that were scrolled last, whose offsets are not in `lines` yet: scrolling a few
    /// sections takes no memory.
    private var moving: [Entry] = []
    /// What is known of sections whose layout has changed, until the next display frame adjusts
    /// their offsets to it; ascending by section.
    private(set) var held: [Held] = []
    /// The sections that stood at a rest, and that the adjustment has left beside one, until their
    /// scrollers lead them to the nearest rest in the same display frame; ascending.
    private(set) var adrift: [UInt32] = []

    /// A section that does not stand at its start.
    struct Entry {
        var section: UInt32
        /// How far the section is scrolled, in points along the cross axis.
        var offset: Double
    }

    /// A section before its layout changed.
    struct Held {
        var section: UInt32
        /// The greatest offset without overscroll, in points.
        var greatest: Double
        /// The items that were visible, the one to keep in place first.
        var anchors: [Anchor] = []
        /// Whether the places of items are those of their middles.
        var isCentred = false
        /// Whether the section stood where its behavior has it rest.
        var isAtRest = false
    }

    /// An item that was visible, for keeping it in place.
    struct Anchor {
        /// The index of the item in its section.
        var item: UInt32
        /// As of `OrthogonalRow.place`, in points.
        var place: Double
        /// Items of a lower rank are kept in place before others.
        var rank: UInt8
    }

    init() {}

    /// Offsets in which one section has this offset, and all other sections have 0.
    init(_ offset: Double, ofSection section: UInt32) { set(offset, ofSection: section) }

    /// The greatest number of visible items that are noted, to find one that stays.
    static let anchorsMax = 64

    /// More sections than any data has, even when sections are deleted.
    private static let lineCount = Int.max / 2

    /// Lines of sections that stand at their starts.
    private static func starts(_ count: Int) -> LineLeaf {
        LineLeaf(
            count: count, itemCounts: Column(repeating: 0), thicknesses: Column(repeating: 0))
    }

    /// The greatest number of sections in `moving`.
    private static let movingMax = 8

    private var entryCount: Int { lines.position.itemCount }

    var isEmpty: Bool { entryCount == 0 && moving.isEmpty }

    var heldBytes: Int { entryCount * MemoryLayout<Double>.stride }

    /// The sections that do not stand at their starts, ascending.
    ///
    /// - Complexity: O(n)
    var entries: [Entry] {
        if !moving.isEmpty {
            var all = self
            all.storeMoving()
            return all.entries
        }
        var entries: [Entry] = []
        entries.reserveCapacity(entryCount)
        var first = 0
        lines.forEachLeaf { leaf in
            if !leaf.itemCounts.isUniform || leaf.itemCounts.uniform > 0 {
                for local in 0..<leaf.count where leaf.itemCounts[local] > 0 {
                    let section = UInt32(first + local)
                    entries.append(Entry(section: section, offset: leaf.breadths[local]))
                }
            }
            first += leaf.count
        }
        return entries
    }

    /// The offset of a section, in points.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    func offset(ofSection section: Int) -> Double {
        for entry in moving where Int(entry.section) == section { return entry.offset }
        if entryCount == 0 { return 0 }
        let (leaf, local) = lines.leaf(of: section)
        return leaf.breadths[local]
    }

    /// Sets an offset in the layout that the section has now: the next display frame does not
    /// adjust it.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    mutating func set(_ offset: Double, ofSection section: UInt32) {
        if isHeld(section) { held.remove(at: heldIndex(section)) }
        move(to: offset, ofSection: section)
    }

    /// Moves a section from where it stands. If the section is held, the offset still counts in the
    /// layout before the change, and the next display frame adjusts it.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    mutating func move(to offset: Double, ofSection section: UInt32) {
        if offset == self.offset(ofSection: Int(section)) { return }
        let index = moving.firstIndex { $0.section == section }
        if offset == 0 {
            if let index {
                moving[index] = moving[moving.count - 1]
                moving.removeLast()
            }
            if self.offset(ofSection: Int(section)) != 0 { store(0, ofSection: section) }
            return
        }
        if let index {
            moving[index].offset = offset
            return
        }
        if moving.count == Self.movingMax { storeMoving() }
        moving.append(Entry(section: section, offset: offset))
    }

    /// Moves the offsets of the sections that were scrolled last to `lines`.
    @inline(never)
    private mutating func storeMoving() {
        for entry in moving { store(entry.offset, ofSection: entry.section) }
        moving.removeAll(keepingCapacity: true)
    }

    @inline(never)
    private mutating func store(_ offset: Double, ofSection section: UInt32) {
        if entryCount == 0 { lines = SumTree(leaves: [Self.starts(Self.lineCount)]) }
        lines.update(at: Int(section)) { leaf, local in
            LineLeaf(
                count: leaf.count,
                itemCounts: leaf.itemCounts.setting(
                    offset == 0 ? 0 : 1, at: local, count: leaf.count),
                thicknesses: Column(repeating: 0),
                breadths: leaf.breadths.setting(offset, at: local, count: leaf.count))
        }
    }

    /// The lines of sections that do not stand at their starts, ascending.
    ///
    /// - Complexity: O(n)
    @inline(never)
    private static func lines(of entries: [Entry]) -> SumTree<LineLeaf> {
        var leaves: [LineLeaf] = []
        var (next, index) = (0, 0)
        while index < entries.count {
            let first = Int(entries[index].section)
            if first > next { leaves.appendJoining(starts(first - next)) }
            next = first
            var offsets: [Double] = []
            while index < entries.count && entries[index].section == next
                && offsets.count < LineLeaf.capacity
            {
                offsets.append(entries[index].offset)
                next += 1
                index += 1
            }
            leaves.appendJoining(
                LineLeaf(
                    count: offsets.count, itemCounts: Column(repeating: 1),
                    thicknesses: Column(repeating: 0), breadths: Column(offsets)))
        }
        leaves.append(starts(lineCount - next))
        return SumTree(leaves: leaves)
    }

    /// Sets the offsets of all sections. The next display frame clamps them to the content of the
    /// sections.
    ///
    /// - Parameter entries: The sections that do not stand at their starts, ascending. No offset is
    ///   negative.
    mutating func restore(_ entries: [Entry]) {
        moving = []
        lines = Self.lines(of: entries)
        held = entries.map { Held(section: $0.section, greatest: $0.offset) }
    }

    /// Has the next display frame adjust the offset of a section that is not held.
    mutating func hold(_ section: Held) {
        held.insert(section, at: heldIndex(section.section))
    }

    /// Notes that a section has come to a rest since its layout changed, if it is held.
    mutating func noteRest(ofSection section: UInt32) {
        if isHeld(section) { held[heldIndex(section)].isAtRest = true }
    }

    func isHeld(_ section: UInt32) -> Bool {
        let index = heldIndex(section)
        return index < held.count && held[index].section == section
    }

    private func heldIndex(_ section: UInt32) -> Int {
        if let last = held.last, last.section < section { return held.count }
        return held.partitioningIndex { $0.section >= section }
    }

    /// Sets the adjusted offsets of the sections that are held, and holds none any more.
    ///
    /// - Parameter settled: The sections that are held, ascending, with offsets that may be 0.
    /// - Parameter adrift: The sections of these that are to be led to a rest.
    mutating func settle(_ settled: [Entry], adrift: [UInt32]) {
        held.removeAll(keepingCapacity: true)
        self.adrift = adrift
        // A section that moves may be held and stand at its start.
        if moving.isEmpty && settled.count == entryCount
            && settled.allSatisfy({ offset(ofSection: Int($0.section)) != 0 })
        {
            lines = Self.lines(of: settled.filter { $0.offset != 0 })
        } else {
            for entry in settled { move(to: entry.offset, ofSection: entry.section) }
        }
    }

    /// Notes that all sections are led to their rests.
    mutating func noteLed() { adrift = [] }

    mutating func removeAll() { self = OrthogonalOffsets() }
}

extension OrthogonalOffsets {
    /// All sections of other data stand at their starts.
    mutating func follow(_ replacement: DataReplacement) -> Bool {
        removeAll()
        return true
    }

    /// Follows sections through an update; of items that are left where they are, it is known what
    /// moves them.
    ///
    /// - Complexity: O(k log n) for k sections that are held and runs of the update
    mutating func follow(_ change: DataChange) {
        if isEmpty && held.isEmpty { return }
        storeMoving()
        let plan = change.plan
        let before = held
        held = []
        for section in before {
            guard case .stays(let path, _) = plan.fate(ofSection: section.section) else { continue }
            var followed = section
            (followed.section, followed.anchors) = (path.section, [])
            for anchor in section.anchors {
                let old = IndexPath(section: section.section, item: anchor.item)
                if UpdatePlan.find(old, in: plan.removedItems) != nil { continue }
                guard case .stays(let new, _) = plan.fate(ofItem: old) else { continue }
                var kept = anchor
                kept.item = new.item
                followed.anchors.append(kept)
            }
            hold(followed)
        }
        if !plan.changesSections || entryCount == 0 { return }
        let starts = Self.starts(Self.lineCount)
        for run in plan.replacedSections where run.action == .reload {
            SumNode.put(
                SumPiece(starts, 0..<run.count), at: run.start..<run.end, in: &lines.node)
        }
        SumNode.followSections(plan, in: &lines.node, blank: starts)
    }
}
