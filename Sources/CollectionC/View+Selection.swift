public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_selection_configuration(
    _ view: OpaquePointer!, _ configuration: UnsafePointer<jgb_selection_configuration>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value = unsafe try valueOrInitial(configuration, "configuration")
        let behavior: SelectionBehavior = try known(value.behavior.rawValue, "behavior")
        unsafe try pullData(box)
        var configuration = SelectionConfiguration()
        configuration.behavior = behavior
        configuration.togglesOnPointerDown = value.toggles_on_pointer_down != 0
        configuration.allowsSelection = value.allows_selection != 0
        configuration.allowsMultipleSelection = value.allows_multiple_selection != 0
        configuration.allowsSelectionDuringEditing = value.allows_selection_during_editing != 0
        configuration.allowsMultipleSelectionDuringEditing =
            value.allows_multiple_selection_during_editing != 0
        configuration.allowsEmptySelection = value.allows_empty_selection != 0
        unsafe box.pointee.view.setSelectionConfiguration(configuration)
    }
}

@c @implementation
public func jgb_view_change_selection(
    _ view: OpaquePointer!, _ action: jgb_selection_action, _ runs: UnsafePointer<jgb_item_run>!,
    _ run_count: Int, _ flags: UInt32
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let action: SelectionAction = try known(action.rawValue, "action")
        let runs = unsafe try buffer(runs, run_count, "runs")
        unsafe try pullData(box)
        unsafe try box.pointee.view.changeSelection(
            action, rebound(runs, to: ItemRun.self).span,
            options: SelectionOptions(rawValue: flags))
    }
}

@c @implementation
public func jgb_view_begin_selection_updates(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try pullData(box)
        unsafe box.pointee.view.beginSelectionUpdates()
    }
}

@c @implementation
public func jgb_view_end_selection_updates(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.endSelectionUpdates()
    }
}

@c @implementation
public func jgb_view_set_editing(_ view: OpaquePointer!, _ is_editing: UInt32) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try pullData(box)
        unsafe box.pointee.view.setEditing(is_editing != 0)
    }
}

@c @implementation
public func jgb_view_selection(
    _ view: OpaquePointer!, _ out_selection: UnsafeMutablePointer<jgb_selection>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try GrowingResult(out_selection, "out_selection")
        unsafe try pullData(box)
        let selection = unsafe box.pointee.view.currentSelection
        let none = IndexPath(section: IndexPath.noSection)
        result.write(
            jgb_selection(
                struct_size: MemoryLayout<jgb_selection>.size, count: UInt64(selection.count),
                covering_run: jgb_item_run(
                    index_path: jgb_index_path(
                        selection.coveringRun?.indexPath ?? IndexPath(section: 0, item: 0)),
                    count: selection.coveringRun?.count ?? 0),
                anchor: jgb_index_path(selection.anchor ?? none),
                lead: jgb_index_path(selection.lead ?? none),
                is_editing: selection.isEditing ? 1 : 0, reserved: 0))
    }
}

@c @implementation
public func jgb_view_is_item_selected(
    _ view: OpaquePointer!, _ index_path: jgb_index_path,
    _ out_is_selected: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_selected, "out_is_selected") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe try box.pointee.view.isItemSelected(at: IndexPath(index_path)) ? 1 : 0
    }
}

@c @implementation
public func jgb_view_selected_runs(
    _ view: OpaquePointer!, _ index_path: UnsafePointer<jgb_index_path>!, _ limit: Int,
    _ out_runs: UnsafeMutablePointer<UnsafePointer<jgb_item_run>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try required(out_runs, "out_runs")
        let count = unsafe try required(out_count, "out_count")
        let first = unsafe try optional(index_path, "index_path").map { IndexPath($0) }
        unsafe try pullData(box)
        // A limit beyond half of the address space arrives as a negative number.
        let runs = unsafe try box.pointee.view.selectedRuns(
            from: first, limit: limit < 0 ? .max : limit)
        unsafe box.pointee.runs = runs
        unsafe result.pointee = borrowed(box.pointee.runs, as: jgb_item_run.self)
        unsafe count.pointee = runs.count
    }
}
