/// How far sections are scrolled across: of those alone that do not stand at their start.
struct OrthogonalOffsets: Carried {
    /// One entry for each section whose offset is not 0, ascending by section.
    private(set) var entries: [Entry] = []

    struct Entry {
        var section: UInt32
        /// How far the section is scrolled, in points along the cross axis; not 0.
        var offset: Double
        /// Whether `greatest` and `anchors` are set: then the next display frame adjusts the offset
        /// to a changed layout of the section.
        var isHeld = false
        /// The greatest offset without overscroll, before the layout changed.
        var greatest = 0.0
        /// The items that were visible before the layout changed, in order.
        var anchors: [Anchor] = []
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
        let index = index(ofSection: UInt32(section))
        return index < entries.count && entries[index].section == UInt32(section)
            ? entries[index].offset : 0
    }

    /// - Complexity: O(log n), and O(n) where a section's offset changes from 0 or to 0
    mutating func set(_ offset: Double, ofSection section: UInt32) {
        let index = index(ofSection: section)
        if index < entries.count && entries[index].section == section {
            if offset == 0 {
                entries.remove(at: index)
            } else {
                entries[index] = Entry(section: section, offset: offset)
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
        if offset == 0 { return }
        let index = index(ofSection: section)
        (entries[index].isHeld, entries[index].greatest) = (true, offset)
    }

    mutating func replace(_ index: Int, by entry: Entry) { entries[index] = entry }

    mutating func removeAll() { entries = [] }

    /// Removes the entries of sections whose offset is 0.
    mutating func removeStarts() { entries.removeAll { $0.offset == 0 } }

    private func index(ofSection section: UInt32) -> Int {
        entries.partitioningIndex { $0.section >= section }
    }
}

extension OrthogonalOffsets {
    /// All sections of other data stand at their starts.
    mutating func follow(_ replacement: DataReplacement) -> Bool {
        entries.removeAll()
        return true
    }

    /// Follows sections through an update; of items that are left where they are, it is known what
    /// moves them.
    ///
    /// - Complexity: O(n log parts) for n entries
    mutating func follow(_ change: DataChange) {
        if entries.isEmpty { return }
        var followed: [Entry] = []
        for entry in entries {
            guard case .stays(let path, _) = change.plan.fate(ofSection: entry.section) else {
                continue
            }
            var now = entry
            now.section = path.section
            now.anchors = []
            for anchor in entry.anchors {
                let old = IndexPath(section: entry.section, item: anchor.item)
                if UpdatePlan.find(old, in: change.plan.removedItems) != nil { continue }
                guard case .stays(let new, _) = change.plan.fate(ofItem: old) else { continue }
                now.anchors.append(Anchor(item: new.item, start: anchor.start))
            }
            followed.append(now)
        }
        if change.plan.changesSections {
            let order = SortedIdentifiers(followed.map { UInt64($0.section) })
            followed = order.entries.map { followed[Int($0.number)] }
        }
        entries = followed
    }
}

extension UpdatePlan {
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
