import CollectionCore

/// The part of a host in a play: menus, swipe actions and refreshing, as events tell.
struct PlayHost {
    /// The place of the menu that is open, in the bounds.
    private(set) var menu: Point?
    /// By how much the contents of rows are aside, in points to the right.
    private(set) var swipes: [IndexPath: Double] = [:]
    private var refreshEnd_ns: UInt64?

    /// The time for which the host refreshes its data, and the length of what it shows meanwhile.
    private static let refreshDuration_ns: UInt64 = 1_000_000_000
    static let refreshLength = 40.0

    var isRefreshing: Bool { refreshEnd_ns != nil }

    mutating func note(
        _ event: Event, in view: inout CollectionView
    ) throws(CollectionError) {
        switch event.kind {
        case .menuRequested where event.element.category == .cell:
            if try view.openMenu(ofItemAt: event.element.indexPath) { menu = event.point }
        case .menuDidClose, .menuTargetGone: menu = nil
        case .swipeBegan, .swipeChanged, .swipeEnded, .swipeCancelled, .swipeDidClose:
            let isAside = event.number != 0 && !event.flags.contains(.isOld)
            swipes[event.element.indexPath] = isAside ? event.number : nil
        case .refreshRequested:
            try view.beginRefreshing(length: Self.refreshLength, isAnimated: true)
            refreshEnd_ns = event.time_ns + Self.refreshDuration_ns
        default: break
        }
    }

    /// Ends refreshing once its time is over.
    mutating func advance(
        to time_ns: UInt64, in view: inout CollectionView
    ) throws(CollectionError) {
        guard let end_ns = refreshEnd_ns, end_ns <= time_ns else { return }
        refreshEnd_ns = nil
        try view.endRefreshing()
    }

    /// A pointer that goes down closes the menu, and does nothing else.
    func closesMenu(_ sample: PointerSample, in view: inout CollectionView) -> Bool {
        menu != nil && sample.phase == .down && view.closeMenu()
    }

    /// Moves the contents of rows aside.
    ///
    /// - Returns: What is free of them then, in the content.
    func moveRows(of frame: inout DisplayFrame) -> [Rect] {
        var free: [Rect] = []
        for index in frame.elements.indices where frame.elements[index].element.category == .cell {
            let element = frame.elements[index]
            guard let offset = swipes[element.element.indexPath] else { continue }
            var rect = element.frame
            if offset < 0 { rect.x += rect.width + offset }
            rect.width = min(abs(offset), rect.width)
            free.append(rect)
            frame.elements[index].frame.x += offset
        }
        return free
    }
}
