/// UIKit's compositional layout: sections of groups of items, described as a value.
public struct CompositionalLayout: Equatable, Sendable {
    public var configuration: LayoutConfiguration
    /// The spacing between two sections, in points.
    public var interSectionSpacing: Double
    /// The boundary views around all sections. Their index path is `IndexPath.ofLayout`.
    public var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem]
    /// The section descriptions, at least one. `rules` choose the description of each section.
    public var sections: [LayoutSection]
    /// The rules that choose the description of each section: the first matching rule decides. A
    /// section without a matching rule has the first description in `sections`.
    public var rules: [LayoutSectionRule]

    public init(sections: [LayoutSection]) {
        configuration = LayoutConfiguration()
        interSectionSpacing = 0
        boundarySupplementaryItems = []
        self.sections = sections
        rules = []
    }

    /// Whether the layout is a copy of another one, and neither was changed since.
    func isCopy(of other: CompositionalLayout) -> Bool {
        configuration == other.configuration && interSectionSpacing == other.interSectionSpacing
            && sections.isCopy(of: other.sections) && rules.isCopy(of: other.rules)
            && boundarySupplementaryItems.isCopy(of: other.boundarySupplementaryItems)
    }
}

extension Array {
    /// Whether the arrays have the same memory.
    ///
    /// - Complexity: O(1)
    fileprivate func isCopy(of other: [Element]) -> Bool {
        unsafe withUnsafeBufferPointer { one in
            unsafe other.withUnsafeBufferPointer { other in
                unsafe one.baseAddress == other.baseAddress && one.count == other.count
            }
        }
    }
}

/// A rule that gives a range of sections, in containers of certain lengths, their description.
/// Rules take the place of UIKit's section provider.
public struct LayoutSectionRule: Equatable, Sendable {
    public var firstSection: UInt32
    /// The number of sections from `firstSection` on; 0: all following sections.
    public var sectionCount: UInt32
    /// The least length of the container across, in points, inclusive.
    public var minimumContainerLength: Double
    /// The greatest length of the container across, in points, exclusive; 0: no maximum.
    public var maximumContainerLength: Double
    /// The index of the description in the layout's `sections`.
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
