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

    init(_ events: Events, wakeAt: WakeTime?) {
        self.events = events
        self.wakeAt = wakeAt
    }

    /// Takes the second half of the events out of the news, for an answer that has no room for
    /// them; nil where there are fewer than two.
    mutating func takeLaterEvents() -> Events? {
        let count = events.events.count
        return count > 1 ? events.takeFrom(count / 2) : nil
    }

    /// Replaces the only event, for which no answer has room, by one that tells of the loss.
    ///
    /// - Returns: Whether there was one.
    mutating func loseEvent() -> Bool {
        guard let event = events.events.first, event.kind != .lost else { return false }
        var lost = Event(.lost, at: event.time_ns)
        (lost.sequence, lost.value) = (event.sequence, 1)
        events = Events()
        events.events = [lost]
        return true
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
