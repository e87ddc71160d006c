/// Looks at display frames for changes of which assistive technology is told: rule Y3 of
/// docs/semantics.md.
struct AccessibilityObserver: Observer, ~Copyable {
    /// The notices that are not queued yet; nil if the host asks for none.
    var notices: AccessibilityNotices?

    /// Nothing to adjust: notices compare what two display frames have.
    mutating func follow(_ change: DataChange) {}

    mutating func follow(_ replacement: DataReplacement) -> Bool { true }

    mutating func changeEventMask(from last: EventMask, in scene: inout Scene) {
        if !scene.events.wants(.accessibility) {
            notices = nil
        } else if notices == nil {
            notices = AccessibilityNotices(in: &scene)
        }
    }
}
