/// The direction of a move of focus: rules N2, N4 and N5 of docs/semantics.md. The numbers are
/// those of `jgb_focus_heading`.
public enum FocusHeading: UInt32, Sendable {
    /// No direction: the host has moved focus to an element, or the data has changed.
    case none = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
    /// To the next item in the order of items.
    case next = 5
    /// To the previous item in the order of items.
    case previous = 6
    /// To the first item of all.
    case first = 7
    /// To the last item of all.
    case last = 8
    /// To the first item of the row.
    case rowStart = 9
    /// To the last item of the row.
    case rowEnd = 10
    /// Back by a page: by the length of the bounds.
    case pageUp = 11
    /// On by a page: by the length of the bounds.
    case pageDown = 12

    /// The axis of an arrow.
    var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

    /// Whether items are tried in the order from the last one to the first one, in layouts that run
    /// from left to right.
    var isBackward: Bool {
        switch self {
        case .up, .left, .previous, .last, .rowEnd, .pageUp: true
        case .none, .down, .right, .next, .first, .rowStart, .pageDown: false
        }
    }
}

extension Key {
    /// The direction in which a key moves focus; nil for a key that does not move focus.
    ///
    /// - Parameter isAll: Whether Home and End lead to the ends of all items, rather than of a row.
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
