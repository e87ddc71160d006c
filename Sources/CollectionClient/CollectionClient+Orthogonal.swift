public import CollectionCore
import CollectionWire

/// Sections that scroll along the other axis.
extension CollectionClient {
    public mutating func setOrthogonalContentOffset(
        _ offset: Double, ofSection section: UInt32, view: UInt32
    ) throws(ClientError) {
        let change = Change.setOrthogonalContentOffset(offset, section: section)
        _ = try call(.change(change), view: view)
    }

    /// How a section scrolls, and how far it has.
    public mutating func orthogonalScrolling(
        ofSection section: UInt32, view: UInt32
    ) throws(ClientError) -> OrthogonalScrolling {
        let question = Question.orthogonalState(section: section)
        guard case .orthogonalState(let state) = try call(.ask(question), view: view) else {
            throw wrongResult
        }
        return state
    }

    /// The offset at which to stop scrolling a section that would stop at `proposed` by itself.
    public mutating func targetOrthogonalContentOffset(
        ofSection section: UInt32, proposed: Double, velocity: Double, view: UInt32
    ) throws(ClientError) -> Double {
        try offset(
            .targetOrthogonalContentOffset(
                section: section, proposed: proposed, velocity: velocity), view)
    }

    /// The offset of an item's section at which the item rests at `position` across.
    public mutating func orthogonalContentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition, view: UInt32
    ) throws(ClientError) -> Double {
        try offset(.orthogonalContentOffset(indexPath, position), view)
    }

    private mutating func offset(
        _ question: Question, _ view: UInt32
    ) throws(ClientError) -> Double {
        guard case .orthogonalContentOffset(let offset) = try call(.ask(question), view: view)
        else { throw wrongResult }
        return offset
    }
}
