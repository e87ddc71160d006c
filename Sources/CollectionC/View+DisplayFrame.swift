public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_display_frame(
    _ view: OpaquePointer!, _ request: UnsafePointer<jgb_display_frame_request>!,
    _ out_frame: UnsafeMutablePointer<jgb_display_frame>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        var request = unsafe try DisplayFrameRequest(
            value(request, "request"), limits: box.pointee.view.limits)
        unsafe try showDisplayFrame(box, &request, GrowingResult(out_frame, "out_frame"))
    }
}

@c @implementation
public func jgb_view_display_frame_at(
    _ view: OpaquePointer!, _ content_offset: jgb_point, _ time_ns: UInt64,
    _ out_frame: UnsafeMutablePointer<jgb_display_frame>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        var bounds = unsafe box.pointee.view.bounds
        (bounds.x, bounds.y) = (content_offset.x, content_offset.y)
        var request = DisplayFrameRequest(
            bounds: bounds, time_ns: time_ns, isComplete: false, preferredSizes: [])
        unsafe try showDisplayFrame(box, &request, GrowingResult(out_frame, "out_frame"))
    }
}

/// A handler of visible items that calls back is refused.
@inline(__always)
private func showDisplayFrame(
    _ box: ViewPointer, _ request: inout DisplayFrameRequest,
    _ result: GrowingResult<jgb_display_frame>
) throws(CollectionError) {
    unsafe try pullData(box)
    unsafe try box.pointee.view.showDisplayFrame(
        for: &request, dataBytesMax: box.pointee.view.limits.dataBytes)
    unsafe result.fill { unsafe box.pointee.handOutDisplayFrame(to: $0) }
}

extension DisplayFrameRequest {
    /// - Throws: `limitExceeded` for more preferred sizes than a display frame has elements.
    init(_ request: jgb_display_frame_request, limits: Limits) throws(CollectionError) {
        unsafe try checkFlags(request.flags, JGB_REQUEST_COMPLETE | JGB_REQUEST_IDENTIFIERS)
        let preferredSizes = unsafe try buffer(
            request.preferred_sizes, request.preferred_size_count, "preferred_sizes")
        if preferredSizes.count > limits.elementCount {
            throw .limitExceeded(
                .elements, value: preferredSizes.count, maximum: limits.elementCount)
        }
        unsafe self.init(
            bounds: Rect(request.bounds), time_ns: request.time_ns,
            isComplete: request.flags & JGB_REQUEST_COMPLETE != 0,
            preferredSizes: preferredSizes.map(PreferredSize.init),
            adjustedSequence: request.adjusted_sequence,
            hasIdentifiers: request.flags & JGB_REQUEST_IDENTIFIERS != 0)
    }
}

extension PreferredSize {
    fileprivate init(_ preferred: jgb_preferred_size) {
        self.init(
            reusableView: ReusableView(rawValue: preferred.reusable_view),
            generation: preferred.generation, size: Size(preferred.size))
    }
}

extension ViewBox {
    /// Writes what the host sees of the last display frame; it points into the frame and the box.
    fileprivate mutating func handOutDisplayFrame(to out: UnsafeMutablePointer<jgb_display_frame>) {
        view.swapScaledFrame()
        defer { view.swapScaledFrame() }
        var flags: UInt32 = 0
        if view.scene.screen.frame.isComplete { flags |= JGB_FRAME_COMPLETE }
        if view.scene.screen.frame.didLayoutChange { flags |= JGB_FRAME_LAYOUT_CHANGED }
        if view.scene.screen.frame.transitionEnd_ns != nil { flags |= JGB_FRAME_IN_TRANSITION }
        unsafe out.pointee.sequence = view.scene.screen.frame.sequence
        unsafe out.pointee.content_size = jgb_size(view.scene.screen.frame.contentSize)
        unsafe out.pointee.content_offset = jgb_point(view.scene.screen.frame.contentOffset)
        unsafe out.pointee.elements = borrowed(
            view.scene.screen.frame.elements, as: jgb_layout_attributes.self)
        unsafe out.pointee.element_count = view.scene.screen.frame.elements.count
        unsafe out.pointee.transforms = transforms.write(view.scene.screen.frame.transforms) {
            jgb_transform($0)
        }
        unsafe out.pointee.transform_count = view.scene.screen.frame.transforms.count
        unsafe out.pointee.removed_views = removedViews.write(
            view.scene.screen.frame.removedViews
        ) { $0.rawValue }
        unsafe out.pointee.removed_view_count = view.scene.screen.frame.removedViews.count
        unsafe out.pointee.diagnostics = diagnostics.write(view.scene.screen.frame.diagnostics) {
            jgb_diagnostic($0)
        }
        unsafe out.pointee.diagnostic_count = view.scene.screen.frame.diagnostics.count
        unsafe (out.pointee.flags, out.pointee.reserved) = (flags, 0)
        unsafe out.pointee.content_offset_adjustment = jgb_point(
            view.scene.screen.frame.contentOffsetAdjustment)
        unsafe out.pointee.transition_end_ns = view.scene.screen.frame.transitionEnd_ns ?? 0
        unsafe out.pointee.completions = completions.write(view.scene.screen.frame.completions) {
            jgb_completion($0)
        }
        unsafe out.pointee.completion_count = view.scene.screen.frame.completions.count
        unsafe (out.pointee.identifiers, out.pointee.identifier_count) = (nil, 0)
        if !view.scene.screen.frame.identifiers.isEmpty { unsafe addIdentifiers(to: out) }
    }

    /// Adds what few hosts ask for.
    @inline(never)
    private func addIdentifiers(to out: UnsafeMutablePointer<jgb_display_frame>) {
        unsafe out.pointee.identifiers = borrowed(
            view.scene.screen.frame.identifiers, as: UInt64.self)
        unsafe out.pointee.identifier_count = view.scene.screen.frame.identifiers.count
    }
}

extension jgb_completion {
    fileprivate init(_ completion: borrowing Completion) {
        self.init(
            tag: completion.tag, is_finished: completion.isFinished ? 1 : 0, reserved: 0)
    }
}

extension jgb_diagnostic {
    fileprivate init(_ diagnostic: borrowing Diagnostic) {
        self.init(
            code: jgb_diagnostic_code(rawValue: diagnostic.code.rawValue),
            element: jgb_element(diagnostic.element), reserved: 0,
            size: jgb_size(diagnostic.size), other_size: jgb_size(diagnostic.otherSize))
    }
}
