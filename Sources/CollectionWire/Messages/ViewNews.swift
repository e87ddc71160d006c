import CMessages
package import CollectionCore

/// What a response says of the view of its request, whatever the request was.
package struct ViewNews: Equatable {
    package var events = Events()
    /// Nil: the view has nothing to show or to tell that depends on time alone.
    package var wakeAt: WakeTime?

    package init() {}

    /// - Parameter view: Its events are taken from it.
    init(of view: inout CollectionView) {
        wakeAt = view.wakeAt
        if view.hasEvents { events = view.nextEvents() }
    }

    mutating func code(
        _ m: inout Jogakbo__V1__Response, with coder: inout FieldCoder
    ) {
        var number = WakeTime.number(of: wakeAt)
        coder.code(&m.wake_at_ns, &number)
        wakeAt = WakeTime.time(numbered: number)
        if !coder.isReading && events.isEmpty { return }
        var contents = events.contents
        unsafe coder.code(&m.n_events, &m.events, &contents)
        if coder.isReading { events.contents = contents }
    }
}
