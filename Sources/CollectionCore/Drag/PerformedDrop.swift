/// A drop that the view performs: rules O9 and O10 of docs/semantics.md.
final class PerformedDrop {
    /// The drop session with its items and its place.
    let session: DropSession
    /// The event that reports the drop.
    let event: Event
    /// The runs of the view's own items that are dropped.
    let runs: [ItemRun]
    /// How the view's own items are moved; nil: that is the host's.
    var update: DataUpdate?

    init(_ session: DropSession, _ event: Event, runs: [ItemRun], update: consuming DataUpdate?) {
        (self.session, self.event, self.runs) = (session, event, runs)
        self.update = update
    }
}
