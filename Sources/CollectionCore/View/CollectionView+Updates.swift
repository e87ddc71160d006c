extension CollectionView {
    /// Applies all parts of the update to the data, or none if the update is refused.
    ///
    /// While a batch is open, the parts join the batch and are checked when the batch ends.
    ///
    /// - Parameter limits: The limits of the data; nil: the view's limits. Views that share memory
    ///   pass what the other views leave.
    /// - Throws: `invalidUpdate`; errors for an invalid part or invalid content; `limitExceeded`,
    ///   `contentTooLong`; `wrongState` if the data is a snapshot.
    /// - Complexity: O(k log n + m) for k parts and m items on lines whose breaks change
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
            try interactions.change(
                by: DataUpdate(update, options, tags: [options.tag]), within: limits, in: &scene,
                &observers)
        }
    }

    /// Opens a batch: updates join it until it ends.
    ///
    /// - Parameter limits: The limits, as `performBatchUpdates` accepts them.
    public mutating func beginBatchUpdates(
        _ options: BatchUpdateOptions = BatchUpdateOptions(), within limits: Limits? = nil
    ) throws(CollectionError) {
        try scene.beginBatchUpdates(options, within: limits)
    }

    /// Ends the innermost open batch. The end of the outermost batch applies all parts; if they are
    /// refused, all parts are dropped, and no batch is open any more.
    ///
    /// - Parameter limits: The limits, as `performBatchUpdates` accepts them.
    /// - Throws: The errors of `performBatchUpdates`; `wrongState` if no batch is open.
    public mutating func endBatchUpdates(
        within limits: Limits? = nil
    ) throws(CollectionError) {
        guard let batch = scene.openBatch else { throw .wrongState(.noBatchIsOpen) }
        if batch.endInner() { return }
        scene.openBatch = nil
        try interactions.change(
            by: DataUpdate(
                batch.update, batch.options, tags: [batch.options.tag] + batch.endedTags),
            within: limits ?? scene.limits, in: &scene, &observers)
    }
}

// Open batches whose content a codec requests from the data source when the batch ends: until then
// the data source may still be in its old state.
extension CollectionView {
    /// Whether a batch has begun and not ended.
    package var isBatchOpen: Bool { scene.openBatch != nil }

    /// The parts of the open batch, if its outermost level ends next; nil otherwise.
    package var endingItems: [UpdateItem]? { scene.openBatch?.endingItems }

    /// Adds parts to the open batch, which checks them when it ends.
    ///
    /// - Throws: `wrongState` if no batch is open; an error for invalid options.
    package mutating func joinBatch(
        _ items: [UpdateItem], _ options: BatchUpdateOptions
    ) throws(CollectionError) {
        try scene.joinBatch(items, options)
    }

    /// Ends the outermost batch with the content of all its parts.
    ///
    /// - Throws: The errors of `endBatchUpdates`; after an error of the content's reuse identifiers
    ///   or metrics, the batch stays open.
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
    /// Checks the parts of an update against the item counts of the data source after the update,
    /// and returns which content the data source must provide.
    ///
    /// - Parameter needsRuns: Whether the answer names items; otherwise it names only sections.
    /// - Throws: The errors of `performBatchUpdates` that are found without the content.
    /// - Complexity: O(k log n) for k parts, and the items that are reloaded or reconfigured
    package func contentDemand(
        of items: [UpdateItem], itemCountsAfter counts: [UInt32], needsRuns: Bool
    ) throws(CollectionError) -> ContentDemand {
        try scene.contentDemand(of: items, itemCountsAfter: counts, needsRuns: needsRuns)
    }
}
