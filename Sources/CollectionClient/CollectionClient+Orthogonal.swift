public import CollectionCore
import CollectionWire

/// Sections that scroll along the other axis.
extension CollectionClient {
    public mutating func setOrthogonalContentOffset(
        _ offset: Double, ofSection section: UInt32, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetOrthogonalContentOffset(offset, section: section), view: view)
    }

    /// How a section scrolls, and how far it has.
    public mutating func orthogonalScrolling(
        ofSection section: UInt32, view: UInt32
    ) throws(ClientError) -> OrthogonalScrolling {
        try call(GetOrthogonalState(section: section), view: view)
    }

    /// The offset at which to stop scrolling a section that would stop at `proposed` by itself.
    public mutating func targetOrthogonalContentOffset(
        ofSection section: UInt32, proposed: Double, velocity: Double, view: UInt32
    ) throws(ClientError) -> Double {
        try call(
            GetTargetOrthogonalContentOffset(
                section: section, proposed: proposed, velocity: velocity), view: view)
    }

    /// The offset of an item's section at which the item rests at `position` across.
    public mutating func orthogonalContentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition, view: UInt32
    ) throws(ClientError) -> Double {
        try call(GetOrthogonalContentOffset(indexPath, position: position), view: view)
    }
}
