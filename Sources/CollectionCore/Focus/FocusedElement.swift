/// The element that has focus, or had focus last, through updates of the data.
struct FocusedElement: Carried {
    /// Once the element has left the data, the last name that it had.
    private(set) var element: Element
    /// The identifier of a cell's item, or of another element's section, in a snapshot.
    let identifier: UInt64?
    /// Where the element stood among the items that are left, once it has left the data.
    private(set) var placeLeft: IndexPath?

    init(_ element: Element, identifier: UInt64?) {
        self.element = element
        self.identifier = identifier
    }

    var isGone: Bool { placeLeft != nil }

    mutating func follow(_ replacement: DataReplacement) -> Bool {
        placeLeft = IndexPath(section: 0, item: 0)
        return true
    }

    mutating func follow(_ plan: UpdatePlan, _ change: DataChange) {
        let path = element.indexPath
        if isGone || path.section == IndexPath.noSection { return }
        if !change.ownership.isOfItem(element) {
            if let section = plan.newSection(of: path.section) {
                element.indexPath.section = section
            } else {
                placeLeft = plan.placeLeft(by: IndexPath(section: path.section, item: 0))
            }
            return
        }
        switch plan.fate(ofItem: path) {
        case .stays(let now, _): element.indexPath = now
        case .gone: placeLeft = plan.placeLeft(by: path)
        case .reloaded:
            let now = plan.place(ofReloaded: path)
            let count = change.sections.itemCount(ofSection: now.section)
            if Int(now.item) < count { element.indexPath = now } else { placeLeft = now }
        }
    }
}

extension UpdatePlan {
    /// Where the item stands that has taken the place of one that was reloaded: rule D2.
    fileprivate func place(ofReloaded path: IndexPath) -> IndexPath {
        let section = newSection(of: path.section) ?? path.section
        if case .reloaded = fate(ofSection: path.section) {
            return IndexPath(section: section, item: path.item)
        }
        let item = itemSlots(before: path.section, after: section).newIndex(of: Int(path.item))
        return IndexPath(section: section, item: item.map { UInt32($0) } ?? path.item)
    }

    /// Where an item stood that has left the data: behind the nearest one before it in its section
    /// that was neither deleted nor moved by itself.
    ///
    /// - Complexity: O(parts)
    fileprivate func placeLeft(by path: IndexPath) -> IndexPath {
        guard let section = newSection(of: path.section) else {
            let place = sectionSlots.placeLeft(by: Int(path.section))
            return IndexPath(section: UInt32(place), item: 0)
        }
        let slots = itemSlots(before: path.section, after: section)
        return IndexPath(section: section, item: UInt32(slots.placeLeft(by: Int(path.item))))
    }
}

extension SlotMap {
    fileprivate func placeLeft(by old: Int) -> Int {
        var before = old - 1
        while before >= 0 {
            if let index = newIndex(of: before) { return index + 1 }
            let after = removed.partitioningIndex { $0.start > before }
            before = removed[after - 1].start - 1
        }
        return 0
    }
}
