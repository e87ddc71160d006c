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

extension LayoutAttributes {
    /// - Precondition: The category is one.
    init(_ attributes: jgb_layout_attributes) {
        self.init(
            element: Element(
                category: ElementCategory(rawValue: attributes.element.category.rawValue)
                    ?? .cell,
                kind: ElementKind(rawValue: attributes.element.element_kind),
                indexPath: IndexPath(attributes.element.index_path)),
            reuseIdentifier: ReuseIdentifier(rawValue: attributes.reuse_identifier),
            frame: Rect(attributes.frame), zIndex: attributes.z_index,
            flags: Flags(rawValue: attributes.flags))
        alpha = attributes.alpha
        hostTag = attributes.host_tag
    }
}
