public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_movement_configuration(
    _ view: OpaquePointer!, _ configuration: UnsafePointer<jgb_movement_configuration>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value = unsafe try valueOrInitial(configuration, "configuration")
        unsafe try box.pointee.view.setMovementConfiguration(MovementConfiguration(value))
    }
}

@c @implementation
public func jgb_view_begin_interactive_movement(
    _ view: OpaquePointer!, _ index_path: jgb_index_path, _ position: jgb_point,
    _ time_ns: UInt64, _ out_is_begun: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_begun, "out_is_begun") { box throws(CollectionError) in
        unsafe try pullData(box)
        let isBegun = unsafe try box.pointee.view.beginInteractiveMovement(
            ofItemAt: IndexPath(index_path), from: Point(position), at: time_ns)
        return isBegun ? 1 : 0
    }
}

@c @implementation
public func jgb_view_update_interactive_movement(
    _ view: OpaquePointer!, _ position: jgb_point, _ time_ns: UInt64
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try pullData(box)
        unsafe try box.pointee.view.updateInteractiveMovement(to: Point(position), at: time_ns)
    }
}

@c @implementation
public func jgb_view_set_movement_target(
    _ view: OpaquePointer!, _ target: jgb_index_path, _ event_sequence: UInt64,
    _ out_is_taken: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_taken, "out_is_taken") { box throws(CollectionError) in
        unsafe try pullData(box)
        let isTaken = unsafe try box.pointee.view.setMovementTarget(
            IndexPath(target), answering: event_sequence)
        return isTaken ? 1 : 0
    }
}

@c @implementation
public func jgb_view_end_interactive_movement(
    _ view: OpaquePointer!, _ time_ns: UInt64
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try pullData(box)
        unsafe try box.pointee.view.endInteractiveMovement(at: time_ns)
    }
}

@c @implementation
public func jgb_view_cancel_interactive_movement(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.cancelInteractiveMovement()
    }
}

@c @implementation
public func jgb_view_interactive_movement(
    _ view: OpaquePointer!, _ out_movement: UnsafeMutablePointer<jgb_interactive_movement>!
) -> jgb_status {
    unsafe perform(view, into: out_movement, "out_movement") { box throws(CollectionError) in
        guard let movement = unsafe box.pointee.view.interactiveMovement else {
            throw .wrongState(.noMovement)
        }
        return jgb_interactive_movement(movement)
    }
}

extension jgb_interactive_movement {
    init(_ movement: InteractiveMovement) {
        self.init(
            source: jgb_index_path(movement.source), target: jgb_index_path(movement.target))
    }
}

extension MovementConfiguration {
    fileprivate init(_ value: jgb_movement_configuration) throws(CollectionError) {
        self.init()
        unsafe policy = try known(value.policy.rawValue, "policy")
        unsafe cadence = try known(value.cadence.rawValue, "cadence")
        unsafe targetRule = try known(value.target_rule.rawValue, "target_rule")
        unsafe lockedItemsAtStart = value.locked_items_at_start
        unsafe lockedItemsAtEnd = value.locked_items_at_end
        unsafe isStandardMovementEnabled = value.is_standard_movement_enabled != 0
        unsafe movesByKeys = value.moves_by_keys != 0
        if let animation = unsafe value.room_animation {
            roomAnimation = unsafe try Animation(CollectionC.value(animation, "room_animation"))
        }
        if let animation = unsafe value.release_animation {
            releaseAnimation = unsafe try Animation(
                CollectionC.value(animation, "release_animation"))
        }
    }
}
