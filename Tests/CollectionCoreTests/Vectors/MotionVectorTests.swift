import Testing

@testable import CollectionCore

private struct PhysicsCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation
    var floor: Bool?
    var toleranceOf: Double?

    struct Input: Decodable {
        var kind: String
        var drag: Double?
        var start: Double?
        var velocity: Double?
        var t: Double?
        var end: Double?
        var mass: Double?
        var stiffness: Double?
        var extents: [Double?]?
        var viewport: Double?
        var drags: [[Double]]?
    }

    struct Expectation: Decodable {
        var x: Figures?
        var v: Figures?
        var rest: Double?
        var done: [String: Bool]?
    }

    /// One figure at the time of the input, or one or two bounds for each of several times.
    struct Figures: Decodable {
        var byTime: [(time: Double?, least: Double, greatest: Double)] = []

        private struct Bounds: Decodable {
            var min: Double
            var max: Double

            init(from decoder: any Decoder) throws {
                if let value = try? decoder.singleValueContainer().decode(Double.self) {
                    (min, max) = (value, value)
                    return
                }
                let fields = try decoder.container(keyedBy: Key.self)
                min = try fields.decode(Double.self, forKey: .min)
                max = try fields.decode(Double.self, forKey: .max)
            }

            private enum Key: CodingKey { case min, max }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Double.self) {
                byTime = [(nil, value, value)]
                return
            }
            for (time, bounds) in try container.decode([String: Bounds].self) {
                byTime.append((Double(time), bounds.min, bounds.max))
            }
        }
    }
}

private struct VelocityCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation
    var toleranceOf: Double?

    struct Input: Decodable {
        var samples: [[Double]]
        var limit: Double?
    }

    struct Expectation: Decodable {
        var velocity: [Double]
    }
}

private struct PagingCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var page: Double
        var from: Double?
        var drag: Double?
        var velocity: Double?
    }

    struct Expectation: Decodable {
        var page: Double?
    }
}

/// What the physics of other projects comes to.
@Suite("Vectors: motion")
struct MotionVectorTests {
    private static let general = "the springs here are critically damped"
    private static let notApplying = [
        "flutter.friction.pos.timeAt": "no question asks when an offset is reached",
        "flutter.spring.over.x1.5": general, "flutter.spring.over.v.5": general,
        "flutter.spring.over.v1.5": general, "flutter.spring.under.x1": general,
        "flutter.spring.under.v6": general, "flutter.scroll.over.inside": general,
        "flutter.scroll.over.beyond": general, "flutter.spring.bounce": general,
        "flutter.spring.bounceNegative": general,
        "flutter.spring.critical.done": "the tolerance is half a point",
    ]

    @Test("Friction, springs and edges")
    func physics() throws {
        let cases = try VectorFile<PhysicsCase>.load(
            "physics_flutter", notApplying: Self.notApplying)
        #expect(cases.count == 17)
        for one in cases {
            if one.input.kind == "userOffset" { continue }
            let motion = motion(one.input)
            if let rest = one.expect.rest {
                #expect(abs(motion.end - rest) <= one.toleranceOf ?? 0, "\(one.id)")
            }
            check(one, one.expect.x) { motion.offset(at: $0) }
            check(one, one.expect.v) { motion.velocity(at: $0) }
            for (time, isDone) in one.expect.done ?? [:] {
                #expect((motion.duration <= Double(time) ?? 0) == isDone, "\(one.id)")
            }
        }
    }

    private func motion(_ input: PhysicsCase.Input) -> AxisMotion {
        let (start, velocity) = (input.start ?? 0, input.velocity ?? 0)
        if input.kind == "spring" {
            let curve = ScrollCurve.spring(
                from: start, velocity, to: input.end ?? 0,
                rate: ((input.stiffness ?? 1) / (input.mass ?? 1)).squareRoot())
            return AxisMotion(curve, duration: 100, end: input.end ?? 0)
        }
        let extents = input.extents ?? [nil, nil]
        let range = OffsetRange(least: extents[0] ?? -1e9, greatest: extents[1] ?? 1e9)
        return .decelerating(
            from: start, velocity,
            ScrollBounds(
                range: range, bounces: input.kind != "friction",
                rate: -Elementary.logarithm(input.drag ?? 0.135)))
    }

    private func check(
        _ one: PhysicsCase, _ figures: PhysicsCase.Figures?, _ value: (Double) -> Double
    ) {
        for (time, least, greatest) in figures?.byTime ?? [] {
            var found = value(time ?? one.input.t ?? 0)
            if one.floor == true { found.round(.down) }
            let distance = one.toleranceOf ?? 1e-9
            #expect(
                found >= least - distance && found <= greatest + distance, "\(one.id): \(found)")
        }
    }

    @Test("Beyond an edge, the farther the harder")
    func resistance() throws {
        let cases = try VectorFile<PhysicsCase>.load("physics_flutter")
            .filter { $0.input.kind == "userOffset" }
        #expect(cases.count == 2)
        for one in cases {
            let band = RubberBand(length: one.input.viewport ?? 0)
            let taken = (one.input.drags ?? []).map { drag in
                let pulled = band.pulled(drag[0])
                return abs(band.shown(pulled + drag[1]) - drag[0])
            }
            if taken.count == 2 { #expect(taken[0] > taken[1], "\(one.id)") }
            if taken.count == 1 { #expect(taken[0] >= 1 && taken[0] <= 10, "\(one.id)") }
        }
    }

    @Test("The velocity of a pointer")
    func velocity() throws {
        for one in try VectorFile<VelocityCase>.load("velocity_compose") {
            var tracker = VelocityTracker()
            var last: UInt64 = 0
            for sample in one.input.samples {
                last = UInt64(sample[0]) * 1_000_000
                tracker.append(Point(x: sample[1], y: sample[2]), at: last)
            }
            var found = tracker.velocity(at: last)
            if let limit = one.input.limit {
                found.x = min(max(found.x, -limit), limit)
                found.y = min(max(found.y, -limit), limit)
            }
            let distance = one.toleranceOf ?? 0.2
            #expect(abs(found.x - one.expect.velocity[0]) <= distance, "\(one.id): \(found)")
            #expect(abs(found.y - one.expect.velocity[1]) <= distance, "\(one.id): \(found)")
        }
    }

    @Test("Pages")
    func pages() throws {
        let reason = "which page is current while a pointer drags is for the host"
        for one in try VectorFile<PagingCase>.load(
            "paging", notApplying: ["pageview.changes": reason])
        {
            // A page of a view is as long as the view.
            let (length, from) = (one.input.page, one.input.from ?? 0)
            var configuration = ScrollConfiguration()
            (configuration.isEnabled, configuration.isPagingEnabled) = (true, true)
            var scroller = Scroller()
            let offset = from * length + (one.input.drag ?? 0)
            scroller.configure(configuration, at: Point(x: 0, y: offset))
            scroller.take(
                ScrollerPort(
                    boundsSize: Size(width: 100, height: length),
                    contentSize: Size(width: 100, height: 20 * length),
                    isShown: true))
            var speed = one.input.velocity ?? 0
            if speed.magnitude <= 50 { speed = 0 }
            let page = scroller.page(
                Point(x: 0, y: speed), from: Point(x: 0, y: from * length))
            #expect(page.y / length == one.expect.page, "\(one.id)")
        }
    }
}
