/// What looks at display frames, and queues events about them.
struct Observers: ~Copyable {
    /// The displayed elements, for display events.
    var displayed = DisplayObserver()
    /// The prefetching of data, with its settings.
    var prefetch = PrefetchObserver()
    /// The viewed items, and when an item counts as viewed.
    var viewability = ViewabilityObserver()
    /// What assistive technology is told.
    var accessibility = AccessibilityObserver()
    /// What the host is told of settings that have no effect.
    var review = SettingsReview()

    @inline(__always)
    mutating func forEach<Visitor: ObserverVisitor>(
        _ visitor: Visitor, in scene: inout Scene
    ) {
        visitor.visit(&displayed, in: &scene)
        visitor.visit(&prefetch, in: &scene)
        visitor.visit(&viewability, in: &scene)
        visitor.visit(&accessibility, in: &scene)
        visitor.visit(&review, in: &scene)
    }

    /// The bytes of memory that observers keep of display frames.
    var heldBytes: Int {
        (displayed.elements?.heldBytes ?? 0) + (prefetch.items?.heldBytes ?? 0)
            + (viewability.items?.heldBytes ?? 0)
    }

    /// Begins or ends observing, because the host asks for other events.
    mutating func changeEventMask(from last: EventMask, in scene: inout Scene) {
        forEach(EventMaskChange(last: last), in: &scene)
    }
}

private struct EventMaskChange: ObserverVisitor {
    let last: EventMask

    func visit<One: Observer & ~Copyable>(_ one: inout One, in scene: inout Scene) {
        one.changeEventMask(from: last, in: &scene)
    }
}

/// Has every observer take part in a moment.
protocol ObserverVisitor {
    func visit<One: Observer & ~Copyable>(_ one: inout One, in scene: inout Scene)
}

/// What looks at display frames, and queues events about them in a step of `FrameEventStep`.
protocol Observer: Carried, ~Copyable {
    /// Begins or ends observing, because the host asks for other events.
    ///
    /// - Parameter last: The groups of events that the host asked for before.
    mutating func changeEventMask(from last: EventMask, in scene: inout Scene)

    /// Ends everything that refers to items of data that is about to be replaced. Events have the
    /// index paths and identifiers of the old data.
    mutating func leaveData(in scene: inout Scene)

    /// The next time at which there is something to report without further input; nil: there is
    /// none.
    var due_ns: UInt64? { get }
}

extension Observer where Self: ~Copyable {
    mutating func leaveData(in scene: inout Scene) {}

    var due_ns: UInt64? { nil }
}
