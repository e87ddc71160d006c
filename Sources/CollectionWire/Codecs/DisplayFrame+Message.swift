package import CMessages
package import CollectionCore

extension DisplayFrame: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__DisplayFrame> {
        unsafe jogakbo__v1__display_frame__init
    }
    package static var blank: DisplayFrame { DisplayFrame() }

    package mutating func code(_ m: inout Jogakbo__V1__DisplayFrame, with coder: inout FieldCoder) {
        coder.code(&m.sequence, &sequence)
        coder.code(&m.content_width, &contentSize.width)
        coder.code(&m.content_height, &contentSize.height)
        coder.code(&m.content_offset_x, &contentOffset.x)
        coder.code(&m.content_offset_y, &contentOffset.y)
        coder.code(&m.adjustment_x, &contentOffsetAdjustment.x)
        coder.code(&m.adjustment_y, &contentOffsetAdjustment.y)
        coder.code(&m.is_complete, &isComplete)
        coder.code(&m.did_layout_change, &didLayoutChange)
        var (isInTransition, end_ns) = (transitionEnd_ns != nil, transitionEnd_ns ?? 0)
        coder.code(&m.is_in_transition, &isInTransition)
        coder.code(&m.transition_end_ns, &end_ns)
        transitionEnd_ns = isInTransition ? end_ns : nil
        unsafe coder.code(&m.completions, &completions, leavingOut: [])
        codeElements(&m, with: &coder)
        var removed = removedViews.map(\.rawValue)
        unsafe coder.code(&m.n_removed_views, &m.removed_views, &removed)
        if coder.isReading { removedViews = removed.map { ReusableView(rawValue: $0) } }
        unsafe coder.code(&m.diagnostics, &diagnostics, leavingOut: [])
        unsafe coder.code(&m.n_identifiers, &m.identifiers, &identifiers)
    }

    private mutating func codeElements(
        _ m: inout Jogakbo__V1__DisplayFrame, with coder: inout FieldCoder
    ) {
        if !coder.isReading && elements.isEmpty { return }
        var attributes = AnsweredAttributes(elements: elements, transforms: transforms)
        unsafe coder.code(&m.elements, &attributes)
        if !coder.isReading { return }
        (elements, transforms) = (attributes.elements, attributes.transforms)
        for attributes in elements where Int(attributes.transform) > transforms.count {
            coder.fail(
                .malformed(
                    "transforms has the entry \(attributes.transform); there are "
                        + "\(transforms.count) matrices"))
        }
    }
}
