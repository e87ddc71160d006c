/// The source of the states of elements.
struct ElementStateSource {
    /// The element that has focus.
    var focused: Element?
    /// The element that a pointer highlights.
    var highlighted: Element?
    /// The source of the states of items; nil: items have none.
    var items: ItemStateSource?

    func states(of shown: LayoutAttributes) -> LayoutAttributes.Flags {
        if shown.flags.contains(.isDisappearing) { return [] }
        var states: LayoutAttributes.Flags = shown.element == focused ? .isFocused : []
        if shown.element == highlighted { states.insert(.isHighlighted) }
        if let items, shown.element.isCell {
            states.formUnion(items.states(of: shown.element.indexPath))
        }
        return states
    }
}
