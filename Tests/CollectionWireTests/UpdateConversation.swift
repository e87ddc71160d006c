import CollectionCore
import CollectionWire

/// Updates of view 1 of a conversation.
extension Conversation {
    /// One whose views are lists of so many items in sections, 10 points high, without gaps.
    static func withItems(
        _ counts: [UInt32], views: UInt32 = 1, limits: ConnectionLimits = ConnectionLimits()
    ) -> Conversation {
        let conversation = withView(limits: limits)
        var layout = FlowLayout()
        layout.sectionMetrics.itemsFillLine = true
        layout.sectionMetrics.minimumLineSpacing = 0
        for view in 1...views {
            if view > 1 { _ = conversation.ask(CreateView(), view: 0) }
            _ = conversation.ask(SetFlowLayout(layout), view: view)
            _ = conversation.ask(BeginDataSource(metrics: []), view: view)
            _ = conversation.ask(AppendDataSource(Conversation.chunk(counts)), view: view)
            _ = conversation.ask(CommitDataSource(), view: view)
        }
        return conversation
    }

    /// Sections of items that have heights of their own.
    static func chunk(_ counts: [UInt32], singleItems: Int = 0) -> DataSourceChunk {
        var chunk = unsafe DataSourceChunk(itemCounts: Sample.entries(counts), options: [])
        let count = counts.reduce(singleItems) { $0 + Int($1) }
        unsafe chunk.heights = Sample.entries(Array(repeating: 10, count: count))
        return chunk
    }

    func update(
        _ items: [UpdateItem], content: DataSourceChunk = DataSourceChunk(),
        counts: [UInt32]? = nil, options: BatchUpdateOptions = BatchUpdateOptions(),
        view: UInt32 = 1
    ) -> Status? {
        let columns = BatchUpdateColumns(items: items, content: content, itemCountsAfter: counts)
        return ask(PerformBatchUpdates(columns, options: options), view: view)?.status
    }

    /// Inserts items at the front of section 0, with heights.
    func insert(_ count: UInt32, view: UInt32 = 1) -> Status? {
        update(
            [.insert(IndexPath(section: 0, item: 0), count: count)],
            content: Conversation.chunk([], singleItems: Int(count)), view: view)
    }

    func itemCounts(view: UInt32 = 1) -> [UInt32] {
        let counts = { (count: UInt32) in
            self.ask(GetItemCounts(firstSection: 0, sectionCount: count), view: view)?.answer
        }
        guard let sections = counts(0)?.sectionCount else { return [] }
        return counts(UInt32(sections))?.itemCounts ?? []
    }

    func frame(at y: Double = 0, time_ns: UInt64 = 0, isComplete: Bool = false) -> DisplayFrame {
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: y, width: 100, height: 100), time_ns: time_ns,
            isComplete: isComplete, preferredSizes: [])
        return ask(request)?.answer ?? DisplayFrame()
    }
}
