import CMessages
import CollectionCore

extension DisplayFrameRequest {
    init(_ message: UnsafePointer<DisplayFrameRequestMessage>) throws(Status) {
        let request = unsafe message.pointee
        unsafe self.init(
            bounds: Rect(request.bounds), time_ns: request.time_ns,
            isComplete: request.is_complete != 0,
            preferredSizes: try PreferredSize.sizes(request.preferred_sizes),
            adjustedSequence: request.adjusted_sequence)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<DisplayFrameRequestMessage> {
        let message = unsafe arena.make(jogakbo__v1__display_frame_request__init)
        unsafe message.pointee.bounds = bounds.message(in: arena)
        unsafe message.pointee.time_ns = time_ns
        unsafe message.pointee.is_complete = isComplete ? 1 : 0
        unsafe message.pointee.adjusted_sequence = adjustedSequence
        if !preferredSizes.isEmpty {
            unsafe message.pointee.preferred_sizes = PreferredSize.message(
                preferredSizes, in: arena)
        }
        return unsafe message
    }
}

/// Preferred sizes as columns.
extension PreferredSize {
    static func sizes(
        _ message: UnsafePointer<PreferredSizesMessage>?
    ) throws(Status) -> [PreferredSize] {
        guard let message = unsafe message?.pointee else { return [] }
        let count = unsafe message.n_reusable_views
        let views = try unsafe MessageColumn(
            message.reusable_views, count: count, expected: count, default: 0, "reusable_views")
        let generations = try unsafe MessageColumn(
            message.generations, count: message.n_generations, expected: count, default: 0,
            "generations")
        if unsafe message.n_sizes != 2 * count {
            throw .malformed(
                "sizes has \(unsafe message.n_sizes) entries, not 2 for each of \(count)")
        }
        let sizes = try unsafe MessageColumn(
            message.sizes, count: message.n_sizes, expected: 2 * count, default: 0, "sizes")
        return (0..<count).map { index in
            PreferredSize(
                reusableView: ReusableView(rawValue: views[index]),
                generation: generations[index],
                size: Size(width: sizes[2 * index], height: sizes[2 * index + 1]))
        }
    }

    static func message(
        _ preferredSizes: [PreferredSize], in arena: MessageArena
    ) -> UnsafeMutablePointer<PreferredSizesMessage> {
        let count = preferredSizes.count
        let message = unsafe arena.make(jogakbo__v1__preferred_sizes__init)
        let views = unsafe arena.column(of: UInt32.self, count: count)
        let generations = unsafe arena.column(of: UInt32.self, count: count)
        let sizes = unsafe arena.column(of: Double.self, count: 2 * count)
        for (index, preferred) in preferredSizes.enumerated() {
            unsafe views[index] = preferred.reusableView.rawValue
            unsafe generations[index] = preferred.generation
            unsafe sizes[2 * index] = preferred.size.width
            unsafe sizes[2 * index + 1] = preferred.size.height
        }
        unsafe (message.pointee.n_reusable_views, message.pointee.reusable_views) = (count, views)
        unsafe (message.pointee.n_generations, message.pointee.generations) = (count, generations)
        unsafe (message.pointee.n_sizes, message.pointee.sizes) = (2 * count, sizes)
        return unsafe message
    }
}
