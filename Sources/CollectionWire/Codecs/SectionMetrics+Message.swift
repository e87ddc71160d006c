package import CMessages
package import CollectionCore

extension SectionMetrics: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__SectionMetrics> {
        unsafe jogakbo__v1__section_metrics__init
    }
    package static var blank: SectionMetrics { SectionMetrics() }

    package mutating func code(
        _ m: inout Jogakbo__V1__SectionMetrics, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.item_size, &itemSize)
        unsafe coder.code(&m.estimated_item_size, &estimatedItemSize, leavingOut: .zero)
        unsafe coder.code(&m.section_inset, &sectionInset, leavingOut: .zero)
        unsafe coder.code(&m.minimum_line_spacing, &minimumLineSpacing)
        unsafe coder.code(&m.minimum_interitem_spacing, &minimumInteritemSpacing)
        unsafe coder.code(&m.header_reference_size, &headerReferenceSize, leavingOut: .zero)
        unsafe coder.code(&m.footer_reference_size, &footerReferenceSize, leavingOut: .zero)
        coder.code(&m.items_fill_line, &itemsFillLine)
        coder.code(&m.header_reuse_identifier, &headerReuseIdentifier.rawValue)
        coder.code(&m.footer_reuse_identifier, &footerReuseIdentifier.rawValue)
        coder.code(&m.item_reuse_identifier, &itemReuseIdentifier.rawValue)
        coder.code(&m.header_level, &headerLevel)
        coder.code(&m.is_header_size_estimated, &isHeaderSizeEstimated)
        coder.code(&m.is_footer_size_estimated, &isFooterSizeEstimated)
    }
}
