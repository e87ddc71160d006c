import CollectionCore
import Testing

/// The content follows focus: rule N7. Rows are 10 points long, in bounds of 100 x 50.
@Suite("Focus: scrolling")
struct FocusScrollTests {
    /// Where the view wants to be scrolled to since this was asked last: "40.0", "over time" if it
    /// is to be animated, "across" if the place is that of a section.
    private static func wanted(_ stage: inout FocusStage) -> [String] {
        stage.events.view.nextEvents().events.filter { $0.kind == .wantedOffset }.map { event in
            let isAcross = event.element != .none
            return (isAcross ? "\(event.point.x) across" : "\(event.point.y)")
                + (event.value == 1 ? " over time" : "")
                + (event.origin == .user ? "" : " \(event.origin)")
        }
    }

    private static func stage(
        header: Double = 0, pinned: Bool = false, itemLength: Double = 10,
        inset: EdgeInsets = .zero
    ) throws -> FocusStage {
        var layout = ListLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: itemLength)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.headerReferenceSize = Size(width: 100, height: header)
        layout.configuration.sectionHeadersPinToVisibleBounds = pinned
        var environment = Environment()
        environment.contentInset = inset
        var stage = try FocusStage.laidOut(.list(layout), [100], environment: environment)
        try stage.events.view.setEventMask([.focus, .scrolling])
        _ = stage.told()
        return stage
    }

    @Test("The host is asked for the least movement that shows the element")
    func least() throws {
        var stage = try Self.stage()
        #expect(try stage.events.view.enterFocus(.next))
        #expect(Self.wanted(&stage) == [])
        _ = try stage.after(.down, .down, .down, .down)
        #expect(Self.wanted(&stage) == [])
        _ = try stage.after(.down)
        #expect(Self.wanted(&stage) == ["10.0 over time"])
        try stage.show(y: 300)
        _ = try stage.after(.down)
        #expect(Self.wanted(&stage) == ["60.0 over time"])
        _ = try stage.after(.last)
        #expect(Self.wanted(&stage) == ["950.0 over time"])
    }

    @Test("State changes before the content is asked to follow")
    func order() throws {
        var stage = try Self.stage()
        try stage.focus(20)
        let handled = try stage.events.view.sendKey(KeySample(.down, at: 7))
        let events = stage.events.view.nextEvents().events
        #expect(handled && events.map(\.kind) == [.focusDidChange, .focusDidChange, .wantedOffset])
        #expect(events[2].cause == 1 && events[2].time_ns == 7 && events[2].origin == .user)
    }

    @Test("Focus that enters is shown at once; focus of the host's where the host wants so")
    func entering() throws {
        var stage = try Self.stage()
        try stage.events.view.setPreferredFocusedItem(IndexPath(section: 0, item: 30))
        #expect(try stage.events.view.enterFocus(.next))
        #expect(Self.wanted(&stage) == ["260.0"])
        try stage.focus(50)
        #expect(Self.wanted(&stage) == [])
        try stage.events.view.scrollToFocusedElement(isAnimated: false)
        #expect(Self.wanted(&stage) == ["460.0 program"])
        try stage.events.view.scrollToFocusedElement(isAnimated: true)
        #expect(Self.wanted(&stage) == ["460.0 over time program"])
        try stage.events.view.setFocusedElement(nil)
        try stage.events.view.scrollToFocusedElement(isAnimated: true)
        #expect(Self.wanted(&stage) == [])
    }

    @Test("Insets and pinned headers are taken off; what does not fit shows its start")
    func insets() throws {
        let inset = EdgeInsets(top: 5, left: 0, bottom: 8, right: 0)
        var stage = try Self.stage(header: 10, pinned: true, inset: inset)
        try stage.show(y: 300)
        // Items begin behind the header; 300...350 is seen, of which 315...342 is not covered.
        try stage.focus(29)
        try stage.events.view.scrollToFocusedElement(isAnimated: false)
        #expect(Self.wanted(&stage) == ["285.0 program"])
        _ = try stage.after(.down, .down)
        #expect(Self.wanted(&stage) == ["295.0 over time"])
        _ = try stage.after(.down, .down)
        #expect(Self.wanted(&stage) == ["308.0 over time"])
        try stage.events.view.setFocusedElement(
            .supplementary(.sectionHeader, IndexPath(section: 0, item: 0)))
        try stage.events.view.scrollToFocusedElement(isAnimated: false)
        #expect(Self.wanted(&stage) == [])
        var long = try Self.stage(itemLength: 80)
        try long.focus(1)
        try long.show(y: 110)
        try long.events.view.scrollToFocusedElement(isAnimated: false)
        #expect(Self.wanted(&long) == ["80.0 program"])
    }

    @Test("Nothing is wanted before a display frame, nor where the host is asked for focus")
    func silent() throws {
        var stage = try Self.stage()
        try stage.setFocus(.ask, of: 99)
        try stage.focus(0)
        _ = stage.told()
        _ = try stage.after(.last)
        #expect(Self.wanted(&stage) == [])
        try stage.events.setData([100])
        _ = stage.told()
        _ = try stage.after(.last)
        #expect(Self.wanted(&stage) == [])
    }

    @Test("A view that scrolls goes there in 0.3 s, and on with its velocity as keys repeat")
    func scroller() throws {
        var stage = try ScrollStage()
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        stage.view.setFocusConfiguration(configuration)
        try stage.view.setFocusedElement(.cell(IndexPath(section: 0, item: 19)))
        func press(_ key: Key, _ stage: inout ScrollStage, at milliseconds: Double) throws {
            #expect(try stage.view.sendKey(KeySample(key, at: UInt64(milliseconds * 1e6))))
        }
        try press(.down, &stage, at: 10)
        #expect(try stage.show(at: 10) == 0)
        let first = try stage.show(at: 100)
        #expect(first > 0 && first < 10 && stage.view.scrolling.state == .animating)
        let velocity = stage.view.scrolling.velocity.y
        try press(.down, &stage, at: 100)
        #expect((stage.view.scrolling.velocity.y - velocity).magnitude < 1e-9 && velocity > 0)
        // Back to what the end of the motion shows: the motion goes on.
        try press(.up, &stage, at: 150)
        #expect(try stage.show(at: 450) == 20)
        _ = stage.told()
        #expect(try stage.show(at: 500) == 20 && stage.told() == [])
        try press(.end, &stage, at: 510)
        try stage.show(at: 520)
        #expect(try stage.show(at: 900) == 9800)
        #expect(stage.told().last == "animated")
        // At once, and it is told.
        try stage.view.leaveFocus()
        #expect(try stage.view.enterFocus(.next))
        #expect(stage.told() == ["scrolled to 0.0"])
    }

    /// Four sections that scroll across, in 100 points.
    private func across() throws -> FocusStage {
        var stage = try FocusStage.laidOut(FocusStage.across, [10, 10, 10, 10])
        try stage.events.view.setEventMask([.focus, .scrolling])
        _ = stage.told()
        return stage
    }

    @Test("A section that scrolls across is asked to scroll by itself")
    func sectionsAcross() throws {
        var stage = try across()
        try stage.focus(1)
        _ = try stage.after(.right)
        #expect(Self.wanted(&stage) == ["20.0 across over time"])
        try stage.events.view.setOrthogonalContentOffset(20, ofSection: 0)
        _ = try stage.after(.rowEnd)
        #expect(Self.wanted(&stage) == ["300.0 across over time"])
        _ = try stage.after(.down, .down)
        let aside = "20.0 across over time"
        #expect(Self.wanted(&stage) == [aside, aside, "10.0 over time"])
    }

    @Test("A section that scrolls across does so where the view scrolls, and the events name it")
    func sectionsThatScroll() throws {
        var stage = try across()
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        try stage.events.view.setScrollConfiguration(configuration)
        stage.events.time_ns = 5
        try stage.show()
        try stage.focus(9, section: 3)
        _ = stage.events.view.nextEvents()
        try stage.events.view.scrollToFocusedElement(isAnimated: true)
        for time_ns: UInt64 in [10, 150_000_000, 400_000_000] {
            stage.events.time_ns = time_ns
            try stage.show()
        }
        #expect(try stage.events.view.orthogonalContentOffset(ofSection: 3) == 300)
        #expect(stage.events.view.scrolling.contentOffset.y == 30)
        let ends = stage.events.view.nextEvents().events.filter {
            $0.kind == .didEndScrollingAnimation
        }
        #expect(Set(ends.map(\.element.indexPath.section)) == [3, IndexPath.noSection])
        // At once.
        try stage.focus(0, section: 3)
        try stage.events.view.scrollToFocusedElement(isAnimated: false)
        #expect(try stage.events.view.orthogonalContentOffset(ofSection: 3) == 0)
    }

    @Test("Bounds that the host sets for questions move no focus out of sight")
    func boundsOfQuestions() throws {
        for y in [nil, 0.0, 450, 5000] {
            var stage = try Self.stage()
            var scrolling = ScrollConfiguration()
            scrolling.isEnabled = true
            try stage.events.view.setScrollConfiguration(scrolling)
            try stage.events.view.setContentOffset(Point(x: 0, y: 400), isAnimated: false)
            try stage.show()
            try stage.focus(44)
            try stage.events.view.performBatchUpdates(
                BatchUpdate(items: (0..<5).map { .delete(IndexPath(section: 0, item: $0)) }))
            if let y {
                try stage.events.view.setBounds(Rect(x: 0, y: y, width: 100, height: 50))
            }
            _ = try stage.after(.down)
            // The content begins to move with this display frame.
            try stage.show()
            stage.events.time_ns += 2_000_000_000
            let frame = try stage.show(isComplete: true)
            let focused = frame.elements.filter { $0.flags.contains(.isFocused) }
            #expect(focused.count == 1)
            let top = (focused.first?.frame.y ?? -1) - frame.contentOffset.y
            #expect(top >= 0 && top <= 40, "\(String(describing: y))")
        }
    }
}
