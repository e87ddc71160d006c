import CollectionCore
import Testing

/// R10 to R13: items that pointers and keys move.
@Suite("R12: movement by input")
struct MovementInputTests {
    /// Rows of 10 points in bounds of 100 x 50.
    private func stage(
        _ mask: EventMask = .movement, _ change: (inout MovementConfiguration) -> Void = { _ in }
    ) throws -> PressStage {
        var stage = try PressStage([100], mask: mask) { $0.isEnabled = true }
        var traits = ItemTraits.standard
        traits.move = .yes
        try stage.events.view.setDefaultTraits(traits)
        var configuration = MovementConfiguration()
        configuration.isStandardMovementEnabled = true
        change(&configuration)
        try stage.events.view.setMovementConfiguration(configuration)
        try stage.show(at: 0)
        _ = stage.told()
        return stage
    }

    @Test("A long press picks an item up, the pointer moves it, and lets it go as it is lifted")
    func pointer() throws {
        var stage = try stage()
        try stage.point(.down, 15, at: 100)
        // The highlight comes first.
        #expect(stage.events.view.wakeAt == .time_ns(250_000_000))
        try stage.show(at: 650)
        #expect(stage.told() == ["move 0-1 at 600"])
        try stage.point(.move, 27, at: 700)
        #expect(stage.told() == ["move 0-1 elsewhere at 700"])
        try stage.point(.up, 27, at: 800)
        #expect(stage.told() == ["moved 0-2 at 800", "item is 0-2 at 800"])
        #expect(stage.events.view.interactiveMovement == nil)
        try stage.show(at: 2000)
        try stage.show(at: 3000)
        #expect(stage.events.view.wakeAt == nil)
    }

    @Test("The long press is told first")
    func order() throws {
        var stage = try stage([.movement, .longPresses])
        try stage.point(.down, 15, at: 100)
        try stage.show(at: 650)
        #expect(stage.told() == ["long press 0-1 at 600", "move 0-1 at 600"])
    }

    @Test("The display frame that tells of the long press shows the item held")
    func shownAtOnce() throws {
        for isScrolling in [false, true] {
            var stage = try stage()
            if isScrolling {
                // The pointer goes down while the content is on its way.
                try stage.events.view.setContentOffset(
                    Point(x: 0, y: 500), isAnimated: true)
            }
            try stage.point(.down, 15, at: 100, device: isScrolling ? .mouse : .touch)
            #expect(stage.events.view.wakeAt != nil)
            let pressed = IndexPath(section: 0, item: 1)
            let frame = try stage.events.show(0, at: 600_000_000)
            let held = frame.elements.filter { $0.flags.contains(.isHeld) }
            #expect(held.map(\.element) == [.cell(pressed)])
            #expect(held.first.map { $0.frame.y - frame.contentOffset.y } == 10)
            #expect(stage.told().first == "move 0-1 at 600")
            if !isScrolling { #expect(stage.events.view.wakeAt == nil) }
            let next = try stage.events.show(0, at: 600_000_000)
            if !isScrolling { #expect(next.elements.isEmpty) }
        }
    }

    @Test("A display frame that fails picks nothing up, and the next one does")
    func failing() throws {
        var limits = Limits()
        limits.elementCount = 20
        var view = CollectionView(limits: limits)
        var layout = ListLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        layout.sectionMetrics.minimumLineSpacing = 0
        try view.setLayout(.list(layout))
        try view.setEventMask([.movement, .longPresses])
        var traits = ItemTraits.standard
        traits.move = .yes
        try view.setDefaultTraits(traits)
        var configuration = MovementConfiguration()
        configuration.isStandardMovementEnabled = true
        try view.setMovementConfiguration(configuration)
        var builder = DataSourceBuilder(limits: limits)
        let (counts, floats, numbers): ([UInt32], [Float], [UInt32]) = ([100], [], [])
        try builder.append(
            itemCounts: counts.span, sectionMetrics: numbers.span, widths: floats.span,
            heights: floats.span, reuseIdentifiers: numbers.span, spans: numbers.span, options: [])
        try view.setDataSource(builder)
        func request(_ height: Double, at milliseconds: UInt64) -> DisplayFrameRequest {
            DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 100, height: height),
                time_ns: milliseconds * 1_000_000, isComplete: true, preferredSizes: [])
        }
        _ = try view.displayFrame(for: request(50, at: 0))
        let down = [PointerSample(.down, Point(x: 50, y: 15), at: 100_000_000)]
        try view.sendPointers(down.span)
        #expect(throws: CollectionError.self) {
            try view.displayFrame(for: request(1000, at: 600))
        }
        #expect(view.interactiveMovement == nil)
        #expect(view.nextEvents().events.isEmpty)
        #expect(view.wakeAt == .time_ns(250_000_000))
        let frame = try view.displayFrame(for: request(50, at: 600))
        #expect(frame.elements.filter { $0.flags.contains(.isHeld) }.count == 1)
        #expect(view.nextEvents().events.map(\.kind) == [.longPressBegan, .movementBegan])
    }

    @Test("A pointer that is taken away, and Escape, cancel")
    func cancelled() throws {
        for isEscape in [true, false] {
            var stage = try stage()
            try stage.point(.down, 15, at: 100)
            try stage.point(.move, 16, at: 650)
            if isEscape {
                #expect(try stage.events.view.sendKey(KeySample(.escape, at: 700_000_000)))
            } else {
                try stage.point(.cancel, 16, at: 700)
            }
            #expect(stage.told() == ["move 0-1 at 600", "moved back 0-1 at 700"])
        }
    }

    @Test("A pointer that moves before half a second drags the content instead")
    func drags() throws {
        var stage = try stage([.movement, .scrolling])
        try stage.point(.down, 45, at: 100)
        try stage.point(.move, 20, at: 200)
        try stage.show(at: 1000)
        #expect(!stage.told().contains { $0.hasPrefix("move") })
    }

    @Test("The host may be asked")
    func asked() throws {
        var stage = try stage()
        var traits = ItemTraits.standard
        traits.move = .ask
        try stage.events.view.setDefaultTraits(traits)
        try stage.point(.down, 15, at: 100)
        try stage.show(at: 650)
        #expect(stage.told() == ["move 0-1? at 600"])
        #expect(
            try stage.events.view.beginInteractiveMovement(
                ofItemAt: .at(0, 1), from: Point(x: 50, y: 15), at: 650_000_000))
    }

    @Test("Near an edge the content scrolls under the held item, which goes on past others")
    func scrolls() throws {
        var stage = try stage()
        try stage.point(.down, 15, at: 100)
        try stage.point(.move, 48, at: 650)
        var last: UInt32 = 0
        for frame in 1...60 {
            try stage.show(at: 650 + Double(frame) * 50)
            let shown = stage.events.view.interactiveMovement
            let movement = try #require(shown)
            #expect(movement.source == .at(0, 1))
            #expect(movement.target.item >= last)
            last = movement.target.item
            let held = try stage.events.view.layoutAttributes(for: .cell(.at(0, 1))).frame
            let place = held.y - stage.events.view.bounds.y
            #expect((place - 43).magnitude < 1e-9)
        }
        #expect(last > 20)
        try stage.point(.up, 48, at: 4000)
        let words = stage.told()
        #expect(words.last == "item is 0-\(last) at 4000", "\(words.suffix(2))")
        try stage.show(at: 6000)
        #expect(stage.events.view.brokenInvariant() == nil)
    }

    @Test("A slow cadence has the others wait")
    func cadence() throws {
        var stage = try stage { $0.cadence = .slow }
        try stage.point(.down, 15, at: 100)
        try stage.point(.move, 27, at: 700)
        #expect(stage.told() == ["move 0-1 at 600"])
        #expect(stage.events.view.wakeAt == .time_ns(1_200_000_000))
        try stage.show(at: 1199)
        #expect(stage.told() == [])
        try stage.show(at: 1250)
        #expect(stage.told() == ["move 0-1 elsewhere at 1200"])
        try stage.point(.move, 38, at: 1300)
        try stage.point(.move, 27, at: 1400)
        try stage.show(at: 2000)
        #expect(stage.told() == [])
    }

    @Test("Keys move the item that has focus")
    func keys() throws {
        var stage = try stage([.movement, .focus]) { $0.movesByKeys = true }
        var focus = FocusConfiguration()
        focus.allowsFocus = true
        stage.events.view.setFocusConfiguration(focus)
        try stage.events.view.setFocusedElement(.cell(.at(0, 1)))
        _ = stage.told()
        let down = KeySample(.down, at: 100_000_000, modifiers: .alt)
        #expect(try stage.events.view.sendKey(down))
        #expect(stage.told() == ["moved 0-2 at 100", "item is 0-2 at 100"])
        #expect(stage.events.view.focusState.element == .cell(.at(0, 2)))
        try stage.events.view.setFocusedElement(.cell(.at(0, 0)))
        #expect(try !stage.events.view.sendKey(KeySample(.up, at: 200_000_000, modifiers: .alt)))
    }
}
