public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_data_source(
    _ view: OpaquePointer!, _ data_source: UnsafePointer<jgb_data_source>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let source = unsafe try PulledDataSource(value(data_source, "data_source"))
        unsafe try pullCounts(of: source, into: box)
    }
}

@c @implementation
public func jgb_view_reload_data(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        guard let source = unsafe box.pointee.dataSource else { throw .noDataSource }
        unsafe try pullCounts(of: source, into: box)
    }
}

/// Replaces the data by the counts of `source`; the rest is asked when layout needs it.
private func pullCounts(
    of source: PulledDataSource, into box: ViewPointer
) throws(CollectionError) {
    let counts = unsafe try source.counts(limits: box.pointee.view.limits)
    unsafe try box.pointee.view.setDataSource(counts)
    unsafe box.pointee.dataSource = unsafe source
    unsafe box.pointee.isDataPending = source.hasMoreThanCounts
}

/// Asks the data source for what it has not been asked yet. Every call that needs the layout
/// begins with this.
func pullData(_ box: ViewPointer) throws(CollectionError) {
    if unsafe box.pointee.isDataPending { unsafe try pullPendingData(box) }
}

@inline(never)
private func pullPendingData(_ box: ViewPointer) throws(CollectionError) {
    guard let source = unsafe box.pointee.dataSource else { return }
    let data = unsafe try source.data(of: box)
    unsafe try box.pointee.view.setDataSource(data)
    unsafe box.pointee.isDataPending = false
}
