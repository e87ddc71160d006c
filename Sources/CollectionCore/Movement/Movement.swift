/// An interactive movement of one item, from picking the item up to letting it go: section R of
/// docs/semantics.md.
struct Movement {
    let held: HeldItem
    /// The position of the pointer in the bounds when the item was picked up, in points.
    let start: Point
    /// The pointer that holds the item; nil: the host sets the position.
    let pointer: UInt32?
    private var item: FollowedElement
    /// The index path at which display frames present the item. The item gets this index path in
    /// the data if it is let go.
    private(set) var target: IndexPath
    /// The target that the view has found. `target` differs if the host has chosen another target.
    private(set) var found: IndexPath
    /// The items of the data between which the item is presented; `before` is nil if the item is
    /// the first of its section, `behind` is nil if the item is the last.
    private var neighbors: (before: IndexPath?, behind: IndexPath?)
    /// A target that must stay the same for the delay of the cadence before it is accepted, and the
    /// time since which it has stayed the same; nil: there is none.
    var proposal: (target: IndexPath, since_ns: UInt64)?
    /// The last target that was reported to the host.
    var toldTarget: IndexPath
    /// The number of the event that reported the last target; 0: no event did.
    var toldSequence: UInt64 = 0
    /// The time at which a target that is not reported yet was accepted; nil: the target is
    /// reported with the current display frame or sample.
    var due_ns: UInt64?
    /// The bounds of the last display frame.
    var shownBounds = Rect.zero
    /// Storage for collecting the elements near the item.
    let collector = CollectorBox()

    init(
        of held: HeldItem, at path: IndexPath, identifier: UInt64?, pointer: UInt32?
    ) {
        self.held = held
        start = held.position
        self.pointer = pointer
        item = FollowedElement(.cell(path), identifier: identifier, whenReloaded: .leavesData)
        (target, found, toldTarget) = (path, path, path)
        neighbors = (nil, nil)
    }

    /// The index path of the item in the data.
    var source: IndexPath { item.element.indexPath }
    /// The identifier of the item in the snapshot; nil: the data does not come from a snapshot.
    var identifier: UInt64? { item.identifier }
    /// Whether an update has deleted or replaced the item.
    var isGone: Bool { item.isGone }

    /// The order of items that display frames present.
    var order: MovedItem { MovedItem(source: source, target: target) }

    /// - Parameter count: The number of items of the target's section, without the moved item.
    /// - Parameter found: The target that the view has found; nil: `path`.
    mutating func setTarget(_ path: IndexPath, found: IndexPath? = nil, count: Int) {
        target = path
        target.item = min(path.item, UInt32(count))
        self.found = found ?? target
        proposal = nil
        func neighbor(_ item: UInt32) -> IndexPath {
            order.inData(IndexPath(section: target.section, item: item))
        }
        neighbors = (
            before: target.item > 0 ? neighbor(target.item - 1) : nil,
            behind: Int(target.item) < count ? neighbor(target.item + 1) : nil
        )
    }

    /// Notes that the target has been reported to the host, or that the host requests no such
    /// events.
    mutating func noteTold() { (toldTarget, due_ns) = (target, nil) }

    /// Adjusts the movement for an update. An item that is presented at its source stays there.
    /// Otherwise the item stays behind its neighbour `before`, or, if `before` was deleted, before
    /// its neighbour `behind`.
    ///
    /// The caller then sets the target again, because the target may exceed its section.
    mutating func follow(_ change: DataChange) {
        let wasAtSource = source == target
        item.follow(change)
        if isGone { return }
        if wasAtSource {
            target = source
        } else if let before = place(of: neighbors.before, after: change.plan) {
            target = IndexPath(section: before.section, item: before.item + 1)
        } else if let behind = place(of: neighbors.behind, after: change.plan) {
            target = behind
        } else if let section = change.plan.newSection(of: target.section) {
            target.section = section
        } else {
            target = source
        }
    }

    /// Returns the index path of a neighbour after an update, counted without the moved item; nil
    /// if the update has deleted the neighbour.
    private func place(of neighbor: IndexPath?, after plan: UpdatePlan) -> IndexPath? {
        guard let neighbor, case .stays(var path, _) = plan.fate(ofItem: neighbor) else {
            return nil
        }
        if path.section == source.section && path.item > source.item { path.item -= 1 }
        return path
    }
}
