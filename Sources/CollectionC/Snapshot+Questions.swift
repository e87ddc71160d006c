public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_snapshot_number_of_sections(
    _ snapshot: OpaquePointer!, _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot, into: out_count, "out_count") { $0.numberOfSections }
}

@c @implementation
public func jgb_snapshot_number_of_items(
    _ snapshot: OpaquePointer!, _ section: UnsafePointer<UInt64>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot, into: out_count, "out_count") {
        snapshot throws(CollectionError) in
        guard let section = unsafe try optional(section, "section") else {
            return snapshot.numberOfItems
        }
        return try snapshot.numberOfItems(inSection: section)
    }
}

@c @implementation
public func jgb_snapshot_section_identifiers(
    _ snapshot: OpaquePointer!,
    _ out_sections: UnsafeMutablePointer<UnsafePointer<UInt64>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe list(snapshot: snapshot, into: out_sections, "out_sections", out_count) {
        $0.sectionIdentifiers
    }
}

@c @implementation
public func jgb_snapshot_item_identifiers(
    _ snapshot: OpaquePointer!, _ section: UnsafePointer<UInt64>!,
    _ out_items: UnsafeMutablePointer<UnsafePointer<UInt64>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe list(snapshot: snapshot, into: out_items, "out_items", out_count) {
        snapshot throws(CollectionError) in
        guard let section = unsafe try optional(section, "section") else {
            return snapshot.itemIdentifiers
        }
        return try snapshot.itemIdentifiers(inSection: section)
    }
}

@c @implementation
public func jgb_snapshot_reloaded_sections(
    _ snapshot: OpaquePointer!,
    _ out_sections: UnsafeMutablePointer<UnsafePointer<UInt64>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe list(snapshot: snapshot, into: out_sections, "out_sections", out_count) {
        $0.reloadedSectionIdentifiers
    }
}

@c @implementation
public func jgb_snapshot_reloaded_items(
    _ snapshot: OpaquePointer!, _ out_items: UnsafeMutablePointer<UnsafePointer<UInt64>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe list(snapshot: snapshot, into: out_items, "out_items", out_count) {
        $0.reloadedItemIdentifiers
    }
}

@c @implementation
public func jgb_snapshot_reconfigured_items(
    _ snapshot: OpaquePointer!, _ out_items: UnsafeMutablePointer<UnsafePointer<UInt64>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe list(snapshot: snapshot, into: out_items, "out_items", out_count) {
        $0.reconfiguredItemIdentifiers
    }
}
