import CollectionCore
import Testing

/// U4 and U14: the time and the distance of a long press, and the command key.
@Suite("U14: input configuration")
struct InputConfigurationTests {
    private func stage(
        mask: EventMask = [.taps, .longPresses],
        _ change: (inout InputConfiguration) -> Void
    ) throws -> PressStage {
        var stage = try PressStage(mask: mask)
        var configuration = InputConfiguration()
        change(&configuration)
        try stage.events.view.setInputConfiguration(configuration)
        return stage
    }

    @Test("A long press takes the time of the settings with which the pointer went down")
    func time() throws {
        var stage = try stage(mask: .longPresses) { $0.minimumPressDuration_ns = 900_000_000 }
        try stage.point(.down, 15, at: 100)
        #expect(stage.events.view.wakeAt == .time_ns(250_000_000))
        try stage.show(at: 250)
        #expect(stage.events.view.wakeAt == .time_ns(1_000_000_000))
        try stage.events.view.setInputConfiguration(InputConfiguration())
        try stage.show(at: 999)
        #expect(stage.told() == [])
        try stage.show(at: 1200)
        #expect(stage.told() == ["long press 0-1 at 1000"])
    }

    @Test("A long press of no time begins with the next call")
    func noTime() throws {
        var stage = try stage { $0.minimumPressDuration_ns = 0 }
        try stage.point(.down, 15, at: 100)
        #expect(stage.told() == [])
        #expect(stage.events.view.wakeAt == .time_ns(100_000_000))
        try stage.show(at: 100)
        #expect(stage.told() == ["long press 0-1 at 100"])
        var other = try self.stage { $0.minimumPressDuration_ns = 0 }
        try other.point(.down, 15, at: 100)
        try other.point(.up, 15, at: 100)
        #expect(other.told().first == "long press 0-1 at 100")
    }

    @Test("A pointer within the distance of the settings presses long", arguments: [0.0, 3, 40])
    func distance(_ distance: Double) throws {
        for (way, isPress) in [(distance, true), (distance + 1, false)] {
            var stage = try stage(mask: .longPresses) { $0.allowableMovement = distance }
            try stage.point(.down, 5, at: 100)
            try stage.point(.move, 5 + way, at: 200)
            try stage.show(at: 700)
            #expect(stage.told() == (isPress ? ["long press 0-0 at 600"] : []))
        }
    }

    @Test("A pointer that may not press long may still tap")
    func tap() throws {
        var stage = try stage { $0.allowableMovement = 0 }
        try stage.point(.down, 5, at: 100)
        try stage.point(.move, 8, at: 200)
        try stage.show(at: 700)
        try stage.point(.up, 8, at: 800)
        #expect(stage.told() == ["tap 0-0 at 800"])
    }

    @Test("A touch that drags the content presses no more, however far it might go")
    func drag() throws {
        var stage = try PressStage(mask: [.highlights, .longPresses]) { $0.isEnabled = true }
        var configuration = InputConfiguration()
        configuration.allowableMovement = 100
        try stage.events.view.setInputConfiguration(configuration)
        try stage.point(.down, 45, at: 100)
        try stage.show(at: 300)
        _ = stage.told()
        try stage.point(.move, 33, at: 320)
        let told = stage.told()
        #expect(told.count == 1 && told[0].contains("320"))
        try stage.show(at: 1000)
        #expect(stage.told().isEmpty)
    }

    @Test("Settings that cannot be are refused, and change nothing")
    func refusals() throws {
        var view = CollectionView(limits: Limits())
        for distance in [-1, .nan, .infinity, 1e300] {
            var configuration = InputConfiguration()
            configuration.allowableMovement = distance
            #expect(throws: CollectionError.self) {
                try view.setInputConfiguration(configuration)
            }
        }
        var configuration = InputConfiguration()
        configuration.minimumPressDuration_ns = 3_600_000_000_001
        #expect(
            throws: CollectionError.invalidArgument("minimum_press_duration_ns", .outOfRange)
        ) { try view.setInputConfiguration(configuration) }
    }

    /// What is selected after a click on the first row, and one on the third with a key.
    private func clicks(_ modifiers: KeyModifiers, _ platform: Platform) throws -> UInt64 {
        var stage = try stage(mask: .actions) { $0.platform = platform }
        var traits = stage.events.view.defaultTraits
        traits.menu = .yes
        try stage.events.view.setDefaultTraits(traits)
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = true
        configuration.behavior = .replace
        stage.events.view.setSelectionConfiguration(configuration)
        try stage.point(.down, 5, at: 10, device: .mouse, buttons: .primary)
        try stage.point(.up, 5, at: 20, device: .mouse)
        try stage.point(
            .down, 25, at: 2000, device: .mouse, buttons: .primary, modifiers: modifiers)
        try stage.point(.up, 25, at: 2010, device: .mouse, modifiers: modifiers)
        let asks = stage.events.view.nextEvents().events.contains { $0.kind == .menuRequested }
        #expect(asks == (platform == .mac && modifiers.contains(.control)))
        return UInt64(stage.events.view.currentSelection.count)
    }

    @Test("The command key of the platform toggles, and the other one does not")
    func platforms() throws {
        #expect(try clicks(.control, .any) == 2)
        #expect(try clicks(.meta, .any) == 2)
        #expect(try clicks(.meta, .mac) == 2)
        #expect(try clicks(.control, .mac) == 1)
        #expect(try clicks(.control, .other) == 2)
        #expect(try clicks(.meta, .other) == 1)
    }

    @Test("The command key of the platform makes keys commands")
    func keys() throws {
        for (platform, selects) in [
            (Platform.any, [true, true]), (.mac, [false, true]), (.other, [true, false]),
        ] {
            for (modifiers, selectsAll) in zip([KeyModifiers.control, .meta], selects) {
                var stage = try stage { $0.platform = platform }
                var configuration = SelectionConfiguration()
                configuration.allowsMultipleSelection = true
                configuration.behavior = .replace
                stage.events.view.setSelectionConfiguration(configuration)
                let key = KeySample(.a, at: 1, modifiers: modifiers)
                #expect(try stage.events.view.sendKey(key) == selectsAll)
                #expect(stage.events.view.currentSelection.count == (selectsAll ? 100 : 0))
            }
        }
    }
}
