import CollectionCore
import CollectionWire
import Testing

/// Updates and what belongs to them, packed, taken apart and packed again.
@Suite struct UpdateRoundTripTests {
    private static let path = IndexPath(section: 0xffff_fffe, item: 7)

    private static var items: [UpdateItem] {
        var unknown = UpdateItem.move(path, to: IndexPath(section: 1, item: 2), count: 0)
        unknown.actionNumber = 4
        unknown.flags = UpdateItem.Flags(rawValue: .max)
        return [
            .insert(IndexPath(section: 0, item: 0)), .insert(path, count: .max),
            .delete(IndexPath(section: 0, item: 0)), .delete(IndexPath(section: 3)),
            .move(path, to: IndexPath(section: 1, item: 9), count: 3),
            .reload(path, flags: .keepsContent), .reconfigure(IndexPath(section: 8)), unknown,
        ]
    }

    private static var curves: [TimingCurve] {
        [
            .linear, .easeIn, .easeOut, .easeInOut,
            TimingCurve(kind: .cubicBezier, parameters: [0, 0.5, .infinity, -4]),
            TimingCurve(kind: .spring, parameters: [0.5, -1, 0, 0]),
        ]
    }

    private static var operations: [any Operation] {
        let appearance = ElementAppearance(
            alpha: 1, translation: Point(x: -1, y: 2), edge: .left,
            transform: Transform3D(elements: InlineArray { Double($0) - 8 }),
            place: .point(Point(x: 0, y: -1)))
        let animations = curves.map {
            Animation(
                duration_ns: .max, startTime_ns: 1, curve: $0, appearing: appearance,
                disappearing: ElementAppearance(
                    alpha: 0, edge: .bottom, place: .item(IndexPath(section: 0, item: 3))))
        }
        let anchors: [ContentAnchor] = [
            .none, .firstVisibleItem, .lastVisibleItem, .item(path), .identifier(.max),
            .automatic, .end,
        ]
        let none = BatchUpdateOptions()
        return [
            PerformBatchUpdates(BatchUpdateColumns(items: []), options: none),
            PerformBatchUpdates(
                BatchUpdateColumns(items: items, itemCountsAfter: [0, .max]),
                options: BatchUpdateOptions(tag: .max, isStrictUIKit: true)),
            PerformBatchUpdates(
                BatchUpdateColumns(items: [items[0]], itemCountsAfter: []), options: none),
            PerformBatchUpdates(
                BatchUpdateColumns(items: Array(repeating: items[0], count: 300)), options: none),
            BeginBatchUpdates(none), BeginBatchUpdates(BatchUpdateOptions(animation: Animation())),
            BeginBatchUpdates(BatchUpdateOptions(animation: Animation(duration_ns: 0))),
            EndBatchUpdates(),
        ] + animations.map { BeginBatchUpdates(BatchUpdateOptions(animation: $0, tag: 1)) }
            + anchors.map { SetContentAnchor($0) }
            + [SetContentAnchor(.end, shortContent: .end)]
    }

    @Test("Every operation arrives as it was sent", arguments: operations.indices)
    func operation(index: Int) throws {
        let request = Request(id: 1, view: 2, operation: Self.operations[index])
        let arena = MessageArena()
        let message = Array(request.bytes.dropFirst(MessagePrefix.byteCount))
        let received = try unsafe message.withUnsafeBytes { bytes in
            try unsafe arena.unpackedRequest(bytes)
        }
        #expect("\(received.operation)" == "\(request.operation)")
        #expect(received.bytes == request.bytes)
    }

    @Test("An update arrives with its columns")
    func columns() throws {
        var content = unsafe DataSourceChunk(
            itemCounts: Sample.entries([2, .max]), options: .sizesAreEstimates)
        unsafe content.sectionMetrics = Sample.entries([0, 1])
        unsafe content.widths = Sample.entries([1, .nan])
        unsafe content.heights = Sample.entries([3])
        unsafe content.reuseIdentifiers = Sample.entries([.max, 0])
        unsafe content.spans = Sample.entries([.max, 0, 3])
        let sent = BatchUpdateColumns(
            items: Self.items, content: content, metrics: [SectionMetrics()])
        let request = Request(
            id: 1, view: 2, operation: PerformBatchUpdates(sent, options: BatchUpdateOptions()))
        let arena = MessageArena()
        let message = Array(request.bytes.dropFirst(MessagePrefix.byteCount))
        let received = try unsafe message.withUnsafeBytes { bytes in
            try unsafe arena.unpackedRequest(bytes).operation
        }
        guard let update = (received as? PerformBatchUpdates)?.columns else {
            Issue.record("another operation")
            return
        }
        #expect(unsafe Array(update.content.itemCounts) == [2, .max])
        #expect(unsafe Array(update.content.sectionMetrics) == [0, 1])
        #expect(unsafe update.content.widths[0] == 1 && update.content.widths[1].isNaN)
        #expect(unsafe Array(update.content.heights) == [3])
        #expect(unsafe Array(update.content.reuseIdentifiers) == [.max, 0])
        #expect(unsafe Array(update.content.spans) == [.max, 0, 3])
        #expect(update.content.options == .sizesAreEstimates)
        #expect(update.metrics == [SectionMetrics()])
    }

    private static var faults: [InvalidUpdate] {
        let counts = InvalidUpdate.Counts(
            before: 1, after: 1 << 50, inserted: 3, deleted: 4, movedIn: 5, movedOut: 6)
        return [
            .missing(.insert, path, count: 3, .after),
            .missing(.reconfigure, IndexPath(section: 0), count: 0, .before),
            .conflict(.delete, .move, path, .before), .conflict(.insert, .insert, path, .after),
            .sectionCount(counts), .itemCount(section: .max, counts),
            .reconfiguredReuseIdentifier(path),
        ]
    }

    @Test("Every reason for which an update is refused arrives", arguments: faults.indices)
    func refusal(index: Int) throws {
        let status = Status(.invalidUpdate(Self.faults[index]))
        let message = Array(
            Response(id: 1, outcome: .failure(status)).bytes.dropFirst(MessagePrefix.byteCount))
        let arena = MessageArena()
        let received = try unsafe message.withUnsafeBytes { bytes in
            try unsafe arena.unpackResponse(bytes)
        }
        #expect(received.status == status)
        #expect(received.status?.invalidUpdate == Self.faults[index])
        #expect(received.status?.error == 3)
    }

    @Test("A column that is 0 for each part of an update has no entries")
    func columnsLeftOut() {
        func columnCount(_ item: UpdateItem) -> Int {
            func byteCount(_ item: UpdateItem) -> Int {
                let update = BatchUpdateColumns(items: [item])
                let operation = PerformBatchUpdates(update, options: BatchUpdateOptions())
                return Request(id: 1, view: 2, operation: operation).bytes.count
            }
            // A column of one small entry is a tag, a length and the entry.
            let columnByteCount = 3
            let without = byteCount(.insert(IndexPath(section: 0, item: 0)))
            return (byteCount(item) - without) / columnByteCount
        }
        let (first, item) = (IndexPath(section: 1, item: 0), IndexPath(section: 1, item: 2))
        #expect(columnCount(.insert(item)) == 2)
        #expect(columnCount(.delete(item)) == 2)
        #expect(columnCount(.delete(first)) == 1)
        #expect(columnCount(.delete(item, count: 2)) == 3)
        #expect(columnCount(.reload(item, flags: .keepsContent)) == 3)
        #expect(columnCount(.move(item, to: item)) == 4)
        #expect(columnCount(.move(first, to: IndexPath(section: 0, item: 3))) == 2)
    }
}
