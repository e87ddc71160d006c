import CollectionCore

/// What assistive technology is still to be told.
struct ReferenceNotices {
    var isLayoutPending = false
    var isScreenPending: Bool
    var sectionCount: Int
    var itemCount: Int
}

// Y3.
extension ReferenceCollection {
    private var itemCount: Int { sections.map(\.items.count).reduce(0, +) }

    func beginNotices(_ mask: EventMask) {
        if !mask.contains(.accessibility) {
            notices = nil
        } else if notices == nil {
            notices = ReferenceNotices(
                isScreenPending: wasDataReplaced || sequence == 0, sectionCount: sections.count,
                itemCount: itemCount)
        }
    }

    /// - Parameter frame: The display frame that was just made.
    func tellNotices(_ frame: ShownFrame, at time_ns: UInt64) {
        guard var notices else { return }
        defer { self.notices = notices }
        let isMoving = frame.transitionEnd_ns != nil || isLed || movement != nil
        if isMoving || frame.didLayoutChange { notices.isLayoutPending = true }
        if isMoving { return }
        if notices.sectionCount != sections.count || notices.itemCount != itemCount {
            (notices.sectionCount, notices.itemCount) = (sections.count, itemCount)
            queue(.accessibilityCountChanged, .accessibility, at: time_ns) {
                $0.origin = .update
                ($0.value, $0.otherValue) = (UInt64(itemCount), UInt64(sections.count))
            }
        }
        let kind: EventKind? =
            notices.isScreenPending
            ? .accessibilityScreenChanged
            : notices.isLayoutPending ? .accessibilityLayoutChanged : nil
        (notices.isScreenPending, notices.isLayoutPending) = (false, false)
        guard let kind else { return }
        queue(kind, .accessibility, at: time_ns) {
            $0.origin = .update
            if let focused = focus.focused { $0.element = focused.element }
        }
    }
}
