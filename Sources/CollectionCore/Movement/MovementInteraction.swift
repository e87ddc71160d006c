/// What a person moves: section R of docs/semantics.md.
struct MovementInteraction: Carried, ~Copyable {
    private let addressOnly = AddressOnly()

    /// The item that a person moves; nil: none.
    var session: Movement?
    /// What a long press has done to an item, until events tell of the long press.
    var pressed: Event?

    init() {}

    mutating func follow(_ change: DataChange) {
        session?.follow(change)
    }

    /// `leaveData` has ended the session.
    mutating func follow(_ replacement: DataReplacement) -> Bool { true }
}
