/// The sections that have a cell or a supplementary view in the last display frame, in the order of
/// their identities.
struct DisplayedSections {
    private var records: [Record] = []
    /// The sections that the previous display frame displayed and the current one does not.
    var ended: [Record] = []
    /// The sections that the current display frame displays and the previous one did not.
    var appeared: [Record] = []
    /// Whether a section may have lost its last displayed element, or got its first one, since the
    /// last call of `finish`.
    private var hasChanged = false

    struct Record {
        var section: SectionIdentity
        var identifier: UInt64?
        /// The number of displayed elements of the section.
        var count = 0
        /// Whether the section was not displayed before the current display frame.
        var isNew = true
        /// In `appeared`, the index of the section's first element in `DisplayedElements.appeared`.
        /// In `ended`, the index of the section's last element in `DisplayedElements.ended`. Nil:
        /// none of the section's elements is there.
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

    /// Counts the displayed elements of all sections anew, and updates `ended` and `appeared`.
    ///
    /// - Parameter elements: The entries of all reusable views, including views that display no
    ///   element.
    mutating func count(_ elements: [DisplayedElement]) {
        for index in records.indices { records[index].count = 0 }
        hasChanged = true
        for element in elements where element.isShown { add(element.section) }
        finish()
    }

    /// Decreases the number of displayed elements of a section by one.
    ///
    /// - Complexity: O(log n) for n sections
    mutating func remove(_ section: SectionIdentity) {
        if section.number == IndexPath.noSection { return }
        let place = records.place(of: section)
        records[place].count -= 1
        if records[place].count == 0 { hasChanged = true }
    }

    /// Increases the number of displayed elements of a section by one.
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

    /// Looks up the snapshot's identifiers of the sections in `appeared`.
    mutating func findIdentifiers(in snapshot: Snapshot) {
        for index in appeared.indices where !appeared[index].section.isOld {
            let section = appeared[index].section
            appeared[index].identifier = snapshot.sectionIdentifier(at: Int(section.number))
            records[records.place(of: section)].identifier = appeared[index].identifier
        }
    }

    /// Updates `ended` and `appeared`, and removes the records of sections without displayed
    /// elements.
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
    /// The index of a section's record in the order of identities, or the index at which a record
    /// of the section would be inserted.
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
    /// The index of the section in the current data; its last index if the section has left the
    /// data.
    private(set) var number: UInt32
    /// The number of the change that removed the section from the data; 0: the section is in the
    /// data.
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
