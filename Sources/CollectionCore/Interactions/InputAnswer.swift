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

/// What an interaction wants of other interactions or of the data, which it does not access.
enum Wish {
    /// Pick up the item under a pointer.
    case moveItem(ItemPress)
    /// Let the moved item go.
    case endMovement
    /// Move the item that has focus by an arrow key.
    case moveFocusedItem(Key)
    /// Drag the item under a pointer.
    case dragItem(ItemPress)
    /// Drag the item of the open menu.
    case dragFromMenu(ItemPress)
    /// Drop the dragged items, and end the drag.
    case dropItems
    /// Drag an item, which has focus, by keys.
    case dragFocusedItem(IndexPath)
    /// Move a drop by a page, or drop the items, by a key.
    case dropByKey(Key)
}

/// A pointer on the item that it picks up or drags.
struct ItemPress {
    let indexPath: IndexPath
    let pointer: UInt32
    /// Where the pointer went down, and where it is.
    let start: Point
    let position: Point

    init(_ press: Press, on element: PressedElement) {
        indexPath = element.element.indexPath
        (pointer, start, position) = (press.pointer, press.start, press.position)
    }
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
