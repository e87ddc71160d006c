import CJogakbo
import CollectionCore

// Updates of data that is pulled: what is new is asked of the data source.

/// Carries out an update, or has it join the open batch.
func performPulled(
    _ update: jgb_batch_update, _ options: BatchUpdateOptions, _ box: ViewPointer
) throws(CollectionError) {
    if unsafe update.content != nil {
        throw .conflicting("content", "must be NULL: the data source is asked for it")
    }
    if unsafe update.item_counts_after != nil {
        throw .conflicting(
            "item_counts_after", "must be NULL: the data source is asked for the counts")
    }
    let items = unsafe try update.parts(limits: box.pointee.view.limits)
    if unsafe box.pointee.view.isBatchOpen {
        unsafe try box.pointee.view.joinBatch(items, options)
        return
    }
    let update = unsafe try pull(items, box)
    unsafe try box.pointee.view.performBatchUpdates(update, options: options)
}

/// Ends the innermost open batch; what the outermost one needs is asked as it ends.
func endPulledBatch(_ box: ViewPointer) throws(CollectionError) {
    guard let items = unsafe box.pointee.view.endingItems else {
        unsafe try box.pointee.view.endBatchUpdates()
        return
    }
    do throws(CollectionError) {
        let update = unsafe try pull(items, box)
        unsafe try box.pointee.view.endBatchUpdates(with: update)
    } catch {
        unsafe box.pointee.view.dropBatch()
        throw error
    }
}

/// An update with all that the data source says of it.
private func pull(
    _ items: [UpdateItem], _ box: ViewPointer
) throws(CollectionError) -> BatchUpdate {
    guard let source = unsafe box.pointee.dataSource else { return BatchUpdate(items: items) }
    return unsafe try source.update(items, of: box)
}
