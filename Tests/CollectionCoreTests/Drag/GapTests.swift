import CollectionCore
import Testing

/// O6, O8: the gap that opens where items would be dropped.
@Suite("O8: gaps")
struct GapTests {
    private func open(_ change: (inout DragConfiguration) -> Void = { _ in }) throws -> DragStage {
        try DragStage { configuration in
            configuration.opensGaps = true
            change(&configuration)
        }
    }

    /// Where rows begin, by item, and the number of the first one.
    private func starts(_ frame: DisplayFrame) -> [Double] {
        frame.elements.sorted { $0.element.indexPath < $1.element.indexPath }.map(\.frame.y)
    }

    @Test("Others make room over time, and the gap is as large as an item")
    func opens() throws {
        var stage = try open()
        try stage.enter(1, 50, 45)
        let found = stage.view.dropState
        let state = try #require(found)
        #expect(state.destination == .at(0, 2))
        #expect(state.line == Rect(x: 0, y: 40, width: 100, height: 20))
        #expect(stage.view.hasUncommittedUpdates == true)
        try stage.show()
        let half = try stage.show(after: 125)
        #expect(starts(half).contains(50))
        #expect(starts(try stage.show(after: 126)) == [0, 20, 60, 80])
        #expect(
            try stage.view.presentationIndexPath(forDataSourceIndexPath: .at(0, 2)) == .at(0, 3))
        #expect(try stage.view.dataSourceIndexPath(forPresentationIndexPath: .at(0, 2)) == nil)
        #expect(
            try stage.view.dataSourceIndexPath(forPresentationIndexPath: .at(0, 3)) == .at(0, 2))
    }

    @Test("The gap is the one whose centre is nearest to the pointer, whatever gap was open")
    func nearest() throws {
        var stage = try open()
        try stage.enter(1, 50, 45)
        for (y, item) in [(59.0, 2), (61, 3), (39, 1), (1, 0), (19, 0), (21, 1)] {
            try stage.move(to: 50, y)
            #expect(stage.view.dropState?.destination == .at(0, UInt32(item)), "\(y)")
            try stage.show(after: 300)
            _ = stage.told()
            // A pointer that rests changes nothing.
            try stage.move(to: 50, y)
            try stage.show(after: 300)
            #expect(stage.told() == [])
        }
    }

    @Test(
        "A pointer reaches the end of each section, whatever is between it and the next one",
        arguments: [(10.0, 0.0, []), (0, 30, [0]), (10, 30, [0])] as [(Double, Double, [UInt32])])
    func sectionEnds(spacing: Double, header: Double, between: [UInt32]) throws {
        var list = DragStage.list
        list.sectionMetrics.minimumLineSpacing = spacing
        list.sectionMetrics.headerReferenceSize = Size(width: header, height: header)
        var flow = DragStage.flow
        flow.sectionMetrics.minimumLineSpacing = spacing
        flow.sectionMetrics.headerReferenceSize = list.sectionMetrics.headerReferenceSize
        for layout in [Layout.list(list), .flow(flow)] {
            var stage = try DragStage(layout, counts: [3] + between + [4, 2]) {
                $0.opensGaps = true
            }
            stage.bounds.height = 1000
            try stage.show()
            var reached: Set<IndexPath> = []
            try stage.enter(1, 0, 0)
            for x in [10.0, 45, 60, 95] {
                for y in 0..<500 {
                    try stage.move(to: x, Double(y))
                    if let place = stage.view.dropState?.destination { reached.insert(place) }
                }
            }
            #expect(reached.count == 4 + between.count + 5 + 3, "\(reached.sorted())")
        }
    }

    @Test("A pointer that moves as the insets change leaves a gap that rests")
    func insets() throws {
        for layout in [Layout.list(DragStage.list), .flow(DragStage.flow)] {
            var stage = try DragStage(layout) { $0.opensGaps = true }
            try stage.enter(1, 50, 45)
            for _ in 0..<60 { try stage.show(after: 16) }
            var environment = Environment()
            environment.contentInset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
            try stage.view.setEnvironment(environment)
            try stage.move(to: 50, 79)
            for _ in 0..<60 { try stage.show(after: 16) }
            #expect(stage.view.wakeAt == nil)
        }
    }

    @Test("The gap closes as the pointer leaves, and where nothing is accepted")
    func closes() throws {
        var stage = try open { $0.acceptsForeignDrops = true }
        try stage.enter(1, 50, 45)
        try stage.show(after: 300)
        try stage.show(after: 300)
        try stage.view.exitDrop()
        #expect(stage.view.hasUncommittedUpdates == false)
        try stage.show()
        #expect(starts(try stage.show(after: 300)) == [0, 20, 40, 60, 80])
        var refusing = try open { $0.acceptsForeignDrops = false }
        try refusing.enter(1, 50, 45)
        #expect(refusing.view.hasUncommittedUpdates == false)
    }

    @Test("Own items that are dropped where they are open no gap, and move where one is")
    func moves() throws {
        var stage = try open()
        #expect(try stage.drag(0, 1))
        try stage.enterOwn(50, 35)
        #expect(stage.view.hasUncommittedUpdates == false)
        try stage.move(to: 50, 75)
        try stage.show()
        let frame = try stage.show(after: 300)
        #expect(starts(frame) == [0, 20, 40, 80])
        #expect(DragStage.items(frame, .isDragging) == [1])
        #expect(try stage.view.performDrop(at: stage.time_ns))
        #expect(stage.view.hasUncommittedUpdates == false)
        try stage.show()
        #expect(starts(try stage.show(after: 300)) == [0, 20, 40, 60, 80])
    }

    @Test("An update takes the gap along, and other data closes it")
    func updates() throws {
        var stage = try open()
        try stage.enter(1, 50, 45)
        try stage.show(after: 300)
        try stage.view.performBatchUpdates(BatchUpdate(items: [.delete(.at(0, 0))]))
        try stage.show(after: 300)
        try stage.show(after: 300)
        #expect(starts(try stage.show(after: 300)) == [0, 20, 60, 80])
        #expect(stage.view.dropState?.destination == .at(0, 2))
        try stage.view.setDataSource(DataSourceBuilder(limits: stage.view.limits))
        #expect(stage.view.hasUncommittedUpdates == false)
        try stage.show()
        #expect(stage.view.dropState?.destination == nil)
    }

    @Test("In a grid the gap wraps the items behind it")
    func grid() throws {
        var stage = try DragStage(.flow(DragStage.flow)) { $0.opensGaps = true }
        try stage.enter(1, 50, 15)
        #expect(stage.view.dropState?.destination == .at(0, 1))
        try stage.show()
        let frame = try stage.show(after: 300)
        let moved = try #require(frame.elements.first { $0.element == .cell(.at(0, 2)) })
        #expect(moved.frame == Rect(x: 0, y: 40, width: 30, height: 30))
    }

    @Test("Layouts, and interactive transitions, that have no gaps close it, and open it again")
    func layouts() throws {
        var stage = try open()
        try stage.enter(1, 50, 45)
        try stage.show(after: 300)
        try stage.view.startInteractiveTransition(to: .flow(DragStage.flow))
        try stage.show(after: 16)
        #expect(stage.view.dropState?.destination == nil)
        try stage.view.cancelInteractiveTransition(at: stage.time_ns)
        try stage.show(after: 300)
        try stage.move(to: 50, 45)
        #expect(stage.view.hasUncommittedUpdates == true)
        try stage.view.setLayout(.flow(DragStage.flow))
        try stage.show(after: 300)
        try stage.show(after: 300)
        #expect(stage.view.hasUncommittedUpdates == true)
    }
}
