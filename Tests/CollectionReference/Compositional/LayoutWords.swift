import CollectionCore

extension CompositionalLayout {
    /// What differs from what layouts have by themselves.
    var words: String {
        var text = "compositional \(configuration.scrollDirection)"
        if configuration.pixelScale > 0 { text += " on pixels of \(configuration.pixelScale)" }
        if configuration.flipsHorizontallyInOppositeLayoutDirection { text += " flips" }
        text += " \(configuration.sectionInsetReference)"
        if interSectionSpacing > 0 { text += " \(interSectionSpacing) apart" }
        for item in boundarySupplementaryItems { text += "\n      around all \(item)" }
        for rule in rules { text += "\n      \(rule)" }
        for section in sections { text += "\n    section \(section.words)" }
        return text
    }
}

extension LayoutSection {
    fileprivate var words: String {
        var text = interGroupSpacing > 0 ? "\(interGroupSpacing) apart" : ""
        if contentInsets != .zero { text += " inset \(contentInsets.words)" }
        text += " from \(contentInsetsReference), \(supplementaryContentInsetsReference)"
        if orthogonalScrollingBehavior != .none { text += " \(orthogonalScrollingBehavior)" }
        text += supplementariesFollowContentInsets ? "" : " ignored by supplementaries"
        for item in boundarySupplementaryItems { text += "\n      \(item)" }
        for item in decorationItems { text += "\n      \(item)" }
        return text + group.words(indent: "\n      ")
    }
}

extension LayoutGroup {
    fileprivate func words(indent: String) -> String {
        var text = "\(indent)\(size.words)"
        if contentInsets != .zero { text += " inset \(contentInsets.words)" }
        if interItemSpacing != .none { text += " spacing \(interItemSpacing)" }
        if edgeSpacing != LayoutEdgeSpacing() { text += " edges \(edgeSpacing)" }
        switch arrangement {
        case .custom(let items): return text + " custom \(items)"
        case .subitems(let axis, let subitems):
            return subitems.reduce("\(text) \(axis)") { $0 + $1.words(indent: indent + "  ") }
        case .repeating(let axis, let subitem, let count):
            return "\(text) \(axis) \(count) times" + subitem.words(indent: indent + "  ")
        }
    }
}

extension LayoutSubitem {
    fileprivate func words(indent: String) -> String {
        switch self {
        case .group(let group): return group.words(indent: indent)
        case .item(let item):
            var text = "\(indent)item \(item.size.words)"
            if item.contentInsets != .zero { text += " inset \(item.contentInsets.words)" }
            if item.edgeSpacing != LayoutEdgeSpacing() { text += " edges \(item.edgeSpacing)" }
            for badge in item.supplementaryItems { text += "\(indent)  \(badge)" }
            return text
        }
    }
}

extension LayoutSize {
    fileprivate var words: String { "\(width) x \(height)" }
}

extension EdgeInsets {
    fileprivate var words: String { "\(top), \(left), \(bottom), \(right)" }
}
