public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_drag_configuration(
    _ view: OpaquePointer!, _ configuration: UnsafePointer<jgb_drag_configuration>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value = unsafe try valueOrInitial(configuration, "configuration")
        unsafe box.pointee.view.setDragConfiguration(DragConfiguration(value))
    }
}

@c @implementation
public func jgb_view_begin_drag(
    _ view: OpaquePointer!, _ index_path: jgb_index_path, _ position: jgb_point,
    _ time_ns: UInt64, _ out_is_begun: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_begun, "out_is_begun") { box throws(CollectionError) in
        unsafe try pullData(box)
        let isBegun = unsafe try box.pointee.view.beginDrag(
            ofItemAt: IndexPath(index_path), from: Point(position), at: time_ns)
        return isBegun ? 1 : 0
    }
}

@c @implementation
public func jgb_view_add_to_drag(
    _ view: OpaquePointer!, _ index_path: jgb_index_path,
    _ out_is_added: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_added, "out_is_added") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe try box.pointee.view.addToDrag(itemAt: IndexPath(index_path)) ? 1 : 0
    }
}

@c @implementation
public func jgb_view_end_drag(
    _ view: OpaquePointer!, _ operation: jgb_drop_operation
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let operation: DropOperation = try known(operation.rawValue, "operation")
        unsafe try box.pointee.view.endDrag(operation)
    }
}

@c @implementation
public func jgb_view_dragged_runs(
    _ view: OpaquePointer!, _ out_runs: UnsafeMutablePointer<UnsafePointer<jgb_item_run>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try required(out_runs, "out_runs")
        let count = unsafe try required(out_count, "out_count")
        unsafe try pullData(box)
        let runs = unsafe box.pointee.view.draggedRuns
        unsafe box.pointee.runs = runs
        unsafe result.pointee = borrowed(box.pointee.runs, as: jgb_item_run.self)
        unsafe count.pointee = runs.count
    }
}

extension DragConfiguration {
    fileprivate init(_ value: jgb_drag_configuration) {
        self.init()
        isDragInteractionEnabled = value.is_drag_interaction_enabled != 0
        acceptsLocalDrops = value.accepts_local_drops != 0
        acceptsForeignDrops = value.accepts_foreign_drops != 0
        allowsMoveOperation = value.allows_move_operation != 0
        movesItems = value.moves_items != 0
        opensGaps = value.opens_gaps != 0
        isSpringLoaded = value.is_spring_loaded != 0
    }
}
