import CJogakbo
import CollectionCore

extension Animation {
    /// - Throws: `invalidArgument` when its curve or an edge is unknown.
    init(_ animation: jgb_animation) throws(CollectionError) {
        self.init(
            duration_ns: animation.duration_ns, startTime_ns: animation.start_time_ns,
            curve: try TimingCurve(animation.curve),
            appearing: try ElementAppearance(
                animation.appearing, "animation.appearing", animation.appearing_place),
            disappearing: try ElementAppearance(
                animation.disappearing, "animation.disappearing", animation.disappearing_place))
    }
}

extension TimingCurve {
    fileprivate init(_ curve: jgb_timing_curve) throws(CollectionError) {
        let parameters = curve.parameters
        self.init(
            kind: try known(curve.kind.rawValue, "animation.curve.kind"),
            parameters: SIMD4(parameters.0, parameters.1, parameters.2, parameters.3))
    }
}

extension ElementAppearance {
    fileprivate init(
        _ appearance: jgb_element_appearance, _ argument: CollectionError.Argument,
        _ place: jgb_appearance_place
    ) throws(CollectionError) {
        self.init(
            alpha: appearance.alpha, translation: Point(appearance.translation),
            edge: try known(appearance.edge.rawValue, argument.field("edge")),
            transform: Transform3D(appearance.transform),
            place: try AppearancePlace(place, argument.field("place.kind")))
    }
}

extension AppearancePlace {
    fileprivate init(
        _ place: jgb_appearance_place, _ argument: CollectionError.Argument
    ) throws(CollectionError) {
        self.init(
            try known(place.kind.rawValue, argument), point: Point(place.point),
            item: IndexPath(place.item))
    }
}
