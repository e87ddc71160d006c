import CJogakbo
import CollectionCore
import CollectionReference

/// Snapshots of a door, owned by it.
@safe final class CBench {
    private(set) var snapshot: OpaquePointer?
    private(set) var kept: OpaquePointer?
    private(set) var outline: OpaquePointer?
    private(set) var part: OpaquePointer?

    init() {
        unsafe (snapshot, kept, outline, part) = (nil, nil, nil, nil)
        unsafe _ = jgb_snapshot_create(nil, &snapshot)
        unsafe _ = jgb_snapshot_create(nil, &kept)
        unsafe _ = jgb_section_snapshot_create(nil, &outline)
        unsafe _ = jgb_section_snapshot_create(nil, &part)
    }

    deinit {
        unsafe jgb_snapshot_destroy(snapshot)
        unsafe jgb_snapshot_destroy(kept)
        unsafe jgb_section_snapshot_destroy(outline)
        unsafe jgb_section_snapshot_destroy(part)
    }

    /// Takes the place of the snapshot that is edited.
    func takeSnapshot(_ other: OpaquePointer?) {
        unsafe jgb_snapshot_destroy(snapshot)
        unsafe snapshot = other
    }

    func takeKept(_ other: OpaquePointer?) {
        unsafe jgb_snapshot_destroy(kept)
        unsafe kept = other
    }

    func takePart(_ other: OpaquePointer?) {
        unsafe jgb_section_snapshot_destroy(part)
        unsafe part = other
    }
}

extension CDoor {
    func perform(_ step: SnapshotStep) throws(Refusal) -> Outcome {
        switch step {
        case .edit(let change):
            var moved = 0
            try check(perform(change, &moved))
            return change.tellsCount ? .number(moved) : .done
        case .keep:
            var copy: OpaquePointer?
            try check(unsafe jgb_snapshot_copy(bench.snapshot, &copy))
            unsafe bench.takeKept(copy)
        case .restore:
            var copy: OpaquePointer?
            try check(unsafe jgb_snapshot_copy(bench.kept, &copy))
            unsafe bench.takeSnapshot(copy)
        case .copyShown:
            var copy: OpaquePointer?
            try check(unsafe jgb_view_snapshot(view, &copy))
            unsafe bench.takeSnapshot(copy)
        case .apply(let settings):
            try check(
                unsafe withOptions(settings) {
                    unsafe jgb_view_apply_snapshot(view, bench.snapshot, $0)
                })
        case .applyUsingReloadData:
            try check(unsafe jgb_view_apply_snapshot_using_reload_data(view, bench.snapshot))
        case .applyFiltered(let items, let settings):
            try check(
                unsafe withOptions(settings) {
                    unsafe jgb_view_apply_filtered_snapshot(
                        view, bench.snapshot, items, items.count, $0)
                })
        case .applyItems(let items, let section, let chunk, let settings):
            try check(
                unsafe withOptions(settings) { options in
                    unsafe withContent(chunk) {
                        unsafe jgb_view_apply_items(view, section, items, items.count, $0, options)
                    }
                })
        case .applyOutline(let section, let settings):
            try check(
                unsafe withOptions(settings) {
                    unsafe jgb_view_apply_section_snapshot(view, section, bench.outline, $0)
                })
        case .editOutline(let change): try check(perform(change))
        case .takePart(let item, let includingParent):
            var part: OpaquePointer?
            try check(
                unsafe jgb_section_snapshot_snapshot_of_parent(
                    bench.outline, item, includingParent ? 1 : 0, &part))
            unsafe bench.takePart(part)
        default: return try answer(to: step)
        }
        return .done
    }

    private func answer(to question: SnapshotStep) throws(Refusal) -> Outcome {
        switch question {
        case .contents: return .identifiers(unsafe try lists(of: bench.snapshot))
        case .shownContents:
            var copy: OpaquePointer?
            try check(unsafe jgb_view_snapshot(view, &copy))
            defer { unsafe jgb_snapshot_destroy(copy) }
            return .identifiers(unsafe try lists(of: copy))
        case .indexPath(let item):
            var path = jgb_index_path()
            let status = unsafe jgb_view_index_path_for_identifier(view, item, &path)
            return try found(status) ? .indexPaths([path.value]) : .nothing
        case .itemIdentifier(let path):
            var item: UInt64 = 0
            let status = unsafe jgb_view_identifier_for_index_path(
                view, jgb_index_path(path), &item)
            // Swift has no word for which of the two is not there.
            if status == JGB_INVALID_INDEX_PATH { return .nothing }
            return try found(status) ? .identifiers([[item]]) : .nothing
        case .outlineContents:
            let outline = unsafe bench.outline
            return .identifiers([
                unsafe try listed { unsafe jgb_section_snapshot_items(outline, $0, $1) },
                unsafe try listed { unsafe jgb_section_snapshot_root_items(outline, $0, $1) },
                unsafe try listed { unsafe jgb_section_snapshot_visible_items(outline, $0, $1) },
                unsafe try listed { unsafe jgb_section_snapshot_expanded_items(outline, $0, $1) },
                unsafe try listed {
                    unsafe jgb_section_snapshot_items_awaiting_children(outline, $0, $1)
                },
            ])
        case .outlineItem(let item): return try outlineItem(item)
        default: return .nothing
        }
    }

    private func lists(of snapshot: OpaquePointer?) throws(Refusal) -> [[UInt64]] {
        let sections = unsafe try listed {
            unsafe jgb_snapshot_section_identifiers(snapshot, $0, $1)
        }
        var lists = [
            sections, unsafe try listed { unsafe jgb_snapshot_reloaded_sections(snapshot, $0, $1) },
            unsafe try listed { unsafe jgb_snapshot_reloaded_items(snapshot, $0, $1) },
            unsafe try listed { unsafe jgb_snapshot_reconfigured_items(snapshot, $0, $1) },
        ]
        for section in sections {
            let items = unsafe try listed { start, count in
                unsafe withUnsafePointer(to: section) {
                    unsafe jgb_snapshot_item_identifiers(snapshot, $0, start, count)
                }
            }
            lists.append(items)
        }
        return lists
    }

    private func outlineItem(_ item: UInt64) throws(Refusal) -> Outcome {
        let outline = unsafe bench.outline
        var (index, level, parent) = (0, UInt32(0), UInt64(0))
        var (isExpanded, isVisible) = (UInt32(0), UInt32(0))
        let status = unsafe jgb_section_snapshot_index_of_item(outline, item, &index)
        if !(try found(status)) { return .nothing }
        try check(unsafe jgb_section_snapshot_level_of_item(outline, item, &level))
        try check(unsafe jgb_section_snapshot_is_expanded(outline, item, &isExpanded))
        try check(unsafe jgb_section_snapshot_is_visible(outline, item, &isVisible))
        let hasParent = try found(
            unsafe jgb_section_snapshot_parent_of_item(outline, item, &parent))
        return .identifiers([
            [UInt64(index), UInt64(level), UInt64(isExpanded), UInt64(isVisible)],
            hasParent ? [parent] : [],
        ])
    }

    /// What a function hands out.
    private func listed(
        _ call: (
            UnsafeMutablePointer<UnsafePointer<UInt64>?>, UnsafeMutablePointer<Int>
        ) -> jgb_status
    ) throws(Refusal) -> [UInt64] {
        var start: UnsafePointer<UInt64>?
        var count = 0
        try check(unsafe call(&start, &count))
        return unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }
}
