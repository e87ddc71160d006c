public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_snapshot_index_of_section(
    _ snapshot: OpaquePointer!, _ section: UInt64, _ out_index: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot, into: out_index, "out_index") {
        snapshot throws(CollectionError) in
        guard let index = snapshot.indexOfSection(section) else {
            throw .snapshot(.unknownSection(section))
        }
        return index
    }
}

@c @implementation
public func jgb_snapshot_index_of_item(
    _ snapshot: OpaquePointer!, _ item: UInt64, _ out_index: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot, into: out_index, "out_index") {
        snapshot throws(CollectionError) in
        guard let index = snapshot.indexOfItem(item) else {
            throw .snapshot(.unknownItem(item))
        }
        return index
    }
}

@c @implementation
public func jgb_snapshot_index_path_of_item(
    _ snapshot: OpaquePointer!, _ item: UInt64,
    _ out_index_path: UnsafeMutablePointer<jgb_index_path>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot, into: out_index_path, "out_index_path") {
        snapshot throws(CollectionError) in
        guard let path = snapshot.indexPath(ofItem: item) else {
            throw .snapshot(.unknownItem(item))
        }
        return jgb_index_path(path)
    }
}

@c @implementation
public func jgb_snapshot_section_containing_item(
    _ snapshot: OpaquePointer!, _ item: UInt64, _ out_section: UnsafeMutablePointer<UInt64>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot, into: out_section, "out_section") {
        snapshot throws(CollectionError) in
        guard let section = snapshot.sectionIdentifier(containingItem: item) else {
            throw .snapshot(.unknownItem(item))
        }
        return section
    }
}

@c @implementation
public func jgb_snapshot_section_at_index(
    _ snapshot: OpaquePointer!, _ index: Int, _ out_section: UnsafeMutablePointer<UInt64>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot, into: out_section, "out_section") {
        snapshot throws(CollectionError) in
        guard let section = snapshot.sectionIdentifier(at: index) else {
            throw .invalidSection(
                UInt32(clamping: UInt(bitPattern: index)), count: snapshot.numberOfSections)
        }
        return section
    }
}

@c @implementation
public func jgb_snapshot_item_at_index_path(
    _ snapshot: OpaquePointer!, _ index_path: jgb_index_path,
    _ out_item: UnsafeMutablePointer<UInt64>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot, into: out_item, "out_item") {
        snapshot throws(CollectionError) in
        try snapshot.item(at: IndexPath(index_path))
    }
}

@c @implementation
public func jgb_snapshot_difference(
    _ snapshot: OpaquePointer!, _ older: OpaquePointer!,
    _ out_items: UnsafeMutablePointer<UnsafePointer<jgb_update_item>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        let older = unsafe try value(of: older, Snapshot.self, "snapshot")
        let items = unsafe try required(out_items, "out_items")
        let count = unsafe try required(out_count, "out_count")
        let parts = unsafe box.pointee.value.difference(from: older).items
        unsafe items.pointee = unsafe box.pointee.updateItems.write(parts) {
            jgb_update_item($0)
        }
        unsafe count.pointee = parts.count
    }
}

extension Snapshot {
    /// - Throws: `invalidSection`, `invalidItem`.
    func item(at path: IndexPath) throws(CollectionError) -> UInt64 {
        if let item = itemIdentifier(at: path) { return item }
        guard let section = sectionIdentifier(at: Int(path.section)) else {
            throw .invalidSection(path.section, count: numberOfSections)
        }
        throw .invalidItem(path, count: try numberOfItems(inSection: section))
    }
}

extension jgb_update_item {
    init(_ item: UpdateItem) {
        self.init(
            action: jgb_update_action(rawValue: item.actionNumber),
            index_path_before_update: jgb_index_path(item.indexPathBeforeUpdate),
            index_path_after_update: jgb_index_path(item.indexPathAfterUpdate),
            count: item.count, flags: item.flags.rawValue)
    }
}
