public import CollectionCore

/// One call of a script.
public indirect enum Step: Equatable, Sendable {
    case operation(ViewCall)
    case registerElementKind(String)
    case registerReuseIdentifier(String, ElementCategory, ElementKind)
    case setFlowLayout(FlowLayout)
    case setLayout(Layout, Animation?, tag: UInt64)
    case invalidateLayout(InvalidationContext)
    case setData(DataDescription)
    case displayFrame(
        bounds: Rect, time_ns: UInt64, isComplete: Bool, [PreferredSize],
        adjustedSequence: UInt64 = 0)
    /// Samples of one sort, and the display frame after them, in one call.
    case input(InputSamples, then: Step)
    case performBatch(UpdateDescription, BatchSettings)
    case beginBatch(BatchSettings)
    case endBatch
    case sectionCount
    case numberOfItems(section: UInt32)
    case snapshot(SnapshotStep)
    case lead(LeadStep)
    case setAttributes(LayoutAttributesColumns)
    case removeAttributes([Element])
    case beginAttributes
    case commitAttributes
    /// A call that must fail like this, and change nothing.
    case refused(Step, CollectionError)
}

extension Step {
    /// What is asked for, if it is a display frame: with identifiers at every odd time.
    public var request: DisplayFrameRequest? {
        guard
            case .displayFrame(
                let bounds, let time_ns, let isComplete, let sizes, let sequence) = self
        else { return nil }
        return DisplayFrameRequest(
            bounds: bounds, time_ns: time_ns, isComplete: isComplete, preferredSizes: sizes,
            adjustedSequence: sequence, hasIdentifiers: !time_ns.isMultiple(of: 2))
    }

    /// Whether it is about input.
    public var isInput: Bool {
        switch self {
        case .operation(let call): call.isInput
        case .input: true
        default: false
        }
    }

    /// Whether it has others make room for a placeholder, or for an item in place of one.
    public var makesRoom: Bool {
        if case .operation(let call) = self { return call.makesRoom }
        return false
    }
}

/// `BatchUpdateOptions` that can be compared.
public struct BatchSettings: Equatable, Sendable {
    public var animation: Animation?
    public var tag: UInt64
    public var isStrictUIKit: Bool
    public var fallsBackToReload = false

    public init(animation: Animation? = nil, tag: UInt64 = 0, isStrictUIKit: Bool = false) {
        self.animation = animation
        self.tag = tag
        self.isStrictUIKit = isStrictUIKit
    }

    public var options: BatchUpdateOptions {
        BatchUpdateOptions(
            animation: animation, tag: tag, isStrictUIKit: isStrictUIKit,
            fallsBackToReload: fallsBackToReload)
    }
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
    /// The same where some have transforms: with a matrix for each of these, in their order.
    case transformed(ShownFrame)
    case size(Size)
    case point(Point)
    case length(Double)
    case scrolling(OrthogonalScrolling)
    /// The view's own scroller.
    case scroller(Scrolling)
    case range(ContentOffsetRange)
    case focus(FocusState)
    case accessibility(AccessibilityElements)
    case indexPaths([IndexPath])
    case titles([IndexTitle])
    case selection(Selection)
    case runs([ItemRun])
    case drop(DropState)
    case placeholders([PlaceholderState], hasUncommittedUpdates: Bool)
    case element(Element)
    /// Identifiers of a snapshot, list after list.
    case identifiers([[UInt64]])
    case view(ReusableView, generation: UInt32)
    /// What is wrong within the engine.
    case broken(String)
}

extension Outcome {
    /// Attributes that refer to matrices.
    public static func attributes(
        _ attributes: [LayoutAttributes], _ matrices: [Transform3D]
    ) -> Outcome {
        if matrices.isEmpty { return .attributes(attributes) }
        var frame = ShownFrame(DisplayFrame())
        frame.setElements(attributes, matrices)
        return .transformed(frame)
    }

    static func attributes(of poses: [Pose]) -> Outcome {
        var frame = ShownFrame(DisplayFrame())
        for pose in poses { frame.append(pose) }
        return frame.transforms.isEmpty ? .attributes(frame.elements) : .transformed(frame)
    }

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
    public var contentOffsetAdjustment: Point
    public var isComplete: Bool
    public var didLayoutChange: Bool
    public var transitionEnd_ns: UInt64?
    public var completions: [Completion]
    public var elements: [LayoutAttributes]
    /// A matrix for each element that has one, in their order.
    public var transforms: [Transform3D]
    public var identifiers: [UInt64]
    public var removedViews: [ReusableView]
    public var diagnostics: [Diagnostic]

    public init(_ frame: DisplayFrame) {
        sequence = frame.sequence
        contentSize = frame.contentSize
        contentOffset = frame.contentOffset
        contentOffsetAdjustment = frame.contentOffsetAdjustment
        isComplete = frame.isComplete
        didLayoutChange = frame.didLayoutChange
        transitionEnd_ns = frame.transitionEnd_ns
        completions = frame.completions
        (elements, transforms) = ([], [])
        identifiers = frame.identifiers
        removedViews = frame.removedViews
        diagnostics = frame.diagnostics
        setElements(frame.elements, frame.transforms)
    }

    /// However often two elements share a matrix, it is here as often as elements have it.
    public mutating func setElements(
        _ elements: [LayoutAttributes], _ matrices: [Transform3D]
    ) {
        (self.elements, transforms) = ([], [])
        for var attributes in elements {
            let number = Int(attributes.transform)
            if number > 0 && number <= matrices.count {
                transforms.append(matrices[number - 1])
                attributes.transform = UInt32(transforms.count)
            }
            self.elements.append(attributes)
        }
    }

    /// Takes one more element.
    mutating func append(_ pose: Pose) {
        var attributes = pose.attributes
        if pose.transform != .identity {
            transforms.append(pose.transform)
            attributes.transform = UInt32(transforms.count)
        }
        elements.append(attributes)
    }
}

/// Whatever carries out the steps of a script: the reference, or a way into the engine.
public protocol CollectionDoor: AnyObject {
    func perform(_ step: Step) -> Outcome
    /// What the view tells besides, of the step performed last.
    func takeNews() -> DoorNews
}

extension CollectionDoor {
    /// Everything that comes of a step.
    func answer(to step: Step) -> DoorAnswer {
        let outcome = perform(step)
        return DoorAnswer(outcome: outcome, news: takeNews())
    }
}

struct DoorAnswer: Equatable {
    var outcome: Outcome
    var news: DoorNews
}
