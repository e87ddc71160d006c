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
