// Scrolling to the element that has focus: rule N7 of docs/semantics.md.
extension CollectionView {
    /// Scrolls by the least movement that shows the element that has focus, beside the content
    /// insets and what pinned views may cover; an element that does not fit shows its start. A
    /// section that scrolls across scrolls by itself, too. Moves of focus and focus that enters do
    /// so on their own.
    ///
    /// While the scroller is disabled, events `wantedOffset` ask the host for it. Nothing happens
    /// before the first display frame, in an interactive transition, and while none has focus.
    ///
    /// - Parameter isAnimated: Whether the content moves there in 0.3 s from the next call with a
    ///   time on. A motion that runs goes on to the other place with its velocity.
    /// - Throws: `wrongState`, where focus is not allowed; what a layout pass throws.
    /// - Complexity: O(log n), once laid out
    public mutating func scrollToFocusedElement(isAnimated: Bool) throws(CollectionError) {
        try focus.checkFocus()
        if let focused = focus.focused {
            _ = try scene.show(focused.element, isAnimated: isAnimated, .program)
        }
    }
}
