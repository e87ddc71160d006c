/// The host's answers to questions about single items: the questions of UIKit's
/// `UICollectionViewDelegate`. Rule Q7 of docs/semantics.md.
///
/// A view asks only about an item whose traits say `ask`, only during calls that the host makes,
/// and on the thread of the call. The answer is true, false or nil. After nil the view does what a
/// view without a delegate does: it queues an event for the host, if the question has an event. A
/// delegate must not call the view.
///
/// A delegate has one owner at a time, like the view, and may move to another thread with the view.
open class CollectionViewDelegate: @unchecked Sendable {
    public init() {}

    /// Says whether a pointer that goes down on the item may highlight and select the item.
    open func shouldHighlightItem(_ item: AskedItem) -> Bool? { nil }

    /// Says whether a person may select the item.
    open func shouldSelectItem(_ item: AskedItem) -> Bool? { nil }

    /// Says whether a person may deselect the item.
    open func shouldDeselectItem(_ item: AskedItem) -> Bool? { nil }

    /// Says whether a person may move focus to the item.
    open func shouldUpdateFocus(to item: AskedItem, _ heading: FocusHeading) -> Bool? { nil }

    /// Says whether the secondary button, a long press or a key asks for a menu of the item.
    open func shouldShowMenu(forItem item: AskedItem) -> Bool? { nil }

    /// Says whether a person may perform the primary action of the item.
    open func canPerformPrimaryAction(forItem item: AskedItem) -> Bool? { nil }

    /// The index path to which an item that a person moves goes, whatever the traits of the item
    /// say; nil: `proposed`.
    ///
    /// - Parameter current: The index path at which the moved item is presented before this answer.
    /// - Parameter proposed: The index path that the view has found. An answer that the settings or
    ///   locked items refuse leaves the item at `proposed`.
    open func targetIndexPath(
        forMoveOf item: AskedItem, from current: IndexPath, to proposed: IndexPath
    ) -> IndexPath? { nil }
}

/// The item that a view asks its delegate about.
public struct AskedItem: Equatable, Sendable {
    public let indexPath: IndexPath
    /// The identifier of the item; nil if the data does not come from a snapshot.
    public let identifier: UInt64?
}

/// A question about an item that a view asks its delegate.
enum ItemQuestion {
    case highlight, select, deselect, menu, primaryAction
    case focus(FocusHeading)
}
