/// What a person does with items or elements: the person moves an item, drags items, swipes a row,
/// moves focus and so on.
///
/// Each function is a moment at which `Interactions` visits all interactions, in the order of
/// precedence. By default nothing happens. An interaction receives the scene and does not access
/// other interactions: what an interaction wants of others, or of the data, is a `Wish`.
protocol Interaction: Carried, ~Copyable {
    // Changes of the data and of the layout.

    /// Ends everything that refers to items of data that is about to be replaced. Events have the
    /// index paths and identifiers of the old data.
    mutating func leaveData(in scene: inout Scene)

    /// Queues events about what a change of the data has removed.
    mutating func tellLost(in scene: inout Scene)

    /// Continues after an update, or ends if the update has removed the items.
    mutating func settle(in scene: inout Scene)

    /// Finds elements again by their identifiers, after all data was replaced.
    mutating func findAgain(in snapshot: Snapshot)

    /// Continues with the elements that are still in the data, once a new snapshot is kept.
    mutating func settleFound(in scene: inout Scene)

    /// Ends what another layout does not allow.
    mutating func leaveLayout(in scene: inout Scene)

    /// Ends what an interactive transition does not allow.
    mutating func beginTransition(in scene: inout Scene)

    /// Ends because another interaction picks items up: only one interaction may use items at a
    /// time.
    mutating func yieldItems(_ origin: EventOrigin, in scene: inout Scene)

    // Time.

    /// Whether something moves in each display frame without further input.
    var isMoving: Bool { get }

    /// The next time at which something happens without further input; nil: there is none.
    func due_ns(in scene: borrowing Scene) -> UInt64?

    /// Does what is due at `due_ns`, to which input has advanced.
    ///
    /// - Returns: Whether something else may be due by now.
    mutating func actWhenDue(in scene: inout Scene) -> Bool

    // Pointers.

    /// Whether the interaction needs the element on which a pointer goes down.
    func wantsPresses(in scene: borrowing Scene) -> Bool

    /// Whether a long press on an element may begin the interaction.
    func wantsLongPress(
        _ sample: PointerSample, on element: PressedElement?, in scene: borrowing Scene
    ) -> Bool

    /// Handles a sample of a pointer, after the sample was handled as a press and as a drag of the
    /// content.
    mutating func followPointer(_ sample: PointerSample, in scene: inout Scene) -> Wish?

    /// Handles a sample of a trackpad or a wheel.
    ///
    /// - Parameter distance: The distance by which the sample would scroll, in points.
    /// - Returns: False if the sample should scroll.
    mutating func followWheel(
        _ sample: WheelSample, by distance: Point, in scene: inout Scene
    ) -> Bool

    /// Cancels what pointers do, because a pinch begins.
    mutating func cancelPointers(at time_ns: UInt64, in scene: inout Scene)

    /// Acts on a tap, after the event of the tap.
    mutating func tap(_ tap: Press, _ event: Event, in scene: inout Scene)

    /// Acts on a long press; the event of the long press may still have to be queued.
    mutating func longPress(_ press: Press, in scene: inout Scene) -> InputAnswer

    /// Queues the events of what a long press has done, after the event of the long press.
    mutating func tellLongPress(_ event: Event, in scene: inout Scene)

    // Keys.

    /// Ends what a key ends, whoever handles the key.
    mutating func noteKey(_ press: KeyPress, in scene: inout Scene)

    /// Handles a key if a session that is in progress is driven by keys: such a session comes
    /// before all others.
    mutating func continueByKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer

    /// Handles a key.
    mutating func handleKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer

    // Display frames.

    /// Follows a display frame that was laid out, before its events.
    mutating func followDisplayFrame(in scene: inout Scene)

    /// Drops what waits to be reported: the host asks for no events.
    mutating func forgetEvents(in scene: inout Scene)

    /// Does what must wait until the display frame and its events are complete. Called while the
    /// scene may hold items; an interaction that holds items notes this in the scene again.
    mutating func endDisplayFrame(in scene: inout Scene)

    /// Adds the states of elements that the interaction causes.
    func addStates(to source: inout ElementStateSource, in scene: borrowing Scene)
}

extension Interaction where Self: ~Copyable {
    mutating func leaveData(in scene: inout Scene) {}

    mutating func tellLost(in scene: inout Scene) {}

    mutating func settle(in scene: inout Scene) {}

    mutating func findAgain(in snapshot: Snapshot) {}

    mutating func settleFound(in scene: inout Scene) {}

    mutating func leaveLayout(in scene: inout Scene) {}

    mutating func beginTransition(in scene: inout Scene) {}

    mutating func yieldItems(_ origin: EventOrigin, in scene: inout Scene) {}

    var isMoving: Bool { false }

    func due_ns(in scene: borrowing Scene) -> UInt64? { nil }

    mutating func actWhenDue(in scene: inout Scene) -> Bool { false }

    func wantsPresses(in scene: borrowing Scene) -> Bool { false }

    func wantsLongPress(
        _ sample: PointerSample, on element: PressedElement?, in scene: borrowing Scene
    ) -> Bool { false }

    mutating func followPointer(_ sample: PointerSample, in scene: inout Scene) -> Wish? { nil }

    mutating func followWheel(
        _ sample: WheelSample, by distance: Point, in scene: inout Scene
    ) -> Bool { false }

    mutating func cancelPointers(at time_ns: UInt64, in scene: inout Scene) {}

    mutating func tap(_ tap: Press, _ event: Event, in scene: inout Scene) {}

    mutating func longPress(_ press: Press, in scene: inout Scene) -> InputAnswer { .passed }

    mutating func tellLongPress(_ event: Event, in scene: inout Scene) {}

    mutating func noteKey(_ press: KeyPress, in scene: inout Scene) {}

    mutating func continueByKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer {
        .passed
    }

    mutating func handleKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer { .passed }

    mutating func followDisplayFrame(in scene: inout Scene) {}

    mutating func forgetEvents(in scene: inout Scene) {}

    mutating func endDisplayFrame(in scene: inout Scene) {}

    func addStates(to source: inout ElementStateSource, in scene: borrowing Scene) {}
}
