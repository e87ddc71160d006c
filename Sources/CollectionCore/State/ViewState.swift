/// The state of a view that a person has changed, to be restored later: the content offset, the
/// selection, the focused element, and the expanded items of outlines. Rule J6 of
/// docs/semantics.md.
///
/// Items and sections are named by identifiers if the data is a snapshot, and by index paths
/// otherwise. A state has no layout, no data and no settings.
public struct ViewState: Equatable, Sendable {
    /// The content offset, in points. Along the scroll direction it is used only without `edge` and
    /// `anchor`.
    public var contentOffset = Point.zero
    /// The edge of the content at which the content offset is, if the offset should be restored to
    /// that edge whatever the content then is; `none` otherwise.
    public var edge = ContentEdge.none
    /// The first visible item; nil: there is none.
    public var anchor: StateElement?
    /// The distance from the start of the bounds, inside the content inset, to the start of
    /// `anchor`, in points; negative: `anchor` begins before the start of the bounds.
    public var distance = 0.0
    /// The offsets of orthogonal sections that are scrolled; all other sections are at their
    /// starts.
    public var sectionOffsets: [SectionOffset] = []
    /// The selected items, by index paths. Each run stays in its section.
    public var selectedRuns: [ItemRun] = []
    /// The selected items by identifiers, in order.
    public var selectedItems: [UInt64] = []
    /// Whether focus is in the view.
    public var hasFocus = false
    /// The element that has focus, or had focus last; nil: none.
    public var focused: StateElement?
    /// The expanded items of outlines, by identifiers.
    public var expandedItems: [UInt64] = []

    public init() {}

    /// Whether there is nothing to restore.
    public var isEmpty: Bool { self == ViewState() }

    /// The content offset of an orthogonal section.
    public struct SectionOffset: Equatable, Sendable {
        /// The index of the section; 0 if `identifier` is not nil.
        public var section: UInt32
        public var identifier: UInt64?
        /// The content offset in points, from the start of the first group.
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
    /// The element. If `identifier` is not nil, the index path of a cell, and the section of
    /// another element, are ignored.
    public var element: Element
    /// The identifier of a cell's item, or of another element's section; nil: the index path
    /// counts.
    public var identifier: UInt64?

    public init(_ element: Element, identifier: UInt64? = nil) {
        (self.element, self.identifier) = (element, identifier)
    }
}

/// An outline of the host, and the section that displays it.
public struct SectionOutline {
    /// The identifier of the section.
    public var section: UInt64
    public var snapshot: SectionSnapshot

    public init(_ snapshot: SectionSnapshot, section: UInt64) {
        (self.snapshot, self.section) = (snapshot, section)
    }
}

extension [SectionOutline] {
    /// Checks that no section and no outline is named twice: an outline is known by its first item.
    ///
    /// - Throws: `snapshot` with `repeatedSections`, `repeatedItems`.
    func validate() throws(CollectionError) {
        _ = try Snapshot.checkedSections(map { $0.section })
        _ = try Snapshot.checkedItems(
            filter { $0.snapshot.count > 0 }.map { $0.snapshot.list[0] })
    }
}

extension ViewState {
    /// - Throws: `invalidNumber`, `invalidArgument` for values that no view has.
    func validate(_ registry: Registry) throws(CollectionError) {
        try contentOffset.validate("content_offset")
        try Length.validateFinite(distance, "distance")
        for (index, section) in sectionOffsets.enumerated() {
            try Length.validateFinite(
                section.contentOffset, "section_offsets#.content_offset", index: index)
        }
        if let anchor, anchor.element.category != .cell || !anchor.element.hasKnownCategory {
            throw .conflicting("anchor", "is no cell")
        }
        if let element = focused?.element {
            if !element.hasKnownCategory || element.category == .decoration {
                throw .conflicting("focused", "is neither a cell nor a supplementary view")
            }
            try registry.check(element.kind, of: element.category)
        }
    }
}
