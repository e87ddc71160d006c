/// How one snapshot is changed into another: what happens to each section and each item of the part
/// in which the two may differ. All indexes but those of paths are relative to this part.
struct SnapshotDifference {
    let old: Snapshot
    let new: Snapshot
    /// The sections and items of the old snapshot in the part.
    let oldPart: (sections: Range<Int>, items: Range<Int>)
    /// The sections and items of the new snapshot in the part.
    let newPart: (sections: Range<Int>, items: Range<Int>)
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
    /// The index of the first item of each section of the part, among all items of the snapshot,
    /// and at the end the number of items up to there.
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
        let part = ChangedPart(from: old, to: new)
        oldPart = (part.sections(of: old), part.items(of: old))
        newPart = (part.sections(of: new), part.items(of: new))
        sections = IdentifierMatch(
            from: old.sections.identifiers(oldPart.sections),
            to: new.sections.identifiers(newPart.sections), areUnique: true)
        items = IdentifierMatch(
            from: old.items.identifiers(oldPart.items),
            to: new.items.identifiers(newPart.items), areUnique: true)
        oldStarts = Self.starts(of: old, oldPart.sections)
        newStarts = Self.starts(of: new, newPart.sections)
        oldSections = Self.sections(oldStarts, oldPart.items)
        isOldSectionKept = sections.isOldMatched
        sectionFates = [Fate](repeating: .inserted, count: newPart.sections.count)
        itemFates = [Fate](repeating: .inserted, count: newPart.items.count)
        findSections()
        for section in sectionFates.indices { findItems(in: section) }
        applyMarks()
    }

    private static func starts(of snapshot: Snapshot, _ range: Range<Int>) -> [Int] {
        var start = snapshot.content.sections.position(at: range.lowerBound).itemCount
        var starts = [start]
        starts.reserveCapacity(range.count + 1)
        snapshot.content.sections.slice(range).forEachLeaf { leaf in
            for local in 0..<leaf.count {
                start += Int(leaf.itemCounts[local])
                starts.append(start)
            }
        }
        return starts
    }

    private static func sections(_ starts: [Int], _ items: Range<Int>) -> [UInt32] {
        var sections = [UInt32](repeating: 0, count: items.count)
        for section in 1..<max(starts.count - 1, 1) {
            for item in (starts[section]..<starts[section + 1]).clamped(to: items) {
                sections[item - items.lowerBound] = UInt32(section)
            }
        }
        return sections
    }

    /// The items of a section of the new snapshot's part, by their indexes in the part.
    func newItems(ofSection section: Int) -> Range<Int> {
        let range = (newStarts[section]..<newStarts[section + 1]).clamped(to: newPart.items)
        return range.lowerBound - newPart.items.lowerBound..<range.upperBound
            - newPart.items.lowerBound
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
            // All sections are in the part where any is marked.
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
        let range = newItems(ofSection: section)
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

    private func newItem(_ identifier: UInt64) -> Int? {
        new.items.index(of: identifier).map { $0 - newPart.items.lowerBound }
    }

    private mutating func applyMarks() {
        for identifier in new.reloadedItems.all {
            guard let item = newItem(identifier) else { continue }
            switch itemFates[item] {
            case .stays: itemFates[item] = .reloaded
            case .moves: itemFates[item] = .replaced
            default: continue
            }
        }
        if new.reconfiguredItems.isEmpty { return }
        isReconfigured = [Bool](repeating: false, count: itemFates.count)
        for identifier in new.reconfiguredItems.all {
            guard let item = newItem(identifier) else { continue }
            let fate = itemFates[item]
            isReconfigured[item] = fate == .stays || fate == .moves
        }
    }
}
