import CollectionCore

extension CollectionView {
    /// Nil for a step that says nothing of single elements.
    mutating func explicit(_ step: Step) throws(CollectionError) -> Outcome? {
        switch step {
        case .setAttributes(let columns): try setLayoutAttributes(columns)
        case .removeAttributes(let elements): try removeLayoutAttributes(of: elements.span)
        case .beginAttributes: beginLayoutAttributes()
        case .commitAttributes: try commitLayoutAttributes()
        default: return nil
        }
        return .done
    }
}
