// Actions of assistive technology: rule Y5 of docs/semantics.md.
extension Focus {
    /// Gives focus to an element for assistive technology. The content scrolls to the element, and
    /// the selection does not change.
    ///
    /// - Returns: False if the element cannot have focus, or the delegate does not allow it.
    mutating func giveFocus(to element: Element, in scene: inout Scene) -> Bool {
        if !isUsed || !focusByPress(element, in: &scene) { return false }
        if focused?.element == element { followFocus(isAnimated: true, in: &scene) }
        return true
    }
}
