/// Looks at display frames for data that is to be fetched ahead of scrolling, and for the end of
/// the content: section W of docs/semantics.md.
struct PrefetchObserver: Carried, ~Copyable {
    private let addressOnly = AddressOnly()

    /// The settings of what the view looks for ahead of scrolling; at first, nothing.
    var configuration = PrefetchConfiguration()
    /// The items near the bounds; nil if the host asks neither for events about data to be fetched
    /// nor for cells to be prepared.
    var items: Prefetch?
    /// Whether the end of the content is near; nil if the host asks for no event about that.
    var nearEnd: NearEnd?

    init() {}

    mutating func follow(_ change: DataChange) { items?.follow(change) }

    /// `leaveData` has forgotten the items.
    mutating func follow(_ replacement: DataReplacement) -> Bool {
        nearEnd?.endLoading()
        return true
    }
}
