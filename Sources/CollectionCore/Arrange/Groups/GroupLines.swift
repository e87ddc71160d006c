/// What lines of groups are: rule G4 of docs/semantics.md.
struct GroupLines {
    /// How many items a group has.
    let slotCount: Int
    /// How long a group is along the main axis.
    let thickness: Double
    /// Whether own lengths of items may change that: then each group is stored.
    let isEstimated: Bool
    /// Whether the group is as long as the section's longest item makes it: in each section all
    /// are alike.
    let isUniform: Bool
    /// How long a last group with fewer items is, by their number less 1; nothing: as all others.
    private let partialThicknesses: [Double]

    init(
        _ template: GroupTemplate, of group: LayoutGroup, isUniform: Bool, _ axis: Axis
    ) {
        self.init(
            template.slots, template.size, of: group,
            isEstimated: template.isEstimated && !isUniform, isUniform: isUniform, axis)
    }

    /// Of a group that is solved.
    @inline(never)
    init(
        _ slots: [GroupSlot], _ size: Size, of group: LayoutGroup, isEstimated: Bool = false,
        isUniform: Bool = true, _ axis: Axis
    ) {
        slotCount = slots.count
        thickness = CompositionalSection.rounded(axis.main(size))
        self.isEstimated = isEstimated
        self.isUniform = isUniform
        var partial: [Double] = []
        if !isEstimated && group.size.dimension(axis).isEstimated {
            for slot in slots.dropLast() {
                partial.append(max(partial.last ?? 0, axis.mainEnd(slot.frame)))
            }
        }
        partialThicknesses = partial.map { CompositionalSection.rounded($0) }
    }

    /// How long the last group of so many items is.
    func lastThickness(of itemCount: Int) -> Double {
        let left = itemCount % slotCount
        return left == 0 || partialThicknesses.isEmpty ? thickness : partialThicknesses[left - 1]
    }

    func groupCount(of itemCount: Int) -> Int { (itemCount + slotCount - 1) / slotCount }
}

extension SectionLayout {
    /// A section of groups that are all alike.
    init(evenGroupsOf count: Int, _ groups: GroupLines, _ metrics: ResolvedMetrics) {
        let before = Double(groups.groupCount(of: count) - 1)
        self.init(
            lineCount: 0,
            extent: metrics.lengthBesideLines + before * (groups.thickness + metrics.lineSpacing)
                + groups.lastThickness(of: count))
    }
}
