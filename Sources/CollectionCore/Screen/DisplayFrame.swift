/// What the view shows at one moment: the answer to one request.
public struct DisplayFrame: Sendable {
    /// Counts the display frames of a view, from 1.
    public var sequence: UInt64
    public var contentSize: Size
    /// The origin of the bounds, as adjusted.
    public var contentOffset: Point
    /// By how much layout changes moved the content offset since the display frame before: what
    /// the host adds to an offset that it keeps itself. Rule D8 of docs/semantics.md.
    public var contentOffsetAdjustment: Point
    /// Whether `elements` are all visible ones. Otherwise they are those that appeared, and those
    /// whose attributes or binding changed, since the display frame before.
    public var isComplete: Bool
    /// Whether anything but scrolling moved or replaced elements.
    public var didLayoutChange: Bool
    /// The end of the transition that is running: until then elements move from one display frame
    /// to the next. Nil: none is running.
    public var transitionEnd_ns: UInt64?
    /// The batch updates that are complete, in order.
    public var completions: [Completion]
    /// By z-index, then category (decoration, cell, supplementary), kind and index path.
    public var elements: [LayoutAttributes]
    /// The matrices that `elements` refer to.
    public var transforms: [Transform3D]
    /// Views that show nothing any more, in the order of the elements they showed.
    public var removedViews: [ReusableView]
    public var diagnostics: [Diagnostic]

    public init() {
        sequence = 0
        contentSize = .zero
        contentOffset = .zero
        contentOffsetAdjustment = .zero
        isComplete = true
        didLayoutChange = false
        transitionEnd_ns = nil
        completions = []
        elements = []
        transforms = []
        removedViews = []
        diagnostics = []
    }
}

/// That a batch update is complete: its elements are where they belong.
public struct Completion: Equatable, Sendable {
    /// The host's own, from the options of the batch.
    public var tag: UInt64
    /// Whether its transition came to its end; another one took its place otherwise.
    public var isFinished: Bool

    public init(tag: UInt64, isFinished: Bool) {
        self.tag = tag
        self.isFinished = isFinished
    }
}

/// Something that the host should know about an element, though it is no error.
public struct Diagnostic: Equatable, Sendable {
    public enum Code: UInt32, Sendable {
        /// The item is longer than its line.
        case oversizedItem = 1
        /// The preferred size changed more than five times with unchanged content: it is now kept.
        case frozenSize = 2
        /// What a layout of the host's own has answered and was left out, or is as it was: the
        /// numbers of `LayoutFault.Reason`.
        case missingLayoutPath = 3
        case unregisteredLayoutElement = 4
        case invalidLayoutNumber = 5
        case duplicateLayoutElement = 6
        case changedLayoutAttributes = 7
        case wrongLayoutElement = 8
        /// What the host said of the element cannot be, or it said something else later in the same
        /// call; it was left out. Of many such elements only the first ones are told.
        case droppedAttributes = 9
    }

    public var code: Code
    public var element: Element
    /// The size in force; of attributes that were left out, 0.
    public var size: Size
    /// `oversizedItem`: the room there is. `frozenSize`: the size that was not taken.
    public var otherSize: Size

    public init(code: Code, element: Element, size: Size, otherSize: Size) {
        self.code = code
        self.element = element
        self.size = size
        self.otherSize = otherSize
    }
}
