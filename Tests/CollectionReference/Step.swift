public import CollectionCore

/// One call of a script.
public indirect enum Step: Equatable, Sendable {
    case registerElementKind(String)
    case registerReuseIdentifier(String, ElementCategory, ElementKind)
    case setEnvironment(Environment)
    case setFlowLayout(FlowLayout)
    case setBounds(Rect)
    case setData(DataDescription)
    case displayFrame(bounds: Rect, time_ns: UInt64, isComplete: Bool, [PreferredSize])
    case sectionCount
    case numberOfItems(section: UInt32)
    case contentSize
    case attributes(Element)
    case attributesInRect(Rect)
    case indexPath(Point)
    case visibleIndexPaths(ElementCategory, ElementKind)
    case reusableView(Element)
    case element(ReusableView)
    case isCurrent(ReusableView, generation: UInt32)
    case contentOffset(IndexPath, ScrollPosition)
    /// A call that must fail like this, and change nothing.
    case refused(Step, CollectionError)
}

/// What came of a step; equal outcomes are equal bit for bit.
public enum Outcome: Equatable, Sendable {
    case done
    case failure(CollectionError)
    /// The same where an error is no more than its number.
    case refused(code: UInt32)
    case nothing
    case number(Int)
    case flag(Bool)
    case frame(ShownFrame)
    case attributes([LayoutAttributes])
    case size(Size)
    case point(Point)
    case indexPaths([IndexPath])
    case element(Element)
    case view(ReusableView, generation: UInt32)
    /// What is wrong within the engine.
    case broken(String)
}

extension Outcome {
    /// With the numbers of errors instead of what they say.
    public var coded: Outcome {
        if case .failure(let error) = self { return .refused(code: error.code.rawValue) }
        return self
    }
}

/// A display frame that can be compared.
public struct ShownFrame: Equatable, Sendable {
    public var sequence: UInt64
    public var contentSize: Size
    public var contentOffset: Point
    public var isComplete: Bool
    public var didLayoutChange: Bool
    public var elements: [LayoutAttributes]
    public var removedViews: [ReusableView]
    public var diagnostics: [Diagnostic]

    public init(_ frame: DisplayFrame) {
        sequence = frame.sequence
        contentSize = frame.contentSize
        contentOffset = frame.contentOffset
        isComplete = frame.isComplete
        didLayoutChange = frame.didLayoutChange
        elements = frame.elements
        removedViews = frame.removedViews
        diagnostics = frame.diagnostics
    }
}

/// Whatever carries out the steps of a script: the reference, or a way into the engine.
public protocol CollectionDoor: AnyObject {
    func perform(_ step: Step) -> Outcome
}
