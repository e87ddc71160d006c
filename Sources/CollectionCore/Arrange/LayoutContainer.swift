/// The lengths and insets of the view that a layout pass depends on, mostly along the cross axis.
struct LayoutContainer: Equatable {
    /// The length of the bounds along the cross axis without the content insets, in points.
    var length: Double
    /// The length of the bounds along the main axis without the content insets, in points; 0 unless
    /// the layout depends on it.
    var mainLength: Double
    /// Whether content runs from right to left.
    var isMirrored: Bool
    /// The content insets at the start and at the end of the cross axis, in points.
    private var contentInset: Interval
    /// The insets of the boundary from which section insets are measured; nil for the content
    /// insets.
    private var reference: Interval?
    /// The insets of the other boundaries that sections of a compositional layout may name; zero
    /// for other layouts.
    private var others = Others()

    private struct Others: Equatable {
        var safeArea = Interval(0, 0)
        var layoutMargins = Interval(0, 0)
        var readableContent = Interval(0, 0)
    }

    /// - Parameter dependsOnMainLength: Whether the layout depends on the length of the bounds
    ///   along the main axis, as compositional layouts do.
    init(
        _ layout: LayoutSettings, _ environment: Environment, boundsSize: Size,
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

    /// The distance, in points, from the container's start to the start of what a section inset
    /// leaves (rule A1).
    ///
    /// - Parameter name: The boundary from which the inset is measured.
    func start(inset: Double, from name: ContentInsetsReference = .automatic) -> Double {
        guard let reference = reference(name) else { return inset }
        return max(contentInset.start, reference.start + inset) - contentInset.start
    }

    /// The distance, in points, from the container's end back to the end of what a section inset
    /// leaves (rule A1).
    ///
    /// - Parameter name: The boundary from which the inset is measured.
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
