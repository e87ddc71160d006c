import CollectionCore
import CollectionWire

extension Script {
    static let behaviors: [OrthogonalScrollingBehavior] = [
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
        .groupPagingCentered,
    ]

    /// About a section that scrolls across, mostly; nil where there is none.
    mutating func orthogonalStep() -> Step? {
        guard case .compositional(let layout) = reference.layout,
            layout.sections.contains(where: { $0.orthogonalScrollingBehavior != .none }),
            !reference.sections.isEmpty
        else { return nil }
        var section = indexPath().section
        let numbers = reference.scrollingSections
        if !numbers.isEmpty && random.chance(95) { section = random.pick(numbers) }
        switch random.number(0...9) {
        case 0...4:
            return .call(SetOrthogonalContentOffset(sectionOffset(section), section: section))
        case 5, 6: return .call(GetOrthogonalState(section: section))
        case 7, 8:
            return .call(
                GetTargetOrthogonalContentOffset(
                    section: section, proposed: sectionOffset(section),
                    velocity: random.pick([0, 0, 1, -2.5])))
        default:
            var path = indexPath()
            let items =
                Int(section) < reference.sections.count
                ? reference.sections[Int(section)].items.count : 0
            if items > 0 && random.chance(90) {
                path = IndexPath(section: section, item: UInt32(random.number(0...items - 1)))
            }
            return .call(GetOrthogonalContentOffset(path, position: scrollPosition()))
        }
    }

    /// A little farther, somewhere, at the ends, or beyond.
    private mutating func sectionOffset(_ section: UInt32) -> Double {
        let current =
            Int(section) < reference.sections.count ? reference.offset(ofSection: section) : 0
        let greatest = reference.greatestOffset(ofSection: section)
        switch random.number(0...9) {
        case 0...3: return current + random.pick([1, 7, -7, 37.3, 50, -50, 0.5])
        case 4...6: return greatest * random.pick([0.25, 0.5, 1 / 3, 0.9])
        case 7: return greatest
        case 8: return random.pick([0, 0, -20, -3.3])
        default: return greatest + random.pick([5, 100])
        }
    }
}

extension ReferenceCollection {
    var scrollingSections: [UInt32] {
        // Looking must not lay out.
        sections.indices.filter { placed?.rules[$0] != nil }.map { UInt32($0) }
    }

    func greatestOffset(ofSection section: UInt32) -> Double {
        placed?.rules[Int(section)]?.greatest ?? 100
    }
}
