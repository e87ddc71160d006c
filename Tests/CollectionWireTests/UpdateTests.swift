import CollectionCore
import CollectionWire
import Testing

@Suite struct UpdateTests {
    private static let first = IndexPath(section: 0, item: 0)

    @Test("An update changes the data, and says when it is complete")
    func atOnce() {
        let conversation = Conversation.withItems([3, 2])
        _ = conversation.frame()
        let items: [UpdateItem] = [
            .insert(Self.first, count: 2), .insert(IndexPath(section: 2)),
            .delete(IndexPath(section: 1, item: 0)),
            .move(IndexPath(section: 1, item: 1), to: IndexPath(section: 0, item: 4)),
        ]
        let status = conversation.update(
            items, content: Conversation.chunk([4], singleItems: 2), counts: [6, 0, 4],
            options: BatchUpdateOptions(tag: 77))
        #expect(status == nil)
        #expect(conversation.itemCounts() == [6, 0, 4])
        let frame = conversation.frame()
        #expect(frame.completions == [Completion(tag: 77, isFinished: true)])
        #expect(frame.transitionEnd_ns == nil)
        #expect(frame.didLayoutChange)
    }

    @Test("An animated update is in transition until its end, and keeps the anchor in place")
    func animated() {
        let conversation = Conversation.withItems([100])
        let before = conversation.frame(at: 500)
        var appearing = ElementAppearance(alpha: 0)
        appearing.transform.elements[0] = 2
        let animation = Animation(
            duration_ns: 100, curve: .linear, appearing: appearing,
            disappearing: ElementAppearance(alpha: 0.5))
        let status = conversation.update(
            [
                .insert(Self.first, count: 10),
                .insert(IndexPath(section: 0, item: 63)),
                .delete(IndexPath(section: 0, item: 52)),
            ],
            content: Conversation.chunk([], singleItems: 11),
            options: BatchUpdateOptions(animation: animation, tag: 5))
        #expect(status == nil)
        let start = conversation.frame(at: 500, time_ns: 1000, isComplete: true)
        #expect(start.contentOffsetAdjustment.y > 0)
        #expect(start.contentOffset.y == 500 + start.contentOffsetAdjustment.y)
        #expect(start.transitionEnd_ns == 1100)
        let gone = start.elements.filter { $0.flags.contains(.isDisappearing) }
        #expect(gone.count == 1 && gone.first?.alpha == 1)
        let new = start.elements.first { $0.transform != 0 }
        #expect(new?.alpha == 0)
        #expect(new.map { start.transforms[Int($0.transform) - 1].elements[0] } == 2)
        let middle = conversation.frame(
            at: start.contentOffset.y, time_ns: 1050, isComplete: true)
        #expect(middle.elements.contains { $0.alpha == 0.75 })
        #expect(middle.completions.isEmpty)
        let end = conversation.frame(at: start.contentOffset.y, time_ns: 1100, isComplete: true)
        #expect(end.transitionEnd_ns == nil)
        #expect(end.completions == [Completion(tag: 5, isFinished: true)])
        #expect(end.elements.count == before.elements.count)
        #expect(end.transforms.isEmpty)
    }

    @Test("A late client's bounds take account of adjustments")
    func adjustedSequence() throws {
        let conversation = Conversation.withItems([100])
        let shown = conversation.frame(at: 500)
        #expect(conversation.insert(4) == nil)
        let adjusted = conversation.frame(at: 500)
        #expect(adjusted.contentOffset.y == 540)
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 510, width: 100, height: 100), time_ns: 0, isComplete: false,
            preferredSizes: [], adjustedSequence: shown.sequence)
        let late = try #require(conversation.ask(request)?.answer)
        #expect(late.contentOffset.y == 550)
    }

    @Test("A content anchor is what the client says")
    func anchor() {
        let conversation = Conversation.withItems([100])
        let item = ContentAnchor.item(IndexPath(section: 0, item: 60))
        for (anchor, offset) in [(.none, 500), (item, 540)] as [(ContentAnchor, Double)] {
            #expect(conversation.ask(SetContentAnchor(anchor))?.status == nil)
            _ = conversation.frame(at: 500)
            #expect(conversation.insert(4) == nil)
            #expect(conversation.frame(at: 500).contentOffset.y == offset)
        }
        let beyond = ContentAnchor.item(IndexPath(section: 0, item: 1000))
        #expect(conversation.ask(SetContentAnchor(beyond))?.status?.error == 2)
        let unknown = ContentAnchor.identifier(5)
        #expect(conversation.ask(SetContentAnchor(unknown))?.status?.error == 4)
    }

    @Test("Parts join an open batch and take effect together")
    func openBatch() {
        let conversation = Conversation.withItems([2])
        _ = conversation.frame()
        let options = { (tag: UInt64) in BatchUpdateOptions(tag: tag) }
        #expect(conversation.ask(BeginBatchUpdates(options(1)))?.status == nil)
        #expect(conversation.ask(BeginBatchUpdates(options(2)))?.status == nil)
        #expect(conversation.insert(3) == nil)
        #expect(conversation.ask(EndBatchUpdates())?.status == nil)
        #expect(conversation.itemCounts() == [2])
        _ = conversation.ask(BeginDataSource(metrics: []))
        #expect(conversation.ask(CommitDataSource())?.status?.error == 7)
        #expect(conversation.ask(EndBatchUpdates())?.status == nil)
        #expect(conversation.itemCounts() == [5])
        #expect(conversation.frame().completions.map(\.tag) == [1, 0, 2])
        let status = conversation.ask(EndBatchUpdates())?.status
        #expect(status?.error == 7)
        #expect(status?.code == .failedPrecondition)
    }

    @Test("A view that reduces motion changes at once")
    func reducedMotion() {
        let conversation = Conversation.withItems([5])
        var environment = Environment()
        environment.reducesMotion = true
        #expect(conversation.ask(SetEnvironment(environment))?.status == nil)
        _ = conversation.frame()
        let options = BatchUpdateOptions(animation: Animation(), tag: 3)
        #expect(conversation.update([.delete(Self.first)], options: options) == nil)
        let frame = conversation.frame()
        #expect(frame.transitionEnd_ns == nil)
        #expect(frame.completions == [Completion(tag: 3, isFinished: true)])
    }
}
