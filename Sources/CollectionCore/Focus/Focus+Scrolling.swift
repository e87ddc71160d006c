// Scrolling to the element that has focus: rule N7 of docs/semantics.md.
extension Focus {
    /// Has the content follow focus that a person has moved. A layout that fails to say where the
    /// element is leaves the content where it is.
    mutating func followFocus(isAnimated: Bool, in scene: inout Scene) {
        guard let focused = self.focused else { return }
        do { _ = try scene.show(focused.element, isAnimated: isAnimated, .user) } catch {}
    }
}
