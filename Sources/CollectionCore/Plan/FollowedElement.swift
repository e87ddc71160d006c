/// A stored reference to an element, adjusted when the data changes. Such elements are the focused
/// element, the element under a pointer that is down, the swiped or moved item, the item of the
/// open menu, and the item that the host names as the content offset anchor.
struct FollowedElement: Carried {
    /// What a reload of the element does to the reference.
    enum Reload {
        /// The element counts as deleted, although the reload puts another element in its place.
        case leavesData
        /// The reference changes to the element that the reload puts in its place.
        case staysAtPlace
    }

    /// The element; if it has left the data, the element by its last index path.
    private(set) var element: Element
    /// The identifier in the snapshot: of the item for a cell, of the section for another element;
    /// nil: the data did not come from a snapshot.
    let identifier: UInt64?
    /// The index path that the element left, among the remaining items; nil: it is in the data.
    private(set) var placeLeft: IndexPath?
    private let reload: Reload

    init(_ element: Element, identifier: UInt64?, whenReloaded reload: Reload) {
        (self.element, self.identifier, self.reload) = (element, identifier, reload)
    }

    var isGone: Bool { placeLeft != nil }

    /// Marks the element as one that has left the data.
    mutating func leaveData() { placeLeft = placeLeft ?? IndexPath(section: 0, item: 0) }

    mutating func follow(_ replacement: DataReplacement) -> Bool {
        leaveData()
        return true
    }

    /// - Complexity: O(parts)
    mutating func follow(_ change: DataChange) {
        if !isGone { _ = followInData(change) }
    }

    /// Follows an element that is in the data, as `follow` does.
    ///
    /// - Returns: What the update does to the element.
    @inline(never)
    mutating func followInData(_ change: DataChange) -> ElementFate {
        let path = element.indexPath
        if change.plan.changesOnlyItems && change.ownership.isOfItem(element) {
            let item = Int(path.item)
            if let shift = change.plan.shift(of: item...item, inSection: path.section) {
                element.indexPath.item = UInt32(item + shift)
                return []
            }
        }
        let way = change.plan.way(ofSection: path.section)
        let (now, fate) = change.plan.follow(element, way, change.ownership)
        if fate.contains(.isGone) { leave(path, fate, change) } else { element = now }
        return fate
    }

    /// Follows an element that the update deletes or reloads.
    private mutating func leave(_ path: IndexPath, _ fate: ElementFate, _ change: DataChange) {
        let isOfItem = change.ownership.isOfItem(element)
        if isOfItem && reload == .staysAtPlace, let place = change.place(ofReloadedItem: path) {
            element.indexPath = place
            return
        }
        if fate.contains(.isReloaded) && reload == .staysAtPlace {
            let place = change.plan.place(ofReloaded: path)
            if !isOfItem {
                element.indexPath.section = place.section
            } else if Int(place.item) < change.sections.itemCount(ofSection: place.section) {
                element.indexPath = place
            } else {
                placeLeft = place
            }
            return
        }
        placeLeft = change.plan.placeLeft(
            by: isOfItem ? path : IndexPath(section: path.section, item: 0))
    }

    /// The index path of the item that is in the place of a deleted one: the next item that is left
    /// in the section, or the one before it; nil: there is none, or the element is in the data.
    func successor(_ sections: SumTree<SectionLeaf>) -> (path: IndexPath, isNext: Bool)? {
        guard let place = placeLeft, Int(place.section) < sections.count else { return nil }
        let count = sections.itemCount(ofSection: place.section)
        if Int(place.item) < count { return (place, true) }
        if count == 0 { return nil }
        return (IndexPath(section: place.section, item: UInt32(count - 1)), false)
    }

    /// The cell of the element's item in new data, found by the item's identifier; this element
    /// unchanged if it is in the data, is not a cell, or its item is not in the new data.
    ///
    /// - Parameter place: Returns the index path of an identifier's item in the new data, or nil.
    func found(_ place: (UInt64) -> IndexPath?) -> FollowedElement {
        guard isGone, element.isCell, let identifier, let path = place(identifier) else {
            return self
        }
        return FollowedElement(.cell(path), identifier: identifier, whenReloaded: reload)
    }
}

extension DataChange {
    /// Returns the index path after the update of an item of a snapshot that is reloaded, found by
    /// its identifier; nil: the data before or after comes from no snapshot, or the item is gone.
    ///
    /// - Complexity: O(reloaded items)
    fileprivate func place(ofReloadedItem path: IndexPath) -> IndexPath? {
        guard let reloaded, let number = sectionsBefore?.itemNumber(at: path) else { return nil }
        return reloaded.items.first { $0.old == number }.map { sections.indexPath(ofItem: $0.new) }
    }
}

extension UpdatePlan {
    /// The index path after the update of the item that replaces a reloaded item: rule D2.
    fileprivate func place(ofReloaded path: IndexPath) -> IndexPath {
        let section = newSection(of: path.section) ?? path.section
        if case .reloaded = fate(ofSection: path.section) {
            return IndexPath(section: section, item: path.item)
        }
        let item = itemSlots(before: path.section, after: section).newIndex(of: Int(path.item))
        return IndexPath(section: section, item: item.map { UInt32($0) } ?? path.item)
    }

    /// The index path, after the update, that a deleted item left: behind the nearest item before
    /// it in its section that the update neither deletes nor moves by itself. In a deleted section:
    /// item 0 of the section behind the nearest earlier section that is neither deleted nor moved.
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
