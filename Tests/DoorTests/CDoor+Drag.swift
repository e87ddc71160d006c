import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    /// False for an operation that has nothing to do with items that are dragged, or that answers.
    func dragItems(_ operation: any ViewOperation) throws(Refusal) -> Bool {
        switch operation {
        case let asked as SetDragConfiguration:
            let settings = asked.configuration
            var configuration = jgb_drag_configuration()
            configuration.struct_size = MemoryLayout<jgb_drag_configuration>.size
            configuration.is_drag_interaction_enabled = settings.isDragInteractionEnabled ? 1 : 0
            configuration.accepts_local_drops = settings.acceptsLocalDrops ? 1 : 0
            configuration.accepts_foreign_drops = settings.acceptsForeignDrops ? 1 : 0
            configuration.allows_move_operation = settings.allowsMoveOperation ? 1 : 0
            configuration.moves_items = settings.movesItems ? 1 : 0
            configuration.opens_gaps = settings.opensGaps ? 1 : 0
            configuration.is_spring_loaded = settings.isSpringLoaded ? 1 : 0
            try check(unsafe jgb_view_set_drag_configuration(view, &configuration))
        case let asked as EndDrag:
            try check(
                unsafe jgb_view_end_drag(
                    view, jgb_drop_operation(rawValue: asked.operation.rawValue)))
        case let asked as EnterDrop:
            try check(
                unsafe jgb_view_enter_drop(
                    view, asked.isLocal ? 1 : 0, UInt32(asked.itemCount),
                    jgb_point(asked.position), asked.time_ns))
        case let asked as UpdateDrop:
            try check(
                unsafe jgb_view_update_drop(view, jgb_point(asked.position), asked.time_ns))
        case is ExitDrop: try check(unsafe jgb_view_exit_drop(view))
        default: return false
        }
        return true
    }

    /// Nil for an operation that has nothing to do with items that are dragged.
    func dragAnswer(to operation: any ViewOperation) throws(Refusal) -> Outcome? {
        var flag: UInt32 = .max
        switch operation {
        case let asked as BeginDrag:
            try check(
                unsafe jgb_view_begin_drag(
                    view, jgb_index_path(asked.indexPath), jgb_point(asked.position),
                    asked.time_ns, &flag))
        case let asked as AddToDrag:
            try check(
                unsafe jgb_view_add_to_drag(view, jgb_index_path(asked.indexPath), &flag))
        case let asked as SetDropProposal:
            try check(
                unsafe jgb_view_set_drop_proposal(
                    view, jgb_drop_operation(rawValue: asked.proposal.operation.rawValue),
                    jgb_drop_intent(rawValue: asked.proposal.intent.rawValue), asked.sequence,
                    &flag))
        case let asked as PerformDrop:
            try check(unsafe jgb_view_perform_drop(view, asked.time_ns, &flag))
        case is GetDropState:
            var state = jgb_drop_state()
            state.struct_size = MemoryLayout<jgb_drop_state>.size
            let status = unsafe jgb_view_drop_state(view, &state)
            if status == JGB_WRONG_STATE { return .nothing }
            try check(status)
            return DropState(state).map { .drop($0) } ?? .nothing
        case is GetDraggedRuns: return .runs(try draggedRuns())
        default: return nil
        }
        return flag > 1 ? .nothing : .flag(flag == 1)
    }

    private func draggedRuns() throws(Refusal) -> [ItemRun] {
        var start: UnsafePointer<jgb_item_run>?
        var count = 0
        try check(unsafe jgb_view_dragged_runs(view, &start, &count))
        return unsafe UnsafeBufferPointer(start: start, count: count).map {
            ItemRun(indexPath: $0.index_path.value, count: $0.count)
        }
    }
}

extension DropState {
    /// Nil for numbers that say nothing.
    fileprivate init?(_ state: jgb_drop_state) {
        guard let operation = DropOperation(rawValue: state.operation.rawValue),
            let intent = DropIntent(rawValue: state.intent.rawValue)
        else { return nil }
        let path = state.destination.value
        self.init(
            isLocal: state.is_local != 0, itemCount: Int(state.item_count),
            destination: path.section == IndexPath.noSection ? nil : path,
            proposal: DropProposal(operation, intent), line: state.line.value)
    }
}
