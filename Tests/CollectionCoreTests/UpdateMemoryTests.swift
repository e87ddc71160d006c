import CollectionCore
import Testing

/// What views keep of updates that have been.
@Suite("Memory of updates")
struct UpdateMemoryTests {
    private let noNumbers: [UInt32] = []
    private let noFloats: [Float] = []

    @Test("Sections that come and go leave no metrics behind, and the others keep theirs")
    func metricsAreForgotten() throws {
        var view = CollectionView(limits: Limits())
        try view.performBatchUpdates(insertion(at: 0, counts: [2, 2], height: 7))
        _ = try view.displayFrame(for: request(y: 0, time_ns: 0))
        for step in 0..<500 {
            let length = Double(100 + step)
            let index = UInt32(step % 3)
            try view.performBatchUpdates(insertion(at: index, counts: [1], height: length))
            let height1 = try height(ofItemIn: index, &view)
            #expect(height1 == length)
            let height2 = try height(ofItemIn: index == 0 ? 1 : 0, &view)
            #expect(height2 == 7)
            let delete = UpdateItem.delete(IndexPath(section: index))
            try view.performBatchUpdates(BatchUpdate(items: [delete]))
        }
        let metricsCount = view.metricsCount
        #expect(metricsCount < 100)
        let height3 = try height(ofItemIn: 1, &view)
        #expect(height3 == 7)
    }

    @Test("Of elements that come on screen in a transition and go, no difference is kept")
    func differencesAreForgotten() throws {
        var view = CollectionView(limits: Limits())
        try view.performBatchUpdates(insertion(at: 0, counts: [1], height: 20))
        _ = try view.displayFrame(for: request(y: 0, time_ns: 0))
        let insert = UpdateItem.insert(IndexPath(section: 0, item: 0), count: 10_000)
        let animation = Animation(
            duration_ns: 1_000_000_000_000, curve: .linear, appearing: .scale(0.5))
        try view.performBatchUpdates(
            BatchUpdate(items: [insert]), options: BatchUpdateOptions(animation: animation))
        var shown = 0
        for step in 0..<200 {
            let frame = try view.displayFrame(
                for: request(y: Double(step) * 500, time_ns: UInt64(1 + step)))
            shown += frame.elements.count
            for element in frame.elements where element.element.indexPath.item < 10_000 {
                #expect(frame.transforms.matrix(element.transform).elements[0] < 0.51)
            }
        }
        #expect(shown > 1000)
        let count = view.differenceCount
        let matrixCount = view.differenceMatrixCount
        #expect(count < 100 && matrixCount < 100)
    }

    @Test("What transitions keep stays within the limit on bytes")
    func pastIsBounded() throws {
        var limits = Limits()
        limits.dataBytes = 100_000
        var view = CollectionView(limits: limits)
        try view.performBatchUpdates(insertion(at: 0, counts: [2000], height: 20))
        _ = try view.displayFrame(for: request(y: 0, time_ns: 0))
        var moves: [UpdateItem] = []
        for index in UInt32(0)..<100 {
            let path = IndexPath(section: 0, item: 2 * index)
            moves.append(.move(path, to: IndexPath(section: 0, item: 2 * (99 - index))))
        }
        let animation = Animation(duration_ns: 1_000_000_000_000)
        var greatest = 0
        for step in 0..<64 {
            let options = BatchUpdateOptions(animation: step % 9 == 0 ? animation : nil)
            try view.performBatchUpdates(BatchUpdate(items: moves), options: options)
            if step % 4 == 3 { _ = try view.displayFrame(for: request(y: 0, time_ns: 1)) }
            let bytes = view.heldBytes
            greatest = max(greatest, bytes)
        }
        #expect(greatest > 50_000)
        #expect(greatest <= limits.dataBytes)
    }

    @Test("Runs that are cut to pieces count what the pieces take")
    func cutsAreCounted() throws {
        var limits = Limits()
        limits.dataBytes = 1_000_000
        var view = CollectionView(limits: limits)
        try view.performBatchUpdates(insertion(at: 0, counts: [100_000_000], height: 2))
        let cuts = try cuts(count: 500)
        try view.performBatchUpdates(cuts)
        var refusal: CollectionError?
        do throws(CollectionError) {
            for _ in 0..<20 { try view.performBatchUpdates(cuts) }
        } catch {
            refusal = error
        }
        guard case .limitExceeded(.dataBytes, let value, 1_000_000) = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
        #expect(value > 1_000_000)
        let bytes = view.heldBytes
        #expect(bytes > 100_000 && bytes <= limits.dataBytes)
        #expect(try view.numberOfItems(inSection: 0) % 500 == 0)
        // What is deleted makes room again.
        let path = IndexPath(section: 0, item: 0)
        let count = UInt32(try view.numberOfItems(inSection: 0))
        try view.performBatchUpdates(BatchUpdate(items: [.delete(path, count: count)]))
        let left = view.heldBytes
        #expect(left < 1000)
    }

    @Test(
        "So do sizes that are measured, also within what others leave of a limit",
        arguments: [false, true])
    func measuredSizesAreCounted(isShared: Bool) throws {
        var limits = Limits()
        if !isShared { limits.dataBytes = 300_000 }
        var view = CollectionView(limits: limits)
        var layout = FlowLayout()
        layout.sectionMetrics.itemsFillLine = true
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.estimatedItemSize = Size(width: 10, height: 1)
        try view.setFlowLayout(layout)
        let counts: [UInt32] = [1_000_000]
        var builder = DataSourceBuilder(limits: limits)
        try builder.append(
            itemCounts: counts.span, sectionMetrics: noNumbers.span, widths: noFloats.span,
            heights: noFloats.span, reuseIdentifiers: noNumbers.span, options: [])
        try view.setDataSource(builder)
        var refusal: CollectionError?
        var measured: [PreferredSize] = []
        do throws(CollectionError) {
            for step in 0..<100 {
                var request = request(y: Double(step) * 400, time_ns: 0)
                request.preferredSizes = measured
                measured = []
                try view.showDisplayFrame(
                    for: &request, dataBytesMax: isShared ? 300_000 : view.limits.dataBytes)
                for shown in view.scene.screen.frame.elements
                where shown.element.indexPath.item % 2 == 0 {
                    measured.append(
                        PreferredSize(
                            reusableView: shown.reusableView, generation: shown.generation,
                            size: Size(width: 10, height: 1.5)))
                }
            }
        } catch {
            refusal = error
        }
        guard case .limitExceeded(.dataBytes, _, 300_000) = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
        // Without them the display frame can be had.
        _ = try view.displayFrame(for: request(y: 0, time_ns: 0))
    }

    /// Insertions of another height, far from one another.
    private func cuts(count: Int) throws -> BatchUpdate {
        let heights = [Float](repeating: 3, count: count)
        let content = try UpdateContent(
            metrics: [], itemCounts: noNumbers.span, sectionMetrics: noNumbers.span,
            widths: noFloats.span, heights: heights.span, reuseIdentifiers: noNumbers.span,
            options: [], itemCount: count, limits: Limits())
        let parts = (0..<UInt32(count)).map {
            UpdateItem.insert(IndexPath(section: 0, item: $0 * 10_000))
        }
        return BatchUpdate(items: parts, content: content)
    }

    @Test("Completions do not pile up where no display frame is asked for")
    func completionsAreBounded() throws {
        var limits = Limits()
        limits.elementCount = 50
        var view = CollectionView(limits: limits)
        for _ in 0..<49 { try view.performBatchUpdates(BatchUpdate(items: [])) }
        try view.beginBatchUpdates()
        var refusals: [CollectionError] = []
        do throws(CollectionError) {
            try view.performBatchUpdates(BatchUpdate(items: []))
        } catch { refusals.append(error) }
        do throws(CollectionError) { try view.beginBatchUpdates() } catch {
            refusals.append(error)
        }
        try view.endBatchUpdates()
        do throws(CollectionError) { try view.applySnapshot(Snapshot(limits: limits)) } catch {
            refusals.append(error)
        }
        let refusal = CollectionError.limitExceeded(.completions, value: 51, maximum: 50)
        #expect(refusals == [refusal, refusal, refusal])
        let frame = try view.displayFrame(for: request(y: 0, time_ns: 0))
        #expect(frame.completions.count == 50)
        try view.performBatchUpdates(BatchUpdate(items: []))
    }

    @Test("Sections reloaded by one part have the items that each of them brings")
    func reloadedRuns() throws {
        var view = CollectionView(limits: Limits())
        try view.performBatchUpdates(insertion(at: 0, counts: [1, 2, 3, 4], height: 20))
        let counts: [UInt32] = [3, 0, 2]
        let heights: [Float] = [10, 11, 12, 13, 14]
        let content = try UpdateContent(
            metrics: [], itemCounts: counts.span, sectionMetrics: noNumbers.span,
            widths: noFloats.span, heights: heights.span, reuseIdentifiers: noNumbers.span,
            options: [], itemCount: heights.count, limits: Limits())
        let reload = UpdateItem.reload(IndexPath(section: 1), count: 3)
        try view.performBatchUpdates(BatchUpdate(items: [reload], content: content))
        let height4 = try height(ofItemIn: 0, &view)
        #expect(height4 == 20)
        let height5 = try height(ofItemIn: 1, &view)
        #expect(height5 == 10)
        let height6 = try height(ofItemIn: 3, &view)
        #expect(height6 == 13)
    }

    @Test("A reconfigured run is refused for any item of another class, wherever it is")
    func reconfiguredRuns() throws {
        var view = CollectionView(limits: Limits())
        let name: [UInt8] = [119]
        let word = try view.registerReuseIdentifier(name.span, category: .cell, kind: .none)
        try view.performBatchUpdates(insertion(at: 0, counts: [4_000_000], height: 20))
        let path = IndexPath(section: 0, item: 3_999_000)
        let reconfigure = UpdateItem.reconfigure(IndexPath(section: 0, item: 0), count: 4_000_000)
        try view.performBatchUpdates(replacement(at: path, word.rawValue))
        var refusal: CollectionError?
        do throws(CollectionError) {
            try view.performBatchUpdates(BatchUpdate(items: [reconfigure]))
        } catch {
            refusal = error
        }
        #expect(refusal == .invalidUpdate(.reconfiguredReuseIdentifier(path)))
        try view.performBatchUpdates(replacement(at: path, 0))
        try view.performBatchUpdates(BatchUpdate(items: [reconfigure]))
    }

    @Test("Lanes that items take count, pushed, inserted and in a snapshot")
    func lanes() throws {
        var limits = Limits()
        limits.dataBytes = 100_000
        var builder = DataSourceBuilder(limits: limits)
        // 4 + 2 x 24 bytes an item.
        let narrow = [UInt32](repeating: ItemSpan(across: 2, along: 9).rawValue, count: 1000)
        let counts: [UInt32] = [1000]
        let wide = [ItemSpan(across: 1024, along: 1).rawValue] + narrow
        try builder.append(
            itemCounts: counts.span, sectionMetrics: noNumbers.span, widths: noFloats.span,
            heights: noFloats.span, reuseIdentifiers: noNumbers.span, spans: narrow.span,
            options: [])
        #expect(builder.dataBytes == 52_000 + 40)
        #expect(throws: CollectionError.self) {
            try builder.append(
                itemCounts: counts.span, sectionMetrics: noNumbers.span,
                widths: noFloats.span, heights: noFloats.span, reuseIdentifiers: noNumbers.span,
                spans: narrow.span, options: [])
        }
        let twice = wide + wide
        #expect(throws: CollectionError.self) {
            try UpdateContent(
                metrics: [], itemCounts: noNumbers.span, sectionMetrics: noNumbers.span,
                widths: noFloats.span, heights: noFloats.span, reuseIdentifiers: noNumbers.span,
                spans: twice.span, options: [], itemCount: 2002, limits: limits)
        }
        // There an item counts as much as the one that takes most.
        var snapshot = Snapshot(limits: limits)
        _ = try snapshot.appendSections([1])
        let content = try ItemContent(
            count: wide.count, widths: noFloats.span, heights: noFloats.span,
            reuseIdentifiers: noNumbers.span, spans: wide.span, options: [], limits: limits)
        #expect(throws: CollectionError.self) {
            _ = try snapshot.appendItems(Array(1...UInt64(wide.count)), content: content)
        }
    }

    @Test("Content of fewer than no items is refused")
    func negativeCount() {
        #expect(throws: CollectionError.invalidArgument("content.item_count", .outOfRange)) {
            try UpdateContent(
                metrics: [], itemCounts: noNumbers.span, sectionMetrics: noNumbers.span,
                widths: noFloats.span, heights: noFloats.span, reuseIdentifiers: noNumbers.span,
                options: [], itemCount: -1, limits: Limits())
        }
    }

    /// New sections of a list with metrics of their own.
    private func insertion(
        at section: UInt32, counts: [UInt32], height: Double
    ) throws -> BatchUpdate {
        var metrics = SectionMetrics()
        metrics.itemSize.height = height
        metrics.itemsFillLine = true
        let numbers = [UInt32](repeating: 1, count: counts.count)
        var itemCount = 0
        for count in counts { itemCount += Int(count) }
        let content = try UpdateContent(
            metrics: [metrics], itemCounts: counts.span, sectionMetrics: numbers.span,
            widths: noFloats.span, heights: noFloats.span, reuseIdentifiers: noNumbers.span,
            options: [],
            itemCount: itemCount, limits: Limits())
        let insert = UpdateItem.insert(
            IndexPath(section: section), count: UInt32(counts.count))
        return BatchUpdate(items: [insert], content: content)
    }

    /// Another item in the place of one.
    private func replacement(at path: IndexPath, _ identifier: UInt32) throws -> BatchUpdate {
        let identifiers = [identifier]
        let content = try UpdateContent(
            metrics: [], itemCounts: noNumbers.span, sectionMetrics: noNumbers.span,
            widths: noFloats.span,
            heights: noFloats.span, reuseIdentifiers: identifiers.span, options: [], itemCount: 1,
            limits: Limits())
        return BatchUpdate(items: [.delete(path), .insert(path)], content: content)
    }

    private func height(
        ofItemIn section: UInt32, _ view: inout CollectionView
    ) throws -> Double {
        let path = IndexPath(section: section, item: 0)
        return try view.layoutAttributes(for: .cell(path)).frame.height
    }
}

private func request(y: Double, time_ns: UInt64) -> DisplayFrameRequest {
    DisplayFrameRequest(
        bounds: Rect(x: 0, y: y, width: 100, height: 400), time_ns: time_ns, isComplete: true,
        preferredSizes: [])
}
