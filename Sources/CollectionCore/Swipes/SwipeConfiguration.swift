/// The settings of swipe actions: rule V8 of docs/semantics.md.
public struct SwipeConfiguration: Equatable, Sendable {
    /// The width of the leading and of the trailing actions, in points: how far a row moves aside
    /// to reveal them. 0: there are no actions, whatever the traits of items say.
    public var leadingActionsWidth = 0.0
    public var trailingActionsWidth = 0.0
    /// Whether a swipe beyond half of the row commits the first action of a side, as in UIKit.
    public var performsFirstLeadingActionWithFullSwipe = true
    public var performsFirstTrailingActionWithFullSwipe = true

    public init() {}

    var isEnabled: Bool { leadingActionsWidth > 0 || trailingActionsWidth > 0 }

    /// - Throws: `invalidNumber`.
    func validate() throws(CollectionError) {
        try Length.validate(leadingActionsWidth, "leading_actions_width")
        try Length.validate(trailingActionsWidth, "trailing_actions_width")
    }
}

/// The sides of a row that have actions. The numbers are those of `jgb_swipe_edge`.
public enum SwipeEdge: UInt32, Sendable {
    /// The left side; in right-to-left layouts the right side.
    case leading = 1
    case trailing = 2
}
