/// An update of the data that is to be made, by the host or by an interaction.
struct DataUpdate: ~Copyable {
    /// The parts of the update, with the content of what they insert.
    var parts: BatchUpdate
    let options: BatchUpdateOptions
    /// The tags for which a completion is reported.
    let tags: [UInt64]
    /// Whether the update ends the interactive movement that is on its way.
    var endsMovement = false
    /// Whether the update puts dropped items where the gap is, which closes.
    var endsDrop = false
    /// The placeholder that the inserted item replaces; nil: the update replaces no placeholder.
    var adopted: AdoptedPlaceholder?
    /// The sections and items that keep what belongs to their identifiers, although the update
    /// deletes and inserts them; nil: there are none.
    var reloaded: ReloadedIdentifiers?
    /// The snapshot that the data is of after the update; nil: the data is not that of a snapshot.
    var snapshot: Snapshot?

    init(_ parts: consuming BatchUpdate, _ options: BatchUpdateOptions, tags: [UInt64] = []) {
        self.parts = parts
        (self.options, self.tags) = (options, tags)
    }

    /// An update by which items go where a person has put them. Display frames animate it.
    init(moving parts: [UpdateItem]) {
        self.init(
            BatchUpdate(items: parts), BatchUpdateOptions(animation: Scene.movementAnimation))
    }
}
