/// The bytes of memory that a view holds, by what they are for.
///
/// The numbers are near what the view's memory allocator gives out: at least two thirds of it, and
/// at most half as much again. Snapshots of the host share memory with the view that shows them.
public struct ViewMemory: Equatable, Sendable {
    /// Items and sections, their measured sizes, the identifiers of the snapshot, and the changes
    /// of a batch update that is not ended.
    public var data: Int
    /// The lines and lanes that the layout stores, and the attributes that the host has set.
    public var layout: Int
    /// Layouts and updates from which changes are animated, and the other layout of an interactive
    /// transition.
    public var transitions: Int
    /// The elements of display frames and around them, and their reusable views.
    public var displayFrames: Int
    /// Events that the host has not received yet.
    public var events: Int
    /// Everything else: selection, traits, names, index titles, dragged items, and the view itself.
    public var state: Int

    public init(
        data: Int = 0, layout: Int = 0, transitions: Int = 0, displayFrames: Int = 0,
        events: Int = 0, state: Int = 0
    ) {
        self.data = data
        self.layout = layout
        self.transitions = transitions
        self.displayFrames = displayFrames
        self.events = events
        self.state = state
    }

    public var total: Int { data + layout + transitions + displayFrames + events + state }
}
