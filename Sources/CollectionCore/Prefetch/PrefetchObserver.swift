/// Looks at display frames for data that is to be fetched ahead of scrolling, and for the ends of
/// the content: section W of docs/semantics.md.
struct PrefetchObserver: Observer, ~Copyable {
    private let addressOnly = AddressOnly()

    /// The settings of prefetching and of prepared cells; by default nothing is prefetched or
    /// prepared.
    var configuration = PrefetchConfiguration()
    /// The items near the bounds; nil if the host asks neither for events about data to fetch nor
    /// for prepared cells.
    var items: Prefetch?
    /// The overscan of the last display frame; nil: not known, or not all of its items have views.
    var overscan: Overscan?
    /// Finds out whether the end of the content is near; nil if the host does not ask for the event
    /// `nearEnd`.
    var nearEnd: NearEdge?
    /// Finds out whether the start of the content is near; nil if the host does not ask for the
    /// event `nearStart`.
    var nearStart: NearEdge?

    init() {}

    mutating func changeEventMask(from last: EventMask, in scene: inout Scene) {
        updatePrefetch(in: &scene)
    }

    mutating func follow(_ change: DataChange) { items?.follow(change) }

    /// `leaveData` has forgotten the items.
    mutating func follow(_ replacement: DataReplacement) -> Bool {
        endLoading()
        return true
    }

    /// Allows the events about the ends of the content to be queued again.
    mutating func endLoading() {
        nearEnd?.endLoading()
        nearStart?.endLoading()
    }
}
