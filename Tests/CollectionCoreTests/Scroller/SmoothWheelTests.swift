import CollectionCore
import CollectionReference
import Testing

/// M20: content that takes a moment to follow a wheel.
@Suite("Smoothed wheels")
struct SmoothWheelTests {
    private static func stage(rows: UInt32 = 1000) throws -> WheelStage {
        try WheelStage(rows: rows) { $0.smoothsWheels = true }
    }

    @Test("A spring leads to the sum of what the wheel was turned")
    func spring() throws {
        var stage = try Self.stage()
        try stage.turn(100, at: 0)
        #expect(stage.offset == 0)
        #expect(stage.scroll.view.wakeAt == .everyFrame)
        let offset = 100 - (100 + 2500 * 0.04) * 0.36787944117144233
        #expect(abs(try stage.scroll.show(at: 40) - offset) < 1e-9)
        try stage.turn(50, at: 40)
        #expect(abs(stage.offset - offset) < 1e-9)
        #expect(try stage.scroll.show(at: 1000) == 150)
        #expect(stage.told() == [.willBeginDecelerating, .didEndDecelerating])
        #expect(stage.scroll.view.wakeAt == nil)
        // So short a way takes no time.
        try stage.turn(0.2, at: 1100)
        #expect(stage.offset == 150.2)
        #expect(stage.told() == [])
    }

    @Test("Frames do not change the way")
    func rates() throws {
        var found: [UInt64] = []
        for rate in [24.0, 60, 144, 7] {
            var stage = try Self.stage()
            var next = 0.0
            for (time, delta) in [(0.0, 60.0), (30, 60), (45, 120), (200, -90), (210, 30)] {
                while next < time {
                    try stage.scroll.show(at: next)
                    next += 1000 / rate
                }
                try stage.turn(delta, at: time)
            }
            found.append(try stage.scroll.show(at: 260).bitPattern)
        }
        #expect(Set(found).count == 1)
    }

    @Test("The way ends at the edges, also where it turns back before them")
    func edges() throws {
        var stage = try Self.stage(rows: 50)
        try stage.turn(4000, at: 0)
        try stage.turn(-20, at: 30)
        for time in stride(from: 30.0, through: 1000, by: 5) {
            #expect(try stage.scroll.show(at: time) <= 300)
        }
        #expect(stage.offset == 280)
        try stage.turn(-4000, at: 1000)
        #expect(try stage.scroll.show(at: 3000) == 0)
        try stage.turn(-10, at: 3000)
        #expect(stage.scroll.view.wakeAt == nil)
    }

    @Test("A way goes on where an update moves the content, and a finger stops it")
    func changes() throws {
        var stage = try Self.stage()
        try stage.turn(300, at: 0)
        let before = try stage.scroll.show(at: 40)
        try stage.scroll.point(.down, 100, at: 60)
        #expect(stage.offset > before && stage.offset < 300)
        #expect(stage.told() == [.willBeginDecelerating, .didEndDecelerating])
    }

    @Test("Where the environment reduces motion the content follows at once")
    func reduced() throws {
        var stage = try Self.stage()
        var environment = Environment()
        environment.reducesMotion = true
        try stage.scroll.view.setEnvironment(environment)
        try stage.turn(70, at: 0)
        #expect(stage.offset == 70)
    }
}
