/// An item that a person moves, from when it is picked up until it is let go: section R of
/// docs/semantics.md.
struct Movement {
    let held: HeldItem
    /// The place of the pointer in the bounds as the item was picked up.
    let start: Point
    /// The pointer that holds the item; nil: the host says where the item is.
    let pointer: UInt32?
    private var item: FollowedElement
    /// The index path of the item as display frames present it: its index path in the data if it
    /// were let go now.
    private(set) var target: IndexPath
    /// The target that the view has found; `target` is another one where the host wants that.
    private(set) var found: IndexPath
    /// The items of the data between which the item is presented; nil: it is the first, or the
    /// last one of its section.
    private var neighbors: (before: IndexPath?, behind: IndexPath?)
    /// A target that has to hold for a while: since when it does.
    var proposal: (target: IndexPath, since_ns: UInt64)?
    /// The target that the host was told last.
    var toldTarget: IndexPath
    /// The number of the event that has told the target; 0: none has.
    var toldSequence: UInt64 = 0
    /// The time at which a target that the host does not know yet was due; nil: in the display
    /// frame, or in the sample, that has led to it.
    var due_ns: UInt64?
    /// The bounds of the last display frame.
    var shownBounds = Rect.zero
    /// Finds what is near the item.
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
    /// The identifier of the item in the snapshot; nil: the data is not that of a snapshot.
    var identifier: UInt64? { item.identifier }
    /// Whether an update has deleted the item, or put another one in its place.
    var isGone: Bool { item.isGone }

    /// The order that display frames present.
    var order: MovedItem { MovedItem(source: source, target: target) }

    /// - Parameter count: The number of items of the target's section, the item left out.
    /// - Parameter found: The target that the view has found; nil: this one.
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

    /// Notes that the host knows the target, or has not asked for it.
    mutating func noteTold() { (toldTarget, due_ns) = (target, nil) }

    /// Follows the item. It stays at its own place, if it is there, or else behind the item that it
    /// is presented behind; where that one has left, before the item that it is presented before.
    ///
    /// The caller then sets the target again, which may go beyond the items of its section.
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

    /// Returns the place of a neighbour after an update, the item left out; nil if the neighbour
    /// has left.
    private func place(of neighbor: IndexPath?, after plan: UpdatePlan) -> IndexPath? {
        guard let neighbor, case .stays(var path, _) = plan.fate(ofItem: neighbor) else {
            return nil
        }
        if path.section == source.section && path.item > source.item { path.item -= 1 }
        return path
    }
}
