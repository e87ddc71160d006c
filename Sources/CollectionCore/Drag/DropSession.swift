/// Items that a person drags over the view: rule O3 of docs/semantics.md.
struct DropSession: Carried {
    /// Whether they are the view's own, as its `DragSession` has them.
    let isLocal: Bool
    let itemCount: Int
    /// The place of the pointer in the bounds as it came in, and now.
    let start: Point
    var position: Point
    var place = DropPlace()
    /// The place of the line; the place itself is where the gap is, if one is open.
    var foundPlace = DropPlace()
    /// The surroundings in which the place was found; nil: it is to be looked for again.
    var surroundings: DropSurroundings?
    /// What the view proposes, or the host instead.
    var proposal = DropProposal.cancelled
    /// Whether the host has said what is proposed, for the place that there is.
    var isOverridden = false
    /// Whether elements, or the data, have changed since the place was found.
    var isStale = false
    /// The place and the proposal that the host knows.
    private var told = (place: DropPlace(), proposal: DropProposal.cancelled)
    /// The number of the event that has told them; 0: none has.
    var toldSequence: UInt64 = 0
    /// Whether keys say where the items are, and no pointer.
    var isByKeys = false
    /// Where keys have them; nil: nowhere.
    var keyPosition: DropPosition?
    /// The gap that is open; nil: none is.
    var gap: Gap?
    /// The slots that were tried for the gap, where it is still to be presented; nil: it is.
    var dueSlots: TriedSlots?
    /// Whether the gap closes, as the items come to be there.
    var closesGap = false
    /// The item over which the pointer rests, if it may open; nil: there is none.
    var spring: SpringLoading?

    init(isLocal: Bool, itemCount: Int, at position: Point) {
        (self.isLocal, self.itemCount) = (isLocal, itemCount)
        (start, self.position) = (position, position)
    }

    /// Whether there is a place, or a proposal, that the host was not told of.
    var isUntold: Bool { place != told.place || proposal != told.proposal }

    /// Notes that the host is told of the place and the proposal, or asks for no events.
    mutating func noteTold() {
        if isUntold { toldSequence = 0 }
        told = (place, proposal)
    }

    /// Takes what the host proposes itself.
    mutating func take(_ proposal: DropProposal) {
        self.proposal = proposal
        told.proposal = proposal
        isOverridden = true
    }

    /// The item onto which the items would be dropped.
    var target: IndexPath? {
        proposal.intent == .insertIntoDestinationIndexPath ? place.destination : nil
    }

    /// The gap that is presented; nil: none is.
    var presentedGap: Gap? { closesGap ? nil : gap }

    /// Whether a gap is presented: asked in each display frame, it touches nothing of the gap.
    var hasGap: Bool { gap != nil && !closesGap }

    /// The item that is about to open.
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

/// The surroundings of a place: all that it depends on beside the pointer, data and settings.
struct DropSurroundings: Equatable {
    var contentOffset: Point
    var size: Size
    var zoomScale: Double
    /// Whether there is one layout, and no interactive transition to another one.
    var isSettled: Bool
    /// As `Screen.dropPlacesChange`.
    var placesChange: UInt32
}

/// Where items would be dropped.
struct DropPlace: Equatable {
    /// The index path at which they would be inserted, before any of them are taken away, or the
    /// item onto which they would be dropped; nil: there is none.
    var destination: IndexPath?
    var isOnto = false
    /// A line between the items before and behind, or the gap, in the content.
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
    /// Where they would be inserted, in the content: a line for the host to draw, or the gap that
    /// is open; empty: nowhere.
    public var line: Rect

    public init(
        isLocal: Bool, itemCount: Int, destination: IndexPath?, proposal: DropProposal, line: Rect
    ) {
        (self.isLocal, self.itemCount) = (isLocal, itemCount)
        (self.destination, self.proposal, self.line) = (destination, proposal, line)
    }
}
