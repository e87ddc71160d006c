import CollectionCore
import Testing

/// M16: scrolling to the top, the keyboard and indicators.
@Suite("The top, the keyboard, indicators")
struct WantedOffsetTests {
    @Test("To the top in 0.3 s, and it is told; nothing happens there")
    func top() throws {
        var stage = try ScrollStage()
        try stage.view.setContentOffset(Point(x: 5, y: 500), isAnimated: false)
        try stage.show(at: 100)
        _ = stage.told()
        stage.view.scrollToTop()
        #expect(stage.view.scrolling.state == .animating && stage.view.wakeAt == .everyFrame)
        try stage.show(at: 200)
        let half = try stage.show(at: 350)
        #expect(half > 0 && half < 500 && stage.view.scrolling.contentOffset.x == 5)
        #expect(stage.told().allSatisfy { $0.hasPrefix("scrolled") })
        #expect(try stage.show(at: 600) == 0)
        #expect(stage.told() == ["scrolled to 0.0", "animated", "at the top"])
        stage.view.scrollToTop()
        #expect(stage.told() == [] && stage.view.wakeAt == nil)
    }

    @Test("What stops it is told as such; what comes into the content does not keep it away")
    func interruption() throws {
        var stage = try ScrollStage()
        try stage.view.setContentOffset(Point(x: 0, y: 500), isAnimated: false)
        try stage.show(at: 0)
        stage.view.scrollToTop()
        try stage.show(at: 10)
        try stage.show(at: 150)
        _ = stage.told()
        try stage.point(.down, 100, at: 160)
        #expect(stage.told().last == "animated")
        try stage.point(.up, 100, at: 170)
        stage.view.scrollToTop()
        try stage.show(at: 200)
        try stage.show(at: 300)
        let rows = [UpdateItem.insert(IndexPath(section: 0, item: 0), count: 9)]
        try stage.view.performBatchUpdates(BatchUpdate(items: rows))
        try stage.show(at: 320)
        #expect(try stage.show(at: 2000) == 0)
        #expect(stage.told().last == "at the top")
    }

    @Test("At once where the environment reduces motion, and not at all if the view does not")
    func settings() throws {
        var stage = try ScrollStage()
        var environment = Environment()
        environment.reducesMotion = true
        environment.contentInset = EdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
        try stage.view.setEnvironment(environment)
        try stage.view.setContentOffset(Point(x: 0, y: 500), isAnimated: false)
        try stage.show(at: 100)
        _ = stage.told()
        stage.view.scrollToTop()
        #expect(stage.told() == ["scrolled to -40.0", "at the top"])
        #expect(try stage.show(at: 200) == -40)
        var configuration = stage.view.scrollConfiguration
        configuration.scrollsToTop = false
        try stage.view.setScrollConfiguration(configuration)
        try stage.view.setContentOffset(Point(x: 0, y: 500), isAnimated: false)
        stage.view.scrollToTop()
        #expect(try stage.show(at: 1000) == 500)
    }

    @Test("A view that does not scroll by itself asks the host to")
    func wanted() throws {
        var stage = try EventStage([100], mask: [.scrolling])
        try stage.show(300, at: 5)
        stage.view.scrollToTop()
        #expect(stage.told() == ["wanted 0.0 over time at 5"])
        var environment = Environment()
        environment.reducesMotion = true
        try stage.view.setEnvironment(environment)
        stage.view.scrollToTop()
        #expect(stage.told() == ["wanted 0.0 at 5"])
        try stage.show(0, at: 6)
        stage.view.scrollToTop()
        #expect(stage.told() == [])
    }

    @Test("The start of mirrored content is at its greatest offset")
    func mirrored() throws {
        var stage = try EventStage([100], mask: [.scrolling])
        var layout = FlowLayout()
        layout.scrollDirection = .horizontal
        layout.flipsHorizontallyInOppositeLayoutDirection = true
        try stage.view.setFlowLayout(layout)
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        try stage.view.setEnvironment(environment)
        let width = try stage.show(0, at: 1).contentSize.width
        stage.view.scrollToTop()
        #expect(stage.view.nextEvents().events.map(\.point.x) == [width - 100])
    }

    @Test("The keyboard goes as a drag begins, or as the pointer reaches it")
    func keyboard() throws {
        func dismissals(
            _ mode: ScrollConfiguration.KeyboardDismissMode, _ places: [Double], top: Double = 150
        ) throws -> [UInt64] {
            var stage = try ScrollStage {
                ($0.keyboardDismissMode, $0.keyboardTop) = (mode, top)
            }
            try stage.point(.down, places[0], at: 0)
            for (number, place) in places.enumerated().dropFirst() {
                try stage.point(.move, place, at: Double(number))
            }
            let told = stage.view.nextEvents().events.filter { $0.kind == .dismissKeyboard }
            #expect(
                told.allSatisfy { $0.origin == .user && $0.cause == $0.time_ns / 1_000_000 + 1 })
            return told.map { $0.time_ns / 1_000_000 }
        }
        #expect(try dismissals(.none, [100, 120, 180]) == [])
        #expect(try dismissals(.onDrag, [100, 105, 120, 180, 100]) == [2])
        #expect(try dismissals(.onDrag, [100, 105]) == [])
        #expect(try dismissals(.interactive, [100, 120, 149, 150, 140, 160]) == [3])
        #expect(try dismissals(.interactive, [145, 152, 160]) == [2])
        #expect(try dismissals(.interactive, [160, 180, 190]) == [])
        #expect(try dismissals(.interactive, [160, 140, 145, 155]) == [3])
        #expect(try dismissals(.interactive, [100, 120, 180], top: 0) == [])
        // Without a keyboard, a pointer that has been above the view reaches nothing in it.
        #expect(try dismissals(.interactive, [100, 80, -20, 10], top: 0) == [])
        var stage = try ScrollStage()
        var configuration = ScrollConfiguration()
        configuration.keyboardTop = -1
        #expect(throws: CollectionError.self) {
            try stage.view.setScrollConfiguration(configuration)
        }
    }

    @Test("Indicators: fractions of the content with its insets, shorter beyond its edges")
    func indicators() throws {
        var stage = try ScrollStage(rows: 76)
        var environment = Environment()
        environment.contentInset = EdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
        try stage.view.setEnvironment(environment)
        // 760 points of rows and 40 of insets; 200 of them are in the bounds.
        for (offset, start, length) in [
            (-30.0, 0.0, 0.25), (170, 0.25, 0.25), (570, 0.75, 0.25), (-130, 0, 0.125),
            (670, 0.875, 0.125), (-500, 0, 0), (5000, 1, 0),
        ] {
            try stage.view.setContentOffset(Point(x: 0, y: offset), isAnimated: false)
            if offset == -30 { try stage.show(at: 0) }
            let indicator = ScrollIndicator(start: start, length: length)
            #expect(stage.view.scrolling.verticalIndicator == indicator, "\(offset)")
            #expect(stage.view.scrolling.horizontalIndicator == .whole)
        }
        var plain = try EventStage([10])
        #expect(plain.view.scrolling.verticalIndicator == .whole)
        try plain.show(25, at: 0)
        #expect(plain.view.scrolling.verticalIndicator == ScrollIndicator(start: 0.25, length: 0.5))
    }
}
