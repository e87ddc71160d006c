/// What a stage lays out in the place of the data: the data with an item at another place, or with
/// room for items that are not there. Rules R3, R4 and O16 of docs/semantics.md.
///
/// Another order, and another layout pass, is another reordering; copies of a stage share it. What
/// was tried depends on nothing else that changes.
final class Reordering {
    let order: PresentedOrder
    /// The item that a person moves; nil: none.
    let held: HeldItem?
    /// Tells which elements go with the item.
    let ownership: ElementOwnership
    /// The data in this order.
    let dataSource: DataSource
    /// What is laid out of the data in its own order.
    let geometryAtRest: SectionedGeometry
    let freeAtRest: FreeGeometry?
    /// Where the layout has the slot at places that were tried last.
    var tried = TriedSlots()

    init(
        _ order: PresentedOrder, _ held: HeldItem?, _ ownership: ElementOwnership,
        _ dataSource: DataSource, over stage: Stage
    ) {
        (self.order, self.held, self.ownership) = (order, held, ownership)
        self.dataSource = dataSource
        (geometryAtRest, freeAtRest) = (stage.geometry, stage.free)
    }

    /// A copy, with the item held in bounds of its own.
    init(_ other: Reordering, in bounds: Rect) {
        (order, ownership, dataSource) = (other.order, other.ownership, other.dataSource)
        (geometryAtRest, freeAtRest) = (other.geometryAtRest, other.freeAtRest)
        held = other.held.map { HeldItem($0, in: bounds) }
    }

    /// The element in the presented order that stands for one of the data, or for a placeholder;
    /// nil: none does.
    func presented(_ element: Element) -> Element? {
        if element.category == .placeholder {
            guard case .inserted(let items) = order else { return nil }
            return items.place(of: element).map { .cell($0) }
        }
        if !ownership.isOfItem(element) { return element }
        var presented = element
        presented.indexPath = order.presented(element.indexPath)
        return presented
    }

    /// The element of the data, or the placeholder, that one in the presented order stands for;
    /// nil: it stands for nothing that is shown.
    func inData(_ element: Element) -> Element? {
        if !ownership.isOfItem(element) { return element }
        guard let path = order.inData(element.indexPath) else {
            guard element.isCell, case .inserted(let items) = order else { return nil }
            return items.element(at: element.indexPath)
        }
        var element = element
        element.indexPath = path
        return element
    }

    /// The index path in the data of the item that is moved; nil: none is.
    var source: IndexPath? {
        if case .moved(let order) = order { order.source } else { nil }
    }

    /// Whether an element of the data is of the item that is held.
    func isHeld(_ element: Element) -> Bool {
        element.indexPath == source && ownership.isOfItem(element)
    }

    /// Has an element of the held item be where the item is held, in front of all others.
    ///
    /// - Parameter slot: Where the layout has the item.
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

/// Where the layout would have the item that is held, or the gap, at the places that were tried
/// last. While a pointer moves within a slot, the same places are tried again and again.
struct TriedSlots {
    private var last: TriedSlot?
    private var secondToLast: TriedSlot?
    private var thirdToLast: TriedSlot?

    /// What a slot depends on, as long as data and layout stay as they are.
    struct Key: Equatable {
        var target: IndexPath
        /// As of `Stage.attributes`.
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
