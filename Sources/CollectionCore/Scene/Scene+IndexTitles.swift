// The titles of the index: rule V6 of docs/semantics.md.
extension Scene {
    /// Returns the item or the section to which an index title scrolls; nil if it does not exist.
    mutating func element(of title: IndexTitle) -> Element? {
        var path = title.indexPath
        if title.target == .item {
            guard let found = snapshot?.indexPath(ofItem: title.identifier) else { return nil }
            path = found
        } else if title.target == .section {
            guard let found = snapshot?.indexOfSection(title.identifier) else { return nil }
            path = IndexPath(section: UInt32(found))
        }
        guard let count = try? numberOfItems(inSection: path.section) else { return nil }
        let isSection = path.item == IndexPath.noItem
        // A layout without sections scrolls to the first item of a section.
        if isSection ? count == 0 && stage.free != nil : Int(path.item) >= count { return nil }
        return .cell(path)
    }

    mutating func contentOffset(at element: Element) throws(CollectionError) -> Point {
        element.isSection
            ? try contentOffset(forScrollingToSection: element.indexPath.section, at: .start)
            : try contentOffset(
                forScrollingToItemAt: element.indexPath, at: [.start, .avoidPinned])
    }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setIndexTitles(
        _ titles: [IndexTitle], within limits: Limits? = nil
    ) throws(CollectionError) {
        for title in titles { try title.validate() }
        let next = IndexTitles(titles)
        try checkRoom(next.heldBytes - (index?.heldBytes ?? 0), limits)
        index = titles.isEmpty ? nil : next
    }

    func indexTitle(
        at position: Double, of length: Double
    ) throws(CollectionError) -> Int? {
        try Length.validateFinite(position, "position")
        try Length.validate(length, "length")
        let count = index?.titles.count ?? 0
        if count == 0 { return nil }
        if position <= 0 { return 0 }
        if position >= length { return count - 1 }
        return min(Int(position / length * Double(count)), count - 1)
    }
}
