/// Items that a person drags over the view: rule O3 of docs/semantics.md.
struct DropSession {
    /// Whether they are the view's own, as its `DragSession` has them.
    let isLocal: Bool
    let itemCount: Int
    /// The place of the pointer in the bounds as it came in, and now.
    let start: Point
    var position: Point
    var place = DropPlace()
    /// What the view proposes, or the host instead.
    var proposal = DropProposal.cancelled
    /// Whether the host has said what is proposed, for the place that there is.
    var isOverridden = false
    /// Whether elements, or the data, have changed since the place was found.
    var isStale = false
    /// Whether there is a place, or a proposal, that the host was not told of.
    var isUntold = false

    init(isLocal: Bool, itemCount: Int, at position: Point) {
        (self.isLocal, self.itemCount) = (isLocal, itemCount)
        (start, self.position) = (position, position)
    }

    /// The item onto which the items would be dropped.
    var target: IndexPath? {
        proposal.intent == .insertIntoDestinationIndexPath ? place.destination : nil
    }

    /// Whether there is what an intent needs.
    func has(_ intent: DropIntent, _ data: DataSource) -> Bool {
        switch intent {
        case .unspecified: true
        case .insertAtDestinationIndexPath: place.destination != nil
        case .insertIntoDestinationIndexPath:
            place.destination.map { (try? data.itemIndex(of: $0)) != nil } ?? false
        }
    }

    var state: DropState {
        DropState(
            isLocal: isLocal, itemCount: itemCount,
            destination: place.destination, proposal: proposal,
            line: proposal.intent == .insertAtDestinationIndexPath ? place.line : .zero)
    }
}

/// Where items would be dropped.
struct DropPlace: Equatable {
    /// The index path at which they would be inserted, before any of them are taken away, or the
    /// item onto which they would be dropped; nil: there is none.
    var destination: IndexPath?
    var isOnto = false
    /// A line between the items before and behind, in the content.
    var line = Rect.zero
}

/// Items that are being dragged over a view, as the host sees them.
public struct DropState: Equatable, Sendable {
    /// Whether they are items of the view.
    public var isLocal: Bool
    public var itemCount: Int
    /// The index path at which they would be inserted, which may be the one behind the last item of
    /// its section, or the item onto which they would be dropped; nil: none.
    public var destination: IndexPath?
    public var proposal: DropProposal
    /// Where a host draws a line if they would be inserted: in the content; empty: nowhere.
    public var line: Rect

    public init(
        isLocal: Bool, itemCount: Int, destination: IndexPath?, proposal: DropProposal, line: Rect
    ) {
        (self.isLocal, self.itemCount) = (isLocal, itemCount)
        (self.destination, self.proposal, self.line) = (destination, proposal, line)
    }
}
