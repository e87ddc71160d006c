/// A layout: the arrangement of the elements. Replacing a view's layout does not change the data.
public indirect enum Layout: Equatable, Sendable {
    case flow(FlowLayout)
    case list(ListLayout)
    case grid(GridLayout)
    case waterfall(WaterfallLayout)
    case justified(JustifiedLayout)
    case carousel(CarouselLayout)
    case stack(StackLayout)
    case circle(CircleLayout)
    case compositional(CompositionalLayout)
    /// A custom layout of the host. Only one view at a time may use it: see `CustomLayout`.
    case custom(CustomLayout)
    case explicit(ExplicitLayout)

    public var configuration: LayoutConfiguration {
        switch self {
        case .flow(let layout): layout.configuration
        case .list(let layout): layout.configuration
        case .grid(let layout): layout.configuration
        case .waterfall(let layout): layout.configuration
        case .justified(let layout): layout.configuration
        case .carousel(let layout):
            LayoutConfiguration(
                layout.scrollDirection, layout.itemSize, layout.itemReuseIdentifier)
        case .stack(let layout):
            LayoutConfiguration(
                layout.scrollDirection, layout.itemSize, layout.itemReuseIdentifier)
        case .circle(let layout):
            LayoutConfiguration(
                layout.scrollDirection, layout.itemSize, layout.itemReuseIdentifier)
        case .compositional(let layout): layout.configuration
        case .custom(let layout): layout.configuration
        case .explicit(let layout): LayoutConfiguration(layout)
        }
    }

    /// Whether the layout places items on a path instead of in sections: section P of
    /// docs/semantics.md.
    package var isPath: Bool {
        switch self {
        case .flow, .list, .grid, .waterfall, .justified, .compositional, .custom, .explicit: false
        case .carousel, .stack, .circle: true
        }
    }

    /// The most bytes that the layout stores for each byte of the items' own sizes. A place in a
    /// lane takes 16, a line 11, and a height 4 bytes.
    var storedRatio: Int {
        switch self {
        case .waterfall, .compositional: 4
        case .flow: 3
        case .list, .grid, .justified, .carousel, .stack, .circle, .custom, .explicit: 0
        }
    }

    var isCustom: Bool { custom != nil }

    /// The custom layout; nil for any other layout.
    var custom: CustomLayout? {
        if case .custom(let layout) = self { return layout }
        return nil
    }

    /// The explicit layout; nil for any other layout.
    package var explicit: ExplicitLayout? {
        if case .explicit(let layout) = self { return layout }
        return nil
    }

    var isCompositional: Bool {
        if case .compositional = self { return true }
        return false
    }

    /// Whether the host says of each element by itself where it is, also of elements of no section.
    var placesEachElement: Bool {
        switch self {
        case .custom, .explicit: true
        default: false
        }
    }
}

extension Layout {
    /// Whether two layouts are the same. Of compositional layouts, only copies of one layout are:
    /// those with equal sections that were described apart are not compared.
    func isSame(as other: Layout) -> Bool {
        switch (self, other) {
        case (.flow(let one), .flow(let other)): one == other
        case (.list(let one), .list(let other)): one == other
        case (.grid(let one), .grid(let other)): one == other
        case (.waterfall(let one), .waterfall(let other)): one == other
        case (.justified(let one), .justified(let other)): one == other
        case (.carousel(let one), .carousel(let other)): one == other
        case (.stack(let one), .stack(let other)): one == other
        case (.circle(let one), .circle(let other)): one == other
        case (.compositional(let one), .compositional(let other)): one.isCopy(of: other)
        case (.custom(let one), .custom(let other)): one == other
        case (.explicit(let one), .explicit(let other)): one == other
        default: false
        }
    }

    func validate() throws(CollectionError) {
        try configuration.validate()
        switch self {
        case .flow(let layout): try layout.validateLines()
        case .list(let layout): try layout.validateSeparators()
        case .grid(let layout): try layout.validateLanes()
        case .waterfall(let layout): try layout.lanes.validate()
        case .justified(let layout): try layout.validateLines()
        case .carousel(let layout): try layout.validate()
        case .stack(let layout): try layout.validate()
        case .circle(let layout): try layout.validate()
        case .compositional(let layout): try layout.validateSections()
        case .custom(let layout): try layout.base?.validateAsBase()
        case .explicit(let layout): try layout.validate()
        }
    }
}

extension LayoutConfiguration {
    /// Creates the configuration of a path layout.
    fileprivate init(_ axis: Axis, _ itemSize: Size, _ itemReuseIdentifier: ReuseIdentifier) {
        self.init()
        scrollDirection = axis
        sectionMetrics.itemSize = itemSize
        sectionMetrics.itemReuseIdentifier = itemReuseIdentifier
    }

    func validate() throws(CollectionError) {
        try sectionMetrics.validate()
        try Length.validate(pixelScale, "pixel_scale")
    }
}
