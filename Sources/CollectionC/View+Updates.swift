public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_perform_batch_updates(
    _ view: OpaquePointer!, _ update: UnsafePointer<jgb_batch_update>!,
    _ options: UnsafePointer<jgb_batch_options>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let update = unsafe try value(update, "update")
        unsafe try perform(update, BatchUpdateOptions(options), box)
    }
}

/// Carries out an update, or has it join the open batch.
func perform(
    _ update: jgb_batch_update, _ options: BatchUpdateOptions, _ box: ViewPointer
) throws(CollectionError) {
    if unsafe box.pointee.dataSource != nil {
        unsafe try performPulled(update, options, box)
        return
    }
    let limits = unsafe box.pointee.view.limits
    unsafe try box.pointee.view.performBatchUpdates(
        BatchUpdate.read(update, limits: limits), options: options)
}

@c @implementation
public func jgb_view_begin_batch_updates(
    _ view: OpaquePointer!, _ options: UnsafePointer<jgb_batch_options>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let options = unsafe try BatchUpdateOptions(options)
        // Once the batch is open, the data source may be on its way to its new state.
        unsafe try pullData(box)
        unsafe try box.pointee.view.beginBatchUpdates(options)
    }
}

@c @implementation
public func jgb_view_end_batch_updates(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        if unsafe box.pointee.dataSource != nil {
            unsafe try endPulledBatch(box)
        } else {
            unsafe try box.pointee.view.endBatchUpdates()
        }
    }
}

@c @implementation
public func jgb_view_last_invalid_update(
    _ view: OpaquePointer!, _ out_update: UnsafeMutablePointer<jgb_invalid_update>!
) -> jgb_status {
    unsafe perform(view, into: out_update, "out_update") { box throws(CollectionError) in
        guard let why = unsafe box.pointee.lastInvalidUpdate else { throw .noInvalidUpdate }
        return jgb_invalid_update(why)
    }
}

@c @implementation
public func jgb_view_set_content_anchor(
    _ view: OpaquePointer!, _ anchor: UnsafePointer<jgb_content_anchor>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let asked = unsafe try required(anchor, "anchor").pointee
        let anchor = try ContentAnchor(asked)
        let shortContent: ShortContent = try known(asked.short_content, "short_content")
        if case .item = anchor { unsafe try pullData(box) }
        unsafe try box.pointee.view.setContentAnchor(anchor, shortContent: shortContent)
    }
}
