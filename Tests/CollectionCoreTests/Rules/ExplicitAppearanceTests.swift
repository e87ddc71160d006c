import CollectionCore
import CollectionReference
import Testing

/// X8: in an explicit layout the host says where elements come from, and where they go.
@Suite("X8: initial and final attributes")
struct ExplicitAppearanceTests {
    private static let linear = Animation(duration_ns: 100, curve: .linear)
    private static let frames = (0..<3).map {
        Rect(x: 0, y: 50 * Double($0), width: 100, height: 40)
    }
    private let corner = Rect(x: 200, y: 300, width: 10, height: 20)

    /// Three items in a column, that a display frame has shown.
    private func column(_ layout: ExplicitLayout = ExplicitLayout()) throws -> EventStage {
        var stage = try EventStage([3])
        try stage.view.setLayout(.explicit(layout))
        try stage.view.setLayoutAttributes(
            ofItemsFrom: IndexPath(section: 0, item: 0), frames: Self.frames.span)
        _ = try display(&stage, at: 0)
        return stage
    }

    private func display(
        _ stage: inout EventStage, at time_ns: UInt64, offset: Double = 0
    ) throws -> DisplayFrame {
        try stage.view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: offset, width: 320, height: 480), time_ns: time_ns,
                isComplete: true, preferredSizes: []))
    }

    private func path(_ item: UInt32) -> IndexPath { IndexPath(section: 0, item: item) }

    private func cell(
        _ item: UInt32, _ stage: inout EventStage, at time_ns: UInt64
    ) throws -> LayoutAttributes {
        let frame = try display(&stage, at: time_ns)
        return try #require(frame.elements.first { $0.element == .cell(path(item)) })
    }

    /// Says of one item where it is, or where it comes from or goes to.
    private func say(
        _ role: LayoutAttributesRole, _ item: UInt32, _ frame: Rect, alpha: Double = 1,
        _ stage: inout EventStage
    ) throws {
        let (frames, alphas) = ([frame], [alpha])
        try stage.view.setLayoutAttributes(
            role, ofItemsFrom: path(item), frames: frames.span, alphas: alphas.span)
    }

    @Test("An inserted item comes from its initial attributes")
    func inserted() throws {
        var stage = try column()
        try stage.update([.insert(path(3))], BatchUpdateOptions(animation: Self.linear))
        let place = Rect(x: 0, y: 150, width: 100, height: 40)
        try say(.shown, 3, place, &stage)
        try say(.initial, 3, corner, alpha: 0.5, &stage)
        let first = try cell(3, &stage, at: 0)
        #expect(first.frame == corner && first.alpha == 0.5)
        let half = try cell(3, &stage, at: 50)
        #expect(half.frame == Rect(x: 100, y: 225, width: 55, height: 30) && half.alpha == 0.75)
        let last = try cell(3, &stage, at: 100)
        #expect(last.frame == place && last.alpha == 1)
    }

    @Test("Initial attributes belong to the update before the next one")
    func insertedTwice() throws {
        var stage = try column()
        for item in UInt32(3)..<5 {
            try stage.update([.insert(path(item))], BatchUpdateOptions(animation: Self.linear))
            try say(.shown, item, Rect(x: 0, y: 50 * Double(item), width: 100, height: 40), &stage)
            try say(.initial, item, corner, alpha: 0, &stage)
        }
        #expect(try cell(3, &stage, at: 0).frame == corner)
        #expect(try cell(4, &stage, at: 0).frame == corner)
    }

    @Test("A deleted item goes to its final attributes, which scrolling moves along")
    func deleted() throws {
        var stage = try column()
        try say(.final, 1, corner, alpha: 0.25, &stage)
        let still = try cell(1, &stage, at: 0)
        #expect(still.frame == Self.frames[1] && still.alpha == 1)
        try stage.update([.delete(path(1))], BatchUpdateOptions(animation: Self.linear))
        func leaving(_ time_ns: UInt64, offset: Double) throws -> LayoutAttributes? {
            let frame = try display(&stage, at: time_ns, offset: offset)
            return frame.elements.first { $0.flags.contains(.isDisappearing) }
        }
        #expect(try leaving(0, offset: 0)?.frame == Self.frames[1])
        let half = try #require(try leaving(50, offset: 0))
        #expect(half.frame == Rect(x: 100, y: 175, width: 55, height: 30) && half.alpha == 0.625)
        #expect(try leaving(50, offset: 20)?.frame == half.frame)
        #expect(try leaving(100, offset: 20) == nil)
    }

    @Test("They follow their items, and are gone once they are removed")
    func followed() throws {
        var stage = try column()
        try say(.final, 2, corner, &stage)
        try stage.update([.delete(path(0))], BatchUpdateOptions())
        _ = try display(&stage, at: 0)
        try stage.update([.delete(path(1))], BatchUpdateOptions(animation: Self.linear))
        _ = try display(&stage, at: 0)
        let half = try display(&stage, at: 50).elements.first { $0.flags.contains(.isDisappearing) }
        #expect(half?.frame.x == 100)
        // Without them the animation says where it goes: it stays where it is.
        try say(.final, 0, corner, &stage)
        let one = [Element.cell(path(0))]
        try stage.view.removeLayoutAttributes(of: one.span)
        try say(.shown, 0, Self.frames[0], &stage)
        _ = try display(&stage, at: 200)
        try stage.update([.delete(path(0))], BatchUpdateOptions(animation: Self.linear))
        _ = try display(&stage, at: 200)
        let fading = try display(&stage, at: 250).elements
        #expect(fading.map(\.frame) == [Self.frames[0]] && fading.map(\.alpha) == [0.5])
    }

    @Test("A reloaded item fades where it is")
    func reloaded() throws {
        var stage = try column()
        try say(.initial, 1, corner, &stage)
        try say(.final, 1, corner, &stage)
        try stage.update([.reload(path(1))], BatchUpdateOptions(animation: Self.linear))
        _ = try display(&stage, at: 0)
        let elements = try display(&stage, at: 50).elements.filter { $0.element == .cell(path(1)) }
        #expect(elements.map(\.frame) == [Self.frames[1], Self.frames[1]])
        #expect(elements.map(\.alpha) == [0.5, 0.5])
    }

    @Test("An element that another layout lacks comes from its initial attributes")
    func layoutGains() throws {
        var stage = try column()
        try say(.initial, 1, corner, &stage)
        try say(.final, 2, corner, &stage)
        try stage.view.setLayout(.explicit(ExplicitLayout()), animation: Self.linear)
        let gone = [Element.cell(path(2))]
        try stage.view.removeLayoutAttributes(of: gone.span)
        _ = try display(&stage, at: 0)
        let half = try display(&stage, at: 50).elements
        // Item 1 was there before and after; item 2 leaves.
        #expect(half.map(\.frame.x) == [0, 0, 100])
        try stage.view.setLayout(.explicit(ExplicitLayout()), animation: Self.linear)
        try say(.shown, 2, Self.frames[2], &stage)
        try say(.initial, 2, corner, &stage)
        #expect(try cell(2, &stage, at: 200).frame == corner)
    }

    @Test("They are mirrored and stand on pixels as attributes do, and make no element")
    func presented() throws {
        var layout = ExplicitLayout()
        layout.flipsHorizontallyInOppositeLayoutDirection = true
        layout.contentSize = Size(width: 320, height: 480)
        layout.pixelScale = 1
        var stage = try column(layout)
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        try stage.view.setEnvironment(environment)
        try stage.update([.insert(path(3))], BatchUpdateOptions(animation: Self.linear))
        try say(.initial, 3, Rect(x: 200.4, y: 300.4, width: 10, height: 20), &stage)
        #expect(try display(&stage, at: 0).elements.count == 3)
        try say(.shown, 3, Rect(x: 0, y: 1000, width: 10, height: 10), &stage)
        #expect(try stage.view.contentSize() == Size(width: 320, height: 480))
        _ = try display(&stage, at: 0)
        try stage.update([.insert(path(4))], BatchUpdateOptions(animation: Self.linear))
        try say(.shown, 4, Rect(x: 0, y: 150, width: 10, height: 10), &stage)
        try say(.initial, 4, Rect(x: 200.4, y: 300.4, width: 10, height: 20), &stage)
        #expect(
            try cell(4, &stage, at: 300).frame == Rect(x: 110, y: 300, width: 10, height: 20))
    }

    @Test("What is not for them is refused, and changes nothing")
    func refused() throws {
        var stage = try column()
        let (frames, numbers, tags) = ([corner], [UInt32(0)], [UInt64(1)])
        let hidden: [UInt8] = [1]
        for role in [LayoutAttributesRole.initial, .final] {
            #expect(throws: CollectionError.invalidArgument("host_tags", .shownOnly)) {
                try stage.view.setLayoutAttributes(
                    role, ofItemsFrom: path(0), frames: frames.span, hostTags: tags.span)
            }
            #expect(throws: CollectionError.invalidArgument("reuse_identifiers", .shownOnly)) {
                try stage.view.setLayoutAttributes(
                    role, ofItemsFrom: path(0), frames: frames.span,
                    reuseIdentifiers: numbers.span)
            }
            #expect(throws: CollectionError.invalidArgument("are_hidden", .shownOnly)) {
                try stage.view.setLayoutAttributes(
                    role, ofItemsFrom: path(0), frames: frames.span, areHidden: hidden.span)
            }
        }
        #expect(
            CollectionError.invalidArgument("host_tags", .shownOnly).message
                == "host_tags is for shown attributes only")
        #expect(try display(&stage, at: 0).elements.map(\.frame) == Self.frames)
    }
}
