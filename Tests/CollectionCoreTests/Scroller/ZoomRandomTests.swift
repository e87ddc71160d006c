import CollectionCore
import CollectionReference
import Testing

/// A zoomed view shows what a view of bounds that are smaller by the scale shows, scaled.
@Suite("Random zooming")
struct ZoomRandomTests {
    private static let size = Size(width: 100, height: 200)

    private func makeView(_ layout: FlowLayout) throws -> CollectionView {
        var view = CollectionView(limits: Limits())
        try view.setFlowLayout(layout)
        var builder = DataSourceBuilder(limits: view.limits)
        let counts: [UInt32] = [7, 0, 31, 12, 90]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
        return view
    }

    private func frame(
        _ view: inout CollectionView, _ bounds: Rect
    ) throws -> DisplayFrame {
        try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: bounds, time_ns: 0, isComplete: true, preferredSizes: []))
    }

    @Test(
        "Pinned views, insets and elements across are those of content not scaled",
        arguments: 0..<30)
    func sameAsPlain(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var layout = FlowLayout()
        layout.sectionHeadersPinToVisibleBounds = random.chance(60)
        layout.sectionMetrics.itemSize = Size(width: random.pick([20, 33, 100]), height: 17)
        layout.sectionMetrics.headerReferenceSize = Size(width: 0, height: random.pick([0, 12]))
        var zoomed = try makeView(layout)
        var plain = try makeView(layout)
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        (configuration.minimumZoomScale, configuration.maximumZoomScale) = (0.25, 8)
        try zoomed.setScrollConfiguration(configuration)
        let inset = random.pick([0.0, 13])
        var environment = Environment()
        environment.contentInset.top = inset
        try zoomed.setEnvironment(environment)
        for _ in 0..<8 {
            let scale = random.pick([0.25, 0.6, 1, 1, 1.7, 3, 8])
            let offset = Point(
                x: Double(random.number(-20...120)) + 0.37,
                y: Double(random.number(-50...900)) * scale + 0.37)
            try zoomed.setZoomScale(scale, isAnimated: false)
            try zoomed.setContentOffset(offset, isAnimated: false)
            let shown = try frame(
                &zoomed, Rect(x: 0, y: 0, width: Self.size.width, height: Self.size.height))
            environment.contentInset.top = inset / scale
            try plain.setEnvironment(environment)
            let expected = try frame(
                &plain,
                Rect(
                    x: 0, y: offset.y / scale, width: Self.size.width,
                    height: Self.size.height / scale))
            #expect(shown.contentOffset == offset)
            let (left, right) = (offset.x / scale, (offset.x + Self.size.width) / scale)
            let visible = expected.elements.filter {
                $0.frame.x < right && $0.frame.x + $0.frame.width > left
            }
            try #require(shown.elements.map(\.element) == visible.map(\.element))
            for (one, other) in zip(shown.elements, visible) {
                #expect(abs(one.frame.x - other.frame.x * scale) < 1e-6)
                #expect(abs(one.frame.y - other.frame.y * scale) < 1e-6)
                #expect(abs(one.frame.width - other.frame.width * scale) < 1e-6)
                #expect(abs(one.frame.height - other.frame.height * scale) < 1e-6)
            }
        }
    }
}
