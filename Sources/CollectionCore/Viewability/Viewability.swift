/// The items that are viewed: rule V10 of docs/semantics.md.
///
/// A view keeps them only while both the settings and the event mask ask for it.
struct Viewability {
    private let configuration: ViewabilityConfiguration
    /// The items of which enough is visible, in the order of index paths.
    private var items: [ViewableItem] = []
    /// The content offset of the first display frame, changed by adjustments for layout changes;
    /// nil: there was no display frame yet.
    private var start: Point?
    private var isWaiting: Bool
    /// The time at which the next item will count as viewed; nil: no item will.
    private(set) var due_ns: UInt64?

    /// Storage that steps reuse.
    private var spare: [ViewableItem] = []
    private var told: [IndexPath] = []
    private var itemEvents = ItemEvents()

    var heldBytes: Int { items.heldBytes + spare.heldBytes + told.heldBytes }

    init(_ configuration: ViewabilityConfiguration) {
        self.configuration = configuration
        isWaiting = configuration.waitsForInteraction
    }

    /// Queues the events about items that count as viewed by a time, each with the time at which
    /// its items count as viewed.
    mutating func queueDue(
        by time_ns: UInt64, of snapshot: Snapshot?, in queue: inout EventQueue
    ) {
        while let due_ns, due_ns <= time_ns {
            for index in items.indices where !items[index].isTold && due(index) == due_ns {
                items[index].isTold = true
                told.append(items[index].path)
            }
            queueTold(Event(.didBecomeViewable, at: due_ns), snapshot, &queue)
            findDue()
        }
    }

    /// Updates the items for a display frame, and queues the events about the differences.
    mutating func step(
        to visible: VisibleElements, in bounds: Rect, adjustment: Point, at time_ns: UInt64,
        of snapshot: Snapshot?, in queue: inout EventQueue
    ) {
        if isWaiting && !noteMovement(to: bounds.origin, adjustment) { return }
        isWaiting = false
        spare.removeAll(keepingCapacity: true)
        var place = 0
        for index in visible.elements.indices
        where visible.elements[index].element.isCell && isViewable(visible, index, bounds) {
            let path = visible.elements[index].element.indexPath
            while place < items.count && items[place].path < path { end(&place) }
            var item = ViewableItem(path: path, since_ns: time_ns)
            if place < items.count && items[place].path == path {
                item = items[place]
                place += 1
            }
            spare.append(item)
        }
        while place < items.count { end(&place) }
        swap(&items, &spare)
        if !told.isEmpty {
            queueTold(Event(.didBecomeNotViewable, at: time_ns), snapshot, &queue)
        }
        findDue()
        queueDue(by: time_ns, of: snapshot, in: &queue)
    }

    /// Forgets all items, and queues an event about viewed items that are not viewed any more.
    mutating func forgetItems(
        _ origin: EventOrigin, isOld: Bool, at time_ns: UInt64, of snapshot: Snapshot?,
        in queue: inout EventQueue
    ) {
        var place = 0
        while place < items.count { end(&place) }
        items.removeAll(keepingCapacity: true)
        due_ns = nil
        queueEnded(origin, isOld: isOld, at: time_ns, of: snapshot, in: &queue)
    }

    mutating func follow(_ change: DataChange) {
        spare.removeAll(keepingCapacity: true)
        for index in items.indices {
            var place = index
            if case .stays(let path, _) = change.plan.fate(ofItem: items[index].path) {
                var item = items[index]
                item.path = path
                spare.append(item)
            } else {
                end(&place)
            }
        }
        spare.sortAscending()
        swap(&items, &spare)
        findDue()
    }

    /// Queues an event about viewed items that an update has deleted or reloaded.
    mutating func queueEnded(
        _ origin: EventOrigin, isOld: Bool, at time_ns: UInt64, of snapshot: Snapshot?,
        in queue: inout EventQueue
    ) {
        if told.isEmpty { return }
        var event = Event(.didBecomeNotViewable, at: time_ns)
        event.origin = origin
        if isOld { event.flags.insert(.isOld) }
        queueTold(event, snapshot, &queue)
    }

    private mutating func queueTold(
        _ event: Event, _ snapshot: Snapshot?, _ queue: inout EventQueue
    ) {
        itemEvents.queue(event, of: told, snapshot, in: &queue)
        told.removeAll(keepingCapacity: true)
    }

    private mutating func end(_ place: inout Int) {
        if items[place].isTold { told.append(items[place].path) }
        place += 1
    }

    /// - Returns: Whether the content has moved since the first display frame, other than by
    ///   adjustments.
    private mutating func noteMovement(to offset: Point, _ adjustment: Point) -> Bool {
        guard let start else {
            self.start = offset
            return false
        }
        let (x, y) = (start.x + adjustment.x, start.y + adjustment.y)
        self.start = Point(x: x, y: y)
        return max((offset.x - x).magnitude, (offset.y - y).magnitude) > 0.001
    }

    private func isViewable(_ visible: VisibleElements, _ index: Int, _ bounds: Rect) -> Bool {
        let attributes = visible.elements[index]
        if !attributes.flags.isDisjoint(with: [.isHidden, .isDisappearing]) { return false }
        let box =
            attributes.transform == 0
            ? attributes.frame
            : attributes.frame.boundingBox(
                under: visible.shownTransforms.matrix(attributes.transform))
        return configuration.isViewable(box, in: bounds)
    }

    private func due(_ index: Int) -> UInt64 {
        items[index].since_ns.later(by: configuration.minimumTime_ns)
    }

    private mutating func findDue() {
        due_ns = nil
        for index in items.indices where !items[index].isTold {
            due_ns = min(due_ns ?? .max, due(index))
        }
    }
}

/// An item of which enough is visible.
private struct ViewableItem: Comparable {
    var path: IndexPath
    /// The time of the first display frame in which enough of the item was visible.
    var since_ns: UInt64
    /// Whether the item counts as viewed, and the event about that is queued.
    var isTold = false

    init(path: IndexPath, since_ns: UInt64) { (self.path, self.since_ns) = (path, since_ns) }

    static func < (left: Self, right: Self) -> Bool { left.path < right.path }
    static func == (left: Self, right: Self) -> Bool { left.path == right.path }
}
