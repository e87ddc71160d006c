import CJogakbo
import CollectionCore

extension jgb_layout_attributes {
    init(_ attributes: borrowing LayoutAttributes) {
        self.init(
            frame: jgb_rect(attributes.frame), alpha: attributes.alpha,
            host_tag: attributes.hostTag, element: jgb_element(attributes.element),
            reuse_identifier: attributes.reuseIdentifier.rawValue,
            reusable_view: attributes.reusableView.rawValue,
            generation: attributes.generation, z_index: attributes.zIndex,
            flags: attributes.flags.rawValue, transform: attributes.transform)
    }
}

/// The attributes as C sees them, without a copy: they stand in memory alike.
///
/// - Returns: Borrowed until the array, which the view holds, changes; nil for none.
func borrowedAttributes(
    _ attributes: [LayoutAttributes]
) -> UnsafePointer<jgb_layout_attributes>? {
    if attributes.isEmpty { return nil }
    return unsafe attributes.withUnsafeBufferPointer {
        unsafe UnsafeRawPointer($0.baseAddress)?
            .assumingMemoryBound(to: jgb_layout_attributes.self)
    }
}
