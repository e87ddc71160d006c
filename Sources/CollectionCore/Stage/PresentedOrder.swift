/// The order of items that is laid out in the place of that of the data.
enum PresentedOrder {
    /// A person moves an item.
    case moved(MovedItem)
    /// There is room for items that are not in the data.
    case inserted(InsertedItems)

    /// Returns where an item of the data is presented.
    func presented(_ path: IndexPath) -> IndexPath {
        switch self {
        case .moved(let order): order.presented(path)
        case .inserted(let order): order.presented(path)
        }
    }

    /// Returns the item of the data that is presented at an index path; nil: none is.
    func inData(_ path: IndexPath) -> IndexPath? {
        switch self {
        case .moved(let order): order.inData(path)
        case .inserted(let order): order.inData(path)
        }
    }

    /// The update that makes this order of that of the data; nil: they are the same.
    var update: BatchUpdate? {
        switch self {
        case .moved(let order):
            order.source == order.target
                ? nil : BatchUpdate(items: [.move(order.source, to: order.target)])
        case .inserted(let order): order.items.isEmpty ? nil : order.update
        }
    }

    /// The item that a person moves; nil: none is moved.
    var movement: InteractiveMovement? {
        guard case .moved(let order) = self else { return nil }
        return InteractiveMovement(source: order.source, target: order.target)
    }

    /// Where the item that is moved is presented, or the gap where items would be dropped.
    var slot: IndexPath? {
        switch self {
        case .moved(let order): order.target
        case .inserted(let order): order.place(of: nil)
        }
    }
}
