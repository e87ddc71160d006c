/// What the view displays at one moment: the answer to one `DisplayFrameRequest`.
public struct DisplayFrame: Sendable {
    /// The number of the display frame among those of its view, from 1.
    public var sequence: UInt64
    public var contentSize: Size
    /// The origin of the bounds after `contentOffsetAdjustment` was added.
    public var contentOffset: Point
    /// The distance, in points, by which layout changes since the previous display frame moved the
    /// content offset. A host that stores a content offset adds this distance to it. Rule D8 of
    /// docs/semantics.md.
    public var contentOffsetAdjustment: Point
    /// Whether `elements` holds all visible elements. Otherwise it holds the elements that
    /// appeared, and those whose attributes or binding changed, since the previous display frame.
    public var isComplete: Bool
    /// Whether elements moved or were replaced for another reason than scrolling.
    public var didLayoutChange: Bool
    /// When the running transition ends, in nanoseconds; until then elements move from one display
    /// frame to the next. Nil: no transition is running.
    public var transitionEnd_ns: UInt64?
    /// The completions of batch updates and layout changes, in the order of rule T7 of
    /// docs/semantics.md.
    public var completions: [Completion]
    /// The elements to display, farthest first: sorted by z-index, then category (decoration, cell,
    /// supplementary), kind and index path.
    public var elements: [LayoutAttributes]
    /// The identifiers of `elements`, in the same order: of a cell, that of its item; of another
    /// element, that of its section. 0 for an element that is disappearing or belongs to neither.
    /// Empty unless the request asks for identifiers and the data comes from a snapshot.
    public var identifiers: [UInt64]
    /// The matrices that `LayoutAttributes.transform` of `elements` refers to.
    public var transforms: [Transform3D]
    /// The reusable views that display no element any more, in the order of the elements they
    /// displayed.
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
        identifiers = []
        transforms = []
        removedViews = []
        diagnostics = []
    }
}

/// The completion of a batch update or of a layout change: its transition does not run any more.
public struct Completion: Equatable, Sendable {
    /// The tag that the host gave the change, for example in `BatchUpdateOptions`.
    public var tag: UInt64
    /// Whether the transition of the change reached its end; false if other data or another layout
    /// ended the transition early.
    public var isFinished: Bool

    public init(tag: UInt64, isFinished: Bool) {
        self.tag = tag
        self.isFinished = isFinished
    }
}

/// A problem with one element, or with the settings of the view, that the host should know about,
/// although no call fails.
public struct Diagnostic: Equatable, Sendable {
    public enum Code: UInt32, Sendable {
        /// The item is longer than its line.
        case oversizedItem = 1
        /// The preferred size changed more than five times although the content did not: the size
        /// in force is kept from here on.
        case frozenSize = 2
        /// A custom layout gave an invalid answer: the answer was ignored, or the element stays as
        /// it was. Codes 3 to 8 are the numbers of `LayoutFault.Reason`.
        case missingLayoutPath = 3
        case unregisteredLayoutElement = 4
        case invalidLayoutNumber = 5
        case duplicateLayoutElement = 6
        case changedLayoutAttributes = 7
        case wrongLayoutElement = 8
        /// The attributes that the host set for the element in an explicit layout are invalid, or
        /// the same call sets the element again later; these attributes were ignored. Of many such
        /// elements only the first ones are reported.
        case droppedAttributes = 9
        /// Prefetching is enabled, but the event mask does not contain `prefetching`. The view
        /// reports this code and the following ones once each, without an element.
        case prefetchingWithoutEvents = 10
        /// The event mask contains `prefetching`, but prefetching is not enabled.
        case eventsWithoutPrefetching = 11
        /// The settings say when an item counts as viewed, but the event mask does not contain
        /// `viewability`.
        case viewabilityWithoutEvents = 12
        /// The event mask contains `viewability`, but no item counts as viewed.
        case eventsWithoutViewability = 13
        /// The host requests display frames of data in bounds without width or height, and has not
        /// requested others before.
        case noBounds = 14
    }

    public var code: Code
    public var element: Element
    /// The size in force; `noBounds`: the size of the bounds; zero for `droppedAttributes` and for
    /// settings.
    public var size: Size
    /// `oversizedItem`: the available room. `frozenSize`: the preferred size that was rejected.
    public var otherSize: Size

    public init(code: Code, element: Element, size: Size, otherSize: Size) {
        self.code = code
        self.element = element
        self.size = size
        self.otherSize = otherSize
    }
}
