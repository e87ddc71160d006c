public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_snapshot_append_items(
    _ snapshot: OpaquePointer!, _ section: UnsafePointer<UInt64>!,
    _ items: UnsafePointer<UInt64>!, _ count: Int, _ content: UnsafePointer<jgb_item_content>!,
    _ out_moved_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        unsafe try checkAlignment(of: UnsafePointer(out_moved_count), "out_moved_count")
        let limits = unsafe box.pointee.limits
        let items = unsafe try identifiers(items, count, "items", limits: limits)
        let content = unsafe try ItemContent.read(content, count: count, limits: limits)
        let moved = unsafe try box.pointee.value.appendItems(
            items, toSection: optional(section, "section"), content: content)
        unsafe out_moved_count?.pointee = moved
    }
}

@c @implementation
public func jgb_snapshot_insert_items(
    _ snapshot: OpaquePointer!, _ items: UnsafePointer<UInt64>!, _ count: Int,
    _ relation: jgb_relation, _ item: UInt64, _ content: UnsafePointer<jgb_item_content>!,
    _ out_moved_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        unsafe try checkAlignment(of: UnsafePointer(out_moved_count), "out_moved_count")
        let limits = unsafe box.pointee.limits
        let items = unsafe try identifiers(items, count, "items", limits: limits)
        let content = unsafe try ItemContent.read(content, count: count, limits: limits)
        let moved =
            switch try Relation(relation) {
            case .before:
                unsafe try box.pointee.value.insertItems(
                    items, beforeItem: item, content: content)
            case .after:
                unsafe try box.pointee.value.insertItems(
                    items, afterItem: item, content: content)
            }
        unsafe out_moved_count?.pointee = moved
    }
}

@c @implementation
public func jgb_snapshot_set_items(
    _ snapshot: OpaquePointer!, _ section: UInt64, _ items: UnsafePointer<UInt64>!, _ count: Int,
    _ content: UnsafePointer<jgb_item_content>!, _ out_moved_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        unsafe try checkAlignment(of: UnsafePointer(out_moved_count), "out_moved_count")
        let limits = unsafe box.pointee.limits
        let items = unsafe try identifiers(items, count, "items", limits: limits)
        let content = unsafe try ItemContent.read(content, count: count, limits: limits)
        let moved = unsafe try box.pointee.value.setItems(
            items, ofSection: section, content: content)
        unsafe out_moved_count?.pointee = moved
    }
}

@c @implementation
public func jgb_snapshot_delete_items(
    _ snapshot: OpaquePointer!, _ items: UnsafePointer<UInt64>!, _ count: Int
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        let items = unsafe try identifiers(items, count, "items", limits: box.pointee.limits)
        unsafe try box.pointee.value.deleteItems(items)
    }
}

@c @implementation
public func jgb_snapshot_delete_all_items(
    _ snapshot: OpaquePointer!, _ keeps_sections: UInt32
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box in
        unsafe box.pointee.value.deleteAllItems(keepingSections: keeps_sections != 0)
    }
}

@c @implementation
public func jgb_snapshot_move_item(
    _ snapshot: OpaquePointer!, _ item: UInt64, _ relation: jgb_relation, _ other_item: UInt64
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        switch try Relation(relation) {
        case .before: unsafe try box.pointee.value.moveItem(item, beforeItem: other_item)
        case .after: unsafe try box.pointee.value.moveItem(item, afterItem: other_item)
        }
    }
}

@c @implementation
public func jgb_snapshot_reload_items(
    _ snapshot: OpaquePointer!, _ items: UnsafePointer<UInt64>!, _ count: Int,
    _ content: UnsafePointer<jgb_item_content>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        let limits = unsafe box.pointee.limits
        let items = unsafe try identifiers(items, count, "items", limits: limits)
        let content = unsafe try ItemContent.read(content, count: count, limits: limits)
        unsafe try box.pointee.value.reloadItems(items, content: content)
    }
}

@c @implementation
public func jgb_snapshot_reconfigure_items(
    _ snapshot: OpaquePointer!, _ items: UnsafePointer<UInt64>!, _ count: Int,
    _ content: UnsafePointer<jgb_item_content>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        let limits = unsafe box.pointee.limits
        let items = unsafe try identifiers(items, count, "items", limits: limits)
        let content = unsafe try ItemContent.read(content, count: count, limits: limits)
        unsafe try box.pointee.value.reconfigureItems(items, content: content)
    }
}

@c @implementation
public func jgb_snapshot_replace_items(
    _ snapshot: OpaquePointer!, _ section: UInt64, _ section_snapshot: OpaquePointer!
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        let outline = unsafe try value(
            of: section_snapshot, SectionSnapshot.self, "section_snapshot")
        unsafe try box.pointee.value.replaceItems(inSection: section, with: outline)
    }
}

@c @implementation
public func jgb_snapshot_remove_marks(_ snapshot: OpaquePointer!) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box in unsafe box.pointee.value.removeMarks() }
}
