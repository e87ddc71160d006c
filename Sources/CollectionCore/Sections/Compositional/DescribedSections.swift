/// What sections of a compositional layout refer to by number: the descriptions as they are solved,
/// then variants of them for sections of which boundary views were measured.
struct DescribedSections {
    private(set) var sections: [CompositionalSection] = []
    private(set) var metrics: [ResolvedMetrics] = []
    /// Of the descriptions; a variant has the same as what it is one of.
    private(set) var arrangements: [Arrangement] = []
    /// Of each variant, from the first one on: what it is one of.
    private var originals: [UInt32] = []
    /// By how much measured views may reach beyond their sections.
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

    /// How many of the last variants are compared with one that is wanted: sections side by side
    /// mostly have views of the same length.
    private static var comparedMax: Int { 32 }

    /// Whether most variants may be of no section any more.
    func hasTooMany(for sectionCount: Int) -> Bool { originals.count > 2 * sectionCount + 256 }

    /// Returns the number of the description that a variant is one of.
    func original(of number: UInt32) -> UInt32 {
        Int(number) < descriptionCount ? number : originals[Int(number) - descriptionCount]
    }

    /// The number of a variant.
    ///
    /// - Parameter number: What it is one of: a description, or another variant.
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

    /// Forgets variants that nobody refers to.
    ///
    /// - Parameter isUsed: By number, whether someone does.
    /// - Returns: The new numbers, by the old ones.
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
