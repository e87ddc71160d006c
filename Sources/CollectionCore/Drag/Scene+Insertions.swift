extension Scene {
    /// Whether the layout places items by their order, so that there can be room between them.
    var canInsertItems: Bool {
        interactive == nil && !isMovingItem && stage.layout.explicit == nil
    }
}

/// What a change of the order that is presented needs, so that it is shown over time and moves no
/// content offset.
struct RoomChange {
    let isAnimated: Bool
    let before: LayoutMoment?
    let edge: Double?
}

extension Scene {
    /// Notes how everything is before another order is presented.
    mutating func beginRoomChange() -> RoomChange {
        let isAnimated = isAnimated(Self.movementAnimation.duration_ns)
        noteAfterChange()
        let before = isAnimated ? momentNow() : nil
        return RoomChange(isAnimated: isAnimated, before: before, edge: anchorEdgeNow())
    }

    /// Has display frames show over time that another order is presented.
    mutating func endRoomChange(_ change: RoomChange) {
        noteRoom(since: change.edge)
        if change.isAnimated { transitions.begin(Self.movementAnimation, change.before) }
    }
}
