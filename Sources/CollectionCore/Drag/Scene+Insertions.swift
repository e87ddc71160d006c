/// The state before the presented order changes, so that the change can be animated and the content
/// offset can be kept.
struct RoomChange {
    /// The animation of the change; nil: display frames show the change at once.
    let animation: Animation?
    let before: LayoutMoment?
    let edge: Double?
}

extension Scene {
    /// Notes the current layout and content offset before another order is presented.
    ///
    /// - Parameter isRelease: Whether the held item is released.
    @inline(never)
    mutating func beginRoomChange(isRelease: Bool = false) -> RoomChange {
        let settings = movementConfiguration
        let animation = isRelease ? settings.releaseAnimation : settings.roomAnimation
        let isAnimated = isAnimated(animation.duration_ns)
        noteAfterChange()
        return RoomChange(
            animation: isAnimated ? animation : nil, before: isAnimated ? momentNow() : nil,
            edge: anchorEdgeNow())
    }

    /// Makes display frames animate the change to the new order.
    @inline(never)
    mutating func endRoomChange(_ change: RoomChange) {
        noteRoom(since: change.edge)
        if let animation = change.animation { transitions.begin(animation, change.before) }
    }
}
