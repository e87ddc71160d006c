// Notices for assistive technology: rule Y3 of docs/semantics.md.
extension CollectionView {
    /// Begins to keep what is to be told, or ends it, as the mask of events says.
    mutating func beginNotices() {
        if !scene.events.wants(.accessibility) {
            notices = nil
        } else if notices == nil {
            notices = AccessibilityNotices(scene.stage.dataSource)
            notices?.isScreenPending = !scene.screen.isShown
        }
    }

    /// Queues the notices of a display frame.
    @inline(never)
    mutating func queueNotices(at time_ns: UInt64) {
        let isMoving =
            scene.screen.frame.transitionEnd_ns != nil || scene.isLed || scene.isMovingItem
        if scene.screen.frame.didLayoutChange || isMoving { notices?.isLayoutPending = true }
        if isMoving { return }
        let focused = focus.focused?.element ?? .none
        notices?.queue(scene.stage.dataSource, focused: focused, at: time_ns, in: &scene.events)
    }
}
