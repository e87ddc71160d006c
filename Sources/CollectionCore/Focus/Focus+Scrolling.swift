// Scrolling to the element that has focus: rule N7 of docs/semantics.md.
extension Focus {
    /// Scrolls the content to the focused element. If the layout cannot say where the element is,
    /// the content is not scrolled.
    mutating func followFocus(isAnimated: Bool, in scene: inout Scene) {
        guard let focused = self.focused else { return }
        do { _ = try scene.show(focused.element, isAnimated: isAnimated, .user) } catch {}
    }
}
