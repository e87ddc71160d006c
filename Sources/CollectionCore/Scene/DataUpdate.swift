/// An update of the data, requested by the host or by an interaction, that is not applied yet.
struct DataUpdate: ~Copyable {
    /// The parts of the update, with the content of the inserted sections and items.
    var parts: BatchUpdate
    let options: BatchUpdateOptions
    /// The tags for which a completion is reported.
    let tags: [UInt64]
    /// Whether the update ends the interactive movement that is in progress.
    var endsMovement = false
    /// Whether the update inserts dropped items in place of the drop gap, which then closes.
    var endsDrop = false
    /// The placeholder that the inserted item replaces; nil: the update replaces no placeholder.
    var adopted: AdoptedPlaceholder?
    /// The reloaded sections and items: the update deletes and inserts them, but they keep the
    /// state that belongs to their identifiers; nil: nothing is reloaded.
    var reloaded: ReloadedIdentifiers?
    /// The snapshot that describes the data after the update; nil: the data does not come from a
    /// snapshot.
    var snapshot: Snapshot?

    init(_ parts: consuming BatchUpdate, _ options: BatchUpdateOptions, tags: [UInt64] = []) {
        self.parts = parts
        (self.options, self.tags) = (options, tags)
    }

    /// Creates an update that moves items to where a person has dragged them.
    init(moving parts: [UpdateItem], _ animation: Animation) {
        self.init(BatchUpdate(items: parts), BatchUpdateOptions(animation: animation))
    }
}
