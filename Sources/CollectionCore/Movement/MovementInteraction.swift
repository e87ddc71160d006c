/// What a person moves: section R of docs/semantics.md.
struct MovementInteraction: ~Copyable {
    private let addressOnly = AddressOnly()

    /// The item that a person moves; nil: none.
    var session: Movement?
    /// What a long press has done to an item, until events tell of the long press.
    var pressed: Event?

    init() {}
}
