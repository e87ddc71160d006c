import CollectionCore
import CollectionReference

/// Rows of 10 points in a view of 100 x 200 points that owns its content offset, under a wheel.
struct WheelStage: ~Copyable {
    var scroll: ScrollStage

    init(rows: UInt32 = 1000, _ change: (inout ScrollConfiguration) -> Void = { _ in }) throws {
        scroll = try ScrollStage(rows: rows, change)
    }

    var offset: Double { scroll.view.scrolling.contentOffset.y }

    /// - Parameter delta: Along y.
    mutating func turn(
        _ delta: Double, at milliseconds: Double, x: Double = 0,
        unit: WheelSample.Unit = .points, phase: GesturePhase = .unphased,
        isMomentum: Bool = false, modifiers: KeyModifiers = []
    ) throws {
        let samples = [
            WheelSample(
                Point(x: x, y: delta), Point(x: 50, y: 50), at: UInt64(milliseconds * 1e6),
                unit: unit, phase: phase, isMomentum: isMomentum, modifiers: modifiers)
        ]
        try scroll.view.sendWheels(samples.span)
    }

    /// Fingers, or their momentum, 8 milliseconds apart; without an end.
    mutating func slide(
        _ deltas: [Double], at start: Double, isMomentum: Bool = false
    ) throws {
        for (index, delta) in deltas.enumerated() {
            try turn(
                delta, at: start + 8 * Double(index), phase: index == 0 ? .began : .changed,
                isMomentum: isMomentum)
        }
    }

    /// The kinds of the events since this was asked last, without changes of the content offset.
    mutating func told() -> [EventKind] {
        scroll.view.nextEvents().events.map(\.kind).filter { $0 != .didScroll }
    }
}
