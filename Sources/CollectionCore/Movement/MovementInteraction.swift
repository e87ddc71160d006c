/// The interactive movement of an item: section R of docs/semantics.md.
struct MovementInteraction: Interaction, ~Copyable {
    private let addressOnly = AddressOnly()

    /// The item that a person moves; nil: none.
    var session: Movement?
    /// The event that a long press has picked an item up, or asks the host to pick an item up; kept
    /// until the event of the long press itself is queued.
    var pressed: Event?

    init() {}

    mutating func follow(_ change: DataChange) {
        session?.follow(change)
    }

    /// Nothing to adjust: `leaveData` has ended the session.
    mutating func follow(_ replacement: DataReplacement) -> Bool { true }
}
