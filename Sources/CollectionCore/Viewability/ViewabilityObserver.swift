/// Looks at display frames for items that are viewed: rule V10 of docs/semantics.md.
struct ViewabilityObserver: Observer, ~Copyable {
    private let addressOnly = AddressOnly()

    /// The conditions under which an item counts as viewed; by default no item does.
    var configuration = ViewabilityConfiguration()
    /// The items of which enough is visible; nil if the host does not ask for events about viewed
    /// items.
    var items: Viewability?

    init() {}

    var due_ns: UInt64? { items?.due_ns }

    mutating func changeEventMask(from last: EventMask, in scene: inout Scene) {
        updateViewability(in: &scene)
    }

    mutating func follow(_ change: DataChange) { items?.follow(change) }

    /// `leaveData` has forgotten the items.
    mutating func follow(_ replacement: DataReplacement) -> Bool { true }
}
