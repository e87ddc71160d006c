/// How far a row can be moved aside: rule V8 of docs/semantics.md.
///
/// Offsets are distances to the right, in points: a row at a positive offset reveals the actions at
/// its left.
struct SwipeReach {
    /// The width of the row, in points.
    let width: Double
    /// The widths of the actions at the left and at the right, in points; 0: there are none.
    let left: Double
    let right: Double
    /// Whether a full swipe commits the first action at the left, and at the right.
    let isLeftFull: Bool
    let isRightFull: Bool

    /// Whether a row at this offset reveals actions.
    func reveals(_ offset: Double) -> Bool { actionsWidth(offset) > 0 }

    private func actionsWidth(_ offset: Double) -> Double {
        offset > 0 ? left : offset < 0 ? right : 0
    }

    /// The greatest and the least offset at which a row moves as far as the finger.
    private var greatest: Double { isLeftFull && left > 0 ? width : left }
    private var least: Double { -(isRightFull && right > 0 ? width : right) }

    private func clamped(_ offset: Double) -> Double { min(max(offset, least), greatest) }

    /// Returns the offset of a row that a finger has pulled by a distance; beyond the greatest and
    /// least offsets a rubber band shortens the distance.
    func shown(_ pulled: Double) -> Double {
        let edge = clamped(pulled)
        return edge + RubberBand(length: width).shown(pulled - edge)
    }

    /// Returns the distance by which a finger has pulled a row that is displayed at an offset: the
    /// inverse of `shown`.
    func pulled(_ shown: Double) -> Double {
        let edge = clamped(shown)
        return edge + RubberBand(length: width).pulled(shown - edge)
    }

    /// Whether letting a row go at an offset commits an action.
    func commits(_ offset: Double) -> Bool {
        let isFull = offset > 0 ? isLeftFull : isRightFull
        return isFull && reveals(offset) && offset.magnitude > width / 2
    }

    /// Returns the offset at which a row comes to rest after it is let go, and whether it commits
    /// an action.
    ///
    /// - Parameter velocity: The velocity of the finger, to the right; 0 unless the finger flicks.
    func rest(_ offset: Double, _ velocity: Double) -> (target: Double, commits: Bool) {
        let isBack = velocity * offset < 0
        let side = (offset == 0 ? velocity : offset) < 0 ? -1.0 : 1.0
        if commits(offset) && !isBack { return (side * width, true) }
        let actions = actionsWidth(side)
        let isOpen = velocity == 0 ? offset.magnitude > actions / 2 : !isBack
        return (isOpen && actions > 0 ? side * actions : 0, false)
    }

    /// Returns the offset at which a row rests with the actions of a side revealed; 0 without
    /// actions.
    func open(isLeft: Bool) -> Double { isLeft ? left : -right }
}
