// Actions of assistive technology: rule Y5 of docs/semantics.md.
extension CollectionView {
    /// Does something with an element for a person who uses assistive technology, shown or not, as
    /// far as traits and settings allow it to a person. The time is that of the last call that had
    /// one.
    ///
    /// - Parameter element: A section is named by a cell without an item.
    /// - Returns: False, where nothing comes of it: then it is the host's.
    /// - Throws: `invalidSection`, `invalidItem`, `unknownElementKind`; `noElement` for a
    ///   decoration view; what a layout pass throws. Then nothing has changed.
    /// - Complexity: As a tap; `scrollToVisible`: O(log n), once laid out
    public mutating func perform(
        _ action: AccessibilityAction, on element: Element
    ) throws(CollectionError) -> Bool {
        try scene.checkRead(element)
        switch action {
        case .press: return focus.press(element, in: &scene)
        case .select: return scene.select(element, .select)
        case .deselect: return scene.select(element, .deselect)
        case .primaryAction: return scene.act(on: element)
        case .focus: return focus.giveFocus(to: element, in: &scene)
        case .scrollToVisible: return try scene.show(element, isAnimated: true, .user)
        }
    }
}
