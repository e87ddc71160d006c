// Actions of assistive technology: rule Y5 of docs/semantics.md.
extension Focus {
    /// The content follows, and the selection stays.
    mutating func giveFocus(to element: Element, in scene: inout Scene) -> Bool {
        if !isUsed || !focusByPress(element, in: &scene) { return false }
        if focused?.element == element { followFocus(isAnimated: true, in: &scene) }
        return true
    }
}
