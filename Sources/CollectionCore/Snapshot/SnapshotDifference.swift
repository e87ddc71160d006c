/// How one snapshot is changed into another: what happens to each section and each item.
struct SnapshotDifference {
    let old: Snapshot
    let new: Snapshot
    let sections: IdentifierMatch
    let items: IdentifierMatch
    /// What happens to each section of the new snapshot.
    var sectionFates: [Fate]
    /// What happens to each item of the new snapshot.
    var itemFates: [Fate]
    /// For each item of the new snapshot, whether it is reconfigured; empty: no item is.
    var isReconfigured: [Bool] = []
    /// For each section of the old snapshot, whether it is still the same section in the new
    /// snapshot.
    var isOldSectionKept: [Bool]
    /// For each item of the old snapshot, the index of its section.
    let oldSections: [UInt32]
    let oldStarts: [Int]
    let newStarts: [Int]

    enum Fate: UInt8 {
        case stays, moves, inserted, reloaded
        /// Moved and reloaded: deleted at the old place and inserted at the new place.
        case replaced
        /// Inserted together with its section, which is new or reloaded.
        case brought
    }

    init(from old: Snapshot, to new: Snapshot) {
        self.old = old
        self.new = new
        sections = IdentifierMatch(
            from: old.sections.all, to: new.sections.all, areUnique: true)
        items = IdentifierMatch(from: old.items.all, to: new.items.all, areUnique: true)
        oldStarts = Self.starts(of: old)
        newStarts = Self.starts(of: new)
        oldSections = Self.sections(oldStarts)
        isOldSectionKept = sections.isOldMatched
        sectionFates = [Fate](repeating: .inserted, count: new.numberOfSections)
        itemFates = [Fate](repeating: .inserted, count: new.numberOfItems)
        findSections()
        for section in sectionFates.indices { findItems(in: section) }
        applyMarks()
    }

    /// The index of the first item of each section, and at the end the number of all items.
    private static func starts(of snapshot: Snapshot) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(snapshot.numberOfSections + 1)
        var start = 0
        snapshot.content.sections.forEachLeaf { leaf in
            for local in 0..<leaf.count {
                start += Int(leaf.itemCounts[local])
                starts.append(start)
            }
        }
        return starts
    }

    private static func sections(_ starts: [Int]) -> [UInt32] {
        var sections = [UInt32](repeating: 0, count: starts[starts.count - 1])
        for section in 1..<max(starts.count - 1, 1) {
            for item in starts[section]..<starts[section + 1] { sections[item] = UInt32(section) }
        }
        return sections
    }

    private mutating func findSections() {
        var numbers: [UInt32] = []
        for index in sections.old where index != IdentifierMatch.none { numbers.append(index) }
        let run = AscendingRun(numbers)
        var order = 0
        for (section, oldSection) in sections.old.enumerated()
        where oldSection != IdentifierMatch.none {
            sectionFates[section] = run.isIn[order] ? .stays : .moves
            order += 1
        }
        for identifier in new.reloadedSections.all {
            guard let section = new.sections.index(of: identifier) else { continue }
            switch sectionFates[section] {
            case .stays: sectionFates[section] = .reloaded
            case .moves: sectionFates[section] = .replaced
            default: continue
            }
            isOldSectionKept[Int(sections.old[section])] = false
        }
    }

    private mutating func findItems(in section: Int) {
        let range = newStarts[section]..<newStarts[section + 1]
        let oldSection = sections.old[section]
        let isKept = sectionFates[section] == .stays || sectionFates[section] == .moves
        var numbers: [UInt32] = []
        if isKept { numbers.reserveCapacity(range.count) }
        for item in range {
            let index = items.old[item]
            if index == IdentifierMatch.none {
                itemFates[item] = isKept ? .inserted : .brought
            } else if oldSections[Int(index)] != oldSection {
                itemFates[item] = .moves
            } else if isKept {
                itemFates[item] = .stays
                numbers.append(index)
            } else {
                itemFates[item] = .brought
            }
        }
        let run = AscendingRun(numbers)
        var order = 0
        for item in range where itemFates[item] == .stays {
            if !run.isIn[order] { itemFates[item] = .moves }
            order += 1
        }
    }

    private mutating func applyMarks() {
        for identifier in new.reloadedItems.all {
            guard let item = new.items.index(of: identifier) else { continue }
            switch itemFates[item] {
            case .stays: itemFates[item] = .reloaded
            case .moves: itemFates[item] = .replaced
            default: continue
            }
        }
        if new.reconfiguredItems.isEmpty { return }
        isReconfigured = [Bool](repeating: false, count: itemFates.count)
        for identifier in new.reconfiguredItems.all {
            guard let item = new.items.index(of: identifier) else { continue }
            let fate = itemFates[item]
            isReconfigured[item] = fate == .stays || fate == .moves
        }
    }
}
