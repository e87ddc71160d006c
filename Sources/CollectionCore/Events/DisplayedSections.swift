/// The sections that have a cell or a supplementary view in the last display frame, in order.
struct DisplayedSections {
    private var records: [Record] = []
    /// The sections that the display frame no longer shows, and those that it shows first.
    var ended: [Record] = []
    var appeared: [Record] = []
    /// True once a section has lost its last element, or got its first one.
    private var hasChanged = false

    struct Record {
        var section: SectionIdentity
        var identifier: UInt64?
        /// The number of elements of the section.
        var count = 0
        /// True where the display frame is the first one to show the section.
        var isNew = true
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
    mutating func count(_ elements: [DisplayedElement]) {
        for index in records.indices { records[index].count = 0 }
        hasChanged = true
        for element in elements where element.isShown { add(element.section) }
        finish()
    }

    /// Counts one element of a section less.
    ///
    /// - Complexity: O(log n) for n sections
    mutating func remove(_ section: SectionIdentity) {
        if section.number == IndexPath.noSection { return }
        let place = records.place(of: section)
        records[place].count -= 1
        if records[place].count == 0 { hasChanged = true }
    }

    /// Counts one more element of a section.
    ///
    /// - Complexity: O(log n) for n sections, O(n) for the first element of the section
    mutating func add(_ section: SectionIdentity) {
        if section.number == IndexPath.noSection { return }
        let place = records.place(of: section)
        if place < records.count && records[place].section == section {
            records[place].count += 1
            return
        }
        records.insert(Record(section: section, count: 1), at: place)
        hasChanged = true
    }

    /// Finds the identifiers of the sections that the display frame shows first.
    mutating func findIdentifiers(in snapshot: Snapshot) {
        for index in appeared.indices where !appeared[index].section.isOld {
            let section = appeared[index].section
            appeared[index].identifier = snapshot.sectionIdentifier(at: Int(section.number))
            records[records.place(of: section)].identifier = appeared[index].identifier
        }
    }

    /// Finds the sections that have appeared, and takes out those without elements.
    mutating func finish() {
        if !ended.isEmpty { ended.removeAll(keepingCapacity: true) }
        if !appeared.isEmpty { appeared.removeAll(keepingCapacity: true) }
        if hasChanged { findChanges() }
        hasChanged = false
    }

    @inline(never)
    private mutating func findChanges() {
        var kept = 0
        for index in records.indices {
            var record = records[index]
            if record.count == 0 {
                ended.append(record)
                continue
            }
            if record.isNew {
                appeared.append(record)
                record.isNew = false
            }
            records[kept] = record
            kept += 1
        }
        records.removeSubrange(kept...)
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
