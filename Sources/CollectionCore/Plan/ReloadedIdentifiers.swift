/// The sections and items that a difference of snapshots may delete and insert again because they
/// are marked for a reload, although both snapshots have their identifiers. What a view keeps for
/// an identifier stays with the identifier.
struct ReloadedIdentifiers {
    var sections: [Place] = []
    var items: [Place] = []

    /// The index of an identifier in the old snapshot and in the new one.
    struct Place {
        var old: Int
        var new: Int
    }

    var isEmpty: Bool { sections.isEmpty && items.isEmpty }

    init() {}
}
