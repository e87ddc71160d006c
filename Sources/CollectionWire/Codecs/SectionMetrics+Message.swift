import CMessages
import CollectionCore

extension SectionMetrics {
    /// What was left out has its default.
    init(_ message: UnsafePointer<SectionMetricsMessage>?) {
        self.init()
        guard let message = unsafe message?.pointee else { return }
        if let size = unsafe message.item_size { unsafe itemSize = Size(size) }
        estimatedItemSize = unsafe Size(message.estimated_item_size)
        sectionInset = unsafe EdgeInsets(message.section_inset)
        if let spacing = unsafe message.minimum_line_spacing {
            minimumLineSpacing = unsafe spacing.pointee.value
        }
        if let spacing = unsafe message.minimum_interitem_spacing {
            minimumInteritemSpacing = unsafe spacing.pointee.value
        }
        headerReferenceSize = unsafe Size(message.header_reference_size)
        footerReferenceSize = unsafe Size(message.footer_reference_size)
        itemsFillLine = unsafe message.items_fill_line != 0
        unsafe headerReuseIdentifier.rawValue = message.header_reuse_identifier
        unsafe footerReuseIdentifier.rawValue = message.footer_reuse_identifier
        unsafe itemReuseIdentifier.rawValue = message.item_reuse_identifier
        headerLevel = unsafe message.header_level
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<SectionMetricsMessage> {
        let message = unsafe arena.make(jogakbo__v1__section_metrics__init)
        unsafe message.pointee.item_size = itemSize.message(in: arena)
        if estimatedItemSize != .zero {
            unsafe message.pointee.estimated_item_size = estimatedItemSize.message(in: arena)
        }
        if sectionInset != .zero {
            unsafe message.pointee.section_inset = sectionInset.message(in: arena)
        }
        unsafe message.pointee.minimum_line_spacing = minimumLineSpacing.message(in: arena)
        unsafe message.pointee.minimum_interitem_spacing =
            minimumInteritemSpacing.message(in: arena)
        if headerReferenceSize != .zero {
            unsafe message.pointee.header_reference_size = headerReferenceSize.message(in: arena)
        }
        if footerReferenceSize != .zero {
            unsafe message.pointee.footer_reference_size = footerReferenceSize.message(in: arena)
        }
        unsafe message.pointee.items_fill_line = itemsFillLine ? 1 : 0
        unsafe message.pointee.header_reuse_identifier = headerReuseIdentifier.rawValue
        unsafe message.pointee.footer_reuse_identifier = footerReuseIdentifier.rawValue
        unsafe message.pointee.item_reuse_identifier = itemReuseIdentifier.rawValue
        unsafe message.pointee.header_level = headerLevel
        return unsafe message
    }
}

extension Double {
    /// A length that might have been left out.
    func message(in arena: MessageArena) -> UnsafeMutablePointer<LengthMessage> {
        let message = unsafe arena.make(jogakbo__v1__length__init)
        unsafe message.pointee.value = self
        return unsafe message
    }
}
