import Testing

@testable import CollectionCore

private struct WheelCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var kind: String
        var pinned: [String]?
        var deltas: [Deltas]?
        var position: [Double]?
        var max: [Double]?
        var stretch: [Double]?
    }

    /// Along both axes, or along one in cases that do not run.
    struct Deltas: Decodable {
        var both: [Double]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            both = (try? container.decode([Double].self)) ?? []
        }
    }

    struct Expectation: Decodable {
        var position: [Double]?
        var stretch: Deltas
    }
}

/// What another project makes of scroll gestures at the edges of the content.
@Suite("Vectors: wheels")
struct WheelVectorTests {
    private static let notApplying = [
        "chromium.bounce.100": "another resistance than that of rule M5"
    ]

    private static func cases(_ kind: String) throws -> [WheelCase] {
        try VectorFile<WheelCase>.load("overscroll_chromium", notApplying: notApplying)
            .filter { $0.input.kind == kind }
    }

    private static func scroller(_ size: Size, _ content: Size, at offset: Point) -> Scroller {
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        var scroller = Scroller()
        scroller.configure(configuration, at: offset)
        scroller.take(ScrollerPort(boundsSize: size, contentSize: content, isShown: true))
        return scroller
    }

    @Test("Which gestures stretch")
    func begin() throws {
        let cases = try Self.cases("begin")
        #expect(cases.count == 4)
        for one in cases {
            let pinned = Set(one.input.pinned ?? [])
            func place(_ axis: String, _ last: Double) -> Double {
                pinned.contains("\(axis)-") ? 0 : pinned.contains("\(axis)+") ? last : last / 2
            }
            let content = Size(width: 1800, height: 1600)
            var scroller = Self.scroller(
                Size(width: 800, height: 600), content,
                at: Point(x: place("x", 1000), y: place("y", 1000)))
            for delta in one.input.deltas ?? [] {
                scroller.scroll(by: Point(x: delta.both[0], y: delta.both[1]))
            }
            let edge = scroller.port.clamped(scroller.offset)
            func sign(_ distance: Double) -> Double { distance == 0 ? 0 : distance < 0 ? -1 : 1 }
            #expect(
                [sign(scroller.offset.x - edge.x), sign(scroller.offset.y - edge.y)]
                    == one.expect.stretch.both, "\(one.id)")
        }
    }

    /// A stretch is a part of the content offset here.
    @Test("The place and the stretch are one number")
    func reconcile() throws {
        let cases = try Self.cases("reconcile")
        #expect(cases.count == 2)
        for one in cases {
            let (last, place) = (one.input.max ?? [], one.input.position ?? [])
            let stretch = one.input.stretch ?? []
            let offset = Point(x: place[0] + stretch[0], y: place[1] + stretch[1])
            let scroller = Self.scroller(
                Size(width: 100, height: 100),
                Size(width: 100 + last[0], height: 100 + last[1]), at: offset)
            let edge = scroller.port.clamped(scroller.offset)
            #expect([edge.x, edge.y] == one.expect.position, "\(one.id)")
            #expect([offset.x - edge.x, offset.y - edge.y] == one.expect.stretch.both, "\(one.id)")
        }
    }
}
