/// The state that a person has made of a view, to be restored later: the place, the selection,
/// which element has focus, and which items of outlines are expanded. Rule J6 of docs/semantics.md.
///
/// Items and sections go by their identifiers where the data is a snapshot, and by index paths
/// otherwise. A state has no layout, no data and no settings.
public struct ViewState: Equatable, Sendable {
    /// In points. Along the scroll direction it counts where neither `edge` nor `anchor` does.
    public var contentOffset = Point.zero
    /// The edge of the content at which the content offset is, if it is to be there whatever the
    /// content is by then.
    public var edge = ContentEdge.none
    /// The first visible item; nil: there is none.
    public var anchor: StateElement?
    /// How far `anchor` begins behind the start of the bounds, beside the content inset, in points;
    /// negative where it begins before.
    public var distance = 0.0
    /// Sections that are scrolled across; others are at their starts.
    public var sectionOffsets: [SectionOffset] = []
    /// Selected items by index paths. A run stays in its section.
    public var selectedRuns: [ItemRun] = []
    /// Selected items by identifiers, in order.
    public var selectedItems: [UInt64] = []
    /// Whether focus is in the view.
    public var hasFocus = false
    /// The element that has focus, or had it last; nil: none.
    public var focused: StateElement?
    /// Expanded items of outlines, by identifiers.
    public var expandedItems: [UInt64] = []

    public init() {}

    /// Whether there is nothing to restore.
    public var isEmpty: Bool { self == ViewState() }

    /// The content offset of a section that scrolls across.
    public struct SectionOffset: Equatable, Sendable {
        /// 0 where the identifier counts.
        public var section: UInt32
        public var identifier: UInt64?
        /// In points, from where the first group begins.
        public var contentOffset: Double

        public init(section: UInt32, contentOffset: Double) {
            (self.section, self.contentOffset) = (section, contentOffset)
        }

        public init(identifier: UInt64, contentOffset: Double) {
            (section, self.contentOffset) = (0, contentOffset)
            self.identifier = identifier
        }
    }
}

/// An element as a state names it.
public struct StateElement: Equatable, Sendable {
    /// The index path of a cell, and the section of another element, do not count where the
    /// identifier does.
    public var element: Element
    /// The identifier of a cell's item, or of another element's section.
    public var identifier: UInt64?

    public init(_ element: Element, identifier: UInt64? = nil) {
        (self.element, self.identifier) = (element, identifier)
    }
}

/// An outline of the host's, and the section that shows it.
public struct SectionOutline {
    /// By identifier.
    public var section: UInt64
    public var snapshot: SectionSnapshot

    public init(_ snapshot: SectionSnapshot, section: UInt64) {
        (self.snapshot, self.section) = (snapshot, section)
    }
}

extension ViewState {
    /// - Throws: `invalidNumber`, `invalidArgument` for what no view is like.
    func validate(_ registry: Registry) throws(CollectionError) {
        try contentOffset.validate("content_offset")
        try Length.validateFinite(distance, "distance")
        for (index, section) in sectionOffsets.enumerated() {
            try Length.validateFinite(section.contentOffset, "section_offsets", index: index)
        }
        if let anchor, anchor.element.category != .cell || !anchor.element.hasKnownCategory {
            throw .invalidArgument("anchor", .outOfRange)
        }
        if let element = focused?.element {
            if !element.hasKnownCategory || element.category == .decoration {
                throw .invalidArgument("focused", .outOfRange)
            }
            try registry.check(element.kind, of: element.category)
        }
    }
}
