import CMessages
package import CollectionCore

/// The news of the view of a request, which every response carries.
package struct ViewNews: Equatable {
    package var events = Events()
    /// Nil if the view shows and tells nothing that depends on time alone.
    package var wakeAt: WakeTime?

    package init() {}

    /// - Parameter view: The view; its events are taken.
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
