// Moves of focus: rules N4 and N5 of docs/semantics.md.
extension CollectionView {
    /// Moves focus a step.
    ///
    /// - Returns: False, where no item that can have focus is there, the delegate does not allow
    ///   it, or focus is not in the view: then nothing has changed.
    /// - Throws: `wrongState`, where focus is not allowed; what a layout pass throws.
    /// - Complexity: O(log n + visible elements)
    public mutating func moveFocus(_ heading: FocusHeading) throws(CollectionError) -> Bool {
        try focus.moveFocus(heading, in: &scene)
    }
}
