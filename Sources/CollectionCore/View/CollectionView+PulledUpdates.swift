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
        try options.validate()
        try scene.checkCompletionRoom()
        if scene.openBatch == nil { throw .wrongState(.noBatchIsOpen) }
        try scene.openBatch?.append(withoutContent: items, tag: options.tag, scene.limits)
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
