import CJogakbo
import CollectionCore
import Testing

/// Compares all that is told of a snapshot.
func expectSame(_ handle: OpaquePointer, _ snapshot: Snapshot) throws {
    let sections = unsafe try listed {
        unsafe jgb_snapshot_section_identifiers(handle, $0, $1)
    }
    #expect(sections == snapshot.sectionIdentifiers)
    let items = unsafe try listed { unsafe jgb_snapshot_item_identifiers(handle, nil, $0, $1) }
    #expect(items == snapshot.itemIdentifiers)
    let reloadedSections = unsafe try listed {
        unsafe jgb_snapshot_reloaded_sections(handle, $0, $1)
    }
    #expect(reloadedSections == snapshot.reloadedSectionIdentifiers)
    let reloaded = unsafe try listed { unsafe jgb_snapshot_reloaded_items(handle, $0, $1) }
    #expect(reloaded == snapshot.reloadedItemIdentifiers)
    let reconfigured = unsafe try listed {
        unsafe jgb_snapshot_reconfigured_items(handle, $0, $1)
    }
    #expect(reconfigured == snapshot.reconfiguredItemIdentifiers)
    for (index, section) in sections.enumerated() {
        unsafe try expectSame(handle, section, index, snapshot)
    }
    for (index, item) in items.enumerated() {
        unsafe expectPlace(handle, item, index, snapshot)
    }
}

private func expectSame(
    _ handle: OpaquePointer, _ section: UInt64, _ index: Int, _ snapshot: Snapshot
) throws {
    let items = unsafe try listed { start, count in
        unsafe withOptional(section) {
            unsafe jgb_snapshot_item_identifiers(handle, $0, start, count)
        }
    }
    #expect(try items == snapshot.itemIdentifiers(inSection: section))
    var (count, place, there) = (-1, -1, UInt64.max)
    #expect(
        unsafe withOptional(section) {
            unsafe jgb_snapshot_number_of_items(handle, $0, &count)
        } == JGB_OK)
    #expect(count == items.count)
    #expect(unsafe jgb_snapshot_index_of_section(handle, section, &place) == JGB_OK)
    #expect(place == index)
    #expect(unsafe jgb_snapshot_section_at_index(handle, index, &there) == JGB_OK)
    #expect(there == section)
}

private func expectPlace(
    _ handle: OpaquePointer, _ item: UInt64, _ index: Int, _ snapshot: Snapshot
) {
    var (place, section, there) = (-1, UInt64.max, UInt64.max)
    var path = jgb_index_path()
    #expect(unsafe jgb_snapshot_index_of_item(handle, item, &place) == JGB_OK)
    #expect(place == index)
    #expect(unsafe jgb_snapshot_index_path_of_item(handle, item, &path) == JGB_OK)
    #expect(
        snapshot.indexPath(ofItem: item) == IndexPath(section: path.section, item: path.item))
    #expect(unsafe jgb_snapshot_section_containing_item(handle, item, &section) == JGB_OK)
    #expect(snapshot.sectionIdentifier(containingItem: item) == section)
    #expect(unsafe jgb_snapshot_item_at_index_path(handle, path, &there) == JGB_OK)
    #expect(there == item)
}

/// The same for an outline.
func expectSame(_ handle: OpaquePointer, _ outline: SectionSnapshot) throws {
    let items = unsafe try listed { unsafe jgb_section_snapshot_items(handle, $0, $1) }
    #expect(items == outline.items)
    let roots = unsafe try listed { unsafe jgb_section_snapshot_root_items(handle, $0, $1) }
    #expect(roots == outline.rootItems)
    let visible = unsafe try listed {
        unsafe jgb_section_snapshot_visible_items(handle, $0, $1)
    }
    #expect(visible == outline.visibleItems)
    let expanded = unsafe try listed {
        unsafe jgb_section_snapshot_expanded_items(handle, $0, $1)
    }
    #expect(expanded == outline.expandedItems)
    let awaiting = unsafe try listed {
        unsafe jgb_section_snapshot_items_awaiting_children(handle, $0, $1)
    }
    #expect(awaiting == outline.itemsAwaitingChildren)
    var count = -1
    #expect(unsafe jgb_section_snapshot_number_of_items(handle, &count) == JGB_OK)
    #expect(count == outline.count)
    for item in items { unsafe try expectPlace(handle, item, outline) }
}

private func expectPlace(
    _ handle: OpaquePointer, _ item: UInt64, _ outline: SectionSnapshot
) throws {
    var (index, level, parent) = (-1, UInt32.max, UInt64.max)
    var (isThere, isExpanded, isVisible) = (UInt32(9), UInt32(9), UInt32(9))
    #expect(unsafe jgb_section_snapshot_index_of_item(handle, item, &index) == JGB_OK)
    #expect(index == outline.index(of: item))
    #expect(unsafe jgb_section_snapshot_level_of_item(handle, item, &level) == JGB_OK)
    #expect(try Int(level) == outline.level(of: item))
    let status = unsafe jgb_section_snapshot_parent_of_item(handle, item, &parent)
    let expected = try outline.parent(of: item)
    #expect(status == (expected == nil ? JGB_NOT_FOUND : JGB_OK))
    #expect(parent == expected ?? .max)
    #expect(unsafe jgb_section_snapshot_contains(handle, item, &isThere) == JGB_OK)
    #expect(unsafe jgb_section_snapshot_is_expanded(handle, item, &isExpanded) == JGB_OK)
    #expect(unsafe jgb_section_snapshot_is_visible(handle, item, &isVisible) == JGB_OK)
    #expect(isThere == 1)
    #expect((isExpanded == 1) == outline.isExpanded(item))
    #expect((isVisible == 1) == outline.isVisible(item))
}
