/// How far sections are scrolled across: of those alone that do not stand at their start.
struct OrthogonalOffsets: Carried {
    /// One entry for each section whose offset is not 0, ascending by section.
    private(set) var entries: [Entry] = []
    /// What is known of sections whose layout has changed, until the next display frame adjusts
    /// their offsets to it.
    private(set) var held: [Held] = []
    /// Whether an entry has the offset 0 while offsets are adjusted.
    private var hasStarts = false

    struct Entry {
        var section: UInt32
        /// 1 + the index in `held`; 0: the section is not held.
        fileprivate(set) var number: UInt32 = 0
        /// How far the section is scrolled, in points along the cross axis; not 0.
        var offset: Double

        var isHeld: Bool { number > 0 }
    }

    /// A section before its layout changed.
    struct Held {
        var section: UInt32
        /// The greatest offset without overscroll.
        var greatest: Double
        /// The items that were visible, in order.
        var anchors: [Anchor]
    }

    /// An item that was visible, for keeping it in place.
    struct Anchor {
        /// The index of the item in its section.
        var item: UInt32
        /// Where the item began along the cross axis, in points, with the section at offset 0.
        var start: Double
    }

    init() {}

    /// Offsets in which one section has this offset, and all other sections have 0.
    init(_ offset: Double, ofSection section: UInt32) { set(offset, ofSection: section) }

    /// The greatest number of visible items that are noted, to find one that stays.
    static let anchorsMax = 64

    var isEmpty: Bool { entries.isEmpty }

    var heldBytes: Int { entries.count * MemoryLayout<Entry>.stride }

    /// The offset of a section, in points; 0 for a section without an entry.
    ///
    /// - Complexity: O(log n)
    func offset(ofSection section: Int) -> Double {
        entry(ofSection: UInt32(section)).map { entries[$0].offset } ?? 0
    }

    /// - Complexity: O(log n), and O(n) where a section's offset changes from 0 or to 0
    mutating func set(_ offset: Double, ofSection section: UInt32) {
        let index = index(ofSection: section)
        if index < entries.count && entries[index].section == section {
            release(index)
            if offset == 0 {
                entries.remove(at: index)
            } else {
                entries[index].offset = offset
            }
        } else if offset != 0 {
            entries.insert(Entry(section: section, offset: offset), at: index)
        }
    }

    /// Sets the offset of a section. The next display frame clamps the offset to the section's
    /// content.
    ///
    /// - Parameter offset: In points; not negative.
    mutating func restore(_ offset: Double, ofSection section: UInt32) {
        set(offset, ofSection: section)
        if offset != 0 { hold(index(ofSection: section), greatest: offset, []) }
    }

    /// Has the next display frame adjust the offset of the entry at an index.
    mutating func hold(_ index: Int, greatest: Double, _ anchors: [Anchor]) {
        held.append(Held(section: entries[index].section, greatest: greatest, anchors: anchors))
        entries[index].number = UInt32(held.count)
    }

    /// Forgets what is held of the entry at an index.
    private mutating func release(_ index: Int) {
        if !entries[index].isHeld { return }
        let place = Int(entries[index].number) - 1
        entries[index].number = 0
        let last = held.removeLast()
        if place == held.count { return }
        held[place] = last
        if let moved = entry(ofSection: last.section) { entries[moved].number = UInt32(place + 1) }
    }

    /// Sets the adjusted offset of the entry at an index.
    mutating func settle(_ index: Int, at offset: Double) {
        entries[index].offset = offset
        entries[index].number = 0
        if offset == 0 { hasStarts = true }
    }

    /// Ends the adjustment of offsets.
    mutating func endSettling() {
        held.removeAll(keepingCapacity: true)
        if hasStarts { entries.removeAll { $0.offset == 0 } }
        hasStarts = false
    }

    mutating func removeAll() { self = OrthogonalOffsets() }

    /// Returns the index of the entry of a section; nil: the section stands at its start.
    ///
    /// - Complexity: O(log n)
    func entry(ofSection section: UInt32) -> Int? {
        let index = index(ofSection: section)
        return index < entries.count && entries[index].section == section ? index : nil
    }

    private func index(ofSection section: UInt32) -> Int {
        entries.partitioningIndex { $0.section >= section }
    }
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
    /// - Complexity: O(k log parts) for k sections that are held; O(n log parts) for n entries if
    ///   sections change
    mutating func follow(_ change: DataChange) {
        if entries.isEmpty { return }
        for number in held.indices {
            var anchors: [Anchor] = []
            for anchor in held[number].anchors {
                let old = IndexPath(section: held[number].section, item: anchor.item)
                if UpdatePlan.find(old, in: change.plan.removedItems) != nil { continue }
                guard case .stays(let new, _) = change.plan.fate(ofItem: old) else { continue }
                anchors.append(Anchor(item: new.item, start: anchor.start))
            }
            held[number].anchors = anchors
        }
        if !change.plan.changesSections { return }
        for index in entries.indices
        where change.plan.stayingSection(entries[index].section) == nil {
            release(index)
        }
        var followed: [Entry] = []
        for var entry in entries {
            guard let section = change.plan.stayingSection(entry.section) else { continue }
            entry.section = section
            if entry.isHeld { held[Int(entry.number) - 1].section = section }
            followed.append(entry)
        }
        let order = SortedIdentifiers(followed.map { UInt64($0.section) })
        entries = order.entries.map { followed[Int($0.number)] }
    }
}

extension UpdatePlan {
    /// The index of a section after the update; nil if the section is deleted or reloaded.
    fileprivate func stayingSection(_ section: UInt32) -> UInt32? {
        guard case .stays(let path, _) = fate(ofSection: section) else { return nil }
        return path.section
    }

    /// Whether the update deletes, moves, inserts, reloads or reconfigures items of a section.
    ///
    /// - Parameter section: The section's index before the update.
    func concernsItems(ofSection section: UInt32) -> Bool {
        if !Self.group(of: section, in: removedItems).isEmpty
            || !Self.group(of: section, in: replacedItems).isEmpty
        {
            return true
        }
        guard let new = newSection(of: section) else { return false }
        return !Self.group(of: new, in: placedItems).isEmpty
    }
}
