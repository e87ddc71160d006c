/// Changes that a view has not told assistive technology yet: rule Y3 of docs/semantics.md.
///
/// A view keeps this only while the host asks for such events.
struct AccessibilityNotices {
    /// Whether elements may have come, gone or moved otherwise than by scrolling.
    var isLayoutPending = false
    /// Whether all data was replaced, or the layout was.
    var isScreenPending = false
    /// The numbers that were told last.
    private var sectionCount: Int
    private var itemCount: Int

    init(_ data: DataSource) {
        (sectionCount, itemCount) = (data.sectionCount, data.itemCount)
    }

    /// Queues the notices of a display frame in which nothing is on its way.
    ///
    /// - Parameter focused: The element at which assistive technology may go on reading.
    mutating func queue(
        _ data: DataSource, focused: Element, at time_ns: UInt64, in queue: inout EventQueue
    ) {
        if sectionCount != data.sectionCount || itemCount != data.itemCount {
            (sectionCount, itemCount) = (data.sectionCount, data.itemCount)
            var event = Event(.accessibilityCountChanged, at: time_ns)
            event.origin = .update
            event.value = UInt64(itemCount)
            event.otherValue = UInt64(sectionCount)
            queue.append(event)
        }
        if !isScreenPending && !isLayoutPending { return }
        var event = Event(
            isScreenPending ? .accessibilityScreenChanged : .accessibilityLayoutChanged,
            at: time_ns)
        event.origin = .update
        event.element = focused
        queue.append(event)
        (isScreenPending, isLayoutPending) = (false, false)
    }
}
