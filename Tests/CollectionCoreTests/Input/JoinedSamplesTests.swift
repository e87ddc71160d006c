import CollectionCore
import CollectionReference
import Testing

/// U1: of the movements of a pointer that leads something, only the last one in a call counts.
@Suite("U1: samples of one call")
struct JoinedSamplesTests {
    private func moves(_ places: [Point], at time_ns: UInt64) -> [PointerSample] {
        places.map { PointerSample(.move, $0, at: time_ns, pointer: 1, device: .mouse) }
    }

    private func bandStage() throws -> PressStage {
        var stage = try PressStage([20], mask: [.selection, .bands])
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 60, height: 10)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.sectionInset = EdgeInsets(top: 0, left: 0, bottom: 0, right: 40)
        try stage.events.view.setFlowLayout(layout)
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = true
        configuration.behavior = .replace
        stage.events.view.setSelectionConfiguration(configuration)
        try stage.show(at: 0)
        return stage
    }

    @Test("A band that is drawn goes to the last place, by the sample that led there")
    func band() throws {
        var stage = try bandStage()
        try stage.point(.down, 5, at: 0, x: 80, device: .mouse)
        try stage.point(.move, 15, at: 0, x: 50, device: .mouse)
        _ = stage.told()
        let samples =
            moves([Point(x: 50, y: 45), Point(x: 70, y: 45), Point(x: 50, y: 25)], at: 0)
            + [PointerSample(.move, .zero, at: 0, pointer: 2)]
        try stage.events.view.sendPointers(samples.span)
        let events = stage.events.view.nextEvents().events
        #expect(events.map(\.kind) == [.bandChanged, .selectionDidChange])
        #expect(events.map(\.cause) == [5, 5])
        #expect(events[0].otherPoint == Point(x: 80, y: 25) && events[1].value == 1)
        #expect(stage.events.view.currentSelection.count == 3)
    }

    @Test("Before the pointer is lifted its last movement counts")
    func lifted() throws {
        var stage = try bandStage()
        try stage.point(.down, 5, at: 0, x: 80, device: .mouse)
        try stage.point(.move, 15, at: 0, x: 50, device: .mouse)
        _ = stage.told()
        let samples =
            moves([Point(x: 70, y: 45), Point(x: 50, y: 35)], at: 0)
            + [PointerSample(.up, Point(x: 50, y: 45), at: 0, pointer: 1, device: .mouse)]
        try stage.events.view.sendPointers(samples.span)
        #expect(stage.told() == ["band to 80.0, 35.0", "selected 2, 0 of 4", "no band"])
    }

    @Test("The first movement that is far enough begins a band, and is not joined")
    func begins() throws {
        var stage = try bandStage()
        try stage.point(.down, 5, at: 0, x: 80, device: .mouse)
        _ = stage.told()
        let places = [Point(x: 50, y: 15), Point(x: 50, y: 25), Point(x: 50, y: 35)]
        try stage.events.view.sendPointers(moves(places, at: 0).span)
        #expect(stage.told().filter { $0.hasPrefix("band") }.count == 2)
    }

    @Test("Items that are dragged go to the last place")
    func drag() throws {
        var stage = try DragStage { $0.isDragInteractionEnabled = true }
        try stage.point(.down, 50, 30, at: 0, .mouse)
        try stage.point(.move, 50, 45, at: 0, .mouse)
        _ = stage.told()
        let places = [95.0, 200, 62].map { Point(x: 50, y: $0) }
        let samples = places.map { PointerSample(.move, $0, at: 0, device: .mouse) }
        try stage.view.sendPointers(samples.span)
        #expect(stage.told() == ["drop at 0-3: 3"])
    }

    @Test("A held item goes to the last place")
    func held() throws {
        var stage = try PressStage([100], mask: .movement)
        var traits = ItemTraits.standard
        traits.move = .yes
        try stage.events.view.setDefaultTraits(traits)
        var configuration = MovementConfiguration()
        configuration.isStandardMovementEnabled = true
        try stage.events.view.setMovementConfiguration(configuration)
        try stage.show(at: 0)
        try stage.point(.down, 15, at: 100)
        try stage.show(at: 650)
        _ = stage.told()
        let samples = [47.0, 5, 27].map {
            PointerSample(
                .move, Point(x: 50, y: $0), at: 700_000_000, pointer: 1, device: .touch)
        }
        try stage.events.view.sendPointers(samples.span)
        let events = stage.events.view.nextEvents().events
        #expect(events.map(\.kind) == [.movementTargetChanged])
        #expect(events[0].cause == 4)
        let target = stage.events.view.interactiveMovement?.target
        #expect(target == IndexPath(section: 0, item: 2))
    }
}
