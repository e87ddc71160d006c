public import CollectionCore
import CollectionWire

/// Calls that change nothing.
extension CollectionClient {
    public mutating func contentSize(view: UInt32) throws(ClientError) -> Size {
        try call(GetContentSize(), view: view)
    }

    public mutating func sectionCount(view: UInt32) throws(ClientError) -> Int {
        let counts = try call(GetItemCounts(firstSection: 0, sectionCount: 0), view: view)
        return Int(clamping: counts.sectionCount)
    }

    /// The numbers of items of these sections.
    public mutating func numbersOfItems(
        inSections sections: Range<UInt32>, view: UInt32
    ) throws(ClientError) -> [UInt32] {
        let question = GetItemCounts(
            firstSection: sections.lowerBound, sectionCount: UInt32(sections.count))
        return try call(question, view: view).itemCounts
    }

    public mutating func layoutAttributes(
        for element: Element, view: UInt32
    ) throws(ClientError) -> LayoutAttributes {
        let elements = try attributes(GetLayoutAttributes(of: element), view: view)
        guard let attributes = elements.first else { throw wrongResult }
        return attributes
    }

    public mutating func layoutAttributesForElements(
        in rect: Rect, view: UInt32
    ) throws(ClientError) -> [LayoutAttributes] {
        try attributes(GetLayoutAttributesInRect(rect), view: view)
    }

    public mutating func indexPathForItem(
        at point: Point, view: UInt32
    ) throws(ClientError) -> IndexPath? {
        try call(GetIndexPath(at: point), view: view)
    }

    public mutating func indexPathForItem(
        nearestTo point: Point, view: UInt32
    ) throws(ClientError) -> IndexPath? {
        try call(GetNearestIndexPath(to: point), view: view)
    }

    /// - Parameter point: From the top left corner of the bounds of the last display frame.
    public mutating func shownElement(
        at point: Point, includesDecorations: Bool = false, view: UInt32
    ) throws(ClientError) -> Element? {
        try call(
            GetShownElement(at: point, includesDecorations: includesDecorations), view: view)
    }

    public mutating func indexPathsForVisibleElements(
        category: ElementCategory, kind: ElementKind, view: UInt32
    ) throws(ClientError) -> [IndexPath] {
        try call(GetVisibleIndexPaths(category: category, kind: kind), view: view)
    }

    public mutating func reusableView(
        for element: Element, view: UInt32
    ) throws(ClientError) -> (view: ReusableView, generation: UInt32)? {
        try call(GetReusableView(of: element), view: view).map { ($0.view, $0.generation) }
    }

    public mutating func element(
        for reusableView: ReusableView, view: UInt32
    ) throws(ClientError) -> Element? {
        try call(GetElement(in: reusableView), view: view)
    }

    /// Whether a view still shows what it was bound to with this generation.
    public mutating func isCurrent(
        _ reusableView: ReusableView, generation: UInt32, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(IsCurrent(Binding(view: reusableView, generation: generation)), view: view)
    }

    public mutating func contentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition, view: UInt32
    ) throws(ClientError) -> Point {
        try call(GetContentOffset(indexPath, position: position), view: view)
    }

    public mutating func contentOffsetRange(
        view: UInt32
    ) throws(ClientError) -> ContentOffsetRange {
        try call(GetContentOffsetRange(), view: view)
    }

    /// Returns the memory that a view holds, without what the server holds for its answers.
    public mutating func memory(ofView view: UInt32) throws(ClientError) -> ViewMemory {
        try call(GetMemory(), view: view)
    }

    /// The content offset at which to stop scrolling that would stop at `proposed` by itself.
    public mutating func targetContentOffset(
        forProposedContentOffset proposed: Point, velocity: Point, view: UInt32
    ) throws(ClientError) -> Point {
        try call(GetTargetContentOffset(proposed: proposed, velocity: velocity), view: view)
    }

    private mutating func attributes(
        _ question: some Operation<AnsweredAttributes>, view: UInt32
    ) throws(ClientError) -> [LayoutAttributes] {
        let answer = try call(question, view: view)
        let matrixCount = answer.transforms.count
        for attributes in answer.elements where Int(attributes.transform) > matrixCount {
            throw wrongResult
        }
        answeredTransforms = answer.transforms
        return answer.elements
    }
}
