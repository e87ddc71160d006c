public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_apply_snapshot(
    _ view: OpaquePointer!, _ snapshot: OpaquePointer!,
    _ options: UnsafePointer<jgb_batch_options>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let snapshot = unsafe try value(of: snapshot, Snapshot.self, "snapshot")
        unsafe try box.pointee.view.applySnapshot(
            snapshot, options: BatchUpdateOptions(options))
        unsafe box.pointee.forgetDataSource()
    }
}

@c @implementation
public func jgb_view_apply_snapshot_using_reload_data(
    _ view: OpaquePointer!, _ snapshot: OpaquePointer!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let snapshot = unsafe try value(of: snapshot, Snapshot.self, "snapshot")
        unsafe try box.pointee.view.applySnapshotUsingReloadData(snapshot)
        unsafe box.pointee.forgetDataSource()
    }
}

@c @implementation
public func jgb_view_apply_filtered_snapshot(
    _ view: OpaquePointer!, _ snapshot: OpaquePointer!, _ items: UnsafePointer<UInt64>!,
    _ count: Int, _ options: UnsafePointer<jgb_batch_options>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        var next = unsafe try value(of: snapshot, Snapshot.self, "snapshot")
        let items = unsafe try identifiers(
            items, count, "items", limits: box.pointee.view.limits)
        next.filterItems(items)
        unsafe try box.pointee.view.applySnapshot(next, options: BatchUpdateOptions(options))
        unsafe box.pointee.forgetDataSource()
    }
}

@c @implementation
public func jgb_view_apply_items(
    _ view: OpaquePointer!, _ section: UInt64, _ items: UnsafePointer<UInt64>!, _ count: Int,
    _ content: UnsafePointer<jgb_item_content>!, _ options: UnsafePointer<jgb_batch_options>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let limits = unsafe box.pointee.view.limits
        let items = unsafe try identifiers(items, count, "items", limits: limits)
        let content = unsafe try ItemContent.read(content, count: count, limits: limits)
        let options = unsafe try BatchUpdateOptions(options)
        unsafe try box.pointee.view.applySnapshot(options: options) {
            next throws(CollectionError) in
            try next.setItems(items, ofSection: section, content: content)
        }
        unsafe box.pointee.forgetDataSource()
    }
}

@c @implementation
public func jgb_view_apply_section_snapshot(
    _ view: OpaquePointer!, _ section: UInt64, _ section_snapshot: OpaquePointer!,
    _ options: UnsafePointer<jgb_batch_options>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let outline = unsafe try value(
            of: section_snapshot, SectionSnapshot.self, "section_snapshot")
        let options = unsafe try BatchUpdateOptions(options)
        unsafe try box.pointee.view.applySectionSnapshot(
            outline, toSection: section, options: options)
        unsafe box.pointee.forgetDataSource()
    }
}

@c @implementation
public func jgb_view_snapshot(
    _ view: OpaquePointer!, _ out_snapshot: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try required(out_snapshot, "out_snapshot")
        guard let snapshot = unsafe box.pointee.view.snapshot else { throw .noSnapshot }
        unsafe result.pointee = unsafe makeHandle(snapshot, limits: box.pointee.view.limits)
    }
}

@c @implementation
public func jgb_view_index_path_for_identifier(
    _ view: OpaquePointer!, _ item: UInt64,
    _ out_index_path: UnsafeMutablePointer<jgb_index_path>!
) -> jgb_status {
    unsafe perform(view, into: out_index_path, "out_index_path") { box throws(CollectionError) in
        guard let path = unsafe box.pointee.view.indexPath(forItem: item) else {
            throw .unknownItemIdentifier(item)
        }
        return jgb_index_path(path)
    }
}

@c @implementation
public func jgb_view_identifier_for_index_path(
    _ view: OpaquePointer!, _ index_path: jgb_index_path,
    _ out_item: UnsafeMutablePointer<UInt64>!
) -> jgb_status {
    unsafe perform(view, into: out_item, "out_item") { box throws(CollectionError) in
        guard let snapshot = unsafe box.pointee.view.snapshot else { throw .noSnapshot }
        return try snapshot.item(at: IndexPath(index_path))
    }
}
