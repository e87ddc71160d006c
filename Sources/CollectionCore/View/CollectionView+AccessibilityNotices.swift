// Notices for assistive technology: rule Y3 of docs/semantics.md.
extension CollectionView {
    /// Begins to keep what is to be told, or ends it, as the mask of events says.
    mutating func beginNotices() {
        if !events.wants(.accessibility) {
            notices = nil
        } else if notices == nil {
            notices = AccessibilityNotices(stage.dataSource)
            notices?.isScreenPending = !screen.isShown
        }
    }

    /// Queues the notices of a display frame.
    @inline(never)
    mutating func queueNotices(at time_ns: UInt64) {
        let isMoving = screen.frame.transitionEnd_ns != nil || isLed || isMovingItem
        if screen.frame.didLayoutChange || isMoving { notices?.isLayoutPending = true }
        if isMoving { return }
        let focused = focus.focused?.element ?? .none
        notices?.queue(stage.dataSource, focused: focused, at: time_ns, in: &events)
    }
}
