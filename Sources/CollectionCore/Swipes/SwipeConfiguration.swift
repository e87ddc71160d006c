/// The settings of swipe actions: rule V8 of docs/semantics.md.
public struct SwipeConfiguration: Equatable, Sendable {
    /// How far a row moves aside to reveal its leading actions, and its trailing ones, in points:
    /// the width of these actions. 0: there are none, whatever the traits of items say.
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
    /// The left one, in layouts from right to left the right one.
    case leading = 1
    case trailing = 2
}
