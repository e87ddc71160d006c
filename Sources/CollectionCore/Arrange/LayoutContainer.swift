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
    /// Others that sections may name, in the order of their numbers from the safe area on; zero
    /// where the layout has no such sections.
    private var others = Others()

    private struct Others: Equatable {
        var safeArea = Interval(0, 0)
        var layoutMargins = Interval(0, 0)
        var readableContent = Interval(0, 0)
    }

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
        if !dependsOnMainLength { return }
        others.safeArea = Self.interval(environment.safeAreaInsets, axis, startsAtEnd)
        others.layoutMargins = Self.interval(environment.layoutMargins, axis, startsAtEnd)
        others.readableContent = Self.interval(
            environment.readableContentInsets, axis, startsAtEnd)
    }

    private static func interval(
        _ insets: EdgeInsets, _ axis: Axis, _ startsAtEnd: Bool
    ) -> Interval {
        startsAtEnd
            ? Interval(axis.crossEnd(insets), axis.crossStart(insets))
            : Interval(axis.crossStart(insets), axis.crossEnd(insets))
    }

    func start(inset: Double, from name: ContentInsetsReference = .automatic) -> Double {
        guard let reference = reference(name) else { return inset }
        return max(contentInset.start, reference.start + inset) - contentInset.start
    }

    func end(inset: Double, from name: ContentInsetsReference = .automatic) -> Double {
        guard let reference = reference(name) else { return inset }
        return max(contentInset.end, reference.end + inset) - contentInset.end
    }

    private func reference(_ name: ContentInsetsReference) -> Interval? {
        switch name {
        case .automatic: reference
        case .contentInset: nil
        case .safeArea: others.safeArea
        case .layoutMargins: others.layoutMargins
        case .readableContent: others.readableContent
        }
    }
}
