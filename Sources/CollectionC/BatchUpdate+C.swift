import CJogakbo
import CollectionCore

extension BatchUpdateOptions {
    /// - Parameter options: NULL: at once, with tag 0.
    init(_ options: UnsafePointer<jgb_batch_options>?) throws(CollectionError) {
        if unsafe options == nil {
            self.init()
            return
        }
        let options = unsafe try value(options, "options")
        unsafe try self.init(options.animation)
        unsafe try checkFlags(options.flags, JGB_BATCH_STRICT_UIKIT | JGB_BATCH_FALLBACK_RELOAD)
        unsafe tag = options.tag
        unsafe isStrictUIKit = options.flags & JGB_BATCH_STRICT_UIKIT != 0
        unsafe fallsBackToReload = options.flags & JGB_BATCH_FALLBACK_RELOAD != 0
    }
}

extension BatchUpdateOptions {
    /// - Parameter animation: NULL: at once.
    init(_ animation: UnsafePointer<jgb_animation>?) throws(CollectionError) {
        self.init()
        if unsafe animation != nil {
            self.animation = unsafe try Animation(value(animation, "animation"))
        }
    }
}

extension BatchUpdate {
    /// Not an initializer: one that may throw copies what it made.
    static func read(
        _ update: jgb_batch_update, limits: Limits
    ) throws(CollectionError) -> BatchUpdate {
        let items = unsafe try update.parts(limits: limits)
        let counts = unsafe try update.itemCountsAfter(limits: limits)
        return unsafe BatchUpdate(
            items: items, content: try update.content(of: items, limits: limits),
            itemCountsAfter: counts)
    }
}

extension jgb_batch_update {
    /// What the parts bring, if there is anything.
    fileprivate func content(
        of items: [UpdateItem], limits: Limits
    ) throws(CollectionError) -> UpdateContent {
        guard let chunk = unsafe content else { return UpdateContent() }
        let metrics = unsafe try GrowingStructs(metrics, metrics_count, "metrics")
            .values(limits: limits)
        return unsafe try UpdateContent(
            value(chunk, "content"), of: items, metrics, limits: limits)
    }

    fileprivate func itemCountsAfter(limits: Limits) throws(CollectionError) -> [UInt32]? {
        if unsafe item_counts_after == nil { return nil }
        let count = unsafe section_count_after
        let counts = unsafe try buffer(item_counts_after, count, "item_counts_after")
        if count > limits.sectionCount {
            throw .limitExceeded(.sections, value: count, maximum: limits.sectionCount)
        }
        return unsafe Array(counts)
    }

    /// Its parts, which stand in memory as those of the core do.
    ///
    /// - Throws: `limitExceeded` for more parts than there may be bytes of data.
    func parts(limits: Limits) throws(CollectionError) -> [UpdateItem] {
        let parts = unsafe try buffer(items, item_count, "items")
        let maximum = limits.dataBytes / MemoryLayout<UpdateItem>.stride
        if parts.count > maximum {
            throw .limitExceeded(.updateItems, value: parts.count, maximum: maximum)
        }
        return unsafe parts.withMemoryRebound(to: UpdateItem.self) { unsafe Array($0) }
    }
}

extension UpdateContent {
    /// - Parameter items: The parts of the update. The columns are read only when they are as long
    ///   as these need.
    fileprivate init(
        _ chunk: jgb_data_source_chunk, of items: [UpdateItem], _ metrics: [SectionMetrics],
        limits: Limits
    ) throws(CollectionError) {
        let sectionCount = unsafe chunk.section_count
        let counts = unsafe try buffer(chunk.item_counts, sectionCount, "item_counts")
        let itemCount = unsafe chunk.item_count
        if itemCount < 0 {
            throw .outside("content.item_count", itemCount, 0, limits.itemCount)
        }
        if sectionCount > limits.sectionCount {
            throw .limitExceeded(.sections, value: sectionCount, maximum: limits.sectionCount)
        }
        let needed = try UpdateItem.contentCounts(of: items.span)
        if sectionCount != needed.sections {
            throw .unequalColumns("item_counts", count: sectionCount, expected: needed.sections)
        }
        var sum = needed.items
        let itemCounts = unsafe counts.span
        for index in itemCounts.indices { sum.add(count: itemCounts[index]) }
        if itemCount != sum {
            throw .unequalColumns("content", count: itemCount, expected: sum)
        }
        unsafe try self.init(
            metrics: metrics, itemCounts: itemCounts,
            sectionMetrics: column(chunk.section_metrics, sectionCount, "section_metrics").span,
            widths: column(chunk.widths, itemCount, "widths").span,
            heights: column(chunk.heights, itemCount, "heights").span,
            reuseIdentifiers: column(chunk.reuse_identifiers, itemCount, "reuse_identifiers").span,
            spans: column(chunk.spans, itemCount, "spans").span,
            options: ChunkOptions(checking: chunk.flags), itemCount: itemCount, limits: limits)
    }
}
