import CollectionCore
import CollectionWire

extension Sample {
    /// The sample with updates, at once and over time, in one message and in an open batch.
    static var updatingStream: [UInt8] {
        stream
            + updates.enumerated().flatMap { index, operation in
                Request(id: UInt64(100 + index), view: 1, operation: operation).bytes
            }
    }

    private static var updates: [any Operation] {
        let spring = TimingCurve(kind: .spring, parameters: [0.5, 1, 0, 0])
        var appearance = ElementAppearance(translation: Point(x: 1, y: 2), edge: .top)
        appearance.transform.elements[0] = 3
        let animation = Animation(duration_ns: 100, curve: spring, appearing: appearance)
        let first = IndexPath(section: 0, item: 0)
        let moves: [UpdateItem] = [
            .move(IndexPath(section: 1), to: IndexPath(section: 0)),
            .reload(IndexPath(section: 0, item: 2), flags: .keepsContent),
            .reconfigure(IndexPath(section: 0)),
        ]
        return [
            SetContentAnchor(.item(first)),
            insert(at: first, BatchUpdateOptions(animation: animation, tag: 1)),
            frame(at: 0), frame(at: 5),
            BeginBatchUpdates(BatchUpdateOptions(tag: 2)),
            insert(at: IndexPath(section: 2), BatchUpdateOptions()),
            PerformBatchUpdates(
                BatchUpdateColumns(items: moves), options: BatchUpdateOptions(tag: 3)),
            EndBatchUpdates(), frame(at: 37), GetContentSize(),
        ]
    }

    /// Two items, or two sections of two items, with sizes, and all counts where these are items.
    private static func insert(at path: IndexPath, _ options: BatchUpdateOptions) -> any Operation {
        let isSection = path.item == IndexPath.noItem
        var content = unsafe DataSourceChunk(
            itemCounts: entries(isSection ? [2, 2] : []), options: [])
        unsafe content.heights = entries(isSection ? [5, 6, 7, 8] : [5, 6])
        if isSection { unsafe content.sectionMetrics = entries([0, 1]) }
        let update = BatchUpdateColumns(
            items: [.insert(path, count: 2)], content: content,
            metrics: isSection ? [SectionMetrics()] : [],
            itemCountsAfter: isSection ? nil : [5, 4])
        return PerformBatchUpdates(update, options: options)
    }
}
