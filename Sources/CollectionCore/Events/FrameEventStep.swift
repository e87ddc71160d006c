/// The steps in which a display frame queues events, in this order: the table of rule Q3 of
/// docs/semantics.md.
package enum FrameEventStep: CaseIterable {
    /// Queues the events of presses, of scrollers, of ended animated changes and of the movement
    /// target, in the order of their times.
    case input
    /// Items whose time to count as viewed has passed.
    case viewed
    /// Content offsets and zoom scales: of the view, then of sections that scroll orthogonally.
    case contentOffsets
    /// A band under which the content has moved, and what it has selected.
    case band
    /// What a sweep has selected because the content has moved under it.
    case sweep
    /// Swiped rows that are moving.
    case swipes
    /// The place at which items would be dropped.
    case dropPlace
    /// The target of an item that is moved.
    case movementTarget
    /// Elements and sections that are no longer displayed, then those that have appeared.
    case elements
    /// Items whose data the host need not fetch any more, then items whose data it should fetch.
    case prefetches
    /// The end of the content is near, then the start.
    case nearEdges
    /// Items that no longer count as viewed, then items that do.
    case viewability
    /// Completions of changes that were applied without an animation.
    case applied
    /// Notices for assistive technology.
    case notices
}
