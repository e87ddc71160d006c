package import CollectionCore

/// What a request that succeeded brings.
package enum OperationResult {
    /// Done; or, for a question, there is none.
    case none
    case welcome(Welcome)
    case view(UInt32)
    case elementKind(ElementKind)
    case reuseIdentifier(ReuseIdentifier)
    case displayFrame(DisplayFrame)
    case contentSize(Size)
    case itemCounts(sectionCount: UInt64, [UInt32])
    case layoutAttributes([LayoutAttributes], transforms: [Transform3D] = [])
    case indexPath(IndexPath)
    case indexPaths([IndexPath])
    case binding(ReusableView, generation: UInt32)
    case element(Element)
    case contentOffset(Point)
    case orthogonalState(OrthogonalScrolling)
    case orthogonalContentOffset(Double)
    case isCurrent(Bool)
    case trackedValue(TrackedValue)
    case snapshot(SnapshotResult)
}
