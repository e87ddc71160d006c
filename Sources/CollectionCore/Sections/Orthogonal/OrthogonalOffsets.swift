/// How far sections are scrolled across: of those alone that do not stand at their start.
struct OrthogonalOffsets: Carried {
    /// By section, ascending.
    private(set) var entries: [Entry] = []

    struct Entry {
        var section: UInt32
        /// In points, from where the first group begins; never 0.
        var offset: Double
        /// Whether what follows says how the section was before its layout changed.
        var isHeld = false
        /// The greatest offset without overscroll.
        var greatest = 0.0
        /// The items that were visible then, in order.
        var anchors: [Anchor] = []
    }

    struct Anchor {
        var item: UInt32
        /// Where it began across, from where the first group begins.
        var start: Double
    }

    init() {}

    /// The offset of one section, and all others at their starts.
    init(_ offset: Double, ofSection section: UInt32) { set(offset, ofSection: section) }

    /// So many visible items are looked at, to find one that stays.
    static let anchorsMax = 64

    var isEmpty: Bool { entries.isEmpty }

    var heldBytes: Int { entries.count * MemoryLayout<Entry>.stride }

    /// - Complexity: O(log n)
    func offset(ofSection section: Int) -> Double {
        let index = index(ofSection: UInt32(section))
        return index < entries.count && entries[index].section == UInt32(section)
            ? entries[index].offset : 0
    }

    /// - Complexity: O(log n), and O(n) where a section leaves its start or comes back to it
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

    /// Sets the offset of one section, which the next display frame clamps to its content.
    ///
    /// - Parameter offset: Not negative.
    mutating func restore(_ offset: Double, ofSection section: UInt32) {
        set(offset, ofSection: section)
        if offset == 0 { return }
        let index = index(ofSection: section)
        (entries[index].isHeld, entries[index].greatest) = (true, offset)
    }

    mutating func replace(_ index: Int, by entry: Entry) { entries[index] = entry }

    mutating func removeAll() { entries = [] }

    /// Forgets those that have come to their start.
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
    /// Whether something is said of items of a section, or of its place.
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
