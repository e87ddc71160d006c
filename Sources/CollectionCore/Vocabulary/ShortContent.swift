/// Where content stands that is shorter along the scroll direction than the bounds less the content
/// insets: rule M21 of docs/semantics.md. The numbers are those of `jgb_short_content`.
public enum ShortContent: UInt32, Sendable {
    /// The default. The content stands at the least content offset, as in UIKit: at the top.
    case start = 0
    /// The end of the content stands at the end of the bounds, as in a chat: at the bottom.
    case end = 1

    /// The axis along which short content stands at the far end of the bounds; nil: none.
    ///
    /// - Parameters:
    ///   - axis: The scroll direction.
    ///   - startsAtGreatest: Whether the content is mirrored, so that it ends at the near end.
    func endAxis(_ axis: Axis, startsAtGreatest: Bool) -> Axis? {
        self == .end && !startsAtGreatest ? axis : nil
    }
}
