/// Looks at display frames for items that are viewed: rule V10 of docs/semantics.md.
struct ViewabilityObserver: Carried, ~Copyable {
    private let addressOnly = AddressOnly()

    /// When an item counts as viewed; at first, never.
    var configuration = ViewabilityConfiguration()
    /// The items that are viewed; nil if the host asks for no events about these.
    var items: Viewability?

    init() {}

    mutating func follow(_ change: DataChange) { items?.follow(change) }

    /// `leaveData` has forgotten the items.
    mutating func follow(_ replacement: DataReplacement) -> Bool { true }
}
