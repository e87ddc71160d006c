import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    /// False for an operation that has nothing to do with items that are moved, or that answers.
    func moveItem(_ operation: any ViewOperation) throws(Refusal) -> Bool {
        switch operation {
        case let asked as SetMovementConfiguration:
            let settings = asked.configuration
            var configuration = unsafe jgb_movement_configuration()
            unsafe configuration.struct_size = MemoryLayout<jgb_movement_configuration>.size
            unsafe configuration.policy = jgb_movement_policy(rawValue: settings.policy.rawValue)
            unsafe configuration.cadence = jgb_reordering_cadence(
                rawValue: settings.cadence.rawValue)
            unsafe configuration.target_rule = jgb_movement_target_rule(
                rawValue: settings.targetRule.rawValue)
            unsafe configuration.locked_items_at_start = settings.lockedItemsAtStart
            unsafe configuration.locked_items_at_end = settings.lockedItemsAtEnd
            unsafe configuration.is_standard_movement_enabled =
                settings.isStandardMovementEnabled ? 1 : 0
            unsafe configuration.moves_by_keys = settings.movesByKeys ? 1 : 0
            let room = jgb_animation(settings.roomAnimation)
            let release = jgb_animation(settings.releaseAnimation)
            let status = unsafe withUnsafePointer(to: room) { room in
                unsafe withUnsafePointer(to: release) { release in
                    unsafe configuration.room_animation = room
                    unsafe configuration.release_animation = release
                    return unsafe jgb_view_set_movement_configuration(view, &configuration)
                }
            }
            try check(status)
        case let asked as UpdateInteractiveMovement:
            try check(
                unsafe jgb_view_update_interactive_movement(
                    view, jgb_point(asked.position), asked.time_ns))
        case let asked as EndInteractiveMovement:
            try check(unsafe jgb_view_end_interactive_movement(view, asked.time_ns))
        case is CancelInteractiveMovement:
            try check(unsafe jgb_view_cancel_interactive_movement(view))
        default: return false
        }
        return true
    }

    /// Nil for an operation that has nothing to do with items that are moved.
    func movementAnswer(to operation: any ViewOperation) throws(Refusal) -> Outcome? {
        switch operation {
        case let asked as BeginInteractiveMovement:
            var isBegun: UInt32 = .max
            try check(
                unsafe jgb_view_begin_interactive_movement(
                    view, jgb_index_path(asked.indexPath), jgb_point(asked.position),
                    asked.time_ns, &isBegun))
            return isBegun > 1 ? .nothing : .flag(isBegun == 1)
        case let asked as SetMovementTarget:
            var isTaken: UInt32 = .max
            try check(
                unsafe jgb_view_set_movement_target(
                    view, jgb_index_path(asked.target), asked.sequence, &isTaken))
            return isTaken > 1 ? .nothing : .flag(isTaken == 1)
        case is GetInteractiveMovement:
            var movement = jgb_interactive_movement()
            let status = unsafe jgb_view_interactive_movement(view, &movement)
            if status == JGB_WRONG_STATE { return .nothing }
            try check(status)
            return .indexPaths(
                [movement.source, movement.target].map {
                    IndexPath(section: $0.section, item: $0.item)
                })
        default: return nil
        }
    }
}
