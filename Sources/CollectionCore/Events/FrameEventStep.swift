/// The events of a display frame, in the order in which they are queued: the table of rule Q3 of
/// docs/semantics.md.
package enum FrameEventStep: CaseIterable {
    /// Presses, scrollers, animated changes that have ended, and a target that was due, by their
    /// times.
    case input
    /// Items whose time to count as viewed has passed.
    case viewed
    /// Content offsets, of the view and of sections that scroll across.
    case contentOffsets
    /// A band that content has moved under.
    case band
    /// A sweep that content has moved under.
    case sweep
    /// Rows that are on their way.
    case swipes
    /// The place at which items would be dropped.
    case dropPlace
    /// The target of an item that is moved.
    case movementTarget
    /// Elements and sections that have disappeared, then those that have appeared.
    case elements
    /// Data that is to be fetched, or no more.
    case prefetches
    /// The end of the content that is near.
    case nearEnd
    /// Items that are viewed no more, then those that are.
    case viewability
    /// Completions of changes that were applied at once.
    case applied
    /// Notices for assistive technology.
    case notices
}
