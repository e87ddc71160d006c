/// Finds the states (focused, highlighted, selected and so on) of displayed elements.
struct ElementStateSource {
    /// The element that has focus; nil: no element has focus.
    var focused: Element?
    /// The element that a pointer highlights; nil: no element is highlighted.
    var highlighted: Element?
    /// The source of the states that belong to items; nil: items have no such states.
    var items: ItemStateSource?
    /// The dragged items, and the data that they belong to; nil: no item is dragged.
    var dragged: (items: DragSession, data: DataSource)?
    /// The item onto which dragged items would be dropped; nil: none.
    var dropTarget: IndexPath?
    /// The item that is about to be opened by spring loading; nil: none.
    var opening: IndexPath?
    /// The item whose context menu is open; nil: none.
    var menu: IndexPath?
    /// Items with states of other interactions.
    private var marks: [Mark] = []

    /// An item, and states that it has.
    private struct Mark {
        let item: IndexPath
        let states: LayoutAttributes.Flags
    }

    init(highlighted: Element?) { self.highlighted = highlighted }

    /// Adds states to items.
    mutating func mark(_ items: [IndexPath], _ states: LayoutAttributes.Flags) {
        for item in items { marks.append(Mark(item: item, states: states)) }
    }

    func states(of shown: LayoutAttributes) -> LayoutAttributes.Flags {
        if shown.flags.contains(.isDisappearing) { return [] }
        var states: LayoutAttributes.Flags = shown.element == focused ? .isFocused : []
        if shown.element == highlighted { states.insert(.isHighlighted) }
        if !shown.element.isCell { return states }
        let path = shown.element.indexPath
        if let items { states.formUnion(items.states(of: path)) }
        if let dragged, let number = try? dragged.data.itemIndex(of: path),
            dragged.items.contains(number)
        {
            states.insert(.isDragging)
        }
        if path == dropTarget { states.insert(.isDropTarget) }
        if path == opening { states.insert(.isSpringLoading) }
        if path == menu { states.insert(.hasOpenMenu) }
        for mark in marks where mark.item == path { states.formUnion(mark.states) }
        return states
    }
}
