/// The layout attributes of one element, and the reusable view that shows the element.
///
/// The fields have the memory layout of `jgb_layout_attributes`, so that the C interface returns
/// display frames without copying them. A test compares the two layouts.
public struct LayoutAttributes: Equatable, Sendable {
    /// The frame in points, in content coordinates.
    public var frame: Rect
    /// From 0 (transparent) to 1 (opaque).
    public var alpha: Double
    /// A number that a layout of the host sets and that the view does not change; 0 if no layout
    /// sets it.
    public var hostTag: UInt64
    public var element: Element
    /// The class of views that shows the element.
    public var reuseIdentifier: ReuseIdentifier
    /// The reusable view that shows the element; `.none` if no view shows the element.
    public var reusableView: ReusableView
    /// The number of the binding of `reusableView` to an element, from 1; 0 if no view shows the
    /// element.
    public var generation: UInt32
    /// The stacking order: elements with a greater z-index are nearer to the viewer.
    public var zIndex: Int32
    public var flags: Flags
    /// 0: the identity transform; otherwise 1 + the index of the transform in the array of
    /// transforms that is stored beside the attributes.
    public var transform: UInt32

    public init(
        element: Element, reuseIdentifier: ReuseIdentifier, frame: Rect, zIndex: Int32,
        flags: Flags
    ) {
        self.element = element
        self.reuseIdentifier = reuseIdentifier
        self.reusableView = .none
        self.generation = 0
        self.frame = frame
        self.alpha = 1
        self.zIndex = zIndex
        self.flags = flags
        self.transform = 0
        self.hostTag = 0
    }

    public struct Flags: OptionSet, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The element need not be drawn at all.
        public static let isHidden = Flags(rawValue: 1)
        /// The size is an estimate: the host measures the element and sends its preferred size.
        public static let isEstimated = Flags(rawValue: 2)
        /// The element is bound to a view ahead of time and not visible yet.
        public static let isPrepared = Flags(rawValue: 4)
        /// The element has been deleted from the data and is disappearing in an animation. The
        /// index path is the last one that the element had in the data.
        public static let isDisappearing = Flags(rawValue: 8)

        // States of elements.
        public static let isHighlighted = Flags(rawValue: 16)
        public static let isSelected = Flags(rawValue: 32)
        public static let isFocused = Flags(rawValue: 64)
        public static let isEditing = Flags(rawValue: 128)

        /// The user drags the item.
        public static let isDragging = Flags(rawValue: 1024)
        /// A drop at the current position of the drag would be a drop onto this item.
        public static let isDropTarget = Flags(rawValue: 2048)
        /// A drag rests over the item, which is about to open (spring loading).
        public static let isSpringLoading = Flags(rawValue: 16_384)

        /// The host shows the context menu of the item.
        public static let hasOpenMenu = Flags(rawValue: 4096)

        /// The row of the item is swiped, or is moving back: the host draws the row's content
        /// shifted.
        public static let isSwiped = Flags(rawValue: 8192)

        static let states: Flags = [
            .isHighlighted, .isSelected, .isFocused, .isEditing, .isDragging, .isDropTarget,
            .isSpringLoading, .hasOpenMenu, .isSwiped,
        ]

        /// The element is not visible, but keeps its reusable view because it has focus.
        public static let isOffscreen = Flags(rawValue: 256)

        /// The user moves the item in an interactive movement: the frame is at the pointer.
        public static let isHeld = Flags(rawValue: 512)

        /// The flags of elements that have a reusable view and are not visible: such an element has
        /// one of these flags.
        static let onStandby: Flags = [.isPrepared, .isOffscreen]
    }
}

/// A 4 x 4 matrix in row-major order, for row vectors: the translation is m41, m42 and m43.
public struct Transform3D: Equatable, Sendable, BitwiseCopyable {
    public var elements: [16 of Double]

    public init(elements: [16 of Double]) {
        self.elements = elements
    }

    public static let identity = Transform3D(
        elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

    @inline(never)
    public static func == (left: Transform3D, right: Transform3D) -> Bool {
        // Subscripts of the arrays instead of the spans would copy both arrays for each element.
        let (left, right) = (left.elements.span, right.elements.span)
        for index in 0..<16 where left[index] != right[index] { return false }
        return true
    }
}

/// The number of a class of views. The host registers the class by a name, and gets the number.
public struct ReuseIdentifier: Equatable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The reuse identifier that every category and kind has without registration.
    public static let standard = ReuseIdentifier(rawValue: 0)
}

/// The number of one reusable view: a small integer that the host uses as an index into an array of
/// its native views.
public struct ReusableView: Equatable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The value that stands for no view.
    public static let none = ReusableView(rawValue: .max)
}
