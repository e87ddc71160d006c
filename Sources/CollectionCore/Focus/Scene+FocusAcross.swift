// Moves of focus in sections that scroll orthogonally: rule N4 of docs/semantics.md.
extension Scene {
    /// The groups of the section of a cell if the section scrolls orthogonally; otherwise nil.
    func sectionAcross(of element: Element) -> OrthogonalRow? {
        if !stage.layout.isCompositional || stage.free != nil || !element.isCell { return nil }
        return stage.geometry.row(ofSection: element.indexPath.section)
    }
}
