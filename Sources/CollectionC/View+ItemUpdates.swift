public import CJogakbo
import CollectionCore

// Updates of one part, for hosts that need no more.

@c @implementation
public func jgb_view_insert_items(
    _ view: OpaquePointer!, _ index_path: jgb_index_path, _ count: UInt32,
    _ content: UnsafePointer<jgb_item_content>!, _ animation: UnsafePointer<jgb_animation>!
) -> jgb_status {
    unsafe update(
        view, JGB_INSERT, to: index_path, count: count, content: content, animation)
}

@c @implementation
public func jgb_view_delete_items(
    _ view: OpaquePointer!, _ index_path: jgb_index_path, _ count: UInt32,
    _ animation: UnsafePointer<jgb_animation>!
) -> jgb_status {
    unsafe update(view, JGB_DELETE, from: index_path, count: count, animation)
}

@c @implementation
public func jgb_view_move_items(
    _ view: OpaquePointer!, _ index_path: jgb_index_path, _ count: UInt32,
    _ new_index_path: jgb_index_path, _ animation: UnsafePointer<jgb_animation>!
) -> jgb_status {
    unsafe update(
        view, JGB_MOVE, from: index_path, to: new_index_path, count: count, animation)
}

@c @implementation
public func jgb_view_reload_items(
    _ view: OpaquePointer!, _ index_path: jgb_index_path, _ count: UInt32,
    _ content: UnsafePointer<jgb_item_content>!, _ animation: UnsafePointer<jgb_animation>!
) -> jgb_status {
    unsafe update(
        view, JGB_RELOAD, from: index_path, count: count, content: content, animation)
}

@c @implementation
public func jgb_view_reconfigure_items(
    _ view: OpaquePointer!, _ index_path: jgb_index_path, _ count: UInt32,
    _ content: UnsafePointer<jgb_item_content>!, _ animation: UnsafePointer<jgb_animation>!
) -> jgb_status {
    unsafe update(
        view, JGB_RECONFIGURE, from: index_path, count: count, content: content, animation)
}

/// Not a part of each call: there are many.
@inline(never)
private func update(
    _ view: OpaquePointer?, _ action: jgb_update_action,
    from before: jgb_index_path = jgb_index_path(), to after: jgb_index_path = jgb_index_path(),
    count: UInt32, content: UnsafePointer<jgb_item_content>? = nil,
    _ animation: UnsafePointer<jgb_animation>?
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        if (action == JGB_INSERT ? after : before).item == JGB_NO_ITEM {
            throw .conflicting("index_path", "is of a section: its item is JGB_NO_ITEM")
        }
        if count == 0 { throw .outside("count", UInt64(count), 1, UInt64(UInt32.max)) }
        var part = jgb_update_item(
            action: action, index_path_before_update: before, index_path_after_update: after,
            count: count, flags: 0)
        // A data source is asked for what a reload or a reconfigure brings.
        let isPulled = unsafe box.pointee.dataSource != nil
        let isReplaced = action == JGB_RELOAD || action == JGB_RECONFIGURE
        if unsafe isReplaced && content == nil && !isPulled {
            part.flags = JGB_UPDATE_KEEPS_CONTENT
        }
        let options = unsafe try BatchUpdateOptions(animation)
        unsafe try perform(&part, content, options, box)
    }
}

/// Carries out an update of one part.
private func perform(
    _ part: UnsafePointer<jgb_update_item>, _ content: UnsafePointer<jgb_item_content>?,
    _ options: BatchUpdateOptions, _ box: ViewPointer
) throws(CollectionError) {
    var update = unsafe jgb_batch_update.initial
    unsafe update.items = unsafe part
    unsafe update.item_count = 1
    if unsafe content == nil {
        unsafe try perform(update, options, box)
        return
    }
    let content = unsafe try value(content, "content")
    var chunk = unsafe jgb_data_source_chunk.initial
    unsafe chunk.item_count = Int(part.pointee.count)
    unsafe chunk.widths = unsafe content.widths
    unsafe chunk.heights = unsafe content.heights
    unsafe chunk.reuse_identifiers = unsafe content.reuse_identifiers
    unsafe chunk.spans = unsafe content.spans
    unsafe chunk.flags = unsafe content.flags
    unsafe try withUnsafePointer(to: &chunk) { chunk throws(CollectionError) in
        unsafe update.content = unsafe chunk
        unsafe try perform(update, options, box)
    }
}
