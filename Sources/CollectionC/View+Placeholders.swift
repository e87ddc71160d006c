public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_insert_placeholder(
    _ view: OpaquePointer!, _ index_path: jgb_index_path, _ reuse_identifier: UInt32,
    _ size: UnsafePointer<jgb_size>!, _ out_number: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_number, "out_number") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe try box.pointee.view.insertPlaceholder(
            at: IndexPath(index_path),
            reuseIdentifier: ReuseIdentifier(rawValue: reuse_identifier),
            size: optionalSize(size))
    }
}

@c @implementation
public func jgb_view_commit_placeholder(
    _ view: OpaquePointer!, _ number: UInt32, _ reuse_identifier: UInt32,
    _ size: UnsafePointer<jgb_size>!, _ out_index_path: UnsafeMutablePointer<jgb_index_path>!
) -> jgb_status {
    unsafe perform(view, into: out_index_path, "out_index_path") { box throws(CollectionError) in
        let path = unsafe try box.pointee.view.commitPlaceholder(
            number, reuseIdentifier: ReuseIdentifier(rawValue: reuse_identifier),
            size: optionalSize(size))
        return jgb_index_path(path ?? Element.none.indexPath)
    }
}

@c @implementation
public func jgb_view_delete_placeholder(
    _ view: OpaquePointer!, _ number: UInt32, _ out_is_deleted: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_deleted, "out_is_deleted") { box throws(CollectionError) in
        unsafe box.pointee.view.deletePlaceholder(number) ? 1 : 0
    }
}

@c @implementation
public func jgb_view_placeholders(
    _ view: OpaquePointer!,
    _ out_placeholders: UnsafeMutablePointer<UnsafePointer<jgb_placeholder>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try required(out_placeholders, "out_placeholders")
        let count = unsafe try required(out_count, "out_count")
        let placeholders = unsafe box.pointee.view.placeholderStates
        unsafe box.pointee.placeholders = placeholders
        unsafe result.pointee = borrowed(box.pointee.placeholders, as: jgb_placeholder.self)
        unsafe count.pointee = placeholders.count
    }
}

@c @implementation
public func jgb_view_has_uncommitted_updates(
    _ view: OpaquePointer!, _ out_has: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_has, "out_has") { box throws(CollectionError) in
        unsafe box.pointee.view.hasUncommittedUpdates ? 1 : 0
    }
}

@c @implementation
public func jgb_view_presentation_index_path(
    _ view: OpaquePointer!, _ index_path: jgb_index_path,
    _ out_index_path: UnsafeMutablePointer<jgb_index_path>!
) -> jgb_status {
    unsafe perform(view, into: out_index_path, "out_index_path") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe try jgb_index_path(
            box.pointee.view.presentationIndexPath(
                forDataSourceIndexPath: IndexPath(index_path)))
    }
}

@c @implementation
public func jgb_view_data_source_index_path(
    _ view: OpaquePointer!, _ index_path: jgb_index_path,
    _ out_index_path: UnsafeMutablePointer<jgb_index_path>!
) -> jgb_status {
    unsafe perform(view, into: out_index_path, "out_index_path") { box throws(CollectionError) in
        unsafe try pullData(box)
        let path = unsafe try box.pointee.view.dataSourceIndexPath(
            forPresentationIndexPath: IndexPath(index_path))
        return jgb_index_path(path ?? Element.none.indexPath)
    }
}

/// - Parameter size: NULL: none.
private func optionalSize(_ size: UnsafePointer<jgb_size>?) -> Size? {
    unsafe size.map { unsafe Size($0.pointee) }
}
