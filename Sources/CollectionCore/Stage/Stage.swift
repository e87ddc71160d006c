/// A layout, the data that it lays out, and the result of the last layout pass.
///
/// A stage is a value: an assignment of an earlier copy takes everything back that happened since,
/// and two stages of the same data show it in two layouts at once. Bounds and environment are not
/// part of a stage; they are arguments of its methods.
struct Stage {
    private(set) var layout: Layout
    /// The configuration of `layout`, at hand.
    private(set) var configuration: LayoutConfiguration
    /// Sections and items as the host pushed them, with the sizes that the host measured since.
    var dataSource: DataSource
    /// The result of the last layout pass of a layout with sections.
    var geometry = SectionedGeometry()
    /// The result of the last layout pass of a layout without sections; `geometry` is empty then.
    var free: FreeGeometry?
    /// The state of a custom layout; nil for the engine's own layouts.
    var custom: CustomState?
    /// The order that is laid out while a person moves an item, or while there is room for items
    /// that are not in the data; nil: that of the data.
    var reordering: Reordering?
    /// Whether data or layout changed since the last layout pass.
    var needsLayout = true
    /// What changed since the last display frame except the content offset.
    private(set) var change = Change.nothing
    /// The size of the bounds in the last display frame, for which all is laid out as long as
    /// nothing else changes; negative: there is none.
    private(set) var shownSize = Size(width: -1, height: -1)
    /// The length across in the last display frame; nil since data or layout were replaced. The
    /// host measures elements for lines in a container of this length.
    var measuredLength: Double?
    /// The amounts that invalidation contexts add to the content offset and the content size.
    var added = InvalidationAdjustments()

    enum Change {
        case nothing
        /// The place or the order of an item that a person moves: the content keeps its place.
        case movement
        /// The data, by updates that were carried out on what is laid out.
        case data
        case anything
    }

    /// An empty flow layout.
    init() {
        layout = .flow(FlowLayout())
        configuration = LayoutConfiguration()
        dataSource = DataSource()
    }

    /// The data of another stage in another layout. Sizes that the host measured for the other
    /// layout are forgotten.
    init(_ layout: Layout, _ dataSource: DataSource) {
        self.layout = layout
        configuration = layout.configuration
        custom = layout.custom.map(CustomState.init)
        self.dataSource = dataSource
        forgetMeasurements()
    }

    /// Replaces the layout: the next layout pass lays out everything.
    mutating func setLayout(_ layout: Layout) {
        putBack()
        self.layout = layout
        configuration = layout.configuration
        custom = layout.custom.map(CustomState.init)
        added.size = .zero
        geometry.offsets.removeAll()
        forgetMeasurements()
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
        added.size = .zero
        measuredLength = nil
    }

    /// Whether anything moved since the last display frame except by scrolling.
    var didChange: Bool { change != .nothing }

    /// Whether the content may have moved from under the content anchor.
    var movesAnchor: Bool { change == .data || change == .anything }

    /// Notes that something moved other than by scrolling or an update.
    mutating func noteChange() {
        change = .anything
        shownSize.width = -1
    }

    /// Notes that an update was made.
    mutating func noteUpdate() {
        if change == .nothing { change = .data }
        // The window does not go along with an order that was presented.
        if change == .movement { change = .anything }
    }

    /// Notes that an item that a person moves is held elsewhere.
    mutating func noteMovement() {
        switch change {
        case .nothing: change = .movement
        case .data: change = .anything
        case .movement, .anything: break
        }
    }

    /// Notes that a display frame has told of what moved.
    mutating func noteToldChange() { change = .nothing }

    /// The layout that is set, laid out or not yet, places sections one after another: they may
    /// scroll across.
    var laysOutSections: Bool { custom == nil && !layout.isPath && layout.explicit == nil }

    /// Whether updates edit what is laid out, and move all that lies behind a change by one length.
    /// In described sections views reach across their sections, and fractions of lengths are not
    /// exact; sections that are scrolled across move by themselves.
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
    }

    /// Notes that the surroundings of the content are others.
    mutating func noteEnvironment() {
        noteChange()
        guard let custom else { return }
        custom.invalidate(with: .everything)
        needsLayout = true
    }

    /// Has the next layout pass lay out everything that the context names.
    mutating func invalidate(with context: InvalidationContext) {
        noteChange()
        if let custom {
            custom.invalidate(with: context)
            needsLayout = true
            return
        }
        if context.isWhole { needsLayout = true }
        added.add(context)
    }

    private mutating func forgetMeasurements() {
        dataSource.items.restoreGivenSizes()
        dataSource.boundaryMeasures.removeAll()
    }
}
