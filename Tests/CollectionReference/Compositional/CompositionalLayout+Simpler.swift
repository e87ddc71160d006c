import CollectionCore

extension Step {
    /// The same with a layout that says a little less, in each possible way.
    var simpler: [Step] {
        guard case .setLayout(.compositional(let layout), let animation, let tag) = self else {
            return []
        }
        return layout.simpler.map { .setLayout(.compositional($0), animation, tag: tag) }
    }
}

extension CompositionalLayout {
    var simpler: [CompositionalLayout] {
        var found: [CompositionalLayout] = []
        for number in rules.indices {
            found.append(changed { $0.rules.remove(at: number) })
        }
        for number in sections.indices {
            if rules.isEmpty && number > 0 {
                found.append(changed { $0.sections.remove(at: number) })
            }
            found += sections[number].simpler.map { section in
                changed { $0.sections[number] = section }
            }
        }
        for number in boundarySupplementaryItems.indices {
            found.append(changed { $0.boundarySupplementaryItems.remove(at: number) })
            found.append(changed { $0.boundarySupplementaryItems[number].offset = .zero })
        }
        found.append(changed { $0.interSectionSpacing = 0 })
        found.append(changed { $0.configuration.pixelScale = 0 })
        found.append(changed { $0.configuration.sectionMetrics = SectionMetrics() })
        found.append(
            changed { $0.configuration.flipsHorizontallyInOppositeLayoutDirection = false })
        return found.filter { $0 != self }
    }

    private func changed(_ change: (inout CompositionalLayout) -> Void) -> CompositionalLayout {
        var layout = self
        change(&layout)
        return layout
    }
}

extension LayoutSection {
    fileprivate var simpler: [LayoutSection] {
        var found = group.simpler.map { group in changed { $0.group = group } }
        found.append(changed { $0.interGroupSpacing = 0 })
        found.append(changed { $0.orthogonalScrollingBehavior = .none })
        if orthogonalScrollingBehavior != .none {
            found.append(changed { $0.orthogonalScrollingBehavior = .continuous })
        }
        found.append(changed { $0.contentInsets = .zero })
        found.append(changed { $0.contentInsetsReference = .automatic })
        found.append(changed { $0.supplementaryContentInsetsReference = .automatic })
        for number in boundarySupplementaryItems.indices {
            found.append(changed { $0.boundarySupplementaryItems.remove(at: number) })
            found.append(changed { $0.boundarySupplementaryItems[number].offset = .zero })
        }
        for number in decorationItems.indices {
            found.append(changed { $0.decorationItems.remove(at: number) })
        }
        return found
    }

    private func changed(_ change: (inout LayoutSection) -> Void) -> LayoutSection {
        var section = self
        change(&section)
        return section
    }
}

extension LayoutGroup {
    fileprivate var simpler: [LayoutGroup] {
        var found: [LayoutGroup] = []
        found.append(changed { $0.contentInsets = .zero })
        found.append(changed { $0.edgeSpacing = LayoutEdgeSpacing() })
        found.append(changed { $0.interItemSpacing = .none })
        switch arrangement {
        case .custom(let items):
            for number in items.indices where items.count > 1 {
                var fewer = items
                fewer.remove(at: number)
                found.append(changed { $0.arrangement = .custom(fewer) })
            }
        case .subitems(let axis, let subitems):
            for number in subitems.indices {
                if subitems.count > 1 {
                    var fewer = subitems
                    fewer.remove(at: number)
                    found.append(changed { $0.arrangement = .subitems(axis, fewer) })
                }
                for simple in subitems[number].simpler {
                    var others = subitems
                    others[number] = simple
                    found.append(changed { $0.arrangement = .subitems(axis, others) })
                }
            }
        case .repeating(let axis, let subitem, let count):
            if count > 1 {
                found.append(
                    changed { $0.arrangement = .repeating(axis, subitem, count: count - 1) })
            }
            for simple in subitem.simpler {
                found.append(changed { $0.arrangement = .repeating(axis, simple, count: count) })
            }
        }
        return found
    }

    private func changed(_ change: (inout LayoutGroup) -> Void) -> LayoutGroup {
        var group = self
        change(&group)
        return group
    }
}

extension LayoutSubitem {
    fileprivate var simpler: [LayoutSubitem] {
        switch self {
        case .group(let group):
            var found = group.simpler.map { LayoutSubitem.group($0) }
            if case .subitems(_, let subitems) = group.arrangement { found.append(subitems[0]) }
            if case .repeating(_, let subitem, _) = group.arrangement { found.append(subitem) }
            return found
        case .item(let item):
            var plain = item
            plain.supplementaryItems = []
            var tight = item
            tight.edgeSpacing = LayoutEdgeSpacing()
            var whole = item
            whole.contentInsets = .zero
            return [.item(plain), .item(tight), .item(whole)]
        }
    }
}
