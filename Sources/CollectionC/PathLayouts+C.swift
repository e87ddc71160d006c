import CJogakbo
import CollectionCore

// - Throws: `invalidArgument` for a number that is no case of its enumeration.

extension CarouselLayout {
    init(_ layout: jgb_carousel_layout) throws(CollectionError) {
        self.init()
        scrollDirection = try known(layout.scroll_direction.rawValue, "scroll_direction")
        itemSize = Size(layout.item_size)
        itemReuseIdentifier = ReuseIdentifier(rawValue: layout.item_reuse_identifier)
        spacing = layout.spacing
        rotation = layout.rotation
        perspective = layout.perspective
        scale = layout.scale
        alpha = layout.alpha
    }
}

extension StackLayout {
    init(_ layout: jgb_stack_layout) throws(CollectionError) {
        self.init()
        scrollDirection = try known(layout.scroll_direction.rawValue, "scroll_direction")
        itemSize = Size(layout.item_size)
        itemReuseIdentifier = ReuseIdentifier(rawValue: layout.item_reuse_identifier)
        visibleCount = layout.visible_count
        offset = Point(layout.offset)
        scale = layout.scale
    }
}

extension CircleLayout {
    init(_ layout: jgb_circle_layout) throws(CollectionError) {
        self.init()
        scrollDirection = try known(layout.scroll_direction.rawValue, "scroll_direction")
        itemSize = Size(layout.item_size)
        itemReuseIdentifier = ReuseIdentifier(rawValue: layout.item_reuse_identifier)
        radius = layout.radius
        startAngle = layout.start_angle
        sweepAngle = layout.sweep_angle
        angularSpacing = layout.angular_spacing
        rotatesItems = layout.rotates_items != 0
    }
}
