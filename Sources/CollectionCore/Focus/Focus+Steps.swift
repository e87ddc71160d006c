// Moves of focus: rules N4 and N5 of docs/semantics.md.
extension Focus {
    /// Moves focus in a direction, as `CollectionView.moveFocus` does.
    mutating func moveFocus(
        _ heading: FocusHeading, in scene: inout Scene
    ) throws(CollectionError) -> Bool {
        try checkFocus()
        if !isInView { return false }
        typed.end()
        if walkParts(heading, in: &scene) { return true }
        try scene.prepare(scene.viewport.bounds)
        guard let current = focused?.element else {
            guard let number = itemToBegin(heading, in: scene) else { return false }
            return moveFocus(
                to: .cell(scene.stage.dataSource.indexPath(ofItem: number)), heading, in: &scene)
        }
        let across = across
        guard let target = try target(of: heading, from: current, in: &scene) else {
            return false
        }
        let element = Element.cell(target.indexPath)
        if element == current { return false }
        if !moveFocus(to: element, heading, in: &scene) { return false }
        if focused?.element == element {
            keep(target.keepsPlace ? across ?? target.across : nil)
        }
        return true
    }

    /// Moves focus to an element for a person, or asks the host whether to do so. If focus moves,
    /// the content scrolls to the element.
    ///
    /// - Returns: False if the delegate does not allow the move.
    mutating func moveFocus(
        to element: Element, _ heading: FocusHeading, in scene: inout Scene
    ) -> Bool {
        if !offerFocus(to: element, heading, in: &scene) { return false }
        if focused?.element == element { followFocus(isAnimated: true, in: &scene) }
        return true
    }
}
