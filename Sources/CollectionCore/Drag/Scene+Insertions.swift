/// The state before the presented order changes, so that the change can be animated and the content
/// offset can be kept.
struct RoomChange {
    let isAnimated: Bool
    let before: LayoutMoment?
    let edge: Double?
}

extension Scene {
    /// Notes the current layout and content offset before another order is presented.
    mutating func beginRoomChange() -> RoomChange {
        let isAnimated = isAnimated(Self.movementAnimation.duration_ns)
        noteAfterChange()
        let before = isAnimated ? momentNow() : nil
        return RoomChange(isAnimated: isAnimated, before: before, edge: anchorEdgeNow())
    }

    /// Makes display frames animate the change to the new order.
    mutating func endRoomChange(_ change: RoomChange) {
        noteRoom(since: change.edge)
        if change.isAnimated { transitions.begin(Self.movementAnimation, change.before) }
    }
}
