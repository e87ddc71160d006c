/// Recognizes taps, highlights and long presses: rules U3, U4, U7 and U8 of docs/semantics.md.
///
/// One pointer at a time presses. Other pointers are ignored until this pointer is lifted.
struct PressRecognizer {
    private(set) var press: Press?
    /// The last pointer that was lifted as a tap.
    private(set) var tap: Press?
    /// A pointer that has become a long press, until `takeLongPress`; nil: none.
    private(set) var longPress: Press?
    /// The events that are not queued yet, in order, behind `toldCount` events that are. `point` is
    /// the place of the pointer in the bounds.
    private var news: [Event] = []
    private var toldCount = 0

    /// The delay of the highlight under a touch or a pen, which may still become a drag.
    private static let highlightDelay_ns: UInt64 = 150_000_000

    /// The pointer that presses; nil: none.
    var pointer: UInt32? { press?.pointer }

    /// The time of the next highlight or long press if no pointer moves; nil: there is none.
    var due_ns: UInt64? { press?.due_ns }

    /// The pressed element; nil beside all elements, and if the press has no effect any more.
    var element: Element? {
        guard let press, press.isAlive else { return nil }
        return press.element?.element
    }

    /// Whether a pointer has gone so far that it may do something else than press.
    func isFar(_ pointer: UInt32) -> Bool { press?.pointer == pointer && press?.isFar == true }

    /// Whether the pointer that presses has become a long press.
    var isLongPress: Bool { press?.isLongPress ?? false }
    var isHighlighted: Bool { press?.isHighlighted ?? false }

    var highlightedElement: Element? { isHighlighted ? element : nil }

    mutating func dropNews() { news = [] }

    /// The next event to queue.
    ///
    /// - Precondition: There is such an event.
    var nextNews: Event { news[toldCount] }

    /// The time of the next event to queue; nil if there is none.
    var nextNews_ns: UInt64? { toldCount < news.count ? news[toldCount].time_ns : nil }

    /// Notes that the next event was queued.
    mutating func noteTold() {
        toldCount += 1
        if toldCount == news.count { forgetNews() }
    }

    /// Forgets the events that are not queued yet, because the host asks for no events.
    mutating func forgetNews() {
        if !news.isEmpty { news.removeAll(keepingCapacity: true) }
        toldCount = 0
    }

    /// Returns the pointer that has become a long press, and forgets it; nil: none.
    mutating func takeLongPress() -> Press? {
        defer { longPress = nil }
        return longPress
    }

    mutating func advance(to time_ns: UInt64) {
        while let due_ns, due_ns <= time_ns { happen(at: due_ns) }
    }

    /// Begins the highlight or the long press that is due at a time.
    private mutating func happen(at due_ns: UInt64) {
        let cause = press?.cause ?? 0
        if press?.highlight_ns == due_ns { highlight(at: due_ns, cause: cause) }
        if press?.longPress_ns == due_ns {
            press?.longPress_ns = nil
            press?.isTap = false
            press?.isLongPress = true
            longPress = press
            tell(.longPressBegan, at: due_ns, cause: cause)
        }
    }

    private mutating func highlight(at time_ns: UInt64, cause: UInt64 = 0) {
        press?.highlight_ns = nil
        press?.isHighlighted = true
        tell(.didHighlight, at: time_ns, cause: cause)
    }

    /// Adds an event about the press to `news`.
    ///
    /// - Parameter cause: The number of the sample that led to the event, if it is not the sample
    ///   that is being handled; otherwise 0.
    private mutating func tell(_ kind: EventKind, at time_ns: UInt64, cause: UInt64 = 0) {
        guard let press else { return }
        var event = Event(kind, at: time_ns)
        event.origin = .user
        event.cause = cause
        event.point = press.position
        event.value = UInt64(press.modifiers.rawValue)
        if let element = press.element { event.note(element) }
        news.append(event)
    }
}

// Pointers.
extension PressRecognizer {
    /// Begins the press of a pointer that goes down.
    ///
    /// - Parameters:
    ///   - element: The element on which the pointer goes down; nil beside all elements.
    ///   - cause: The number of the sample.
    ///   - highlights: Whether the element may be highlighted.
    ///   - delaysHighlight: Whether the highlight is delayed under what may begin to drag the
    ///     content.
    ///   - longPress: The time and the distance of a long press; nil: nobody wants one.
    mutating func begin(
        _ sample: PointerSample, on element: PressedElement?, cause: UInt64,
        highlights: Bool, delaysHighlight: Bool, longPress: InputConfiguration?
    ) {
        var press = Press(sample, on: element, cause: cause)
        if highlights, let element, element.element.isCell {
            let waits = delaysHighlight && press.device.isDirect
            press.highlight_ns = sample.time_ns.later(by: waits ? Self.highlightDelay_ns : 0)
        }
        if let longPress {
            press.longPress_ns = sample.time_ns.later(by: longPress.minimumPressDuration_ns)
            press.allowableMovement = longPress.allowableMovement
        }
        self.press = press
        if press.highlight_ns == sample.time_ns { highlight(at: sample.time_ns, cause: cause) }
    }

    /// Ignores a pointer until it is lifted.
    mutating func beginSpent(_ sample: PointerSample) { press = Press(spent: sample) }

    /// - Returns: Whether the pointer is so far from its start that it may drag, and may yet become
    ///   a long press.
    mutating func move(_ sample: PointerSample, mayTakeBack: Bool) -> Bool {
        if press?.isAlive != true { return false }
        guard let isTooFar = press?.move(to: sample.position) else { return false }
        if isLongPress {
            tell(.longPressChanged, at: sample.time_ns)
            return false
        }
        if isTooFar.forTap { press?.isTap = false }
        if isTooFar.forLongPress { press?.longPress_ns = nil }
        let waits = press?.longPress_ns != nil
        if !isTooFar.forTap { return false }
        // If drags must not cancel touches, the highlight stays until the pointer is lifted.
        if isHighlighted && !mayTakeBack { return false }
        if !waits { takeBack(at: sample.time_ns) }
        press?.isFar = true
        return waits
    }

    mutating func end(_ sample: PointerSample) {
        guard var ended = press else { return }
        if sample.phase == .cancel {
            takeBack(at: sample.time_ns)
        } else if ended.isAlive {
            let isTooFar = ended.move(to: sample.position)
            press = ended
            if isTooFar.forTap { press?.isTap = false }
            finish(at: sample.time_ns)
        }
        press = nil
    }

    /// Ends the press of a pointer that is lifted: as a tap, or as the end of a long press.
    private mutating func finish(at time_ns: UInt64) {
        guard let press else { return }
        if press.isTap {
            if press.highlight_ns != nil { highlight(at: time_ns) }
            tap = press
            tell(.tap, at: time_ns)
        } else if press.isLongPress {
            tell(.longPressEnded, at: time_ns)
        }
        unhighlight(at: time_ns)
    }

    /// Cancels a press: its long press is cancelled, its highlight ends, and it has no effect any
    /// more.
    mutating func takeBack(at time_ns: UInt64) {
        guard let press, press.isAlive else { return }
        if press.isLongPress { tell(.longPressCancelled, at: time_ns) }
        unhighlight(at: time_ns)
        self.press?.spend()
    }

    private mutating func unhighlight(at time_ns: UInt64) {
        if press?.isHighlighted != true { return }
        press?.isHighlighted = false
        tell(.didUnhighlight, at: time_ns)
    }
}

// The pressed element after changes of the data.
extension PressRecognizer {
    mutating func follow(_ change: DataChange, at time_ns: UInt64) {
        if element == nil { return }
        press?.element?.follow(change)
        if press?.element?.isGone == true { takeBack(at: time_ns) }
    }

    mutating func noteReplacedData(at time_ns: UInt64) {
        if element == nil { return }
        press?.element?.noteGone()
        takeBack(at: time_ns)
    }

    /// Notes the layout attributes of the pressed element in a display frame; nil: it is not
    /// displayed.
    mutating func noteShown(_ shown: LayoutAttributes?, at time_ns: UInt64) {
        if let shown { press?.element?.noteShown(shown) } else { takeBack(at: time_ns) }
    }
}

extension Event {
    mutating func note(_ pressed: PressedElement) {
        element = pressed.element
        (reusableView, generation) = (pressed.view, pressed.generation)
        if pressed.isGone { flags.insert(.isOld) }
        guard let identifier = pressed.identifier else { return }
        flags.insert(.hasIdentifier)
        self.identifier = identifier
    }
}
