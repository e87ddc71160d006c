/// The data in the order in which a stage lays it out, if that is not its own order: with an item
/// at another place, or with room for items that are not in the data. Rules R3, R4 and O16 of
/// docs/semantics.md.
///
/// Each new order and each layout pass makes a new object, which copies of a stage share. Hence
/// `tried` depends on nothing else that changes.
final class Reordering {
    let order: PresentedOrder
    /// The item that a person moves; nil: no item is moved.
    let held: HeldItem?
    /// Decides which elements belong to the item.
    let ownership: ElementOwnership
    /// The data in this order.
    let dataSource: DataSource
    /// The sections of the data in its own order.
    private let sectionsAtRest: SumTree<SectionLeaf>
    /// The results of the last layout pass for the data in its own order.
    let geometryAtRest: SectionedGeometry
    let freeAtRest: FreeGeometry?
    /// The slots for the targets that were tried last.
    var tried = TriedSlots()
    /// The own place of the held item, with all items at rest, once it was tried.
    var ownPlace: TriedPlace?

    init(
        _ order: PresentedOrder, _ held: HeldItem?, _ ownership: ElementOwnership,
        _ dataSource: DataSource, over stage: Stage
    ) {
        (self.order, self.held, self.ownership) = (order, held, ownership)
        self.dataSource = dataSource
        sectionsAtRest = stage.dataSource.sections
        geometryAtRest = stage.reordering?.geometryAtRest ?? stage.geometry
        freeAtRest = stage.reordering.map { $0.freeAtRest } ?? stage.free
    }

    /// Makes a copy whose item is held in other bounds.
    init(_ other: Reordering, in bounds: Rect) {
        (order, ownership, dataSource) = (other.order, other.ownership, other.dataSource)
        sectionsAtRest = other.sectionsAtRest
        (geometryAtRest, freeAtRest) = (other.geometryAtRest, other.freeAtRest)
        held = other.held.map { HeldItem($0, in: bounds) }
    }

    /// Returns the element in the presented order for an element of the data or a placeholder; nil:
    /// there is none.
    func presented(_ element: Element) -> Element? {
        if element.category == .placeholder {
            guard case .inserted(let items) = order else { return nil }
            return items.place(of: element).map { .cell($0) }
        }
        if !ownership.isOfItem(element) { return element }
        if element.isBeyondItems(of: sectionsAtRest) {
            return element.isBeyondItems(of: dataSource.sections) ? element : nil
        }
        var presented = element
        presented.indexPath = order.presented(element.indexPath)
        return presented
    }

    /// Returns the element of the data, or the placeholder, for an element in the presented order;
    /// nil: nothing is shown there.
    func inData(_ element: Element) -> Element? {
        if !ownership.isOfItem(element) { return element }
        if element.isBeyondItems(of: dataSource.sections) {
            return element.isBeyondItems(of: sectionsAtRest) ? element : nil
        }
        guard let path = order.inData(element.indexPath) else {
            guard element.isCell, case .inserted(let items) = order else { return nil }
            return items.element(at: element.indexPath)
        }
        var element = element
        element.indexPath = path
        return element
    }

    /// The index path in the data of the item that is moved; nil: no item is moved.
    var source: IndexPath? {
        if case .moved(let order) = order { order.source } else { nil }
    }

    /// Whether an element of the data is the held item or belongs to it.
    func isHeld(_ element: Element) -> Bool {
        element.indexPath == source && ownership.isOfItem(element)
    }

    /// Moves an element of the held item to where the pointer holds the item, in front of all other
    /// elements.
    ///
    /// - Parameter slot: The frame that the layout has for the item; nil: the element is the item
    ///   itself, or the frame is not known.
    func hold(_ attributes: inout LayoutAttributes, _ slot: Rect?) {
        guard let held else { return }
        if attributes.element.isCell {
            attributes.frame = held.frame
            attributes.flags.insert(.isHeld)
        } else if let slot {
            attributes.frame.x += held.frame.x - slot.x
            attributes.frame.y += held.frame.y - slot.y
        }
        attributes.zIndex = .max
    }
}

extension Element {
    /// Whether this is a view whose index path no item has.
    fileprivate func isBeyondItems(of sections: SumTree<SectionLeaf>) -> Bool {
        if isCell { return false }
        return Int(indexPath.section) >= sections.count
            || Int(indexPath.item) >= sections.itemCount(ofSection: indexPath.section)
    }
}

/// The slots that the layout has for the held item, or for the gap, at the last three targets that
/// were tried. While a pointer moves within a slot, the same targets are tried repeatedly.
struct TriedSlots {
    private var last: TriedSlot?
    private var secondToLast: TriedSlot?
    private var thirdToLast: TriedSlot?

    /// What a slot depends on while data and layout do not change.
    struct Key: Equatable {
        var target: IndexPath
        /// The visible interval along the main axis: see `Stage.attributes`.
        var visible: Interval
        /// The content offset of the target's section, if that scrolls across.
        var offset: Double
    }

    private struct TriedSlot {
        var key: Key
        var slot: Rect
    }

    subscript(_ key: Key) -> Rect? {
        if let last, last.key == key { return last.slot }
        if let secondToLast, secondToLast.key == key { return secondToLast.slot }
        if let thirdToLast, thirdToLast.key == key { return thirdToLast.slot }
        return nil
    }

    mutating func note(_ slot: Rect, _ key: Key) {
        (thirdToLast, secondToLast) = (secondToLast, last)
        last = TriedSlot(key: key, slot: slot)
    }
}
