import CollectionCore
import Testing

/// Where arrows and pages lead: rules N4 and N5.
@Suite("Moves of focus")
struct FocusMoveTests {
    private static func grid(_ lanes: UInt32, _ axis: Axis = .vertical) -> Layout {
        var layout = GridLayout()
        layout.lanes = .fixed(lanes)
        layout.scrollDirection = axis
        layout.sectionMetrics.itemSize = Size(width: 20, height: 20)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.minimumInteritemSpacing = 0
        return .grid(layout)
    }

    @Test("N4: in a list arrows along the axis go in order, over sections, and not beyond the ends")
    func list() throws {
        var stage = try FocusStage([2, 0, 2])
        #expect(try stage.after(entering: .next) == "0-0")
        #expect(try stage.after(.down, .down) == "2-0")
        #expect(try stage.after(.up) == "0-1")
        #expect(try stage.after(.right) == "0-1!")
        #expect(try stage.after(.last, .down) == "2-1!")
        #expect(try stage.after(.first, .up) == "0-0!")
    }

    @Test("N4: where it wraps, the first item follows the last one")
    func wraps() throws {
        var stage = try FocusStage([2, 2]) { $0.wraps = true }
        #expect(try stage.after(entering: .next) == "0-0")
        #expect(try stage.after(.up) == "1-1")
        #expect(try stage.after(.down) == "0-0")
    }

    @Test("N4: in a grid arrows go by geometry, and at the end of a row on in order")
    func grid() throws {
        var stage = try FocusStage.laidOut(Self.grid(4), [10], width: 80)
        try stage.focus(1)
        #expect(try stage.after(.down) == "0-5")
        #expect(try stage.after(.right, .right) == "0-7")
        #expect(try stage.after(.right) == "0-8")
        #expect(try stage.after(.left) == "0-7")
        // The last row has two items: the nearest is the second one.
        #expect(try stage.after(.down) == "0-9")
        #expect(try stage.after(.down) == "0-9!")
        // The column in which the way began is kept.
        #expect(try stage.after(.up) == "0-7")
    }

    @Test("N4: where the layout runs from right to left, left leads on")
    func rightToLeft() throws {
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        var layout = GridLayout()
        layout.lanes = .fixed(4)
        layout.configuration.flipsHorizontallyInOppositeLayoutDirection = true
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.minimumInteritemSpacing = 0
        var stage = try FocusStage.laidOut(.grid(layout), [8], width: 80, environment: environment)
        try stage.focus(1)
        #expect(try stage.after(.left) == "0-2")
        #expect(try stage.after(.left, .left) == "0-4")
        #expect(try stage.after(.right) == "0-3")
        #expect(try stage.after(.rowStart) == "0-0")
    }

    @Test("N4: in a layout that scrolls horizontally the axes change places")
    func horizontal() throws {
        var stage = try FocusStage.laidOut(Self.grid(2, .horizontal), [7], width: 60, height: 40)
        try stage.focus(0)
        #expect(try stage.after(.right) == "0-2")
        #expect(try stage.after(.down) == "0-3")
        #expect(try stage.after(.down) == "0-4")
        #expect(try stage.after(.up) == "0-3")
    }

    @Test("N4: in a waterfall the beam decides, and there is no order across")
    func waterfall() throws {
        var layout = WaterfallLayout()
        layout.lanes = .fixed(2)
        layout.sectionMetrics.itemSize = Size(width: 40, height: 30)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.minimumInteritemSpacing = 0
        var stage = try FocusStage.laidOut(.waterfall(layout), [6], width: 80)
        try stage.focus(0)
        #expect(try stage.after(.down) == "0-2")
        #expect(try stage.after(.right) == "0-3")
        #expect(try stage.after(.right) == "0-3!")
    }

    @Test("N5: the ends of a row, and of all")
    func ends() throws {
        var stage = try FocusStage.laidOut(Self.grid(4), [10], width: 80)
        try stage.focus(6)
        #expect(try stage.after(.rowStart) == "0-4")
        #expect(try stage.after(.rowEnd) == "0-7")
        #expect(try stage.after(.last) == "0-9")
        #expect(try stage.after(.rowStart) == "0-8")
        #expect(try stage.after(.first) == "0-0")
    }

    @Test("N5: a page is what the bounds show at once, without the insets")
    func pages() throws {
        var stage = try FocusStage([100])
        stage.bounds.height = 250
        try stage.show()
        try stage.focus(0)
        #expect(try stage.after(.pageDown) == "0-24")
        #expect(try stage.after(.pageDown) == "0-48")
        #expect(try stage.after(.pageUp) == "0-24")
        #expect(try stage.after(.last, .pageDown) == "0-99!")
        var environment = Environment()
        environment.contentInset = EdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        try stage.events.view.setEnvironment(environment)
        #expect(try stage.after(.first, .pageDown) == "0-19")
    }

    @Test("N5: an item longer than the bounds does not hold a page up")
    func longItems() throws {
        var layout = ListLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 80)
        layout.sectionMetrics.minimumLineSpacing = 0
        var stage = try FocusStage.laidOut(.list(layout), [5])
        try stage.focus(1)
        #expect(try stage.after(.pageDown) == "0-2")
        #expect(try stage.after(.pageUp) == "0-1")
    }

    @Test("N4: across, focus stays in a section that scrolls; along, it goes to what is seen")
    func sectionsAcross() throws {
        var stage = try FocusStage.laidOut(FocusStage.across, [10, 10])
        try stage.focus(0)
        #expect(try stage.after(.right, .right, .right, .right) == "0-4")
        #expect(try stage.after(.rowEnd, .right) == "0-9!")
        #expect(try stage.after(.rowStart, .left) == "0-0!")
        try stage.events.view.setOrthogonalContentOffset(200, ofSection: 1)
        #expect(try stage.after(.down) == "1-5")
        #expect(try stage.after(.up) == "0-0")
    }
}
