/// The reach of a row that is moved aside: rule V8 of docs/semantics.md.
///
/// Offsets are distances to the right, in points: to the right of its place, a row reveals the
/// actions at its left.
struct SwipeReach {
    /// The width of a row.
    let width: Double
    /// The width of the actions at the left, and at the right; 0: none.
    let left: Double
    let right: Double
    /// Whether a swipe may commit the first action there.
    let isLeftFull: Bool
    let isRightFull: Bool

    /// Whether there are actions that an offset reveals.
    func reveals(_ offset: Double) -> Bool { actionsWidth(offset) > 0 }

    private func actionsWidth(_ offset: Double) -> Double {
        offset > 0 ? left : offset < 0 ? right : 0
    }

    /// The greatest and the least offset to which a row follows a finger.
    private var greatest: Double { isLeftFull && left > 0 ? width : left }
    private var least: Double { -(isRightFull && right > 0 ? width : right) }

    private func clamped(_ offset: Double) -> Double { min(max(offset, least), greatest) }

    /// Returns the offset of a row that a finger has pulled so far.
    func shown(_ pulled: Double) -> Double {
        let edge = clamped(pulled)
        return edge + RubberBand(length: width).shown(pulled - edge)
    }

    /// Returns how far a finger has pulled a row that is shown at an offset.
    func pulled(_ shown: Double) -> Double {
        let edge = clamped(shown)
        return edge + RubberBand(length: width).pulled(shown - edge)
    }

    /// Whether a row that is let go at an offset commits an action.
    func commits(_ offset: Double) -> Bool {
        let isFull = offset > 0 ? isLeftFull : isRightFull
        return isFull && reveals(offset) && offset.magnitude > width / 2
    }

    /// Returns where a row rests that is let go at an offset.
    ///
    /// - Parameter velocity: That of the finger; 0 unless the finger flicks.
    func rest(_ offset: Double, _ velocity: Double) -> (target: Double, commits: Bool) {
        let isBack = velocity * offset < 0
        let side = (offset == 0 ? velocity : offset) < 0 ? -1.0 : 1.0
        if commits(offset) && !isBack { return (side * width, true) }
        let actions = actionsWidth(side)
        let isOpen = velocity == 0 ? offset.magnitude > actions / 2 : !isBack
        return (isOpen && actions > 0 ? side * actions : 0, false)
    }

    /// Returns where a row rests that reveals the actions of a side, if it has any.
    func open(isLeft: Bool) -> Double { isLeft ? left : -right }
}
