import CMessages
import CollectionCore

extension InvalidationContext {
    init(_ message: UnsafePointer<InvalidateLayoutMessage>) {
        let message = unsafe message.pointee
        self.init()
        invalidatesEverything = unsafe message.everything != 0
        contentOffsetAdjustment = unsafe Point(message.content_offset_adjustment)
        contentSizeAdjustment = unsafe Size(message.content_size_adjustment)
    }

    /// Elements have no place in it: layouts of the engine's compute them whenever they are asked.
    func message(in arena: MessageArena) -> UnsafeMutablePointer<InvalidateLayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__invalidate_layout__init)
        let isWhole = invalidatesEverything || invalidatesDataSourceCounts
        unsafe message.pointee.everything = isWhole ? 1 : 0
        unsafe message.pointee.content_offset_adjustment =
            contentOffsetAdjustment.message(in: arena)
        unsafe message.pointee.content_size_adjustment = contentSizeAdjustment.message(in: arena)
        return unsafe message
    }
}
