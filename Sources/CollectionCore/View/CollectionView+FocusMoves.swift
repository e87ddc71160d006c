// Moves of focus: rules N4 and N5 of docs/semantics.md.
extension CollectionView {
    /// Moves focus a step.
    ///
    /// - Returns: False, where no item that can have focus is there, the delegate does not allow
    ///   it, or focus is not in the view: then nothing has changed.
    /// - Throws: `wrongState`, where focus is not allowed; what a layout pass throws.
    /// - Complexity: O(log n + visible elements)
    public mutating func moveFocus(_ heading: FocusHeading) throws(CollectionError) -> Bool {
        try focus.checkFocus()
        if !focus.isInView { return false }
        focus.typed.end()
        if focus.walkParts(heading, in: &scene) { return true }
        try scene.prepare(scene.viewport.bounds)
        guard let current = focus.focused?.element else {
            guard let number = focus.itemToBegin(heading, in: scene) else { return false }
            return moveFocus(to: .cell(scene.indexPath(ofItem: number)), heading)
        }
        let across = focus.across
        guard let target = try focus.target(of: heading, from: current, in: &scene) else {
            return false
        }
        let element = Element.cell(target.indexPath)
        if element == current { return false }
        if !moveFocus(to: element, heading) { return false }
        if focus.focused?.element == element {
            focus.keep(target.keepsPlace ? across ?? target.across : nil)
        }
        return true
    }

    /// Moves focus to an element for a person, unless the host is asked first, and the content
    /// after it.
    ///
    /// - Returns: False, where the delegate does not allow it.
    mutating func moveFocus(to element: Element, _ heading: FocusHeading) -> Bool {
        if !focus.offerFocus(to: element, heading, in: &scene) { return false }
        if focus.focused?.element == element { followFocus(isAnimated: true) }
        return true
    }
}
