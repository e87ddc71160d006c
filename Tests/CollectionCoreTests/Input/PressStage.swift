import CollectionCore
import CollectionReference

/// Rows of 10 points, and a header of 10 in each section, in bounds of 100 x 50, and pointers.
struct PressStage: ~Copyable {
    var events: EventStage

    init(
        _ sections: [UInt32] = [100], header: Double = 0,
        mask: EventMask = [.taps, .highlights, .longPresses],
        _ change: (inout ScrollConfiguration) -> Void = { _ in }
    ) throws {
        var stage = try EventStage(sections, header: header, mask: mask)
        var configuration = ScrollConfiguration()
        change(&configuration)
        try stage.view.setScrollConfiguration(configuration)
        try stage.show(0, at: 0)
        events = stage
    }

    mutating func show(at milliseconds: Double, offset: Double = 0) throws {
        try events.show(offset, at: UInt64(milliseconds * 1e6))
    }

    mutating func point(
        _ phase: PointerSample.Phase, _ y: Double, at milliseconds: Double, x: Double = 50,
        pointer: UInt32 = 1, device: PointerSample.Device = .touch, buttons: PointerButtons = [],
        modifiers: KeyModifiers = []
    ) throws {
        let samples = [
            PointerSample(
                phase, Point(x: x, y: y), at: UInt64(milliseconds * 1e6), pointer: pointer,
                device: device, buttons: buttons, modifiers: modifiers)
        ]
        try events.view.sendPointers(samples.span)
    }

    /// The events since this was asked last, in words, with their times in milliseconds.
    mutating func told() -> [String] {
        events.view.nextEvents().events.map { event in
            var event = event
            event.time_ns /= 1_000_000
            return event.words
        }
    }
}
