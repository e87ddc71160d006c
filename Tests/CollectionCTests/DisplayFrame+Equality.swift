import CJogakbo
import CollectionCore
import Testing

/// Compares field by field.
func expectEqual(_ frame: jgb_display_frame, _ expected: DisplayFrame) {
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
    #expect(
        unsafe frame.content_offset_adjustment.x == expected.contentOffsetAdjustment.x
            && frame.content_offset_adjustment.y == expected.contentOffsetAdjustment.y)
    #expect(
        unsafe (frame.flags & JGB_FRAME_IN_TRANSITION != 0) == (expected.transitionEnd_ns != nil))
    #expect(unsafe frame.transition_end_ns == expected.transitionEnd_ns ?? 0)
    let completions = unsafe UnsafeBufferPointer(
        start: frame.completions, count: frame.completion_count)
    #expect(unsafe completions.map(\.tag) == expected.completions.map(\.tag))
    #expect(
        unsafe completions.map(\.is_finished)
            == expected.completions.map { $0.isFinished ? 1 : 0 })
    let transforms = unsafe UnsafeBufferPointer(
        start: frame.transforms, count: frame.transform_count)
    #expect(unsafe transforms.map(Transform3D.init) == expected.transforms)
    let identifiers = unsafe UnsafeBufferPointer(
        start: frame.identifiers, count: frame.identifier_count)
    #expect(unsafe Array(identifiers) == expected.identifiers)
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

extension Transform3D {
    fileprivate init(_ transform: jgb_transform) {
        self = .identity
        unsafe withUnsafeBytes(of: transform.m) { bytes in
            for index in 0..<16 {
                elements[index] = unsafe bytes.load(
                    fromByteOffset: 8 * index, as: Double.self)
            }
        }
    }
}
