// Events: rules Q1 to Q9 and V2 to V5 of docs/semantics.md.
extension CollectionView {
    /// The groups of events that the view queues; initially none.
    public var eventMask: EventMask { scene.events.mask }

    /// Sets the groups of events that the view queues from now on. Queued events stay queued.
    ///
    /// - Throws: `invalidArgument` for a bit that stands for no group of events.
    public mutating func setEventMask(_ mask: EventMask) throws(CollectionError) {
        try mask.validate()
        let last = scene.events.mask
        scene.events.mask = mask
        scene.events.noteTime(scene.lastTime_ns)
        observers.changeEventMask(from: last, in: &scene)
    }

    /// Returns all queued events in order, and empties the queue.
    public mutating func nextEvents() -> Events {
        var taken = EventBuffer()
        takeEvents(into: &taken)
        return Events(taken)
    }

    /// - Parameter taken: Replaced by the queued events; the queue reuses its old storage.
    package mutating func takeEvents(into taken: inout EventBuffer) {
        scene.events.take(into: &taken)
    }

    /// Whether the event queue is not empty.
    package var hasEvents: Bool { !scene.events.isEmpty }

    /// The time at which the view changes or reports something without further input; nil: there is
    /// no such time. Rule Q2 of docs/semantics.md.
    public var wakeAt: WakeTime? { interactions.wakeAt(in: scene, observers) }
}
