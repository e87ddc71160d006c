public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_snapshot_set_section_metrics(
    _ snapshot: OpaquePointer!, _ number: UInt32, _ sections: UnsafePointer<UInt64>!,
    _ count: Int
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        let sections = unsafe try identifiers(
            sections, count, "sections", limits: box.pointee.limits)
        unsafe try box.pointee.value.setSectionMetrics(number, ofSections: sections)
    }
}

@c @implementation
public func jgb_snapshot_append_sections(
    _ snapshot: OpaquePointer!, _ sections: UnsafePointer<UInt64>!, _ count: Int,
    _ out_moved_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        unsafe try checkAlignment(of: UnsafePointer(out_moved_count), "out_moved_count")
        let sections = unsafe try identifiers(
            sections, count, "sections", limits: box.pointee.limits)
        let moved = unsafe try box.pointee.value.appendSections(sections)
        unsafe out_moved_count?.pointee = moved
    }
}

@c @implementation
public func jgb_snapshot_insert_sections(
    _ snapshot: OpaquePointer!, _ sections: UnsafePointer<UInt64>!, _ count: Int,
    _ relation: jgb_relation, _ section: UInt64,
    _ out_moved_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        unsafe try checkAlignment(of: UnsafePointer(out_moved_count), "out_moved_count")
        let sections = unsafe try identifiers(
            sections, count, "sections", limits: box.pointee.limits)
        let moved =
            switch try Relation(relation) {
            case .before:
                unsafe try box.pointee.value.insertSections(sections, beforeSection: section)
            case .after:
                unsafe try box.pointee.value.insertSections(sections, afterSection: section)
            }
        unsafe out_moved_count?.pointee = moved
    }
}

@c @implementation
public func jgb_snapshot_delete_sections(
    _ snapshot: OpaquePointer!, _ sections: UnsafePointer<UInt64>!, _ count: Int
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        let sections = unsafe try identifiers(
            sections, count, "sections", limits: box.pointee.limits)
        unsafe try box.pointee.value.deleteSections(sections)
    }
}

@c @implementation
public func jgb_snapshot_move_section(
    _ snapshot: OpaquePointer!, _ section: UInt64, _ relation: jgb_relation,
    _ other_section: UInt64
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        switch try Relation(relation) {
        case .before:
            unsafe try box.pointee.value.moveSection(section, beforeSection: other_section)
        case .after:
            unsafe try box.pointee.value.moveSection(section, afterSection: other_section)
        }
    }
}

@c @implementation
public func jgb_snapshot_reload_sections(
    _ snapshot: OpaquePointer!, _ sections: UnsafePointer<UInt64>!, _ count: Int
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        let sections = unsafe try identifiers(
            sections, count, "sections", limits: box.pointee.limits)
        unsafe try box.pointee.value.reloadSections(sections)
    }
}
