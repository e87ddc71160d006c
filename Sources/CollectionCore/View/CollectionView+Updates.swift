extension CollectionView {
    /// Changes the data: all parts of the update, or, when it is refused, none.
    ///
    /// While a batch is open the parts join it, and are checked as it ends.
    ///
    /// - Parameter limits: What the data may take; nil: the view's limits. Several views that share
    ///   memory pass what the others leave.
    /// - Throws: `invalidUpdate`; errors that name what is wrong with a part or with the content;
    ///   `limitExceeded`, `contentTooLong`.
    /// - Complexity: O(k log n) for k parts, and the items on lines until breaks fall as before
    public mutating func performBatchUpdates(
        _ update: consuming BatchUpdate, options: BatchUpdateOptions = BatchUpdateOptions(),
        within limits: Limits? = nil
    ) throws(CollectionError) {
        let limits = limits ?? scene.limits
        if scene.snapshot != nil { throw .wrongState(.dataIsSnapshot) }
        try options.validate()
        try scene.checkCompletionRoom()
        try scene.check(update.content)
        if scene.openBatch != nil {
            try scene.openBatch?.append(update, tag: options.tag, limits)
        } else {
            try change(by: DataUpdate(update, options, tags: [options.tag]), within: limits)
        }
    }

    /// Opens a batch: updates join it until it ends.
    ///
    /// - Parameter limits: As of `performBatchUpdates`.
    public mutating func beginBatchUpdates(
        _ options: BatchUpdateOptions = BatchUpdateOptions(), within limits: Limits? = nil
    ) throws(CollectionError) {
        try scene.beginBatchUpdates(options, within: limits)
    }

    /// Ends the innermost open batch. As the outermost one ends, all is applied; if it is refused,
    /// all its parts are dropped, and no batch is open any more.
    ///
    /// - Parameter limits: As of `performBatchUpdates`.
    /// - Throws: As `performBatchUpdates`; `wrongState` when no batch is open.
    public mutating func endBatchUpdates(
        within limits: Limits? = nil
    ) throws(CollectionError) {
        guard let batch = scene.openBatch else { throw .wrongState(.noBatchIsOpen) }
        if batch.endInner() { return }
        scene.openBatch = nil
        try change(
            by: DataUpdate(
                batch.update, batch.options, tags: [batch.options.tag] + batch.endedTags),
            within: limits ?? scene.limits)
    }
}

// Batches of a host whose content is asked for when they end, by a codec: until then the data
// source need not be in its new state.
extension CollectionView {
    /// Whether a batch has begun and not ended.
    package var isBatchOpen: Bool { scene.openBatch != nil }

    /// The parts of the open batch, if it is the outermost one that is to end next.
    package var endingItems: [UpdateItem]? { scene.openBatch?.endingItems }

    /// Has parts join the open batch; they are looked at when it ends.
    ///
    /// - Throws: `wrongState` when no batch is open; what is wrong with the options.
    package mutating func joinBatch(
        _ items: [UpdateItem], _ options: BatchUpdateOptions
    ) throws(CollectionError) {
        try scene.joinBatch(items, options)
    }

    /// Ends the outermost batch with the content of all its parts.
    ///
    /// - Throws: As `endBatchUpdates`; the batch is still open where it is the content.
    package mutating func endBatchUpdates(
        with update: BatchUpdate
    ) throws(CollectionError) {
        try scene.check(update.content)
        scene.openBatch?.complete(with: update)
        try endBatchUpdates()
    }

    /// Drops the open batch with all its parts.
    package mutating func dropBatch() {
        scene.openBatch = nil
    }
}

extension CollectionView {
    /// Checks the parts of an update against the counts that the data source has afterwards, and
    /// says what is to be asked of it.
    ///
    /// - Parameter needsRuns: Whether it says of which items; otherwise of sections only.
    /// - Throws: As `performBatchUpdates`, for all that shows without the content.
    /// - Complexity: O(k log n) for k parts, and the items that are reloaded or reconfigured
    package func contentDemand(
        of items: [UpdateItem], itemCountsAfter counts: [UInt32], needsRuns: Bool
    ) throws(CollectionError) -> ContentDemand {
        try scene.contentDemand(of: items, itemCountsAfter: counts, needsRuns: needsRuns)
    }
}
