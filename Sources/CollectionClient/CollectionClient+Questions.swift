public import CollectionCore
import CollectionWire

/// Calls that change nothing.
extension CollectionClient {
    public mutating func contentSize(view: UInt32) throws(ClientError) -> Size {
        guard case .contentSize(let size) = try call(.ask(.contentSize), view: view) else {
            throw wrongResult
        }
        return size
    }

    public mutating func sectionCount(view: UInt32) throws(ClientError) -> Int {
        try counts(first: 0, count: 0, view: view).sectionCount
    }

    /// The numbers of items of these sections.
    public mutating func numbersOfItems(
        inSections sections: Range<UInt32>, view: UInt32
    ) throws(ClientError) -> [UInt32] {
        try counts(first: sections.lowerBound, count: UInt32(sections.count), view: view).items
    }

    public mutating func layoutAttributes(
        for element: Element, view: UInt32
    ) throws(ClientError) -> LayoutAttributes {
        let question = Question.layoutAttributesForElement(element)
        let elements = try attributes(question, view: view)
        guard let attributes = elements.first else { throw wrongResult }
        return attributes
    }

    public mutating func layoutAttributesForElements(
        in rect: Rect, view: UInt32
    ) throws(ClientError) -> [LayoutAttributes] {
        let question = Question.layoutAttributesForElements(in: rect)
        return try attributes(question, view: view)
    }

    public mutating func indexPathForItem(
        at point: Point, view: UInt32
    ) throws(ClientError) -> IndexPath? {
        switch try call(.ask(.indexPathForItem(at: point)), view: view) {
        case .indexPath(let path): return path
        case .none: return nil
        default: throw wrongResult
        }
    }

    public mutating func indexPathsForVisibleElements(
        category: ElementCategory, kind: ElementKind, view: UInt32
    ) throws(ClientError) -> [IndexPath] {
        let question = Question.indexPathsForVisibleElements(category, kind)
        guard case .indexPaths(let paths) = try call(.ask(question), view: view) else {
            throw wrongResult
        }
        return paths
    }

    public mutating func reusableView(
        for element: Element, view: UInt32
    ) throws(ClientError) -> (view: ReusableView, generation: UInt32)? {
        switch try call(.ask(.reusableView(for: element)), view: view) {
        case .binding(let reusableView, let generation): return (reusableView, generation)
        case .none: return nil
        default: throw wrongResult
        }
    }

    public mutating func element(
        for reusableView: ReusableView, view: UInt32
    ) throws(ClientError) -> Element? {
        switch try call(.ask(.element(for: reusableView)), view: view) {
        case .element(let element): return element
        case .none: return nil
        default: throw wrongResult
        }
    }

    /// Whether a view still shows what it was bound to with this generation.
    public mutating func isCurrent(
        _ reusableView: ReusableView, generation: UInt32, view: UInt32
    ) throws(ClientError) -> Bool {
        let question = Question.isCurrent(reusableView, generation: generation)
        guard case .isCurrent(let isCurrent) = try call(.ask(question), view: view) else {
            throw wrongResult
        }
        return isCurrent
    }

    public mutating func contentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition, view: UInt32
    ) throws(ClientError) -> Point {
        let question = Question.contentOffset(indexPath, position)
        guard case .contentOffset(let offset) = try call(.ask(question), view: view) else {
            throw wrongResult
        }
        return offset
    }

    /// The content offset at which to stop scrolling that would stop at `proposed` by itself.
    public mutating func targetContentOffset(
        forProposedContentOffset proposed: Point, velocity: Point, view: UInt32
    ) throws(ClientError) -> Point {
        let question = Question.targetContentOffset(proposed: proposed, velocity: velocity)
        guard case .contentOffset(let offset) = try call(.ask(question), view: view) else {
            throw wrongResult
        }
        return offset
    }

    private mutating func attributes(
        _ question: Question, view: UInt32
    ) throws(ClientError) -> [LayoutAttributes] {
        guard
            case .layoutAttributes(let elements, let transforms) = try call(
                .ask(question), view: view)
        else { throw wrongResult }
        for attributes in elements where Int(attributes.transform) > transforms.count {
            throw wrongResult
        }
        answeredTransforms = transforms
        return elements
    }

    private mutating func counts(
        first: UInt32, count: UInt32, view: UInt32
    ) throws(ClientError) -> (sectionCount: Int, items: [UInt32]) {
        let question = Question.itemCounts(firstSection: first, sectionCount: count)
        guard case .itemCounts(let sections, let items) = try call(.ask(question), view: view)
        else { throw wrongResult }
        return (Int(clamping: sections), items)
    }
}
