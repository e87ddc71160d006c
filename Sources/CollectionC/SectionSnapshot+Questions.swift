public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_section_snapshot_number_of_items(
    _ snapshot: OpaquePointer!, _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(outline: snapshot, into: out_count, "out_count") { $0.count }
}

@c @implementation
public func jgb_section_snapshot_items(
    _ snapshot: OpaquePointer!, _ out_items: UnsafeMutablePointer<UnsafePointer<UInt64>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe list(outline: snapshot, into: out_items, "out_items", out_count) { $0.items }
}

@c @implementation
public func jgb_section_snapshot_root_items(
    _ snapshot: OpaquePointer!, _ out_items: UnsafeMutablePointer<UnsafePointer<UInt64>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe list(outline: snapshot, into: out_items, "out_items", out_count) { $0.rootItems }
}

@c @implementation
public func jgb_section_snapshot_visible_items(
    _ snapshot: OpaquePointer!, _ out_items: UnsafeMutablePointer<UnsafePointer<UInt64>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe list(outline: snapshot, into: out_items, "out_items", out_count) { $0.visibleItems }
}

@c @implementation
public func jgb_section_snapshot_expanded_items(
    _ snapshot: OpaquePointer!, _ out_items: UnsafeMutablePointer<UnsafePointer<UInt64>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe list(outline: snapshot, into: out_items, "out_items", out_count) { $0.expandedItems }
}

@c @implementation
public func jgb_section_snapshot_items_awaiting_children(
    _ snapshot: OpaquePointer!, _ out_items: UnsafeMutablePointer<UnsafePointer<UInt64>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe list(outline: snapshot, into: out_items, "out_items", out_count) {
        $0.itemsAwaitingChildren
    }
}

@c @implementation
public func jgb_section_snapshot_contains(
    _ snapshot: OpaquePointer!, _ item: UInt64, _ out_contains: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(outline: snapshot, into: out_contains, "out_contains") {
        $0.contains(item) ? 1 : 0
    }
}

@c @implementation
public func jgb_section_snapshot_is_expanded(
    _ snapshot: OpaquePointer!, _ item: UInt64, _ out_is_expanded: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(outline: snapshot, into: out_is_expanded, "out_is_expanded") {
        $0.isExpanded(item) ? 1 : 0
    }
}

@c @implementation
public func jgb_section_snapshot_is_visible(
    _ snapshot: OpaquePointer!, _ item: UInt64, _ out_is_visible: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(outline: snapshot, into: out_is_visible, "out_is_visible") {
        $0.isVisible(item) ? 1 : 0
    }
}

@c @implementation
public func jgb_section_snapshot_index_of_item(
    _ snapshot: OpaquePointer!, _ item: UInt64, _ out_index: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(outline: snapshot, into: out_index, "out_index") {
        outline throws(CollectionError) in
        guard let index = outline.index(of: item) else { throw .snapshot(.unknownItem(item)) }
        return index
    }
}

@c @implementation
public func jgb_section_snapshot_level_of_item(
    _ snapshot: OpaquePointer!, _ item: UInt64, _ out_level: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(outline: snapshot, into: out_level, "out_level") {
        outline throws(CollectionError) in
        UInt32(try outline.level(of: item))
    }
}

@c @implementation
public func jgb_section_snapshot_parent_of_item(
    _ snapshot: OpaquePointer!, _ item: UInt64, _ out_parent: UnsafeMutablePointer<UInt64>!
) -> jgb_status {
    unsafe perform(outline: snapshot, into: out_parent, "out_parent") {
        outline throws(CollectionError) in
        guard let parent = try outline.parent(of: item) else {
            throw .snapshot(.noParent(item))
        }
        return parent
    }
}

@c @implementation
public func jgb_section_snapshot_snapshot_of_parent(
    _ snapshot: OpaquePointer!, _ parent: UInt64, _ includes_parent: UInt32,
    _ out_snapshot: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe perform(outline: snapshot) { box throws(CollectionError) in
        let result = unsafe try required(out_snapshot, "out_snapshot")
        let part = unsafe try box.pointee.value.snapshot(
            of: parent, includingParent: includes_parent != 0)
        unsafe result.pointee = unsafe makeHandle(part, limits: box.pointee.limits)
    }
}
