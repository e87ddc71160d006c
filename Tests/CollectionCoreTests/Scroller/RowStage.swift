import CollectionCore

/// A view of 300 points with a section of cards that scrolls across, each 100 long and 10 apart.
struct RowStage: ~Copyable {
    var view = CollectionView(limits: Limits())
    var bounds = Rect(x: 0, y: 0, width: 300, height: 300)
    /// In milliseconds.
    var time = 0.0
    private let isMirrored: Bool
    private let axis: Axis

    init(
        _ behavior: OrthogonalScrollingBehavior, isMirrored: Bool = false, axis: Axis = .vertical,
        items: UInt32 = 40, scrolls: Bool = true, at offset: Double = 0,
        _ change: (inout CompositionalLayout) -> Void = { _ in }
    ) throws {
        (self.isMirrored, self.axis) = (isMirrored, axis)
        var layout = CompositionalLayout(sections: [Self.cards(behavior)])
        layout.configuration.flipsHorizontallyInOppositeLayoutDirection = true
        layout.configuration.scrollDirection = axis
        change(&layout)
        try view.setLayout(.compositional(layout))
        var environment = Environment()
        if isMirrored { environment.layoutDirection = .rightToLeft }
        try view.setEnvironment(environment)
        try setCounts([items])
        if scrolls {
            var configuration = ScrollConfiguration()
            configuration.isEnabled = true
            try view.setScrollConfiguration(configuration)
        }
        try show(after: 0)
        if offset != 0 { try view.setOrthogonalContentOffset(offset, ofSection: 0) }
        try show(after: 10)
    }

    static func cards(
        _ behavior: OrthogonalScrollingBehavior, length: LayoutDimension = .absolute(100)
    ) -> LayoutSection {
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var section = LayoutSection(
            group: .horizontal(
                size: LayoutSize(width: length, height: .absolute(100)), subitems: [.item(item)]))
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    mutating func setCounts(_ counts: [UInt32]) throws {
        var builder = DataSourceBuilder(limits: view.limits)
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
    }

    @discardableResult
    mutating func show(
        after milliseconds: Double = 16, _ preferredSizes: [PreferredSize] = []
    ) throws -> DisplayFrame {
        time += milliseconds
        return try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: bounds, time_ns: UInt64(time * 1e6), isComplete: true,
                preferredSizes: preferredSizes))
    }

    mutating func offset(_ section: UInt32 = 0) throws -> Double {
        try view.orthogonalContentOffset(ofSection: section)
    }

    /// The offset once nothing moves any more.
    mutating func rest(_ section: UInt32 = 0) throws -> Double {
        try show()
        try show(after: 5000)
        return try offset(section)
    }

    /// Where cards begin, from the leading end of the bounds.
    mutating func places(after milliseconds: Double = 16) throws -> [UInt32: Double] {
        var places: [UInt32: Double] = [:]
        for shown in try show(after: milliseconds).elements where shown.element.category == .cell {
            let frame = shown.frame
            let start =
                axis == .horizontal
                ? frame.y : isMirrored ? bounds.width - frame.x - frame.width : frame.x
            places[shown.element.indexPath.item] = start
        }
        return places
    }

    mutating func finger(_ phase: PointerSample.Phase, _ across: Double) throws {
        let place = isMirrored ? bounds.width - across : across
        let point = axis == .vertical ? Point(x: place, y: 30) : Point(x: 30, y: place)
        let samples = [PointerSample(phase, point, at: UInt64(time * 1e6))]
        try view.sendPointers(samples.span)
    }

    /// Drags the cards by a distance towards the leading end, in 40 ms.
    mutating func drag(_ distance: Double, lifts: Bool = true) throws {
        try finger(.down, 150)
        for step in 1...5 {
            time += 8
            try finger(.move, 150 - distance * Double(step) / 5)
        }
        if lifts { try finger(.up, 150 - distance) }
    }

    mutating func update(_ item: UpdateItem, isAnimated: Bool = false) throws {
        var options = BatchUpdateOptions()
        if isAnimated { options.animation = Animation(duration_ns: 300_000_000) }
        try view.performBatchUpdates(BatchUpdate(items: [item]), options: options)
    }
}
