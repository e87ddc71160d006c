/// The sections that have a cell or a supplementary view in the last display frame, in order.
struct DisplayedSections {
    private var records: [Record] = []
    /// The sections that the display frame no longer shows, and those that it shows first.
    var ended: [Record] = []
    var appeared: [Record] = []

    struct Record {
        var section: SectionIdentity
        var identifier: UInt64?
        /// The place of the section's first element among the elements that the display frame
        /// shows first, or of the last element among those that it no longer shows.
        var place: Int?
    }

    mutating func noteReplacedData(_ change: UInt64) {
        for index in records.indices { records[index].section.end(with: change) }
        records.sortAscending()
    }

    mutating func follow(_ plan: UpdatePlan, _ change: UInt64) {
        if !plan.changesSections { return }
        for index in records.indices { records[index].section.follow(plan, change) }
        records.sortAscending()
    }

    /// - Parameter elements: The entries of all views, also of views that show nothing.
    mutating func step(to elements: [DisplayedElement], of snapshot: Snapshot?) {
        var found: [Record] = []
        for element in elements
        where element.isShown && element.section.number != IndexPath.noSection {
            found.append(Record(section: element.section))
        }
        found.sortAscending()
        let before = records
        records.removeAll(keepingCapacity: true)
        ended.removeAll(keepingCapacity: true)
        appeared.removeAll(keepingCapacity: true)
        var place = 0
        for next in found where records.last != next {
            while place < before.count && before[place] < next {
                ended.append(before[place])
                place += 1
            }
            if place < before.count && before[place] == next {
                records.append(before[place])
                place += 1
            } else {
                let identifier =
                    next.section.isOld
                    ? nil : snapshot?.sectionIdentifier(at: Int(next.section.number))
                let record = Record(section: next.section, identifier: identifier)
                records.append(record)
                appeared.append(record)
            }
        }
        ended += before[place...]
    }
}

extension DisplayedSections.Record: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.section < right.section }
    static func == (left: Self, right: Self) -> Bool { left.section == right.section }
}

/// The identity of a section that is in the data, or that has left the data.
struct SectionIdentity: Comparable {
    /// The current number of the section, or the last one.
    private(set) var number: UInt32
    /// The number of the change that took the section out of the data; 0: the section is there.
    private var end: UInt64 = 0

    init(number: UInt32) { self.number = number }

    var isOld: Bool { end != 0 }

    mutating func end(with change: UInt64) {
        if !isOld { end = change }
    }

    mutating func follow(_ plan: UpdatePlan, _ change: UInt64) {
        if isOld || number == IndexPath.noSection { return }
        switch plan.fate(ofSection: number) {
        case .gone, .reloaded: end = change
        case .stays(let path, _): number = path.section
        }
    }

    static func < (left: Self, right: Self) -> Bool {
        left.end == right.end ? left.number < right.number : left.end < right.end
    }
}
