/// The host's answers to questions about single items: the questions of UIKit's
/// `UICollectionViewDelegate`. Rule Q7 of docs/semantics.md.
///
/// A view asks only about an item whose traits say `ask`, and only within calls that the host
/// makes, on the thread of the call. An answer is true, false, or nil: then the view does what a
/// view without a delegate does, which is to queue an event for the host where there is one. A
/// delegate must not call the view.
///
/// It has one owner at a time, like the view, and may go to another thread with the view.
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

    /// Says whether the secondary button asks for a menu of the item.
    open func shouldShowMenu(forItem item: AskedItem) -> Bool? { nil }

    /// Says whether a person may perform the primary action of the item.
    open func canPerformPrimaryAction(forItem item: AskedItem) -> Bool? { nil }

    /// Says which index path an item that a person moves is to have, whatever its traits say; nil:
    /// the proposed one.
    ///
    /// - Parameter current: The index path that the item would have until now.
    /// - Parameter proposed: The index path that the view has found. An answer that the settings or
    ///   locked items refuse leaves it.
    open func targetIndexPath(
        forMoveOf item: AskedItem, from current: IndexPath, to proposed: IndexPath
    ) -> IndexPath? { nil }
}

/// The item that a view asks its delegate about.
public struct AskedItem: Equatable, Sendable {
    public let indexPath: IndexPath
    /// Nil if the data is not a snapshot's.
    public let identifier: UInt64?
}

/// A question to a delegate.
enum ItemQuestion {
    case highlight, select, deselect, menu, primaryAction
    case focus(FocusHeading)
}
