public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_section_snapshot_append(
    _ snapshot: OpaquePointer!, _ parent: UnsafePointer<UInt64>!,
    _ items: UnsafePointer<UInt64>!, _ count: Int, _ content: UnsafePointer<jgb_item_content>!
) -> jgb_status {
    unsafe perform(outline: snapshot) { box throws(CollectionError) in
        let limits = unsafe box.pointee.limits
        let items = unsafe try identifiers(items, count, "items", limits: limits)
        let content = unsafe try ItemContent.read(content, count: count, limits: limits)
        unsafe try box.pointee.value.append(items, to: optional(parent, "parent"), content: content)
    }
}

@c @implementation
public func jgb_section_snapshot_insert(
    _ snapshot: OpaquePointer!, _ items: UnsafePointer<UInt64>!, _ count: Int,
    _ relation: jgb_relation, _ item: UInt64, _ content: UnsafePointer<jgb_item_content>!
) -> jgb_status {
    unsafe perform(outline: snapshot) { box throws(CollectionError) in
        let limits = unsafe box.pointee.limits
        let items = unsafe try identifiers(items, count, "items", limits: limits)
        let content = unsafe try ItemContent.read(content, count: count, limits: limits)
        switch try Relation(relation) {
        case .before:
            unsafe try box.pointee.value.insert(items, before: item, content: content)
        case .after: unsafe try box.pointee.value.insert(items, after: item, content: content)
        }
    }
}

@c @implementation
public func jgb_section_snapshot_insert_snapshot(
    _ snapshot: OpaquePointer!, _ inserted: OpaquePointer!, _ relation: jgb_relation,
    _ item: UInt64
) -> jgb_status {
    unsafe perform(outline: snapshot) { box throws(CollectionError) in
        let inserted = unsafe try value(of: inserted, SectionSnapshot.self, "inserted")
        switch try Relation(relation) {
        case .before: unsafe try box.pointee.value.insert(inserted, before: item)
        case .after: unsafe try box.pointee.value.insert(inserted, after: item)
        }
    }
}

@c @implementation
public func jgb_section_snapshot_replace_children(
    _ snapshot: OpaquePointer!, _ parent: UInt64, _ children: OpaquePointer!
) -> jgb_status {
    unsafe perform(outline: snapshot) { box throws(CollectionError) in
        let children = unsafe try value(of: children, SectionSnapshot.self, "children")
        unsafe try box.pointee.value.replace(childrenOf: parent, using: children)
    }
}

@c @implementation
public func jgb_section_snapshot_delete(
    _ snapshot: OpaquePointer!, _ items: UnsafePointer<UInt64>!, _ count: Int
) -> jgb_status {
    unsafe perform(outline: snapshot) { box throws(CollectionError) in
        let items = unsafe try identifiers(items, count, "items", limits: box.pointee.limits)
        unsafe try box.pointee.value.delete(items)
    }
}

@c @implementation
public func jgb_section_snapshot_delete_all(_ snapshot: OpaquePointer!) -> jgb_status {
    unsafe perform(outline: snapshot) { box in unsafe box.pointee.value.deleteAll() }
}

@c @implementation
public func jgb_section_snapshot_expand(
    _ snapshot: OpaquePointer!, _ items: UnsafePointer<UInt64>!, _ count: Int
) -> jgb_status {
    unsafe perform(outline: snapshot) { box throws(CollectionError) in
        let items = unsafe try identifiers(items, count, "items", limits: box.pointee.limits)
        unsafe try box.pointee.value.expand(items)
    }
}

@c @implementation
public func jgb_section_snapshot_collapse(
    _ snapshot: OpaquePointer!, _ items: UnsafePointer<UInt64>!, _ count: Int
) -> jgb_status {
    unsafe perform(outline: snapshot) { box throws(CollectionError) in
        let items = unsafe try identifiers(items, count, "items", limits: box.pointee.limits)
        unsafe try box.pointee.value.collapse(items)
    }
}

@c @implementation
public func jgb_section_snapshot_set_lazy(
    _ snapshot: OpaquePointer!, _ items: UnsafePointer<UInt64>!, _ count: Int
) -> jgb_status {
    unsafe perform(outline: snapshot) { box throws(CollectionError) in
        let items = unsafe try identifiers(items, count, "items", limits: box.pointee.limits)
        unsafe try box.pointee.value.setLazy(items)
    }
}
