/// What a person does with a view, and what comes of it: section U of docs/semantics.md.
///
/// Nothing here has a clock. A call with a time advances all to that time.
struct Input {
    var scroller = Scroller()
    var press = PressRecognizer()
    /// Whether display frames have to care: the scroller was enabled, or a pointer sent.
    var isUsed = false

    /// Whether nothing but the content offset changes until a time.
    @inline(__always)
    func isSteady(until time_ns: UInt64) -> Bool {
        if let due_ns = press.due_ns, due_ns <= time_ns { return false }
        return scroller.isSteady(until: time_ns)
    }

    /// What a display frame that fails puts back. Between calls there are no news: with the arrays
    /// of news in this copy, the next of the news would copy its array.
    var withoutNews: Input {
        var input = self
        input.scroller.dropNews()
        input.press.dropNews()
        return input
    }

    /// Takes back an advance through a steady time.
    mutating func goBack(to offset: Point, at time_ns: UInt64) {
        scroller.goBack(to: offset, at: time_ns)
        press.goBack(to: time_ns)
    }

    /// Does everything that is due by a time, in order.
    mutating func advance(to time_ns: UInt64) {
        while let due_ns = press.due_ns, due_ns <= time_ns {
            scroller.advance(to: due_ns)
            press.advance(to: due_ns)
            settle()
        }
        scroller.advance(to: time_ns)
        press.advance(to: time_ns)
    }

    /// The latest time at which a host asks for the next display frame, for what depends on time.
    var wakeAt: WakeTime? {
        scroller.isMoving ? .everyFrame : press.due_ns.map { .time_ns($0) }
    }

    /// Has a pointer that has become a long press, or that the host does not take back from what
    /// it highlights, drag no more.
    private mutating func settle() {
        let isHeld = press.isHighlighted && !scroller.configuration.canCancelContentTouches
        if press.isLongPress || isHeld { scroller.release() }
    }

    /// Notes that the host has been told of all news.
    mutating func noteTold() {
        scroller.noteTold()
        press.noteTold()
    }

    /// Whether a pointer is down as far as the view knows.
    func isFollowing(_ pointer: UInt32) -> Bool {
        press.pointer == pointer || scroller.drag?.pointer == pointer
    }

    /// Whether a pointer that goes down may become a tap.
    func presses(_ sample: PointerSample) -> Bool {
        press.pointer == nil && sample.isPrimary && !isCatching(sample)
    }

    /// Whether a pointer that goes down stops a motion, and does nothing else.
    private func isCatching(_ sample: PointerSample) -> Bool {
        scroller.isMoving && scroller.configuration.isScrollEnabled
            && sample.device?.isDirect == true
    }

    /// Follows a pointer that goes down.
    ///
    /// - Parameter element: What the pointer goes down on; nil beside all elements, and where
    ///   nothing comes of the press.
    mutating func begin(
        _ sample: PointerSample, on element: PressedElement?, wantsLongPress: Bool
    ) {
        if press.pointer == nil {
            if presses(sample) {
                press.begin(
                    sample, on: element,
                    delaysHighlight: scroller.configuration.delaysContentTouches,
                    wantsLongPress: wantsLongPress)
            } else {
                press.beginSpent(sample)
            }
        }
        scroller.begin(sample)
        settle()
    }

    mutating func move(_ sample: PointerSample) {
        if press.pointer == sample.pointer {
            press.move(sample, mayTakeBack: scroller.configuration.canCancelContentTouches)
        }
        scroller.move(sample)
    }

    /// Follows a pointer that is lifted, or taken away by the host.
    ///
    /// - Returns: As `Scroller.endDrag`.
    mutating func end(_ sample: PointerSample) -> (Point, began: Point)? {
        if press.pointer == sample.pointer { press.end(sample) }
        return scroller.endDrag(sample)
    }
}
