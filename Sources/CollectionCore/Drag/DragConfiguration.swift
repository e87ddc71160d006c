/// The settings of dragging and dropping: rules O2 to O5 of docs/semantics.md.
public struct DragConfiguration: Equatable, Sendable {
    /// Whether a long press on an item that may be dragged, or a mouse that moves from such an
    /// item, begins a drag. Otherwise only the host begins drags.
    public var isDragInteractionEnabled = false
    /// Whether items of the view may be dropped in the view.
    public var acceptsLocalDrops = true
    /// Whether items from elsewhere may be dropped in the view.
    public var acceptsForeignDrops = true
    /// Whether a drop may move the items of the view. Otherwise drops copy them.
    public var allowsMoveOperation = true
    /// Whether the view itself moves its items in its data when they are dropped at an index path.
    /// Otherwise the host moves them.
    public var movesItems = true
    /// Whether the layout opens a gap where items would be inserted. Otherwise the host draws a
    /// line.
    public var opensGaps = false
    /// Whether items whose traits allow it open while other items are dragged over them.
    public var isSpringLoaded = false

    public init() {}
}

/// The operations of drops on items. The numbers are those of `jgb_drop_operation`, and of UIKit.
public enum DropOperation: UInt32, Sendable {
    /// Nothing is done, because nothing is accepted at the place.
    case cancel = 0
    /// Nothing is done, although a drop might be accepted elsewhere or at another time.
    case forbidden = 1
    case copy = 2
    case move = 3
}

/// The places where drops put items. The numbers are those of `jgb_drop_intent`.
public enum DropIntent: UInt32, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
}

/// The operation and the intent that a drop would have at its current place: rule O4 of
/// docs/semantics.md.
public struct DropProposal: Equatable, Sendable {
    public var operation: DropOperation
    public var intent: DropIntent

    public init(_ operation: DropOperation, _ intent: DropIntent = .unspecified) {
        (self.operation, self.intent) = (operation, intent)
    }

    static let cancelled = DropProposal(.cancel)

    /// Whether the drop copies or moves the items.
    var isAccepting: Bool { operation == .copy || operation == .move }
}
