/// What a person drags over the view: rules O2 to O17 of docs/semantics.md. What is dragged of the
/// view's own items is a fact of the scene.
struct DropInteraction: Interaction, ~Copyable {
    private let addressOnly = AddressOnly()

    /// The settings of dragging items.
    var configuration = DragConfiguration()
    /// The drop session of the items over the view; nil: there is none.
    var session: DropSession?
    /// The cells that stand for items that are not in the data yet.
    var placeholders = Placeholders()
    /// Whether an interactive transition has taken the placeholders and the gap out of the layout.
    var isClosedByTransition = false

    init() {}

    mutating func follow(_ change: DataChange) {
        placeholders.follow(change)
        session?.follow(change)
    }

    mutating func follow(_ replacement: DataReplacement) -> Bool {
        _ = placeholders.follow(replacement)
        return session.follow(replacement)
    }
}
