/// An element that something remembers while the data changes: the element that has focus, that a
/// pointer is down on, that is swiped or moved, whose menu is open, or that keeps its place.
struct FollowedElement: Carried {
    /// What becomes of an element that is reloaded.
    enum Reload {
        /// The element has left the data: another one is in its place.
        case leavesData
        /// The element that is in its place is remembered from then on.
        case staysAtPlace
    }

    /// The element; once it has left the data, the last name that it had.
    private(set) var element: Element
    /// The identifier of a cell's item, or of another element's section, in a snapshot; nil: the
    /// data was not that of a snapshot.
    let identifier: UInt64?
    /// Where the element stood among the items that are left; nil: the element is in the data.
    private(set) var placeLeft: IndexPath?
    private let reload: Reload

    init(_ element: Element, identifier: UInt64?, whenReloaded reload: Reload) {
        (self.element, self.identifier, self.reload) = (element, identifier, reload)
    }

    var isGone: Bool { placeLeft != nil }

    /// Has the element count as one that has left the data.
    mutating func leaveData() { placeLeft = placeLeft ?? IndexPath(section: 0, item: 0) }

    mutating func follow(_ replacement: DataReplacement) -> Bool {
        leaveData()
        return true
    }

    /// - Complexity: O(log parts), and O(parts) where the update deletes the element
    mutating func follow(_ change: DataChange) {
        let path = element.indexPath
        if isGone { return }
        let way = change.plan.way(ofSection: path.section)
        let (now, fate) = change.plan.follow(element, way, change.ownership)
        if !fate.contains(.isGone) {
            element = now
            return
        }
        let isOfItem = change.ownership.isOfItem(element)
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

    /// The cell of the same item in other data; this element, where the item is not in it.
    ///
    /// - Parameter place: The index path of the item with an identifier; nil: there is no item.
    func found(_ place: (UInt64) -> IndexPath?) -> FollowedElement {
        guard isGone, element.isCell, let identifier, let path = place(identifier) else {
            return self
        }
        return FollowedElement(.cell(path), identifier: identifier, whenReloaded: reload)
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
