import CollectionCore
import CollectionReference
import Testing

private struct GestureCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var script: [Moment]
        var device: String?
        var tapHandled: Bool?
    }

    struct Expectation: Decodable {
        var events: [Told]
    }

    /// [ms, phase, x, y], or [ms] where time passes. Of keys, which the file has as well, only the
    /// time is read.
    struct Moment: Decodable {
        var milliseconds: Double
        var phase: PointerSample.Phase?
        var position = Point.zero

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            milliseconds = try list.decode(Double.self)
            if list.isAtEnd { return }
            switch try list.decode(String.self) {
            case "down": phase = .down
            case "move": phase = .move
            case "up": phase = .up
            case "cancel": phase = .cancel
            default: return
            }
            position = Point(x: try list.decode(Double.self), y: try list.decode(Double.self))
        }
    }

    /// [ms, what].
    struct Told: Decodable {
        var milliseconds: Double
        var name: String

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            milliseconds = try list.decode(Double.self)
            name = try list.decode(String.self)
        }
    }
}

/// What other projects make of a pointer that taps or presses long.
@Suite("Vectors: gestures")
struct GestureVectorTests {
    private static let notApplying = [
        "aria.long.keyboard": "keys are no pointers"
    ]

    @Test("Taps and long presses")
    func gestures() throws {
        let cases = try VectorFile<GestureCase>.load("gestures", notApplying: Self.notApplying)
        #expect(cases.count == 7)
        for one in cases {
            // A mouse presses long only where the host asks for it, as does a handler of taps.
            var mask: EventMask = one.input.device == nil ? [.taps, .longPresses] : []
            if one.input.tapHandled == false { mask.remove(.taps) }
            var stage = try PressStage(mask: mask)
            for moment in one.input.script {
                guard let phase = moment.phase else {
                    try stage.show(at: moment.milliseconds)
                    continue
                }
                try stage.point(
                    phase, moment.position.y, at: moment.milliseconds, x: moment.position.x,
                    device: one.input.device == "mouse" ? .mouse : .touch)
            }
            let told = stage.events.view.nextEvents().events
            let names = told.map { $0.kind == .tap ? "tap" : "longPress" }
            #expect(names == one.expect.events.map(\.name), "\(one.id)")
            #expect(
                told.map { Double($0.time_ns) / 1e6 } == one.expect.events.map(\.milliseconds),
                "\(one.id)")
        }
    }
}
