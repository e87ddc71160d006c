/// Items that a person drags over the view: rule O3 of docs/semantics.md.
struct DropSession: Carried {
    /// Whether the items are the view's own, which its `DragSession` has.
    let isLocal: Bool
    let itemCount: Int
    /// The place of the pointer when it came into the bounds, in the view.
    let start: Point
    /// The current place of the pointer in the view.
    var position: Point
    var place = DropPlace()
    /// The place without a gap, where the line is; `place` is at the gap if a gap is open.
    var foundPlace = DropPlace()
    /// The surroundings in which the place was found; nil: the place must be looked for again.
    var surroundings: DropSurroundings?
    /// The proposal of the view, or the host's own proposal.
    var proposal = DropProposal.cancelled
    /// Whether the host has made its own proposal for the current place.
    var isOverridden = false
    /// Whether elements or the data have changed since the place was found.
    var isStale = false
    /// The place and the proposal that were last reported to the host.
    private var told = (place: DropPlace(), proposal: DropProposal.cancelled)
    /// The number of the event that reported `told`; 0: no event did.
    var toldSequence: UInt64 = 0
    /// Whether keys move the drop, and not a pointer.
    var isByKeys = false
    /// The position to which keys have moved the drop; nil: none.
    var keyPosition: DropPosition?
    /// The gap that is open; nil: none is.
    var gap: Gap?
    /// The slots that were tried for the gap, until the gap is presented; nil: it is presented.
    var dueSlots: TriedSlots?
    /// Whether the gap closes, because the dropped items move into it.
    var closesGap = false
    /// The item over which the pointer rests and that may open; nil: there is none.
    var spring: SpringLoading?

    init(isLocal: Bool, itemCount: Int, at position: Point) {
        (self.isLocal, self.itemCount) = (isLocal, itemCount)
        (start, self.position) = (position, position)
    }

    /// Whether the place or the proposal is not yet reported to the host.
    var isUntold: Bool { place != told.place || proposal != told.proposal }

    /// Notes that the place and the proposal were reported, or that the host asks for no events.
    mutating func noteTold() {
        if isUntold { toldSequence = 0 }
        told = (place, proposal)
    }

    /// Accepts the host's own proposal for the current place.
    mutating func take(_ proposal: DropProposal) {
        self.proposal = proposal
        told.proposal = proposal
        isOverridden = true
    }

    /// The item onto which the items would be dropped; nil: none.
    var target: IndexPath? {
        proposal.intent == .insertIntoDestinationIndexPath ? place.destination : nil
    }

    /// The gap that is presented; nil: none is.
    var presentedGap: Gap? { closesGap ? nil : gap }

    /// Whether a gap is presented. Each display frame asks for it, so it reads no content of the
    /// gap.
    var hasGap: Bool { gap != nil && !closesGap }

    /// The item that is loading, and will open; nil: none.
    var opening: IndexPath? { spring?.stage == .loading ? spring?.path : nil }

    /// Moves the gap with the items beside it, until the place is looked for again.
    mutating func follow(_ change: DataChange) {
        isStale = true
        spring = nil
        if let position = keyPosition {
            var point = InsertionPoint(at: position)
            keyPosition =
                point.follow(change)
                ? DropPosition(point.path, isOnto: position.isOnto && !point.isAtEnd) : nil
        }
        if gap?.point.follow(change) == false { gap = nil }
    }

    mutating func follow(_ replacement: DataReplacement) -> Bool {
        isStale = true
        (gap, spring, keyPosition) = (nil, nil, nil)
        return true
    }

    /// Whether the place of the drop is one that an intent needs.
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

/// All that the place of a drop depends on, beside the pointer, the data and the settings.
struct DropSurroundings: Equatable {
    var contentOffset: Point
    var size: Size
    var zoomScale: Double
    /// Whether no interactive transition to another layout is in progress.
    var isSettled: Bool
    /// The value of `Screen.dropPlacesChange`.
    var placesChange: UInt32
}

/// The place where items would be dropped.
struct DropPlace: Equatable {
    /// The index path at which the items would be inserted, before any of them are removed, or the
    /// item onto which they would be dropped; nil: there is no place.
    var destination: IndexPath?
    var isOnto = false
    /// The line between the items before and after the place, or the gap, in content coordinates.
    var line = Rect.zero
}

/// The drop session of items that are dragged over a view, for the host.
public struct DropState: Equatable, Sendable {
    /// Whether the items are the view's own.
    public var isLocal: Bool
    public var itemCount: Int
    /// The index path at which the items would be inserted, which may be the index path behind the
    /// last item of a section, or the item onto which they would be dropped; nil: none.
    public var destination: IndexPath?
    public var proposal: DropProposal
    /// Where the items would be inserted, in content coordinates: a line for the host to draw, or
    /// the open gap; empty: nowhere.
    public var line: Rect

    public init(
        isLocal: Bool, itemCount: Int, destination: IndexPath?, proposal: DropProposal, line: Rect
    ) {
        (self.isLocal, self.itemCount) = (isLocal, itemCount)
        (self.destination, self.proposal, self.line) = (destination, proposal, line)
    }
}
