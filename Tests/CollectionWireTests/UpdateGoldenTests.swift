import CollectionCore
import CollectionWire
import Testing

/// Updates, anchors and transitions, as the bytes of another encoder.
@Suite struct UpdateGoldenTests {
    private static var items: [UpdateItem] {
        [
            .insert(IndexPath(section: 1, item: 0), count: 2),
            .delete(IndexPath(section: 2, item: 5)),
            .move(IndexPath(section: 0), to: IndexPath(section: 4)),
            .reload(IndexPath(section: 1, item: 7), flags: .keepsContent),
            .reconfigure(IndexPath(section: 3, item: 300), count: 4),
            .insert(IndexPath(section: 2)),
        ]
    }

    private static var animation: Animation {
        var appearing = ElementAppearance(alpha: 0.5, translation: Point(x: -8, y: 16))
        appearing.transform.elements[0] = 2
        appearing.transform.elements[5] = 2
        return Animation(
            duration_ns: 250_000_000, startTime_ns: 16_666_667,
            curve: TimingCurve(kind: .cubicBezier, parameters: [0.25, 0.1, 0.25, 1]),
            appearing: appearing, disappearing: ElementAppearance(alpha: 1, edge: .right))
    }

    @Test("A batch update")
    func batchUpdate() throws {
        var metrics = SectionMetrics()
        metrics.itemSize = Size(width: 120, height: 80.5)
        metrics.minimumLineSpacing = 4
        metrics.minimumInteritemSpacing = 0
        var content = unsafe DataSourceChunk(
            itemCounts: Sample.entries([3]), options: .sizesAreEstimates)
        unsafe content.sectionMetrics = Sample.entries([1])
        unsafe content.heights = Sample.entries([10, 20.5, 30, 40, 50, 60, 70, 80, 90])
        let update = BatchUpdateColumns(
            items: Self.items, content: content, metrics: [metrics], itemCountsAfter: [0, 300, 3])
        let options = BatchUpdateOptions(
            animation: Self.animation, tag: .max, isStrictUIKit: true)
        let received = try Golden.expectBytes(
            "request_perform_batch_updates", of: PerformBatchUpdates(update, options: options),
            id: 6, view: 1)
        let perform = try #require(received as? PerformBatchUpdates)
        let (arrived, said) = (perform.columns, perform.options)
        #expect(arrived.items == Self.items)
        #expect(arrived.metrics == [metrics])
        #expect(arrived.itemCountsAfter == [0, 300, 3])
        #expect(said.animation == Self.animation && said.tag == .max && said.isStrictUIKit)
    }

    @Test("The steps of an open batch")
    func openBatch() throws {
        let animation = Animation(
            duration_ns: 300_000_000,
            curve: TimingCurve(kind: .spring, parameters: [0.7, -2, 0, 0]))
        let options = BatchUpdateOptions(animation: animation, tag: 9)
        try Golden.expect(
            "request_begin_batch_updates", is: BeginBatchUpdates(options), id: 7, view: 1)
        try Golden.expect("request_end_batch_updates", is: EndBatchUpdates(), id: 8, view: 1)
    }

    @Test("A content anchor")
    func anchor() throws {
        let anchor = ContentAnchor.item(IndexPath(section: 3, item: 300))
        try Golden.expect(
            "request_set_content_anchor", is: SetContentAnchor(anchor), id: 9, view: 1)
    }

    @Test("An update that was refused")
    func invalidUpdate() throws {
        let counts = InvalidUpdate.Counts(
            before: 10, after: 300, inserted: 4, deleted: 3, movedIn: 2, movedOut: 1)
        var status = Status(
            code: .failedPrecondition, error: 3, message: "no", isFatal: false)
        status.invalidUpdate = .itemCount(section: 2, counts)
        try Golden.expect("response_invalid_update", is: .failure(status), id: 10)
    }

    @Test("A display frame of a transition")
    func transition() throws {
        var elements: [LayoutAttributes] = []
        for item in [2, 3] as [UInt32] {
            var cell = LayoutAttributes(
                element: .cell(IndexPath(section: 0, item: item)), reuseIdentifier: .standard,
                frame: Rect(x: 0, y: Double(item - 2) * 44, width: 400, height: 44), zIndex: 0,
                flags: item == 2 ? .isDisappearing : [])
            cell.reusableView = ReusableView(rawValue: item == 2 ? 1 : 4)
            cell.generation = item - 1
            elements.append(cell)
        }
        elements[0].alpha = 0.25
        elements[0].transform = 1
        var transform = Transform3D.identity
        transform.elements[0] = 2
        transform.elements[5] = 2
        for index in 0..<3 { transform.elements[12 + index] = Double(5 + index) }
        var frame = DisplayFrame()
        frame.sequence = 3
        frame.contentSize = Size(width: 400, height: 1000)
        frame.contentOffset = Point(x: 0, y: 144)
        frame.contentOffsetAdjustment = Point(x: -1.5, y: 44)
        frame.isComplete = false
        frame.transitionEnd_ns = 316_666_667
        frame.completions = [
            Completion(tag: 9, isFinished: false), Completion(tag: 300, isFinished: true),
        ]
        frame.elements = elements
        frame.transforms = [transform]
        try Golden.expect(
            "response_transition", is: .success(frame, to: DisplayFrameRequest.self),
            id: 11)
    }
}
