/// What an interaction wants of the data: that items are where a person has put them. The view
/// carries the wish out, as an update over time.
final class UpdateWish {
    /// The parts of the update.
    let items: [UpdateItem]
    /// The snapshot that the data is of after the update; nil: the data came otherwise.
    let snapshot: Snapshot?
    /// Whether the update is the end of an interactive movement.
    let endsMovement: Bool

    init(items: [UpdateItem], snapshot: Snapshot?, endsMovement: Bool) {
        (self.items, self.snapshot, self.endsMovement) = (items, snapshot, endsMovement)
    }
}
