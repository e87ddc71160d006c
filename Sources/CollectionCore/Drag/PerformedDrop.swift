/// A drop that the view performs: rules O9 and O10 of docs/semantics.md.
struct PerformedDrop {
    /// The event that tells of it.
    let event: Event
    /// The runs of the view's own items that are dropped.
    let runs: [ItemRun]
    /// How the view's own items are moved; nil: that is the host's.
    let wish: UpdateWish?
    /// Whether the items are the view's own.
    let isLocal: Bool
    let operation: DropOperation
}
