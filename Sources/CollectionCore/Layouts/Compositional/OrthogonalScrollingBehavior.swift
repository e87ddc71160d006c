/// Whether the groups of a section follow one another across the scroll direction and scroll there,
/// and the offsets at which that scrolling comes to rest: rule G9 of docs/semantics.md. The numbers
/// are UIKit's.
public enum OrthogonalScrollingBehavior: UInt32, Sendable {
    /// The groups follow one another along the scroll direction; no orthogonal scrolling.
    case none = 0
    /// Scrolling comes to rest at any offset.
    case continuous = 1
    /// Scrolling comes to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// Scrolling comes to rest at multiples of the container's length, at most one page away.
    case paging = 3
    /// Scrolling comes to rest where a group begins, at most one group away.
    case groupPaging = 4
    /// Scrolling comes to rest where a group is centred, at most one group away.
    case groupPagingCentered = 5

    /// True of a behaviour that scrolls to the next place of rest, however far the motion would go
    /// without it.
    var pages: Bool {
        switch self {
        case .none, .continuous, .continuousGroupLeadingBoundary: false
        case .paging, .groupPaging, .groupPagingCentered: true
        }
    }
}
