import CollectionCore

/// Rows of items, with a header for each section: writes down what it is asked. Its answers are
/// changed by closures.
final class LoggingLayout: CustomLayout, @unchecked Sendable {
    var log: [String] = []
    var name = ""
    /// The height of rows whose items have none of their own is the data's.
    private var tops: [[Double]] = []
    private var heights: [[Double]] = []
    private var estimates: [[Bool]] = []
    private var height = 0.0
    private(set) var width = 0.0
    private(set) var bounds = Rect.zero
    private(set) var movement: InteractiveMovement?
    private(set) var contexts: [InvalidationContext] = []
    private(set) var updates: [[UpdateItem]] = []

    var pinsHeader = false
    var headerHeight = 0.0
    var invalidatesForScrolling = false
    var takesPreferredSizes = false
    var error: (call: String, error: CollectionError)?
    var boundsContext = InvalidationContext.everything
    var preferredContext = InvalidationContext.everything
    var change: ((inout ElementPlace) -> Void)?
    var extra: ((inout LayoutSink) -> Void)?
    var size: ((Size) -> Size)?
    var target: ((Point) -> Point)?
    var initial: ((Element) -> ElementPlace?)?
    var final: ((Element) -> ElementPlace?)?

    var rowHeights: [[Double]] { heights }

    func takeLog() -> [String] {
        let taken = log
        log = []
        return taken
    }

    private func note(_ call: String, _ more: String = "") throws(CollectionError) {
        log.append(name + call + more)
        if let error, error.call == call { throw error.error }
    }

    override func invalidateLayout(with context: InvalidationContext) throws(CollectionError) {
        contexts.append(context)
        try note("invalidate")
    }

    override func prepare(_ context: LayoutContext) throws(CollectionError) {
        try note("prepare", " \(context.itemCount)")
        (tops, heights, estimates, height) = ([], [], [], 0)
        (width, bounds) = (context.bounds.width, context.bounds)
        movement = context.interactiveMovement
        for section in 0..<UInt32(context.sectionCount) {
            var rows: (tops: [Double], heights: [Double], estimates: [Bool]) = ([], [], [])
            height += headerHeight
            let count = try context.numberOfItems(inSection: section)
            try context.forEachItemSize(
                from: IndexPath(section: section, item: 0), count: count
            ) { size, isEstimated in
                rows.tops.append(height)
                rows.heights.append(size.height)
                rows.estimates.append(isEstimated)
                height += size.height
            }
            tops.append(rows.tops)
            heights.append(rows.heights)
            estimates.append(rows.estimates)
        }
    }

    override func collectionViewContentSize() throws(CollectionError) -> Size {
        try note("size")
        let size = Size(width: width, height: height)
        return self.size?(size) ?? size
    }

    override func layoutAttributesForElements(
        in rect: Rect, into sink: inout LayoutSink
    ) throws(CollectionError) {
        try note("elements", " \(Int(rect.y)) to \(Int(rect.maxY))")
        for section in tops.indices {
            if headerHeight > 0, let place = header(UInt32(section)) { add(place, in: rect, &sink) }
            for item in tops[section].indices {
                let path = IndexPath(section: UInt32(section), item: UInt32(item))
                add(row(path), in: rect, &sink)
            }
        }
        extra?(&sink)
    }

    private func add(_ place: ElementPlace, in rect: Rect, _ sink: inout LayoutSink) {
        let frame = place.attributes.frame
        if frame.y.isNaN || frame.width < 0 || frame.isVisible(in: rect) {
            sink.add(place.attributes, transform: place.transform)
        }
    }

    override func layoutAttributesForItem(
        at path: IndexPath
    ) throws(CollectionError) -> ElementPlace? {
        try note("item", " \(path.section).\(path.item)")
        return row(path)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind kind: ElementKind, at path: IndexPath
    ) throws(CollectionError) -> ElementPlace? {
        try note("header", " \(path.section)")
        return headerHeight > 0 ? header(path.section) : nil
    }

    private func row(_ path: IndexPath) -> ElementPlace {
        let (section, item) = (Int(path.section), Int(path.item))
        var place = ElementPlace(
            LayoutAttributes(
                element: .cell(path), reuseIdentifier: .standard,
                frame: Rect(
                    x: 0, y: tops[section][item], width: width, height: heights[section][item]),
                zIndex: 0, flags: estimates[section][item] ? .isEstimated : []))
        change?(&place)
        return place
    }

    private func header(_ section: UInt32) -> ElementPlace? {
        let natural = (tops[Int(section)].first ?? headerHeight) - headerHeight
        var place = ElementPlace(
            LayoutAttributes(
                element: .supplementary(.sectionHeader, IndexPath(section: section, item: 0)),
                reuseIdentifier: .standard,
                frame: Rect(
                    x: 0, y: pinsHeader ? max(natural, bounds.y) : natural, width: width,
                    height: headerHeight),
                zIndex: 1, flags: []))
        change?(&place)
        return place
    }

    override func shouldInvalidateLayout(
        forBoundsChange newBounds: Rect, from bounds: Rect
    ) throws(CollectionError) -> Bool {
        try note("should", " \(Int(newBounds.y))")
        return invalidatesForScrolling || newBounds.size != bounds.size
    }

    override func invalidationContext(
        forBoundsChange newBounds: Rect
    ) throws(CollectionError) -> InvalidationContext {
        try note("context")
        return boundsContext
    }

    override func targetContentOffset(
        forProposedContentOffset proposed: Point
    ) throws(CollectionError) -> Point {
        try note("target", " \(Int(proposed.y))")
        return target?(proposed) ?? proposed
    }

    override func targetContentOffset(
        forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
    ) throws(CollectionError) -> Point {
        try note("rest")
        return target?(proposed) ?? proposed
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: LayoutAttributes, original: LayoutAttributes
    ) throws(CollectionError) -> Bool {
        try note("preferred", " \(Int(original.frame.height)) to \(Int(preferred.frame.height))")
        return takesPreferredSizes
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferred: LayoutAttributes, original: LayoutAttributes
    ) throws(CollectionError) -> InvalidationContext { preferredContext }

    override func prepare(
        forCollectionViewUpdates updates: [UpdateItem]
    ) throws(CollectionError) {
        self.updates.append(updates)
        try note("updates", " \(updates.count)")
    }

    override func finalizeCollectionViewUpdates() throws(CollectionError) {
        try note("finalize updates")
    }

    override func initialLayoutAttributesForAppearing(
        _ element: Element
    ) throws(CollectionError) -> ElementPlace? {
        try note("initial", " \(element.indexPath.item)")
        return initial?(element)
    }

    override func finalLayoutAttributesForDisappearing(
        _ element: Element
    ) throws(CollectionError) -> ElementPlace? {
        try note("final", " \(element.indexPath.item)")
        return final?(element)
    }

    override func prepareForTransition(to newLayout: Layout) throws(CollectionError) {
        try note("to")
    }

    override func prepareForTransition(from oldLayout: Layout) throws(CollectionError) {
        try note("from")
    }

    override func finalizeLayoutTransition() throws(CollectionError) { try note("finalize") }
}
