import CJogakbo
import CollectionCore

extension Environment {
    /// - Throws: `invalidArgument` when the layout direction is unknown.
    init(_ environment: jgb_environment) throws(CollectionError) {
        self.init()
        contentInset = EdgeInsets(environment.content_inset)
        contentInsetAdjustmentBehavior = try known(
            environment.content_inset_adjustment_behavior.rawValue,
            "content_inset_adjustment_behavior")
        safeAreaInsets = EdgeInsets(environment.safe_area_insets)
        layoutMargins = EdgeInsets(environment.layout_margins)
        layoutDirection = try known(environment.layout_direction.rawValue, "layout_direction")
        readableContentInsets = EdgeInsets(environment.readable_content_insets)
        reducesMotion = environment.reduces_motion != 0
    }
}
