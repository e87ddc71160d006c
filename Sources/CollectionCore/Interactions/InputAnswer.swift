/// What an interaction answers when input is offered to it.
enum InputAnswer {
    /// The interaction does not want the input: the next interaction is asked.
    case passed
    /// The interaction has used the input.
    case used
    /// No interaction may use the input: the host may.
    case refused
    /// The interaction wants something of others. If that is not possible, the next interaction is
    /// asked.
    case wish(Wish)

    init(isUsed: Bool) { self = isUsed ? .used : .refused }
}

/// What an interaction wants of other interactions or of the data, which it does not access: it is
/// about the press, the sample or the key to which the interaction has answered.
enum Wish {
    /// Pick up the pressed item.
    case moveItem
    /// Let the moved item go.
    case endMovement
    /// Move the item that has focus by an arrow key.
    case moveFocusedItem
    /// Drag the pressed item.
    case dragItem
    /// Drag the pressed item, whose menu is open.
    case dragFromMenu
    /// Drop the dragged items, and end the drag.
    case dropItems
    /// Drag the item that has focus, by keys.
    case dragFocusedItem
    /// Move a drop by a page, or drop the items, by a key.
    case dropByKey
}

/// A key that goes down or repeats, and what interactions may know of focus.
struct KeyPress {
    let key: Key
    let modifiers: KeyModifiers
    /// The element that has focus; nil: none.
    let focused: Element?
    /// Whether elements can have focus.
    let isFocusUsed: Bool
}
