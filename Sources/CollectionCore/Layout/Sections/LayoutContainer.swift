/// What layout needs to know of its surroundings, across the main axis.
struct LayoutContainer: Equatable {
    /// The bounds without the content inset.
    var length: Double
    /// The same along the main axis, where the layout depends on it; otherwise 0.
    var mainLength: Double
    /// Whether content runs from right to left.
    var isMirrored: Bool
    private var contentInset: Interval
    /// From where section insets are measured; nil: from the content inset.
    private var reference: Interval?

    /// - Parameter dependsOnMainLength: Whether the layout makes use of it.
    init(
        _ layout: LayoutConfiguration, _ environment: Environment, boundsSize: Size,
        dependsOnMainLength: Bool = false
    ) {
        let axis = layout.scrollDirection
        isMirrored =
            layout.flipsHorizontallyInOppositeLayoutDirection
            && environment.layoutDirection == .rightToLeft
        let inset = environment.contentInset
        length = Length.rounded(
            max(0, axis.cross(boundsSize) - axis.crossStart(inset) - axis.crossEnd(inset)))
        mainLength =
            dependsOnMainLength
            ? Length.rounded(
                max(0, axis.main(boundsSize) - axis.mainStart(inset) - axis.mainEnd(inset)))
            : 0
        // A mirrored line starts at the right.
        let startsAtEnd = isMirrored && axis == .vertical
        contentInset = Self.interval(inset, axis, startsAtEnd)
        switch layout.sectionInsetReference {
        case .contentInset: reference = nil
        case .safeArea:
            reference = Self.interval(environment.safeAreaInsets, axis, startsAtEnd)
        case .layoutMargins:
            reference = Self.interval(environment.layoutMargins, axis, startsAtEnd)
        }
    }

    private static func interval(
        _ insets: EdgeInsets, _ axis: Axis, _ startsAtEnd: Bool
    ) -> Interval {
        startsAtEnd
            ? Interval(axis.crossEnd(insets), axis.crossStart(insets))
            : Interval(axis.crossStart(insets), axis.crossEnd(insets))
    }

    func start(inset: Double) -> Double {
        guard let reference else { return inset }
        return max(contentInset.start, reference.start + inset) - contentInset.start
    }

    func end(inset: Double) -> Double {
        guard let reference else { return inset }
        return max(contentInset.end, reference.end + inset) - contentInset.end
    }
}
