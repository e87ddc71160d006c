/// The source of the states of elements.
struct ElementStateSource {
    /// The element that has focus.
    var focused: Element?
    /// The element that a pointer highlights.
    var highlighted: Element?
    /// The source of the states of items; nil: items have none.
    var items: ItemStateSource?
    /// The items that are dragged, and their data; nil: none are.
    var dragged: (items: DragSession, data: DataSource)?
    /// The item onto which others would be dropped.
    var dropTarget: IndexPath?
    /// The item that is about to open.
    var opening: IndexPath?
    /// The item whose menu is shown.
    var menu: IndexPath?
    /// The items whose rows are swiped.
    var swiped: [IndexPath] = []

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
        if !swiped.isEmpty && swiped.contains(path) { states.insert(.isSwiped) }
        return states
    }
}
