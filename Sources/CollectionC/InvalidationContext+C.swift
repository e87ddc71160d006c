import CJogakbo
import CollectionCore

extension InvalidationContext {
    /// - Throws: `invalidArgument` for a flag that does not exist, or an element of no category.
    init(_ context: jgb_invalidation_context) throws(CollectionError) {
        self.init()
        let flags = unsafe context.flags
        try checkFlags(flags, JGB_INVALIDATE_EVERYTHING | JGB_INVALIDATE_DATA_SOURCE_COUNTS)
        invalidatesEverything = flags & JGB_INVALIDATE_EVERYTHING != 0
        invalidatesDataSourceCounts = flags & JGB_INVALIDATE_DATA_SOURCE_COUNTS != 0
        let named = unsafe try buffer(
            context.elements, context.element_count, "context")
        // What is void altogether need not be named.
        if !invalidatesEverything && !invalidatesDataSourceCounts {
            try Self.checkCount(named.count)
            elements.reserveCapacity(named.count)
            for index in 0..<named.count {
                var element = unsafe named[index]
                elements.append(unsafe try Element(&element))
            }
        }
        contentOffsetAdjustment = unsafe Point(context.content_offset_adjustment)
        contentSizeAdjustment = unsafe Size(context.content_size_adjustment)
    }

    /// More than any view may show are not read.
    private static func checkCount(_ count: Int) throws(CollectionError) {
        let maximum = 1 << 24
        if count > maximum {
            throw .limitExceeded(.elements, value: count, maximum: maximum)
        }
    }

    /// The same for C, as long as the call lasts.
    func withStruct(
        _ body: (UnsafePointer<jgb_invalidation_context>) -> jgb_status
    ) -> jgb_status {
        var context = unsafe jgb_invalidation_context(self)
        let named = elements.map { jgb_element($0) }
        return unsafe named.withUnsafeBufferPointer {
            unsafe context.elements = $0.baseAddress
            unsafe context.element_count = $0.count
            return unsafe body(&context)
        }
    }
}

extension jgb_invalidation_context {
    /// Without the elements.
    init(_ context: InvalidationContext) {
        let everything = context.invalidatesEverything ? JGB_INVALIDATE_EVERYTHING : 0
        let counts =
            context.invalidatesDataSourceCounts ? JGB_INVALIDATE_DATA_SOURCE_COUNTS : 0
        unsafe self.init(
            struct_size: MemoryLayout<jgb_invalidation_context>.size, flags: everything | counts,
            reserved: 0, elements: nil, element_count: 0,
            content_offset_adjustment: jgb_point(context.contentOffsetAdjustment),
            content_size_adjustment: jgb_size(context.contentSizeAdjustment))
    }
}
