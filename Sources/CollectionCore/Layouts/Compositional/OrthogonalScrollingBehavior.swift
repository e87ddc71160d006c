/// Whether the groups of a section stand along the other axis, and scroll there: rule G9 of
/// docs/semantics.md. What differs is where scrolling comes to rest; the numbers are UIKit's.
public enum OrthogonalScrollingBehavior: UInt32, Sendable {
    /// They follow one another along the scroll direction, as everywhere.
    case none = 0
    /// Anywhere.
    case continuous = 1
    /// Where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// At multiples of the container's length, one farther at most.
    case paging = 3
    /// Where a group begins, one farther at most.
    case groupPaging = 4
    /// Where a group is in the middle, one farther at most.
    case groupPagingCentered = 5
}
