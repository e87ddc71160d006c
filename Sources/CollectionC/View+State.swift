public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_get_state(
    _ view: OpaquePointer!, _ outlines: UnsafePointer<jgb_section_outline>!,
    _ outline_count: Int, _ out_state: UnsafeMutablePointer<jgb_view_state>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try GrowingResult(out_state, "out_state")
        let outlines = unsafe try read(outlines, outline_count)
        unsafe try pullData(box)
        let state = unsafe try box.pointee.view.viewState(outlines: outlines)
        unsafe result.write(box.pointee.handOut(state))
    }
}

@c @implementation
public func jgb_view_restore_state(
    _ view: OpaquePointer!, _ state: UnsafePointer<jgb_view_state>!,
    _ outlines: UnsafePointer<jgb_section_outline>!, _ outline_count: Int,
    _ out_gone: UnsafeMutablePointer<jgb_view_state>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe out_gone == nil ? nil : try GrowingResult(out_gone, "out_gone")
        let limits = unsafe box.pointee.view.limits
        let state = unsafe try ViewState(value(state, "state"), limits: limits)
        var shown = unsafe try read(outlines, outline_count)
        unsafe try pullData(box)
        let gone = unsafe try box.pointee.view.restoreState(state, outlines: &shown)
        for (index, outline) in shown.enumerated() {
            let handle = unsafe SectionSnapshotPointer(outlines[index].section_snapshot)
            unsafe handle?.pointee.value = outline.snapshot
        }
        if !shown.isEmpty { unsafe box.pointee.forgetDataSource() }
        if let result = unsafe result { unsafe result.write(box.pointee.handOut(gone)) }
    }
}

/// The outlines that the host shows.
private func read(
    _ outlines: UnsafePointer<jgb_section_outline>?, _ count: Int
) throws(CollectionError) -> [SectionOutline] {
    var read: [SectionOutline] = []
    let given = unsafe try buffer(outlines, count, "outlines")
    for index in given.indices {
        let outline = unsafe given[index]
        let snapshot = unsafe try value(
            of: outline.section_snapshot, SectionSnapshot.self, "section_snapshot")
        read.append(SectionOutline(snapshot, section: unsafe outline.section))
    }
    return read
}
