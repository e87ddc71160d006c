/// What an interaction wants of the data: that items are where a person has put them. The view
/// carries the wish out, as an update over time.
final class UpdateWish {
    /// The parts of the update.
    let items: [UpdateItem]
    /// Whether the update is the end of an interactive movement.
    let endsMovement: Bool
    /// The snapshot that the data is of after the update; nil: the data came otherwise.
    var snapshot: Snapshot?

    init(items: [UpdateItem], endsMovement: Bool = false) {
        (self.items, self.endsMovement) = (items, endsMovement)
    }
}
