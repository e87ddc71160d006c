/// Changes for which assistive technology has not got a notice yet: rule Y3 of docs/semantics.md.
///
/// A view keeps these changes only while the host asks for such events.
struct AccessibilityNotices {
    /// Whether elements may have been inserted, removed or moved other than by scrolling.
    private var isLayoutPending = false
    /// The number of sections in the last notice.
    private var sectionCount: Int
    /// The number of items in the last notice.
    private var itemCount: Int

    init(in scene: inout Scene) {
        let data = scene.stage.dataSource
        (sectionCount, itemCount) = (data.sectionCount, data.itemCount)
        scene.screen.hasOtherScreen = !scene.screen.isShown
    }

    /// Queues the notices of a display frame, unless an animation, an interactive transition or a
    /// movement of an item is in progress.
    ///
    /// - Parameter focused: The element that has focus; nil: none.
    @inline(never)
    mutating func queue(focused: Element?, at time_ns: UInt64, in scene: inout Scene) {
        let isMoving =
            scene.screen.frame.transitionEnd_ns != nil || scene.isLed || scene.isMovingItem
        if scene.screen.frame.didLayoutChange || isMoving { isLayoutPending = true }
        if isMoving { return }
        let isOther = scene.screen.hasOtherScreen
        scene.screen.hasOtherScreen = false
        queue(
            scene.stage.dataSource, focused: focused ?? .none, isOtherScreen: isOther, at: time_ns,
            in: &scene.events)
    }

    /// - Parameters:
    ///   - focused: The element at which assistive technology may continue to read.
    ///   - isOtherScreen: Whether all data was replaced, or the layout was.
    private mutating func queue(
        _ data: DataSource, focused: Element, isOtherScreen: Bool, at time_ns: UInt64,
        in queue: inout EventQueue
    ) {
        if sectionCount != data.sectionCount || itemCount != data.itemCount {
            (sectionCount, itemCount) = (data.sectionCount, data.itemCount)
            var event = Event(.accessibilityCountChanged, at: time_ns)
            event.origin = .update
            event.value = UInt64(itemCount)
            event.otherValue = UInt64(sectionCount)
            queue.append(event)
        }
        if !isOtherScreen && !isLayoutPending { return }
        var event = Event(
            isOtherScreen ? .accessibilityScreenChanged : .accessibilityLayoutChanged,
            at: time_ns)
        event.origin = .update
        event.element = focused
        queue.append(event)
        isLayoutPending = false
    }
}
