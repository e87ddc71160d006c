import Testing

@testable import CollectionCore

private struct AutoScrollCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var kind: String
        var viewport: Double?
        var axis: String?
        var side: String?
        var pointer: Double?
        var distance: Double?
        var held: Double?
        var frame: Double?
        var max: [Double]?
        var current: [Double]?
        var change: [Double]?
    }

    struct Expectation: Decodable {
        var zone: Double?
        var firstStep: Double?
        var scrolls: Sign?
        var step: Double?
        var atLeast: Double?
        var atMost: Double?
        var can: Bool?
    }

    /// -1, 0 or 1; a case that does not run says only whether.
    struct Sign: Decodable {
        var value: Double?

        init(from decoder: any Decoder) throws {
            value = try? decoder.singleValueContainer().decode(Double.self)
        }
    }
}

/// What other projects make of something that is held near an edge.
@Suite("Vectors: scrolling near edges")
struct AutoScrollVectorTests {
    private static let notApplying = Dictionary(
        uniqueKeysWithValues: [0, 1, 2, 4, 5, 8, 10, 12].map {
            ("auto.overlap.\($0)", "nothing around the view takes over what is left")
        } + [
            ("auto.can.still", "without a pointer near an edge nothing is asked"),
            ("auto.rv.threshold", "another zone: SelectionBandTests has the threshold of rule R10"),
            ("auto.rv.reset", "another zone"),
        ])

    private static func cases(_ kind: String) throws -> [AutoScrollCase] {
        try VectorFile<AutoScrollCase>.load("autoscroll", notApplying: notApplying)
            .filter { $0.input.kind == kind }
    }

    /// The motion of a pointer that came from the middle of bounds that are square.
    private static func motion(
        _ viewport: Double, _ position: Point, at offset: Point = Point(x: 5000, y: 5000),
        content: Size = Size(width: 100_000, height: 100_000)
    ) -> ScrollMotion {
        let bounds = Size(width: viewport, height: viewport)
        var pull = ScrollPull()
        pull.follow(
            position, from: Point(x: viewport / 2, y: viewport / 2), in: bounds, at: 0)
        let port = ScrollerPort(boundsSize: bounds, contentSize: content, isShown: true)
        return pull.motion(from: offset, in: port, at: 0)
    }

    @Test("The zone")
    func zone() throws {
        let cases = try Self.cases("zone")
        #expect(cases.count == 6)
        for one in cases {
            let viewport = try #require(one.input.viewport)
            let axis: Axis = one.input.axis == "horizontal" ? .horizontal : .vertical
            func direction(_ distance: Double) -> Double {
                let place = one.input.side == "end" ? viewport - distance : distance
                let motion = Self.motion(viewport, axis.point(main: place, cross: viewport / 2))
                let velocity = axis.main(motion.velocity(at: 400_000_000))
                return velocity == 0 ? 0 : velocity < 0 ? -1 : 1
            }
            if let zone = one.expect.zone {
                #expect(direction(zone) == 0, "\(one.id)")
                #expect(direction(zone - 1) == one.expect.firstStep, "\(one.id)")
            } else {
                let pointer = try #require(one.input.pointer)
                // Rule R10 has a wider zone than the project whose cases these are.
                let scrolls = one.id == "auto.aria.0" ? -1 : one.expect.scrolls?.value
                #expect(direction(pointer) == scrolls, "\(one.id)")
            }
        }
    }

    @Test("The speed, while the pointer has been there for a while")
    func speed() throws {
        let cases = try Self.cases("speed")
        #expect(cases.count == 2)
        for one in cases {
            let (viewport, held) = (try #require(one.input.viewport), one.input.held ?? 0)
            let frame = try #require(one.input.frame)
            let motion = Self.motion(
                viewport, Point(x: viewport / 2, y: viewport - (one.input.distance ?? 0)))
            let step =
                motion.offset(at: UInt64((held + frame) * 1e6)).y
                - motion.offset(at: UInt64(held * 1e6)).y
            if let exact = one.expect.step { #expect(abs(step - exact) < 1e-4, "\(one.id)") }
            #expect(step >= one.expect.atLeast ?? step && step <= one.expect.atMost ?? step)
        }
    }

    @Test("Content scrolls as far as it can, along one axis at least")
    func ranges() throws {
        let cases = try Self.cases("canScroll")
        #expect(cases.count == 8)
        for one in cases {
            let (most, now) = (try #require(one.input.max), try #require(one.input.current))
            let change = try #require(one.input.change)
            let places = change.map { $0 < 0 ? 0.0 : $0 > 0 ? 100 : 50 }
            let motion = Self.motion(
                100, Point(x: places[0], y: places[1]), at: Point(x: now[0], y: now[1]),
                content: Size(width: most[0] + 100, height: most[1] + 100))
            #expect(motion.isMoving == one.expect.can, "\(one.id)")
            #expect(motion.end.x >= 0 && motion.end.x <= most[0], "\(one.id)")
            #expect(motion.end.y >= 0 && motion.end.y <= most[1], "\(one.id)")
        }
    }
}
