import CJogakbo
import CollectionCore

extension ExplicitLayout {
    /// - Throws: `invalidArgument` for a number that is no case of its enumeration.
    init(_ layout: jgb_explicit_layout) throws(CollectionError) {
        self.init()
        scrollDirection = try known(layout.scroll_direction.rawValue, "scroll_direction")
        faultPolicy = try known(layout.fault_policy.rawValue, "fault_policy")
        contentSize = Size(layout.content_size)
        flipsHorizontallyInOppositeLayoutDirection =
            layout.flips_horizontally_in_opposite_layout_direction != 0
        pixelScale = layout.pixel_scale
    }
}
