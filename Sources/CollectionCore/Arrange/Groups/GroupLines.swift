/// What lines of groups are: rule G4 of docs/semantics.md.
struct GroupLines {
    /// How many items a group has.
    let slotCount: Int
    /// How long a group is along the main axis.
    let thickness: Double
    /// Whether own lengths of items may change that: then each group is stored, as long as it is by
    /// itself.
    let isEstimated: Bool
    /// Whether all groups of a section are as long as the longest of them.
    let isUniform: Bool
    /// How long a last group with fewer items is, by their number less 1; nothing: as all others.
    private let partialThicknesses: [Double]

    /// - Parameter isUniform: Whether groups follow one another along the axis and are uniform.
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

    /// How long the last group of so many items is by itself.
    func lastThickness(of itemCount: Int) -> Double {
        let left = itemCount % slotCount
        return left == 0 || partialThicknesses.isEmpty ? thickness : partialThicknesses[left - 1]
    }

    /// Whether all groups of a section are equally long, but for a last one that lacks items.
    var areEqual: Bool { isUniform || !isEstimated }

    /// Returns how long each group of a section is, where they are equally long.
    ///
    /// - Complexity: O(log n)
    func length(in section: SectionBody, _ stored: StoredLines) -> Double {
        isEstimated
            ? stored.lines.summary(of: section.lineRange).thickest
            : isUniform ? longest(of: section.itemCount) : thickness
    }

    /// Returns how long the longest group of so many items is, where groups are not stored.
    func longest(of itemCount: Int) -> Double {
        let last = lastThickness(of: itemCount)
        return itemCount > slotCount ? max(last, thickness) : last
    }

    /// Returns how long the groups of so many items are together, where groups are not stored.
    func extent(of itemCount: Int, spacing: Double) -> Double {
        let length = isUniform ? longest(of: itemCount) : thickness
        let last = isUniform ? length : lastThickness(of: itemCount)
        return Double(groupCount(of: itemCount) - 1) * (length + spacing) + last
    }

    /// Returns a group of a section whose groups are equally long.
    ///
    /// - Parameter run: All groups of the section.
    func group(_ index: Int, of section: SectionBody, _ run: LineRun) -> PlacedLine {
        let first = index * slotCount
        return PlacedLine(
            index: index, start: run.start(index), thickness: run.length, firstItem: first,
            itemCount: min(slotCount, section.itemCount - first))
    }

    func groupCount(of itemCount: Int) -> Int { (itemCount + slotCount - 1) / slotCount }
}

extension SectionLayout {
    /// A section of groups that are all alike.
    init(evenGroupsOf count: Int, _ groups: GroupLines, _ metrics: ResolvedMetrics) {
        self.init(
            lineCount: 0,
            extent: metrics.lengthBesideLines
                + groups.extent(of: count, spacing: metrics.lineSpacing))
    }
}
