public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_section_metrics(
    _ view: OpaquePointer!, _ section: UInt32, _ count: UInt32,
    _ metrics: UnsafePointer<jgb_section_metrics>!, _ animation: UnsafePointer<jgb_animation>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let options = unsafe try BatchUpdateOptions(animation)
        if unsafe box.pointee.dataSource != nil {
            if unsafe metrics != nil {
                throw .conflicting("metrics", "must be NULL: the data source is asked for them")
            }
            unsafe try pullSectionMetrics(section, count, options, box)
            return
        }
        var new: SectionMetrics?
        if unsafe metrics != nil { new = unsafe try SectionMetrics(metrics) }
        let limits = unsafe box.pointee.view.limits
        unsafe try box.pointee.view.performBatchUpdates(
            BatchUpdate.setting(
                new, ofSections: count, from: IndexPath(section: section), limits: limits),
            options: options)
    }
}

/// Asks the data source for the metrics of sections.
private func pullSectionMetrics(
    _ section: UInt32, _ count: UInt32, _ options: BatchUpdateOptions, _ box: ViewPointer
) throws(CollectionError) {
    var part = jgb_update_item(
        action: JGB_RECONFIGURE,
        index_path_before_update: jgb_index_path(section: section, item: JGB_NO_ITEM),
        index_path_after_update: jgb_index_path(), count: count, flags: JGB_UPDATE_TAKES_METRICS)
    var update = unsafe jgb_batch_update.initial
    unsafe try withUnsafePointer(to: &part) { part throws(CollectionError) in
        unsafe update.items = unsafe part
        unsafe update.item_count = 1
        unsafe try perform(update, options, box)
    }
}
