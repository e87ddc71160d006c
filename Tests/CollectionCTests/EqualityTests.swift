import CJogakbo
import CollectionC
import CollectionCore
import Testing

/// The same calls through the header and in Swift.
///
/// The fields are compared one by one: a codec that mixes up two of them is what this finds.
@Suite("C and Swift", .timeLimit(.minutes(1)))
struct EqualityTests {
    @Test("Metrics, layout and environment mean the same in C", arguments: 0..<12 as Range<UInt64>)
    func sameDisplayFrames(seed: UInt64) throws {
        var random = Generator(state: seed)
        let scene = Scene(&random)
        var view = CollectionView(limits: Limits())
        try scene.apply(to: &view)
        let handle = unsafe try Handle()
        unsafe try scene.apply(to: handle.view)
        for step in 0..<40 {
            let bounds = Rect(
                x: Double(random.next(500)), y: Double(random.next(4000)),
                width: 320, height: 480)
            let request = DisplayFrameRequest(
                bounds: bounds, time_ns: UInt64(step), isComplete: step % 7 == 0,
                preferredSizes: [])
            let expected = try view.displayFrame(for: request)
            let frame = unsafe try handle.displayFrame(request)
            unsafe expectEqual(frame, expected)
        }
    }

    private func expectEqual(_ frame: jgb_display_frame, _ expected: DisplayFrame) {
        #expect(unsafe frame.sequence == expected.sequence)
        #expect(unsafe frame.content_size.width == expected.contentSize.width)
        #expect(unsafe frame.content_size.height == expected.contentSize.height)
        #expect(unsafe frame.content_offset.x == expected.contentOffset.x)
        #expect(unsafe frame.content_offset.y == expected.contentOffset.y)
        #expect(unsafe (frame.flags & JGB_FRAME_COMPLETE != 0) == expected.isComplete)
        #expect(unsafe (frame.flags & JGB_FRAME_LAYOUT_CHANGED != 0) == expected.didLayoutChange)
        let elements = unsafe Array(
            UnsafeBufferPointer(start: frame.elements, count: frame.element_count))
        #expect(elements.map(LayoutAttributes.init) == expected.elements)
        let removed = unsafe Array(
            UnsafeBufferPointer(start: frame.removed_views, count: frame.removed_view_count))
        #expect(removed == expected.removedViews.map(\.rawValue))
        let diagnostics = unsafe Array(
            UnsafeBufferPointer(start: frame.diagnostics, count: frame.diagnostic_count))
        #expect(diagnostics.map(\.code.rawValue) == expected.diagnostics.map(\.code.rawValue))
        #expect(diagnostics.map(\.size.width) == expected.diagnostics.map(\.size.width))
        #expect(
            diagnostics.map(\.other_size.height) == expected.diagnostics.map(\.otherSize.height))
    }
}

extension LayoutAttributes {
    fileprivate init(_ attributes: jgb_layout_attributes) {
        let element = attributes.element
        self.init(
            element: Element(
                category: ElementCategory(rawValue: element.category.rawValue) ?? .decoration,
                kind: ElementKind(rawValue: element.element_kind),
                indexPath: IndexPath(
                    section: element.index_path.section, item: element.index_path.item)),
            reuseIdentifier: ReuseIdentifier(rawValue: attributes.reuse_identifier),
            frame: Rect(
                x: attributes.frame.x, y: attributes.frame.y, width: attributes.frame.width,
                height: attributes.frame.height),
            zIndex: attributes.z_index, flags: Flags(rawValue: attributes.flags))
        reusableView = ReusableView(rawValue: attributes.reusable_view)
        generation = attributes.generation
        alpha = attributes.alpha
        transform = attributes.transform
        hostTag = attributes.host_tag
    }
}
