import CJogakbo
import CollectionCore
import CollectionReference

extension CDoor {
    /// - Parameter moved: Is set by changes that tell how many identifiers were moved.
    func perform(_ change: SnapshotChange, _ moved: inout Int) -> jgb_status {
        let snapshot = unsafe bench.snapshot
        return switch change {
        case .setMetrics(let metrics):
            unsafe jgb_snapshot_set_metrics(
                snapshot, metrics.map { jgb_section_metrics($0) }, metrics.count)
        case .setSectionMetrics(let number, let sections):
            unsafe jgb_snapshot_set_section_metrics(snapshot, number, sections, sections.count)
        case .setDuplicatePolicy(let policy):
            unsafe jgb_snapshot_set_duplicate_policy(
                snapshot, jgb_duplicate_policy(rawValue: policy.rawValue))
        case .appendSections(let sections):
            unsafe jgb_snapshot_append_sections(snapshot, sections, sections.count, &moved)
        case .insertSections(let sections, let place):
            unsafe jgb_snapshot_insert_sections(
                snapshot, sections, sections.count, place.relation, place.anchor, &moved)
        case .deleteSections(let sections):
            unsafe jgb_snapshot_delete_sections(snapshot, sections, sections.count)
        case .moveSection(let section, let place):
            unsafe jgb_snapshot_move_section(snapshot, section, place.relation, place.anchor)
        case .reloadSections(let sections):
            unsafe jgb_snapshot_reload_sections(snapshot, sections, sections.count)
        case .removeMarks: unsafe jgb_snapshot_remove_marks(snapshot)
        case .replaceItems(let section):
            unsafe jgb_snapshot_replace_items(snapshot, section, bench.outline)
        default: performOnItems(change, &moved)
        }
    }

    private func performOnItems(_ change: SnapshotChange, _ moved: inout Int) -> jgb_status {
        let snapshot = unsafe bench.snapshot
        switch change {
        case .appendItems(let items, let section, let chunk):
            return unsafe withContent(chunk) { content in
                unsafe withOptional(section) {
                    unsafe jgb_snapshot_append_items(
                        snapshot, $0, items, items.count, content, &moved)
                }
            }
        case .insertItems(let items, let place, let chunk):
            return unsafe withContent(chunk) {
                unsafe jgb_snapshot_insert_items(
                    snapshot, items, items.count, place.relation, place.anchor, $0, &moved)
            }
        case .setItems(let items, let section, let chunk):
            return unsafe withContent(chunk) {
                unsafe jgb_snapshot_set_items(snapshot, section, items, items.count, $0, &moved)
            }
        case .deleteItems(let items):
            return unsafe jgb_snapshot_delete_items(snapshot, items, items.count)
        case .deleteAllItems(let keepingSections):
            return unsafe jgb_snapshot_delete_all_items(snapshot, keepingSections ? 1 : 0)
        case .moveItem(let item, let place):
            return unsafe jgb_snapshot_move_item(snapshot, item, place.relation, place.anchor)
        case .reloadItems(let items, let chunk):
            return unsafe withContent(chunk) {
                unsafe jgb_snapshot_reload_items(snapshot, items, items.count, $0)
            }
        case .reconfigureItems(let items, let chunk):
            return unsafe withContent(chunk) {
                unsafe jgb_snapshot_reconfigure_items(snapshot, items, items.count, $0)
            }
        default: return JGB_OK
        }
    }

    func perform(_ change: OutlineChange) -> jgb_status {
        let outline = unsafe bench.outline
        switch change {
        case .append(let items, let parent, let chunk):
            return unsafe withContent(chunk) { content in
                unsafe withOptional(parent) {
                    unsafe jgb_section_snapshot_append(outline, $0, items, items.count, content)
                }
            }
        case .insert(let items, let place, let chunk):
            return unsafe withContent(chunk) {
                unsafe jgb_section_snapshot_insert(
                    outline, items, items.count, place.relation, place.anchor, $0)
            }
        case .insertPart(let place):
            return unsafe jgb_section_snapshot_insert_snapshot(
                outline, bench.part, place.relation, place.anchor)
        case .replaceChildren(let parent):
            return unsafe jgb_section_snapshot_replace_children(outline, parent, bench.part)
        case .delete(let items):
            return unsafe jgb_section_snapshot_delete(outline, items, items.count)
        case .deleteAll: return unsafe jgb_section_snapshot_delete_all(outline)
        case .expand(let items):
            return unsafe jgb_section_snapshot_expand(outline, items, items.count)
        case .collapse(let items):
            return unsafe jgb_section_snapshot_collapse(outline, items, items.count)
        case .setLazy(let items):
            return unsafe jgb_section_snapshot_set_lazy(outline, items, items.count)
        }
    }
}

extension SnapshotPlace {
    fileprivate var relation: jgb_relation { isAfter ? JGB_AFTER : JGB_BEFORE }
}

/// NULL for nil.
private func withOptional(
    _ number: UInt64?, _ body: (UnsafePointer<UInt64>?) -> jgb_status
) -> jgb_status {
    guard let number else { return body(nil) }
    return unsafe withUnsafePointer(to: number) { unsafe body($0) }
}

/// NULL for nil.
func withContent(
    _ chunk: DataDescription.Chunk?, _ body: (UnsafePointer<jgb_item_content>?) -> jgb_status
) -> jgb_status {
    guard let chunk else { return body(nil) }
    let columns = ColumnMemory(chunk)
    var content = unsafe jgb_item_content(
        struct_size: MemoryLayout<jgb_item_content>.size, widths: columns.widths.baseAddress,
        heights: columns.heights.baseAddress,
        reuse_identifiers: columns.reuseIdentifiers.baseAddress, flags: chunk.options.rawValue,
        reserved: 0, spans: columns.spans.baseAddress)
    let status = unsafe withUnsafePointer(to: &content) { unsafe body($0) }
    withExtendedLifetime(columns) {}
    return status
}
