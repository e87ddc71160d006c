/// What updates since the last display frame have done to a visible element.
struct ElementFate: OptionSet {
    var rawValue: UInt8

    /// The element was removed from the data: deleted or reloaded.
    static let isGone = ElementFate(rawValue: 1)
    /// Another element is in its place.
    static let isReloaded = ElementFate(rawValue: 4)
    /// The element keeps its reusable view, which must be configured again.
    static let isReconfigured = ElementFate(rawValue: 8)
    /// A move in an update named the element or its section. A shift by inserts and deletes before
    /// the element does not count.
    static let isMoved = ElementFate(rawValue: 16)
}

extension UpdatePlan {
    /// What an update does to a section, as far as this is the same for all visible elements in the
    /// section.
    struct SectionWay {
        let section: UInt32
        fileprivate var newSection: UInt32 = 0
        /// The fate of the header and of the footer.
        fileprivate var fate: ElementFate = []
        /// The fate of each item that no part of the update names.
        fileprivate var itemFate: ElementFate = []
        fileprivate var hasRemovedItems = false
        fileprivate var hasReplacedItems = false
        fileprivate var slots = SlotMap(removed: [], placed: [])
        /// Nil where the update shifts no items, or all views of items belong to items.
        fileprivate var counted: CountedSection?
    }

    /// What the update does to a section, and so to the elements in it.
    ///
    /// - Complexity: O(log parts)
    func way(ofSection section: UInt32) -> SectionWay {
        var way = SectionWay(section: section)
        if section == IndexPath.noSection {
            way.newSection = section
            return way
        }
        switch fate(ofSection: section) {
        case .gone: way.fate = .isGone
        case .reloaded: way.fate = [.isGone, .isReloaded]
        case .stays(let path, let isReconfigured):
            way.newSection = path.section
            if isReconfigured { way.fate = .isReconfigured }
            if Self.find(IndexPath(section: section), in: removedSections) != nil {
                way.fate.insert(.isMoved)
            }
            way.slots = itemSlots(before: section, after: path.section)
            if !countedSections.isEmpty { way.counted = counted(section) }
        }
        way.itemFate = way.fate
        if way.fate.contains(.isReconfigured) && !reconfiguresItems(ofSection: section) {
            way.itemFate.remove(.isReconfigured)
        }
        way.hasRemovedItems = !Self.group(of: section, in: removedItems).isEmpty
        way.hasReplacedItems = !Self.group(of: section, in: replacedItems).isEmpty
        return way
    }

    /// What the update does to an element.
    ///
    /// - Parameter way: What the update does to the element's section.
    /// - Returns: The element with its index path after the update, and its fate.
    func follow(
        _ element: Element, _ way: SectionWay, _ ownership: ElementOwnership
    ) -> (element: Element, fate: ElementFate) {
        var followed = element
        if let adopted, element == .placeholder(adopted.number) {
            return adopted.hasSameView
                ? (.cell(adopted.path), .isReconfigured) : (element, [.isGone, .isReloaded])
        }
        if ownership.isOfItem(element) {
            if let counted = way.counted, Int(element.indexPath.item) >= counted.itemCount {
                // An item that comes to have the index path brings a view of its own.
                let hasItem = Int(element.indexPath.item) < counted.itemCountAfter
                followed.indexPath.section = way.newSection
                return hasItem ? (element, .isGone) : (followed, way.itemFate)
            }
            if way.hasRemovedItems,
                let found = Self.find(element.indexPath, in: removedItems)
            {
                return follow(element, removedItems[found.index], found.offset)
            }
            var fate = way.itemFate
            if way.hasReplacedItems, !fate.contains(.isGone),
                let found = Self.find(element.indexPath, in: replacedItems)
            {
                fate.formUnion(
                    replacedItems[found.index].action == .reload
                        ? [.isGone, .isReloaded] : .isReconfigured)
            }
            if fate.contains(.isGone) { return (element, fate) }
            if let item = way.slots.newIndex(of: Int(element.indexPath.item)) {
                followed.indexPath = IndexPath(section: way.newSection, item: UInt32(item))
            }
            return (followed, fate)
        }
        if way.fate.contains(.isGone) { return (element, way.fate) }
        followed.indexPath.section = way.newSection
        return (followed, way.fate)
    }

    /// What the update does to an element of an item that is deleted or moved.
    private func follow(
        _ element: Element, _ run: Run, _ offset: Int
    ) -> (element: Element, fate: ElementFate) {
        if run.action == .delete { return (element, .isGone) }
        var followed = element
        followed.indexPath = placedItems[run.partner].path(at: offset)
        var fate = ElementFate.isMoved
        if case .stays(_, isReconfigured: true) = self.fate(ofItem: element.indexPath) {
            fate.insert(.isReconfigured)
        }
        return (followed, fate)
    }

    /// What an element was before the update, or which element was in its place, if that one was
    /// reloaded.
    func past(
        of element: Element, _ ownership: ElementOwnership
    ) -> (past: Past, element: Element) {
        if let adopted, element == .cell(adopted.path) {
            let past: Past = adopted.hasSameView ? .was(adopted.path) : .reloaded(adopted.path)
            return (past, .placeholder(adopted.number))
        }
        if element.indexPath.section == IndexPath.noSection {
            return (.was(element.indexPath), element)
        }
        let (path, isOfItem) = (element.indexPath, ownership.isOfItem(element))
        let past =
            isOfItem
            ? past(ofViewBeyondItems: path) ?? past(ofItem: path) : past(ofSection: path.section)
        var old = element
        switch past {
        case .inserted: break
        case .was(let path), .reloaded(let path):
            old.indexPath =
                isOfItem
                ? path : IndexPath(section: path.section, item: element.indexPath.item)
        }
        return (past, old)
    }
}
