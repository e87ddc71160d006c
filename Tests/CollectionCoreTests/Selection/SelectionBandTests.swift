import CollectionCore
import CollectionReference
import Testing

/// U13 and S13: bands that a pointer draws over items.
@Suite("U13: bands")
struct SelectionBandTests {
    /// Rows of 10 points, 60 in width, in bounds of 100 x 50.
    private func stage(
        _ rows: UInt32 = 20, mask: EventMask = [.selection, .bands]
    ) throws -> PressStage {
        var stage = try PressStage([rows], mask: mask)
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
        _ = stage.told()
        return stage
    }

    private func run(_ item: UInt32, _ count: UInt64 = 1) -> ItemRun {
        ItemRun(indexPath: IndexPath(section: 0, item: item), count: count)
    }

    @Test("A band selects what is in it, and lets go of what leaves it")
    func plain() throws {
        var stage = try stage()
        try stage.events.view.changeSelection(.select, ([run(9)] as [1 of ItemRun]).span)
        _ = stage.told()
        try stage.mouse(.down, 80, 5)
        try stage.mouse(.move, 78, 5)
        #expect(stage.told() == [])
        try stage.mouse(.move, 50, 25)
        #expect(stage.told() == ["band to 80.0, 25.0", "selected 3, 1 of 3"])
        try stage.mouse(.move, 50, 5)
        #expect(stage.told() == ["band to 80.0, 5.0", "selected 0, 2 of 1"])
        try stage.mouse(.up, 50, 5)
        #expect(stage.told() == ["no band"])
        #expect(try stage.events.view.selectedRuns() == [run(0)])
        #expect(stage.events.view.currentSelection.anchor == IndexPath(section: 0, item: 0))
    }

    @Test("With shift a band adds, with the key that toggles it turns around, until it leaves")
    func keys() throws {
        for (modifiers, first) in [
            (KeyModifiers.shift, [run(0, 4)]), (.control, [run(0), run(2, 2)]),
        ] {
            var stage = try stage()
            try stage.events.view.changeSelection(
                .select, ([run(1), run(3)] as [2 of ItemRun]).span)
            try stage.mouse(.down, 80, 5, modifiers)
            try stage.mouse(.move, 50, 25, modifiers)
            #expect(try stage.events.view.selectedRuns() == first)
            try stage.mouse(.move, 70, 25, modifiers)
            #expect(try stage.events.view.selectedRuns() == [run(1), run(3)])
        }
    }

    @Test("Escape and a pointer that is taken away bring back what was selected")
    func takenBack() throws {
        var stage = try stage()
        try stage.events.view.changeSelection(.select, ([run(9)] as [1 of ItemRun]).span)
        for isEscape in [true, false] {
            try stage.mouse(.down, 80, 5)
            try stage.mouse(.move, 50, 25)
            let events = stage.events.view.nextEvents().events
            #expect(events.last?.flags == .isProvisional)
            if isEscape {
                #expect(try stage.events.view.sendKey(KeySample(.escape, at: 0)))
            } else {
                try stage.mouse(.cancel, 50, 25)
            }
            #expect(try stage.events.view.selectedRuns() == [run(9)])
            #expect(stage.told() == ["no band", "selected 1, 3 of 1"])
            try stage.mouse(.up, 50, 25)
        }
    }

    @Test("An update ends a band, and what the band has selected stays")
    func update() throws {
        var stage = try stage()
        try stage.mouse(.down, 80, 5)
        try stage.mouse(.move, 50, 15)
        _ = stage.told()
        try stage.events.update([.insert(IndexPath(section: 0, item: 0))])
        #expect(stage.told() == ["no band"])
        try stage.mouse(.move, 50, 45)
        try stage.mouse(.cancel, 50, 45)
        #expect(try stage.events.view.selectedRuns() == [run(1, 2)] && stage.told() == [])
    }

    @Test("A band begins beside all elements, by a mouse, where several may be selected by clicks")
    func begins() throws {
        var stage = try stage()
        try stage.point(.down, 5, at: 0, x: 80)
        try stage.point(.move, 25, at: 0, x: 50)
        try stage.point(.cancel, 25, at: 0, x: 50)
        try stage.mouse(.down, 50, 5)
        try stage.mouse(.move, 50, 25)
        #expect(!stage.told().contains { $0.hasPrefix("band") })
    }

    @Test("A band that goes on looks only at the rows that come and go")
    func longBand() throws {
        var stage = try stage(100_000)
        // Fewer rows can be looked at than the band has.
        stage.events.view.limits.elementCount = 20
        try stage.mouse(.down, 80, 5)
        for step in 0..<300 {
            try stage.events.show(Double(step) * 40)
            try stage.mouse(.move, 30 + Double(step % 20), 45)
        }
        #expect(try stage.events.view.selectedRuns() == [run(0, 1201)])
        stage.events.view.limits.elementCount = 10_000
        try stage.mouse(.move, 70, 45)
        #expect(try stage.events.view.selectedRuns() == [])
    }

    @Test("Bands have in them what androidx' have")
    func vectors() throws {
        for vector in try VectorFile<BandVector>.load("selection_band") {
            var stage = try vector.stage()
            let (origin, point) = (vector.input.origin, vector.input.point)
            try stage.mouse(.down, origin[0], origin[1])
            // Farther than a click goes, whatever the band of the case is.
            try stage.mouse(.move, origin[0] + 50, origin[1] + 50)
            try stage.mouse(.move, point[0], point[1])
            let items = try stage.events.view.selectedRuns().flatMap { run in
                (0..<Int(run.count)).map { Int(run.indexPath.item) + $0 }
            }
            #expect(items == vector.expect.selected, "\(vector.id)")
            try stage.mouse(.up, point[0], point[1])
            if let nearest = vector.expect.nearest {
                let anchor = stage.events.view.currentSelection.anchor
                #expect(anchor.map { Int($0.item) } == nearest, "\(vector.id)")
            }
        }
    }
}

/// A case of selection_band.json.
private struct BandVector: VectorCase {
    var id: String
    var input: Input
    var expect: Expected

    struct Input: Decodable {
        var frames: [[Double]]
        var origin: [Double]
        var point: [Double]
    }

    struct Expected: Decodable {
        var selected: [Int]
        var nearest: Int?
    }

    /// The frames, in an explicit layout, in bounds that have them all.
    func stage() throws -> PressStage {
        var stage = try PressStage([UInt32(input.frames.count)], mask: [])
        var layout = ExplicitLayout()
        layout.contentSize = Size(width: 1000, height: 1000)
        try stage.events.view.setLayout(.explicit(layout))
        let elements = input.frames.indices.map {
            Element.cell(IndexPath(section: 0, item: UInt32($0)))
        }
        let frames = input.frames.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        try stage.events.view.setLayoutAttributes(of: elements.span, frames: frames.span)
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = true
        configuration.behavior = .replace
        stage.events.view.setSelectionConfiguration(configuration)
        _ = try stage.events.view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 1000, height: 1000), time_ns: 0,
                isComplete: false, preferredSizes: []))
        return stage
    }
}

extension PressStage {
    fileprivate mutating func mouse(
        _ phase: PointerSample.Phase, _ x: Double, _ y: Double, _ modifiers: KeyModifiers = []
    ) throws {
        try point(phase, y, at: 0, x: x, device: .mouse, modifiers: modifiers)
    }
}
