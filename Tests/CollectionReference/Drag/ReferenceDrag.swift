import CollectionCore

/// The items that are dragged (O2); each item knows whether it is one of them.
struct ReferenceDrag {
    /// How many were dragged at any time, those that have left the data included.
    var count: Int
}

/// Items that are dragged over the view (O3).
struct ReferenceDrop {
    let isLocal: Bool
    /// How many they were as they came.
    let itemCount: Int
    var position: Point
    var place = ReferencePlace()
    /// The place without a gap.
    var found = ReferencePlace()
    var proposal = DropProposal(.cancel)
    /// Whether the proposal is the host's.
    var isHosts = false
    /// Whether something has changed since the place was looked for.
    var isStale = false
    /// O8: an item as large as the gap; nil where none opens.
    var room: ReferenceItem?
    /// What the host knows.
    var told: Told
    /// The number of the event that has told it; 0: none has.
    var toldSequence: UInt64 = 0

    struct Told: Equatable {
        var place = ReferencePlace()
        var proposal = DropProposal(.cancel)
    }

    init(isLocal: Bool, _ itemCount: Int, at position: Point) {
        (self.isLocal, self.itemCount, self.position) = (isLocal, itemCount, position)
        told = Told()
    }

    /// What is dropped onto an item makes no line.
    var line: Rect {
        proposal.intent == .insertAtDestinationIndexPath ? place.line : .zero
    }
}

/// Where items would be dropped (O6, O8).
struct ReferencePlace: Equatable {
    /// Before anything is taken away; nil: nowhere.
    var destination: IndexPath?
    var isOnto = false
    var line = Rect.zero
}

/// O9: the data with dropped items at their places, by the index paths before.
struct DroppedOrder {
    /// Nil: an item that comes from elsewhere, or is copied.
    var sections: [[IndexPath?]]
    /// Where the first dropped item is afterwards.
    let first: IndexPath

    /// - Parameters:
    ///   - moved: Those that are moved to the place.
    ///   - newCount: How many others come there.
    init(
        _ data: [ReferenceSection], moved: [IndexPath], newCount: Int, at place: IndexPath
    ) {
        var order = data.enumerated().map { section, content in
            content.items.indices.map { item -> IndexPath? in
                IndexPath(section: UInt32(section), item: UInt32(item))
            }
        }
        let section = Int(place.section)
        let before = order[section].prefix(Int(place.item)).filter { !moved.contains($0) }
        let behind = order[section].dropFirst(Int(place.item)).filter { !moved.contains($0) }
        let dropped = moved.map { Optional($0) } + Array(repeating: nil, count: newCount)
        for other in order.indices { order[other].removeAll { moved.contains($0) } }
        order[section] = before + dropped + behind
        sections = order
        first = IndexPath(section: place.section, item: UInt32(before.count))
    }
}

extension [IndexPath] {
    fileprivate func contains(_ path: IndexPath?) -> Bool {
        path.map { path in contains { $0 == path } } ?? false
    }
}
