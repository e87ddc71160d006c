import CJogakbo
import CollectionCore

extension ItemContent {
    /// - Parameter content: NULL: nothing of their own.
    /// - Parameter count: How many entries each column has.
    static func read(
        _ content: UnsafePointer<jgb_item_content>?, count: Int, limits: Limits
    ) throws(CollectionError) -> ItemContent? {
        if unsafe content == nil { return nil }
        let content = unsafe try value(content, "content")
        unsafe try checkFlags(content.flags, JGB_CHUNK_SIZES_ARE_ESTIMATES)
        return unsafe try ItemContent(
            count: count, widths: column(content.widths, count, "widths").span,
            heights: column(content.heights, count, "heights").span,
            reuseIdentifiers: column(content.reuse_identifiers, count, "reuse_identifiers").span,
            spans: column(content.spans, count, "spans").span,
            options: ChunkOptions(rawValue: content.flags), limits: limits)
    }
}
