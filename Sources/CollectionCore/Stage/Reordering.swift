/// What a stage lays out while a person moves an item: the data with that item at another place.
/// Rules R3 and R4 of docs/semantics.md.
///
/// It never changes: another order is another reordering, and copies of a stage share it.
final class Reordering {
    let order: PresentedOrder
    let held: HeldItem
    /// Tells which elements go with the item.
    let ownership: ElementOwnership
    /// The data in this order.
    let dataSource: DataSource
    /// What is laid out of the data in its own order.
    let geometryAtRest: SectionedGeometry
    let freeAtRest: FreeGeometry?

    init(
        _ order: PresentedOrder, _ held: HeldItem, _ ownership: ElementOwnership,
        _ dataSource: DataSource, over stage: Stage
    ) {
        (self.order, self.held, self.ownership) = (order, held, ownership)
        self.dataSource = dataSource
        (geometryAtRest, freeAtRest) = (stage.geometry, stage.free)
    }

    /// The element in the presented order that stands for one of the data.
    func presented(_ element: Element) -> Element {
        if !ownership.isOfItem(element) { return element }
        var presented = element
        presented.indexPath = order.presented(element.indexPath)
        return presented
    }

    /// The element of the data that one in the presented order stands for.
    func inData(_ element: Element) -> Element {
        if !ownership.isOfItem(element) { return element }
        var element = element
        element.indexPath = order.inData(element.indexPath)
        return element
    }

    /// Whether an element of the data is of the item that is held.
    func isHeld(_ element: Element) -> Bool {
        element.indexPath == order.source && ownership.isOfItem(element)
    }

    /// Has an element of the held item be where the item is held, in front of all others.
    ///
    /// - Parameter slot: Where the layout has the item.
    func hold(_ attributes: inout LayoutAttributes, _ slot: Rect?) {
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
