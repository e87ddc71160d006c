/// A layout, the data that it lays out, and the result of the last layout pass.
///
/// A stage is a value: assigning an earlier copy undoes everything that happened since, and two
/// stages with the same data lay it out in two layouts at once. Bounds and environment are not part
/// of a stage; they are arguments of its methods.
struct Stage {
    private(set) var layout: Layout
    /// The settings of `layout`, kept for fast access.
    private(set) var settings: LayoutSettings
    /// Sections and items as the host pushed them, with the sizes that the host measured since.
    var dataSource: DataSource
    /// The result of the last layout pass of a layout with sections.
    var geometry = SectionedGeometry()
    /// The result of the last layout pass of a layout without sections; `geometry` is empty then.
    var free: FreeGeometry?
    /// The state of a custom layout; nil for the engine's own layouts.
    var custom: CustomState?
    /// The stage of the base of a custom layout, which has the same data; empty: there is none.
    var bases: [Stage] = []
    /// The order that is laid out while a person moves an item, or while there is room for items
    /// that are not in the data; nil: the order of the data is laid out.
    var reordering: Reordering?
    /// Whether data or layout have changed since the last layout pass.
    var needsLayout = true
    /// What changed since the last display frame except the content offset.
    private(set) var change = Change.nothing
    /// The size of the view in the last display frame. While nothing else changes, everything is
    /// laid out for this size. Negative: there is none.
    private(set) var shownSize = Size(width: -1, height: -1)
    /// The length of the container along the cross axis in the last display frame, for which the
    /// host measures elements; nil if data or layout were replaced since, and without sections.
    var measuredLength: Double?
    /// The amounts that invalidation contexts add to the content offset and the content size.
    var added = InvalidationAdjustments()

    enum Change {
        case nothing
        /// The place or the target of the item that a person moves. The content keeps its place.
        case movement
        /// The data, by updates that were also made in the layout.
        case data
        case anything
    }

    /// An empty flow layout.
    init() {
        layout = .flow(FlowLayout())
        settings = LayoutSettings(layout.configuration)
        dataSource = DataSource()
    }

    /// Makes a stage with the data of another stage in another layout. Sizes that the host measured
    /// for the other layout are removed.
    init(_ layout: Layout, _ dataSource: DataSource) {
        self.layout = layout
        settings = LayoutSettings(layout.configuration)
        custom = layout.custom.map(CustomState.init)
        self.dataSource = dataSource
        forgetMeasurements()
        setBase()
    }

    /// Replaces the layout: the next layout pass lays out everything.
    mutating func setLayout(_ layout: Layout) {
        putBack()
        self.layout = layout
        settings = LayoutSettings(layout.configuration)
        custom = layout.custom.map(CustomState.init)
        added.size = .zero
        geometry.offsets.removeAll()
        forgetMeasurements()
        setBase()
        needsLayout = true
        measuredLength = nil
    }

    /// Replaces the data: the next layout pass lays out everything.
    mutating func setData(_ data: DataSource) {
        putBack()
        dataSource = data
        geometry.offsets.removeAll()
        needsLayout = true
        custom?.noteReload()
        if !bases.isEmpty { bases[0].setData(data) }
        added.size = .zero
        measuredLength = nil
    }

    /// About the number of bytes of what the layout stores, beside the data.
    ///
    /// - Complexity: O(leaves)
    var layoutBytes: Int { geometry.memoryBytes + (bases.first?.layoutBytes ?? 0) }

    /// Whether anything moved since the last display frame except by scrolling.
    var didChange: Bool { change != .nothing }

    /// Whether a change since the last display frame may have moved the content anchor.
    var movesAnchor: Bool { change == .data || change == .anything }

    /// Notes a change other than scrolling or an update.
    mutating func noteChange() {
        change = .anything
        shownSize.width = -1
    }

    /// Notes that an update was made.
    mutating func noteUpdate() {
        if change == .nothing { change = .data }
        // The window of elements cannot be adjusted for an update after another order was
        // presented.
        if change == .movement { change = .anything }
    }

    /// Notes that the item that a person moves has another place or target.
    mutating func noteMovement() {
        switch change {
        case .nothing: change = .movement
        case .data: change = .anything
        case .movement, .anything: break
        }
    }

    /// Notes that a display frame has reported the change.
    mutating func noteToldChange() { change = .nothing }

    /// Whether the layout, laid out or not yet, places sections one after another. Such sections
    /// may be orthogonal sections.
    var laysOutSections: Bool { custom == nil && !layout.isPath && layout.explicit == nil }

    /// Whether an update edits the layout in place, and moves everything behind the change by one
    /// length. False for compositional layouts, whose views reach across sections and whose
    /// fractional lengths are not exact, and while an orthogonal section is scrolled, because it
    /// moves by itself.
    var keepsToEdits: Bool {
        !needsLayout && free == nil && custom == nil && geometry.compositional == nil
            && geometry.offsets.isEmpty && reordering == nil
    }

    /// Notes that a display frame shows the stage in a viewport.
    mutating func noteShown(in viewport: Viewport) {
        shownSize = viewport.layoutSize
        added.offset = .zero
        change = .nothing
        measuredLength = free == nil ? geometry.container.length : nil
        if !bases.isEmpty { noteBaseShown(in: viewport) }
    }

    @inline(never)
    private mutating func noteBaseShown(in viewport: Viewport) {
        bases[0].noteShown(in: viewport)
    }

    /// Notes that the environment of the content has changed.
    mutating func noteEnvironment() {
        noteChange()
        guard let custom else { return }
        custom.invalidate(with: .everything)
        needsLayout = true
    }

    /// Marks everything that the context names as invalid, for the next layout pass.
    mutating func invalidate(with context: InvalidationContext) {
        noteChange()
        if let custom {
            custom.invalidate(with: context)
            if context.isWhole && !bases.isEmpty { bases[0].needsLayout = true }
            needsLayout = true
            return
        }
        if context.isWhole {
            if !needsLayout { geometry.holdOffsets(dataSource.items) }
            needsLayout = true
        }
        added.add(context)
    }

    private mutating func forgetMeasurements() {
        dataSource.items.restoreGivenSizes()
        dataSource.boundaryMeasures.removeAll()
    }
}
