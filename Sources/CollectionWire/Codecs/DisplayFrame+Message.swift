import CMessages
import CollectionCore

extension DisplayFrame {
    init(_ message: UnsafePointer<DisplayFrameMessage>) throws(Status) {
        self.init()
        let frame = unsafe message.pointee
        sequence = unsafe frame.sequence
        contentSize = unsafe Size(width: frame.content_width, height: frame.content_height)
        contentOffset = unsafe Point(x: frame.content_offset_x, y: frame.content_offset_y)
        contentOffsetAdjustment = unsafe Point(x: frame.adjustment_x, y: frame.adjustment_y)
        isComplete = unsafe frame.is_complete != 0
        didLayoutChange = unsafe frame.did_layout_change != 0
        transitionEnd_ns = unsafe frame.is_in_transition != 0 ? frame.transition_end_ns : nil
        if let columns = unsafe frame.completions {
            completions = try unsafe Completion.completions(columns)
        }
        if let columns = unsafe frame.elements {
            elements = try unsafe LayoutAttributes.elements(columns)
            transforms = try unsafe LayoutAttributes.transforms(columns)
            for attributes in elements where Int(attributes.transform) > transforms.count {
                throw .malformed(
                    "transforms has the entry \(attributes.transform); there are "
                        + "\(transforms.count) matrices")
            }
        }
        let removed = unsafe UnsafeBufferPointer(
            start: frame.removed_views, count: frame.n_removed_views)
        if !removed.isEmpty {
            removedViews = unsafe removed.map { ReusableView(rawValue: $0) }
        }
        if let columns = unsafe frame.diagnostics {
            diagnostics = try unsafe Diagnostic.diagnostics(columns)
        }
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<DisplayFrameMessage> {
        let message = unsafe arena.make(jogakbo__v1__display_frame__init)
        unsafe message.pointee.sequence = sequence
        unsafe message.pointee.content_width = contentSize.width
        unsafe message.pointee.content_height = contentSize.height
        unsafe message.pointee.content_offset_x = contentOffset.x
        unsafe message.pointee.content_offset_y = contentOffset.y
        unsafe message.pointee.adjustment_x = contentOffsetAdjustment.x
        unsafe message.pointee.adjustment_y = contentOffsetAdjustment.y
        unsafe message.pointee.is_complete = isComplete ? 1 : 0
        unsafe message.pointee.did_layout_change = didLayoutChange ? 1 : 0
        if let end_ns = transitionEnd_ns {
            unsafe message.pointee.is_in_transition = 1
            unsafe message.pointee.transition_end_ns = end_ns
        }
        if !completions.isEmpty {
            unsafe message.pointee.completions = Completion.message(completions, in: arena)
        }
        if !elements.isEmpty {
            unsafe message.pointee.elements = LayoutAttributes.message(
                elements, transforms: transforms, in: arena)
        }
        if !removedViews.isEmpty {
            let column = unsafe arena.column(of: UInt32.self, count: removedViews.count)
            for (index, view) in removedViews.enumerated() {
                unsafe column[index] = view.rawValue
            }
            unsafe message.pointee.n_removed_views = removedViews.count
            unsafe message.pointee.removed_views = column
        }
        if !diagnostics.isEmpty {
            unsafe message.pointee.diagnostics = Diagnostic.message(diagnostics, in: arena)
        }
        return unsafe message
    }
}
