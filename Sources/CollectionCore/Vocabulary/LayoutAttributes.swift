/// How one element is shown, and in which reusable view.
///
/// The fields stand in memory as those of `jgb_layout_attributes` do, so that the C interface
/// hands out display frames without copying them; a test compares the two.
public struct LayoutAttributes: Equatable, Sendable {
    /// In points, in content coordinates.
    public var frame: Rect
    /// From 0 (transparent) to 1 (opaque).
    public var alpha: Double
    /// The host's own, carried through unchanged. 0 unless a layout of the host sets it.
    public var hostTag: UInt64
    public var element: Element
    /// Which class of views shows the element.
    public var reuseIdentifier: ReuseIdentifier
    /// The pooled view that shows the element; `.none` when the element is not shown now.
    public var reusableView: ReusableView
    /// Counts the bindings of `reusableView`; 0 when the element is not shown now.
    public var generation: UInt32
    /// Greater is nearer to the viewer.
    public var zIndex: Int32
    public var flags: Flags
    /// 0: the identity; otherwise 1 + an index into the transforms beside the attributes.
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
        /// The size is an estimate: measure the element and send its preferred size.
        public static let isEstimated = Flags(rawValue: 2)
        /// The element is bound to a view ahead of time and not visible yet.
        public static let isPrepared = Flags(rawValue: 4)
        /// The element is no more in the data, and is on its way out: its index path is the one
        /// it had.
        public static let isDisappearing = Flags(rawValue: 8)

        // The states of elements.
        public static let isHighlighted = Flags(rawValue: 16)
        public static let isSelected = Flags(rawValue: 32)
        public static let isFocused = Flags(rawValue: 64)
        public static let isEditing = Flags(rawValue: 128)

        /// A person drags the item.
        public static let isDragging = Flags(rawValue: 1024)
        /// What a person drags would be dropped onto the item.
        public static let isDropTarget = Flags(rawValue: 2048)
        /// What a person drags rests over the item, which is about to open.
        public static let isSpringLoading = Flags(rawValue: 16_384)

        /// The host shows the context menu of the item.
        public static let hasOpenMenu = Flags(rawValue: 4096)

        /// The row of the item is swiped, or on its way back: its content is to be shown aside.
        public static let isSwiped = Flags(rawValue: 8192)

        static let states: Flags = [
            .isHighlighted, .isSelected, .isFocused, .isEditing, .isDragging, .isDropTarget,
            .isSpringLoading, .hasOpenMenu, .isSwiped,
        ]

        /// The element is not visible; it keeps its view because it has focus.
        public static let isOffscreen = Flags(rawValue: 256)

        /// A person moves the item, which is where the pointer holds it.
        public static let isHeld = Flags(rawValue: 512)

        /// Of an element that has a view and is not visible.
        static let onStandby: Flags = [.isPrepared, .isOffscreen]
    }
}

/// A 4x4 matrix in row-major order, for row vectors: the translation is in m41, m42, m43.
public struct Transform3D: Equatable, Sendable, BitwiseCopyable {
    public var elements: [16 of Double]

    public init(elements: [16 of Double]) {
        self.elements = elements
    }

    public static let identity = Transform3D(
        elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

    @inline(never)
    public static func == (left: Transform3D, right: Transform3D) -> Bool {
        // A subscript of the arrays themselves would copy both for each element.
        let (left, right) = (left.elements.span, right.elements.span)
        for index in 0..<16 where left[index] != right[index] { return false }
        return true
    }
}

/// A class of views, registered once by name and an integer afterwards.
public struct ReuseIdentifier: Equatable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The one that every category and kind has without registration.
    public static let standard = ReuseIdentifier(rawValue: 0)
}

/// One pooled view: a small integer that the host uses as an index into its own native views.
public struct ReusableView: Equatable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let none = ReusableView(rawValue: .max)
}
