import CollectionCore
import Testing

/// R4, R7: how others make room and how what is let go comes to its place, as the host says.
@Suite("R: animations of movements that the host sets")
struct MovementAnimationTests {
    private static let second = Animation(duration_ns: 1_000_000_000, curve: .linear)

    private func top(_ item: UInt32, _ frame: DisplayFrame) -> Double? {
        frame.elements.first { $0.element == .cell(.at(0, item)) }?.frame.y
    }

    private func stage(
        room: Animation? = nil, release: Animation? = nil
    ) throws -> MovementStage {
        try MovementStage(rows: [20, 20, 20, 20]) { configuration in
            if let room { configuration.roomAnimation = room }
            if let release { configuration.releaseAnimation = release }
        }
    }

    @Test("Others make room in a quarter of a second, or as the host says")
    func room() throws {
        for (room, half) in [(nil, 125.0), (Self.second, 500)] {
            var stage = try stage(room: room)
            #expect(try stage.pickUp(0, 0))
            try stage.move(to: 50, 35)
            try stage.show()
            let frame = try stage.show(after: half)
            #expect(try #require(top(1, frame)) == 10)
            #expect(top(1, try stage.show(after: half)) == 0)
        }
    }

    @Test("An item that is let go moves to its place, or back, as the host says")
    func release() throws {
        for (y, end) in [(35.0, 20.0), (12, 0)] {
            var stage = try stage(release: Self.second)
            #expect(try stage.pickUp(0, 0))
            try stage.move(to: 50, y)
            try stage.rest()
            try stage.letGo()
            try stage.show()
            let item: UInt32 = end == 0 ? 0 : 1
            let frame = try stage.show(after: 500)
            #expect(try #require(top(item, frame)) == (y - 10 + end) / 2)
            #expect(top(item, try stage.show(after: 500)) == end)
        }
    }

    @Test("Without a duration nothing takes time")
    func atOnce() throws {
        let none = Animation(duration_ns: 0)
        var stage = try stage(room: none, release: none)
        #expect(try stage.pickUp(0, 0))
        try stage.move(to: 50, 35)
        #expect(top(1, try stage.show()) == 0)
        try stage.letGo()
        #expect(top(1, try stage.show()) == 20)
    }

    @Test("The start time of such an animation does not count")
    func startTime() throws {
        var early = Self.second
        early.startTime_ns = 1
        var configuration = MovementConfiguration()
        configuration.roomAnimation = early
        #expect(configuration.roomAnimation == Self.second)
        #expect(configuration.releaseAnimation == MovementConfiguration().releaseAnimation)
        configuration.roomAnimation = MovementConfiguration().roomAnimation
        #expect(configuration == MovementConfiguration())
    }

    @Test("An animation that cannot be is refused, and nothing has changed")
    func refusal() throws {
        var stage = try stage(room: Self.second)
        var configuration = MovementConfiguration()
        configuration.releaseAnimation.duration_ns = .max
        #expect(throws: CollectionError.invalidArgument("animation.duration_ns", .outOfRange)) {
            try stage.view.setMovementConfiguration(configuration)
        }
        #expect(stage.view.movementConfiguration.roomAnimation == Self.second)
    }

    @Test("A layout of the host's own is asked in the presented order, but not of the held item")
    func hostLayout() throws {
        let layout = LoggingLayout()
        var asked: [Element] = []
        var stage = try MovementStage(
            .custom(layout),
            sections: [[Size](repeating: Size(width: 100, height: 20), count: 4)]
        ) { $0.roomAnimation = Self.second }
        layout.initial = { element in
            asked.append(element)
            // The first place, where the item 1 is presented.
            if element != .cell(.at(0, 0)) { return nil }
            return ElementPlace(
                LayoutAttributes(
                    element: element, reuseIdentifier: .standard,
                    frame: Rect(x: 0, y: 200, width: 100, height: 20), zIndex: 0, flags: []))
        }
        #expect(try stage.pickUp(0, 0))
        try stage.move(to: 50, 35)
        try stage.show()
        #expect(asked == [.cell(.at(0, 0)), .cell(.at(0, 2)), .cell(.at(0, 3))])
        #expect(top(1, try stage.show(after: 500)) == 100)
    }
}
