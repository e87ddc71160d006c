import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    /// Nil for an operation that has nothing to do with the selection.
    func selectionOutcome(of operation: any ViewOperation) throws(Refusal) -> Outcome? {
        switch operation {
        case let asked as SetSelectionConfiguration:
            var configuration = jgb_selection_configuration(asked.configuration)
            try check(unsafe jgb_view_set_selection_configuration(view, &configuration))
        case let asked as ChangeSelection:
            try check(
                unsafe jgb_view_change_selection(
                    view, jgb_selection_action(rawValue: asked.action.rawValue),
                    asked.runs.map { jgb_item_run($0) }, asked.runs.count,
                    asked.options.rawValue))
        case let asked as SetEditing:
            try check(unsafe jgb_view_set_editing(view, asked.isEditing ? 1 : 0))
        case is BeginSelectionUpdates: try check(unsafe jgb_view_begin_selection_updates(view))
        case is EndSelectionUpdates: try check(unsafe jgb_view_end_selection_updates(view))
        case is GetSelection: return .selection(try selection())
        case let asked as GetSelectedRuns: return .runs(try selectedRuns(asked))
        case let asked as IsItemSelected:
            var isSelected: UInt32 = .max
            try check(
                unsafe jgb_view_is_item_selected(
                    view, jgb_index_path(asked.indexPath), &isSelected))
            return isSelected > 1 ? .nothing : .flag(isSelected == 1)
        default: return nil
        }
        return .done
    }

    private func selection() throws(Refusal) -> Selection {
        var found = jgb_selection()
        unsafe jgb_selection_init(&found, MemoryLayout<jgb_selection>.size)
        try check(unsafe jgb_view_selection(view, &found))
        var selection = Selection()
        selection.count = Int(found.count)
        if found.count > 0 { selection.coveringRun = ItemRun(found.covering_run) }
        selection.anchor = found.anchor.known
        selection.lead = found.lead.known
        selection.isEditing = found.is_editing != 0
        return selection
    }

    private func selectedRuns(_ asked: GetSelectedRuns) throws(Refusal) -> [ItemRun] {
        var start: UnsafePointer<jgb_item_run>?
        var count = 0
        if let path = asked.indexPath {
            var first = jgb_index_path(path)
            try check(
                unsafe jgb_view_selected_runs(view, &first, asked.limit, &start, &count))
        } else {
            try check(unsafe jgb_view_selected_runs(view, nil, asked.limit, &start, &count))
        }
        return unsafe UnsafeBufferPointer(start: start, count: count).map { ItemRun($0) }
    }
}

extension ItemRun {
    fileprivate init(_ run: jgb_item_run) {
        self.init(indexPath: run.index_path.value, count: run.count)
    }
}

extension jgb_index_path {
    /// Nil for the index path of no item.
    fileprivate var known: IndexPath? { section == IndexPath.noSection ? nil : value }
}

extension jgb_selection_configuration {
    fileprivate init(_ configuration: SelectionConfiguration) {
        self.init(
            struct_size: MemoryLayout<jgb_selection_configuration>.size,
            allows_selection: configuration.allowsSelection ? 1 : 0,
            allows_multiple_selection: configuration.allowsMultipleSelection ? 1 : 0,
            allows_selection_during_editing: configuration.allowsSelectionDuringEditing ? 1 : 0,
            allows_multiple_selection_during_editing:
                configuration.allowsMultipleSelectionDuringEditing ? 1 : 0,
            allows_empty_selection: configuration.allowsEmptySelection ? 1 : 0,
            behavior: jgb_selection_behavior(rawValue: configuration.behavior.rawValue),
            toggles_on_pointer_down: configuration.togglesOnPointerDown ? 1 : 0, reserved: 0)
    }
}
