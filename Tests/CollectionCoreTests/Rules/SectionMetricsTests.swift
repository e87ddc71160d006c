import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Rules D2 and E3 of docs/semantics.md: sections that stay and get other metrics. The first test
/// is a public report: a section that stays gets another header (Instagram/IGListKit#920).
@Suite("Other metrics for sections that stay")
struct SectionMetricsTests {
    /// Two sections of three items of 20 points, with headers of 30 points.
    private func scene(_ change: (inout Stage) -> Void = { _ in }) -> Scene {
        var stage = Stage(width: 100, height: 400)
        stage.layout.sectionMetrics = Self.metrics(header: 30)
        stage.add(count: 3)
        stage.add(count: 3)
        change(&stage)
        return Scene(stage)
    }

    private static func metrics(header: Double) -> SectionMetrics {
        var metrics = SectionMetrics()
        metrics.itemsFillLine = true
        metrics.estimatedItemSize = Size(width: 1, height: 20)
        metrics.minimumLineSpacing = 0
        metrics.headerReferenceSize = Size(width: 1, height: header)
        return metrics
    }

    /// The update that gives sections metrics.
    private func update(
        _ metrics: SectionMetrics, section: UInt32 = 0, count: UInt32 = 1,
        and others: [UpdateItem] = []
    ) -> UpdateDescription {
        var update = UpdateDescription(
            [.reconfigure(.section(section), count: count, flags: .takesMetrics)] + others)
        update.metrics = [metrics]
        var content = DataDescription.Chunk(
            itemCounts: Array(repeating: 0, count: Int(count)))
        content.sectionMetrics = Array(repeating: 1, count: Int(count))
        update.content = content
        update.itemCount = others.reduce(0) { $0 + $1.brought }
        return update
    }

    private func perform(_ update: UpdateDescription, _ scene: Scene) -> Outcome {
        scene.perform(.performBatch(update, BatchSettings()))
    }

    /// Category, section, item, view and generation, and the top of each element.
    private func elements(_ scene: Scene) throws -> [String] {
        try scene.displayFrame(isComplete: true).elements.map {
            let path = $0.element.indexPath
            let name = $0.element.category == .cell ? "\(path.section).\(path.item)" : "header"
            return "\(name) in \($0.reusableView.rawValue).\($0.generation) at \($0.frame.y)"
        }
    }

    @Test("D2: header and footer are reconfigured, cells keep their views and measured sizes")
    func keepsViews() throws {
        let scene = scene { $0.data.chunks.removeLast() }
        _ = try scene.displayFrame()
        let sizes = [0, 1, 2].map { number in
            PreferredSize(
                reusableView: ReusableView(rawValue: UInt32(number)), generation: 1,
                size: Size(width: 100, height: 40))
        }
        _ = try scene.displayFrame(sizes)
        let before = try elements(scene)
        #expect(before.contains("0.2 in 2.1 at 110.0"), "\(before)")
        #expect(perform(update(Self.metrics(header: 60)), scene) == .done)
        #expect(
            try elements(scene) == [
                "0.0 in 0.1 at 60.0", "0.1 in 1.1 at 100.0", "0.2 in 2.1 at 140.0",
                "header in 3.2 at 0.0",
            ])
    }

    @Test("D2: what has another reuse identifier gets another view")
    func otherIdentifiers() throws {
        let scene = scene { $0.data.chunks.removeLast() }
        _ = try scene.displayFrame()
        var metrics = Self.metrics(header: 30)
        metrics.headerReuseIdentifier = ReuseIdentifier(rawValue: 3)
        #expect(perform(update(metrics), scene) == .done)
        #expect(
            try elements(scene) == [
                "0.0 in 0.1 at 30.0", "0.1 in 1.1 at 50.0", "0.2 in 2.1 at 70.0",
                "header in 4.1 at 0.0",
            ])
        metrics.itemReuseIdentifier = ReuseIdentifier(rawValue: 2)
        #expect(perform(update(metrics), scene) == .done)
        let cells = try elements(scene).prefix(3)
        #expect(cells.allSatisfy { $0.contains(".1 at ") }, "\(cells)")
        #expect(!cells[0].hasPrefix("0.0 in 0."), "\(cells)")
    }

    @Test("D2: together with insertions, deletions and moves of the section")
    func inOneBatch() throws {
        let scene = scene()
        _ = try scene.displayFrame()
        #expect(
            perform(
                update(
                    Self.metrics(header: 10), section: 1,
                    and: [
                        .move(.section(1), to: .section(0)), .delete(.at(1, 0)),
                        .insert(.at(0, 2)),
                    ]), scene) == .done)
        let shown = try elements(scene)
        #expect(shown.filter { $0.hasPrefix("0.") }.count == 3)
        #expect(shown.contains { $0.hasPrefix("0.0 in") && $0.hasSuffix("at 10.0") })
    }

    @Test("D3: entries with items, and the flag for other parts, are refused")
    func refused() throws {
        let scene = scene()
        var withItems = update(Self.metrics(header: 10))
        withItems.content?.itemCounts = [3]
        withItems.itemCount = 3
        let view = EngineDoor()
        func fault(_ update: UpdateDescription) -> CollectionError? {
            guard case .failure(let error) = view.perform(.performBatch(update, BatchSettings()))
            else { return nil }
            return error
        }
        for step in Stage(width: 10, height: 10).setUp { _ = view.perform(step) }
        #expect(
            fault(withItems) == .invalidNumber("item_counts", index: 0, .outOfRange))
        for part in [
            UpdateItem.reload(.section(0), flags: .takesMetrics),
            .reconfigure(.at(0, 0), flags: .takesMetrics),
            .reconfigure(.section(0), flags: [.takesMetrics, .keepsContent]),
        ] {
            #expect(
                fault(UpdateDescription([part]))
                    == .invalidNumber("items#.flags", index: 0, .conflicting))
        }
        // A batch without the entry.
        #expect(
            perform(
                UpdateDescription([.reconfigure(.section(0), flags: .takesMetrics)]), scene)
                == .failure(.unequalColumns("item_counts", count: 0, expected: 1)))
    }

    @Test(
        "D2, K4: items of a waterfall keep their lanes if there are as many as before",
        arguments: [0, 1] as [UInt32])
    func lanes(section: UInt32) throws {
        var waterfall = WaterfallLayout()
        waterfall.lanes = .fixed(2)
        waterfall.sectionMetrics.minimumLineSpacing = 0
        let scene = scene { stage in
            stage.other = .waterfall(waterfall)
            stage.data.chunks = []
            for _ in 0..<section { stage.add((0..<5).map { (50, 5 + Double($0)) }) }
            stage.add((0..<12).map { (50, 20 + Double($0 * 7 % 5) * 10) })
        }
        _ = try scene.displayFrame()
        let insertion = UpdateDescription([.insert(.at(section, 0), count: 3)])
        _ = perform(insertion, scene)
        let lanes = try scene.displayFrame(isComplete: true).elements.map(\.frame.x)
        var metrics = waterfall.sectionMetrics
        metrics.headerReferenceSize = Size(width: 1, height: 33)
        metrics.minimumLineSpacing = 4
        #expect(perform(update(metrics, section: section), scene) == .done)
        let after = try scene.displayFrame(isComplete: true).elements
        #expect(after.filter { $0.element.category == .cell }.map(\.frame.x) == lanes)
    }

    @Test("D2: metrics that make the content too long are refused, and nothing has changed")
    func tooLong() throws {
        let door = EngineDoor()
        var stage = Stage(width: 100, height: 100)
        stage.layout.sectionMetrics = Self.metrics(header: 30)
        stage.data.chunks = [DataDescription.Chunk(itemCounts: Array(repeating: 1, count: 4_200))]
        for step in stage.setUp { #expect(door.perform(step) == .done) }
        let before = door.perform(.call(GetContentSize()))
        // 4,096 headers of 2^24 points are as long as content may be.
        for number in 0..<20 {
            let long = update(Self.metrics(header: 16_777_216 - Double(number)), count: 4_200)
            #expect(
                door.perform(.performBatch(long, BatchSettings())) == .failure(.contentTooLong))
        }
        #expect(door.perform(.call(GetContentSize())) == before)
        let short = update(Self.metrics(header: 31), count: 4_200)
        #expect(door.perform(.performBatch(short, BatchSettings())) == .done)
        #expect(
            door.perform(.call(GetContentSize()))
                == .size(Size(width: 100, height: 4_200 * 51)))
    }

    @Test("E3: a snapshot with other metrics for a section that stays")
    func snapshot() throws {
        var view = CollectionView(limits: Limits())
        var list = ListLayout()
        list.sectionMetrics.minimumLineSpacing = 0
        try view.setLayout(.list(list))
        try view.setBounds(Rect(x: 0, y: 0, width: 100, height: 400))
        var snapshot = Snapshot(limits: Limits())
        _ = try snapshot.appendSections([1, 2])
        _ = try snapshot.appendItems([10, 11], toSection: 1)
        _ = try snapshot.appendItems([20], toSection: 2)
        try snapshot.setMetrics([Self.metrics(header: 30), Self.metrics(header: 60)])
        try snapshot.setSectionMetrics(1, ofSections: [1, 2])
        try view.applySnapshot(snapshot)
        func request(_ time_ns: UInt64) -> DisplayFrameRequest {
            DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 100, height: 400), time_ns: time_ns,
                isComplete: true, preferredSizes: [])
        }
        _ = try view.displayFrame(for: request(0))
        let cell = Element.cell(IndexPath(section: 0, item: 1))
        let before = view.reusableView(for: cell)
        try snapshot.setSectionMetrics(2, ofSections: [1])
        var shown = view.snapshot ?? Snapshot(limits: Limits())
        #expect(
            snapshot.difference(from: shown).items == [
                .reconfigure(.section(0), flags: .takesMetrics)
            ])
        try view.applySnapshot(snapshot)
        _ = try view.displayFrame(for: request(1))
        let header = Element.supplementary(.sectionHeader, IndexPath(section: 0, item: 0))
        let height = try view.layoutAttributes(for: header).frame.height
        #expect(height == 60)
        let after = view.reusableView(for: cell)
        #expect(before?.view == after?.view && before?.generation == after?.generation)
        shown = view.snapshot ?? shown
        // Other numbers for equal metrics are no change.
        try snapshot.setMetrics([
            Self.metrics(header: 60), Self.metrics(header: 30), Self.metrics(header: 9),
        ])
        try snapshot.setSectionMetrics(1, ofSections: [1])
        try snapshot.setSectionMetrics(2, ofSections: [2])
        #expect(snapshot.difference(from: shown).items.isEmpty)
        try snapshot.setMetrics([
            Self.metrics(header: 60), Self.metrics(header: 30), Self.metrics(header: 60),
        ])
        let twice = snapshot
        try snapshot.setSectionMetrics(3, ofSections: [1])
        #expect(snapshot.difference(from: twice).items.isEmpty)
    }
}

extension UpdateItem {
    /// How many items the part takes from the content.
    fileprivate var brought: Int { action == .insert ? Int(count) : 0 }
}
