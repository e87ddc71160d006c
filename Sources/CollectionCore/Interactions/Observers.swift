/// What looks at display frames, and queues events about them.
struct Observers: ~Copyable {
    /// The notices to assistive technology that are not queued yet; nil if the host asks for none.
    var notices: AccessibilityNotices?
    /// The displayed elements, for display events; nil if the host asks for no such events.
    var displayed: DisplayedElements?
    /// The prefetching of data, with its settings.
    var prefetch = PrefetchObserver()
    /// The viewed items, and when an item counts as viewed.
    var viewability = ViewabilityObserver()
}
