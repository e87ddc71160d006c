/// The descriptions that sections of a compositional layout refer to by number, as they are solved,
/// and behind them their *variants*: descriptions with measured lengths of boundary items.
struct DescribedSections {
    private(set) var sections: [CompositionalSection] = []
    private(set) var metrics: [ResolvedMetrics] = []
    /// The arrangement of each description. A variant has the arrangement of its description.
    private(set) var arrangements: [Arrangement] = []
    /// For each variant, in order, the number of the description that it is a variant of.
    private var originals: [UInt32] = []
    /// The greatest distance, in points, by which boundary items of variants may reach beyond their
    /// sections along the main axis.
    private(set) var overhang = 0.0
    private var descriptionCount = 0

    init() {}

    init(
        _ sections: [CompositionalSection], spacingAfter: Double, _ axis: Axis,
        _ container: LayoutContainer
    ) {
        self.sections = sections
        descriptionCount = sections.count
        metrics = sections.map { ResolvedMetrics($0, spacingAfter: spacingAfter, axis) }
        arrangements = sections.map { Arrangement($0, axis, container) }
    }

    /// How many of the latest variants are searched for one with the wanted measures. These few are
    /// enough: neighbouring sections mostly have views of the same length.
    private static var comparedMax: Int { 32 }

    /// Whether there are so many variants that no section refers to most of them.
    func hasTooMany(for sectionCount: Int) -> Bool { originals.count > 2 * sectionCount + 256 }

    /// Returns the number of the description that a variant belongs to; of a description, its own.
    func original(of number: UInt32) -> UInt32 {
        Int(number) < descriptionCount ? number : originals[Int(number) - descriptionCount]
    }

    /// The number of the variant of a description that has these measures. The variant is made if
    /// it is not among the latest ones. Without measures, the number of the description itself.
    ///
    /// - Parameter number: The number of the description, or of any variant of the description.
    mutating func number(
        of number: UInt32, with measures: [BoundaryMeasure], _ axis: Axis
    ) -> UInt32 {
        let original = original(of: number)
        if measures.isEmpty { return original }
        let recent = max(0, originals.count - Self.comparedMax)
        for index in recent..<originals.count
        where originals[index] == original
            && sections[descriptionCount + index].measures.isAlike(measures)
        {
            return UInt32(descriptionCount + index)
        }
        let variant = CompositionalSection(sections[Int(original)], axis, measures)
        var metrics = self.metrics[Int(original)]
        metrics.headerLength = variant.boundaries.headerLength
        metrics.footerLength = variant.boundaries.footerLength
        sections.append(variant)
        self.metrics.append(metrics)
        originals.append(original)
        overhang = max(overhang, variant.boundaries.overhang)
        return UInt32(sections.count - 1)
    }

    /// Removes the variants that no section refers to.
    ///
    /// - Parameter isUsed: For each number, whether a section refers to it.
    /// - Returns: For each old number, the new number.
    mutating func keep(_ isUsed: [Bool]) -> [UInt32] {
        let old = self
        sections.removeLast(old.originals.count)
        metrics.removeLast(old.originals.count)
        originals = []
        var numbers = (0..<UInt32(descriptionCount)).map { $0 }
        for index in old.originals.indices {
            let number = descriptionCount + index
            numbers.append(UInt32(sections.count))
            if !isUsed[number] { continue }
            sections.append(old.sections[number])
            metrics.append(old.metrics[number])
            originals.append(old.originals[index])
        }
        return numbers
    }
}
