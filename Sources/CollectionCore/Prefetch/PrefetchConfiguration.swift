/// The settings of what a view looks for ahead of scrolling: section W of docs/semantics.md.
public struct PrefetchConfiguration: Equatable, Sendable {
    /// Whether the view tells, by events of the group `prefetching`, of which items the host is to
    /// fetch the data, and of which no more.
    public var isPrefetchingEnabled = false

    public init() {}
}
