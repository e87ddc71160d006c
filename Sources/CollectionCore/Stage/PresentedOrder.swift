/// The order of items that is laid out instead of the order of the data.
enum PresentedOrder {
    /// A person moves an item.
    case moved(MovedItem)
    /// There is room for items that are not in the data.
    case inserted(InsertedItems)

    /// Returns the index path in this order of an item of the data.
    func presented(_ path: IndexPath) -> IndexPath {
        switch self {
        case .moved(let order): order.presented(path)
        case .inserted(let order): order.presented(path)
        }
    }

    /// Returns the index path in the data of the item at an index path in this order; nil: no item
    /// of the data is there.
    func inData(_ path: IndexPath) -> IndexPath? {
        switch self {
        case .moved(let order): order.inData(path)
        case .inserted(let order): order.inData(path)
        }
    }

    /// The update that turns the order of the data into this order; nil: both orders are equal.
    var update: BatchUpdate? {
        switch self {
        case .moved(let order):
            order.source == order.target
                ? nil : BatchUpdate(items: [.move(order.source, to: order.target)])
        case .inserted(let order): order.items.isEmpty ? nil : order.update
        }
    }

    /// The item that a person moves; nil: no item is moved.
    var movement: InteractiveMovement? {
        guard case .moved(let order) = self else { return nil }
        return InteractiveMovement(source: order.source, target: order.target)
    }

    /// The index path in this order of the item that is moved, or of the gap where items would be
    /// dropped; nil: there is no gap.
    var slot: IndexPath? {
        switch self {
        case .moved(let order): order.target
        case .inserted(let order): order.place(of: nil)
        }
    }
}
