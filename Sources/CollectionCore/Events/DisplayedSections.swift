/// The sections that have a cell or a supplementary view in the last display frame, in order.
struct DisplayedSections {
    private var records: [Record] = []
    /// The sections that the display frame no longer shows, and those that it shows first.
    var ended: [Record] = []
    var appeared: [Record] = []

    struct Record {
        var section: SectionIdentity
        var identifier: UInt64?
        /// The number of elements of the section.
        var count = 0
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

    /// Counts the elements of all sections.
    ///
    /// - Parameter elements: The entries of all views, also of views that show nothing.
    mutating func count(_ elements: [DisplayedElement], of snapshot: Snapshot?) {
        removeChanges()
        for index in records.indices { records[index].count = 0 }
        for element in elements where element.isShown { add(element.section, of: snapshot) }
        finish()
    }

    /// Counts the elements of sections of which the display frame shows others.
    ///
    /// - Complexity: O((m + sections that appear or end) log n) for m elements and n sections
    mutating func step(
        _ gone: [DisplayedElement], _ come: [DisplayedElement], of snapshot: Snapshot?
    ) {
        removeChanges()
        for element in gone where element.section.number != IndexPath.noSection {
            records[records.place(of: element.section)].count -= 1
        }
        for element in come { add(element.section, of: snapshot) }
        finish()
    }

    private mutating func removeChanges() {
        ended.removeAll(keepingCapacity: true)
        appeared.removeAll(keepingCapacity: true)
    }

    /// Counts one more element of a section.
    private mutating func add(_ section: SectionIdentity, of snapshot: Snapshot?) {
        if section.number == IndexPath.noSection { return }
        let place = records.place(of: section)
        if place < records.count && records[place].section == section {
            records[place].count += 1
            return
        }
        let identifier =
            section.isOld ? nil : snapshot?.sectionIdentifier(at: Int(section.number))
        let record = Record(section: section, identifier: identifier, count: 1)
        records.insert(record, at: place)
        appeared.append(record)
    }

    /// Takes out the sections without elements.
    private mutating func finish() {
        appeared.sortAscending()
        for index in records.indices.reversed() where records[index].count == 0 {
            ended.append(records.remove(at: index))
        }
        if ended.count > 1 { ended.sortAscending() }
    }
}

extension [DisplayedSections.Record] {
    /// Returns the place of a section in the order of identities, whether or not it is there.
    ///
    /// - Complexity: O(log n)
    func place(of section: SectionIdentity) -> Int {
        partitioningIndex { !($0.section < section) }
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
