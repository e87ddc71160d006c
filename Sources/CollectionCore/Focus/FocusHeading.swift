/// The way that focus goes: rules N2, N4 and N5 of docs/semantics.md. The numbers are those of
/// `jgb_focus_heading`.
public enum FocusHeading: UInt32, Sendable {
    /// No way: the host says where focus goes, or the data changes.
    case none = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
    /// In the order of items.
    case next = 5
    case previous = 6
    /// To the first and the last item of all.
    case first = 7
    case last = 8
    /// To the first and the last item of a row.
    case rowStart = 9
    case rowEnd = 10
    /// By what the bounds show at once.
    case pageUp = 11
    case pageDown = 12

    /// The axis of an arrow.
    var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

    /// Whether focus goes towards the first item, for layouts that run from left to right.
    var isBackward: Bool {
        switch self {
        case .up, .left, .previous, .last, .rowEnd, .pageUp: true
        case .none, .down, .right, .next, .first, .rowStart, .pageDown: false
        }
    }
}

extension Key {
    /// The way that focus goes by the key; nil for a key that does not move it.
    ///
    /// - Parameter isAll: Whether the ends are those of all items, rather than of a row.
    func heading(isAll: Bool) -> FocusHeading? {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .home: isAll ? .first : .rowStart
        case .end: isAll ? .last : .rowEnd
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .other, .space, .enter, .escape, .delete, .f2, .a, .menu, .f10, .c, .x, .v: nil
        }
    }
}
