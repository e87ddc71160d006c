import CollectionCore
import Testing

/// What becomes of a transition that the host cuts short.
@Suite("Transitions that are cut short")
struct TransitionEndTests {
    private let shrinking = Animation(
        duration_ns: 1000, curve: .linear,
        disappearing: ElementAppearance(alpha: 1, transform: ElementAppearance.scale(0.5).transform)
    )

    @Test("What disappears is gone when the layout is replaced; another update begins anew")
    func replacing() throws {
        var view = CollectionView(limits: Limits())
        var layout = FlowLayout()
        layout.sectionMetrics.itemsFillLine = true
        layout.sectionMetrics.itemSize.height = 40
        try view.setFlowLayout(layout)
        var builder = DataSourceBuilder(limits: Limits())
        let none: [Float] = []
        let counts: [UInt32] = [20]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: [UInt32]().span, widths: none.span,
            heights: none.span, reuseIdentifiers: [UInt32]().span, options: [])
        try view.setDataSource(builder)
        _ = try view.displayFrame(for: request(0))
        let options = BatchUpdateOptions(animation: shrinking)
        let delete = BatchUpdate(items: [.delete(IndexPath(section: 0, item: 1))])
        try view.performBatchUpdates(delete, options: options)
        _ = try view.displayFrame(for: request(0))
        #expect(try scales(&view, 500) == [0.75])
        layout.sectionMetrics.minimumLineSpacing = 3
        try view.setFlowLayout(layout)
        try view.performBatchUpdates(delete, options: options)
        #expect(try scales(&view, 500) == [1])
        #expect(try scales(&view, 1000) == [0.75])
        #expect(try scales(&view, 1500) == [])
    }

    /// How wide the elements that disappear are shown.
    private func scales(_ view: inout CollectionView, _ time_ns: UInt64) throws -> [Double] {
        let frame = try view.displayFrame(for: request(time_ns))
        let gone = frame.elements.filter { $0.flags.contains(.isDisappearing) }
        return gone.map { frame.transforms.matrix($0.transform).elements[0] }
    }

    private func request(_ time_ns: UInt64) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: 100, height: 400), time_ns: time_ns,
            isComplete: true, preferredSizes: [])
    }
}
