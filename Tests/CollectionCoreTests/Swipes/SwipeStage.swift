import CollectionCore
import CollectionReference

/// Ten rows of 10 points, 100 wide, with leading actions of 30 and trailing ones of 40.
struct SwipeStage: ~Copyable {
    var press: PressStage
    private var time_ms = 0.0

    init(
        mask: EventMask = [.swiping, .taps, .scrolling],
        _ change: (inout SwipeConfiguration) -> Void = { _ in }
    ) throws {
        var press = try PressStage([10], mask: mask) { $0.isEnabled = true }
        var traits = press.events.view.defaultTraits
        traits.flags.formUnion([.areOwn, .hasLeadingActions, .hasTrailingActions])
        try press.events.view.setDefaultTraits(traits)
        var configuration = SwipeConfiguration()
        (configuration.leadingActionsWidth, configuration.trailingActionsWidth) = (30, 40)
        change(&configuration)
        try press.events.view.setSwipeConfiguration(configuration)
        self.press = press
    }

    /// Puts a finger down at x = 50, moves it by steps of 10 points, and then by what is left; each
    /// sample comes 100 milliseconds after the one before, so that the finger does not flick.
    mutating func drag(_ distance: Double, y: Double = 15) throws {
        try point(.down, 50, y)
        let step = distance < 0 ? -10.5 : 10.5
        try point(.move, 50 + step, y, after: 100)
        try point(.move, 50 + step + distance, y, after: 100)
    }

    mutating func point(
        _ phase: PointerSample.Phase, _ x: Double, _ y: Double = 15, after milliseconds: Double = 0
    ) throws {
        time_ms += milliseconds
        try press.point(phase, y, at: time_ms, x: x)
    }

    mutating func lift(_ x: Double = 0, after milliseconds: Double = 200) throws {
        try point(.up, x, after: milliseconds)
    }

    @discardableResult
    mutating func show(after milliseconds: Double = 0) throws -> DisplayFrame {
        time_ms += milliseconds
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: 100, height: 50), time_ns: UInt64(time_ms * 1e6),
            isComplete: true, preferredSizes: [])
        return try press.events.view.displayFrame(for: request)
    }

    /// The items whose cells are marked.
    mutating func swiped() throws -> [UInt32] {
        try show().elements.filter { $0.flags.contains(.isSwiped) }
            .map(\.element.indexPath.item)
    }

    mutating func close() throws -> Bool { press.events.view.closeSwipe() }

    /// The events, without their times.
    mutating func told() -> [String] {
        press.events.view.nextEvents().events.map { event in
            var event = event
            event.time_ns = 0
            return event.words
        }
    }
}
