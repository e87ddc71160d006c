/// The measures of a section's groups as lines, along one axis: rule G4 of docs/semantics.md.
struct GroupLines {
    /// The number of places for items in a group.
    let slotCount: Int
    /// The length of a group along the axis, in points, while its items have estimated lengths.
    let thickness: Double
    /// Whether own lengths of items may change the length of a group. Then each group is stored,
    /// with the length that it has by itself.
    let isEstimated: Bool
    /// Whether all groups of a section become as long as the longest of them.
    let isUniform: Bool
    /// The lengths of a last group that lacks items, by its number of items less 1. Empty: the last
    /// group is as long as all other groups.
    private let partialThicknesses: [Double]

    /// - Parameter isUniform: Whether groups are uniform along the axis, and follow one another
    ///   along it.
    init(
        _ template: GroupTemplate, of group: LayoutGroup, isUniform: Bool, _ axis: Axis
    ) {
        slotCount = template.slots.count
        thickness = CompositionalSection.rounded(axis.main(template.size))
        isEstimated = template.isEstimated
        self.isUniform = isUniform
        var partial: [Double] = []
        if !isEstimated && group.size.dimension(axis).isEstimated {
            for slot in template.slots.dropLast() {
                partial.append(max(partial.last ?? 0, axis.mainEnd(slot.frame)))
            }
        }
        partialThicknesses = partial.map { CompositionalSection.rounded($0) }
    }

    /// The length of the last group of a section with `itemCount` items, by itself.
    func lastThickness(of itemCount: Int) -> Double {
        let left = itemCount % slotCount
        return left == 0 || partialThicknesses.isEmpty ? thickness : partialThicknesses[left - 1]
    }

    /// Whether all groups of a section are equally long, except for a last group that lacks items.
    var areEqual: Bool { isUniform || !isEstimated }

    /// Returns the length of each group of a section whose groups are equally long.
    ///
    /// - Complexity: O(log n)
    func length(in section: SectionBody, _ stored: StoredLines) -> Double {
        isEstimated
            ? stored.lines.summary(of: section.lineRange).thickest
            : isUniform ? longest(of: section.itemCount) : thickness
    }

    /// Returns the length of the longest group of `itemCount` items, where groups are not stored.
    func longest(of itemCount: Int) -> Double {
        let last = lastThickness(of: itemCount)
        return itemCount > slotCount ? max(last, thickness) : last
    }

    /// Returns the length of all groups of `itemCount` items together, with the spacing between
    /// them, where groups are not stored.
    func extent(of itemCount: Int, spacing: Double) -> Double {
        let length = isUniform ? longest(of: itemCount) : thickness
        let last = isUniform ? length : lastThickness(of: itemCount)
        return Double(groupCount(of: itemCount) - 1) * (length + spacing) + last
    }

    /// Returns a group of a section whose groups are equally long.
    ///
    /// - Parameter run: All groups of the section, as equal lines.
    func group(_ index: Int, of section: SectionBody, _ run: LineRun) -> PlacedLine {
        let first = index * slotCount
        return PlacedLine(
            index: index, start: run.start(index), thickness: run.length, firstItem: first,
            itemCount: min(slotCount, section.itemCount - first))
    }

    func groupCount(of itemCount: Int) -> Int { (itemCount + slotCount - 1) / slotCount }
}

extension SectionLayout {
    /// The layout of a section whose groups are all alike, and are not stored.
    init(evenGroupsOf count: Int, _ groups: GroupLines, _ metrics: ResolvedMetrics) {
        self.init(
            lineCount: 0,
            extent: metrics.lengthBesideLines
                + groups.extent(of: count, spacing: metrics.lineSpacing))
    }
}
