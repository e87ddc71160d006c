/// UIKit's compositional layout: sections of groups of items, described as a value.
public struct CompositionalLayout: Equatable, Sendable {
    public var configuration: LayoutConfiguration
    /// Room between two sections.
    public var interSectionSpacing: Double
    /// Views around all sections. They stand at `IndexPath.ofLayout`.
    public var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem]
    /// How sections may be laid out.
    public var sections: [LayoutSection]
    /// Which of `sections` each section has: the first rule that it meets says it, and the first
    /// of `sections` where none does.
    public var rules: [LayoutSectionRule]

    public init(sections: [LayoutSection]) {
        configuration = LayoutConfiguration()
        interSectionSpacing = 0
        boundarySupplementaryItems = []
        self.sections = sections
        rules = []
    }
}

/// Which sections are laid out in a way, and in how wide containers: what UIKit asks a section
/// provider for.
public struct LayoutSectionRule: Equatable, Sendable {
    public var firstSection: UInt32
    /// 0: all that follow.
    public var sectionCount: UInt32
    /// In containers at least so long across, and shorter than `maximumContainerLength`; 0: any.
    public var minimumContainerLength: Double
    public var maximumContainerLength: Double
    /// An index into the layout's sections.
    public var section: UInt32

    public init(firstSection: UInt32 = 0, sectionCount: UInt32 = 0, section: UInt32) {
        self.firstSection = firstSection
        self.sectionCount = sectionCount
        minimumContainerLength = 0
        maximumContainerLength = 0
        self.section = section
    }

    func holds(forContainerLength length: Double) -> Bool {
        length >= Length.rounded(minimumContainerLength)
            && (maximumContainerLength == 0 || length < Length.rounded(maximumContainerLength))
    }
}
