// Events: rules Q1 to Q9 and V2 to V5 of docs/semantics.md.
extension CollectionView {
    /// Which events the view queues; none at first.
    public var eventMask: EventMask { events.mask }

    /// Has the view queue these events from now on. Those that wait already stay.
    ///
    /// - Throws: `invalidArgument` for a bit that is no group of events.
    public mutating func setEventMask(_ mask: EventMask) throws(CollectionError) {
        if !mask.isSubset(of: .all) { throw .invalidArgument("event_mask", .outOfRange) }
        let wantsDisplay = !mask.isDisjoint(with: [.display, .sectionDisplay])
        if !wantsDisplay {
            displayed = nil
        } else if displayed == nil {
            var displayed = DisplayedElements()
            displayed.begin(screen.visible, isReloaded: screen.isReloaded, of: snapshot)
            self.displayed = displayed
        } else if !events.wants(.sectionDisplay) {
            displayed?.stepSections(of: snapshot)
        }
        events.mask = mask
        events.noteTime(lastTime_ns)
    }

    /// Takes all events that wait, in order.
    public mutating func nextEvents() -> Events {
        var taken = Events()
        takeEvents(into: &taken)
        return taken
    }

    /// - Parameter taken: Replaced; its storage takes the events that come next.
    package mutating func takeEvents(into taken: inout Events) { events.take(into: &taken) }

    /// Whether events wait.
    package var hasEvents: Bool { !events.isEmpty }

    /// When the view has something to show or to tell that depends on time alone; nil: it has
    /// nothing. Rule Q2 of docs/semantics.md.
    public var wakeAt: WakeTime? { transitions.isRunning ? .everyFrame : nil }

    /// The time at which something happens that comes with no time of its own.
    private var lastTime_ns: UInt64 { screen.lastTime_ns }

    /// Queues the events of a display frame: what was due before it, what it shows, and what is
    /// complete with it.
    @inline(never)
    mutating func queueEventsOfDisplayFrame() {
        let time_ns = lastTime_ns
        let completions = screen.frame.completions
        if !completions.isEmpty {
            for ended in transitions.ended {
                queueCompletion(ended.completion, .engine, at: ended.time_ns)
            }
        }
        if displayed != nil {
            displayed?.queueEvents(of: screen.frame, snapshot, at: time_ns, in: &events)
        }
        events.noteTime(time_ns)
        if completions.isEmpty { return }
        for completion in completions.suffix(transitions.appliedCount) {
            queueCompletion(completion, .engine, at: time_ns)
        }
    }

    /// Queues the completions of changes whose place something else has taken.
    mutating func queueInterruptions() {
        for tag in transitions.takeInterrupted() {
            queueCompletion(Completion(tag: tag, isFinished: false), .update, at: lastTime_ns)
        }
    }

    private mutating func queueCompletion(
        _ completion: Completion, _ origin: EventOrigin, at time_ns: UInt64
    ) {
        var event = Event(.completion, at: time_ns)
        event.origin = origin
        event.value = completion.tag
        event.otherValue = completion.isFinished ? 1 : 0
        events.append(event)
    }

    /// Queues that the content became empty, or not empty.
    ///
    /// - Parameter countBefore: The number of items before the data changed.
    mutating func queueContentEvent(countBefore: Int) {
        let isEmpty = stage.dataSource.itemCount == 0
        if isEmpty == (countBefore == 0) { return }
        var event = Event(isEmpty ? .contentBecameEmpty : .contentBecameNotEmpty, at: lastTime_ns)
        event.origin = .update
        events.append(event)
    }
}

/// When a host asks a view for the next display frame, at the latest.
public enum WakeTime: Equatable, Sendable {
    /// At every refresh of the screen: elements are moving.
    case everyFrame
    case time_ns(UInt64)

    /// As doors tell it: 0 is no time at all, and 1, which has passed, is every refresh.
    package static func number(of wakeAt: WakeTime?) -> UInt64 {
        switch wakeAt {
        case nil: 0
        case .everyFrame: 1
        case .time_ns(let time_ns): max(time_ns, 2)
        }
    }

    package static func time(numbered number: UInt64) -> WakeTime? {
        switch number {
        case 0: nil
        case 1: .everyFrame
        default: .time_ns(number)
        }
    }
}
