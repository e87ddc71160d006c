extension Scene {
    func checkFocusable(_ element: Element) throws(CollectionError) {
        if !element.hasKnownCategory || element.category == .decoration
            || element.category == .placeholder
        {
            throw .conflicting("element", "is neither a cell nor a supplementary view")
        }
        try registry.check(element.kind, of: element.category)
        try stage.dataSource.checkPlace(of: element)
    }

    /// The first or the last selected item that can have focus; nil: there is none.
    func selectedFocusableItem(isBackward: Bool) -> Int? {
        guard let items = selection?.selected.items else { return nil }
        var number = isBackward ? items.lastMarked : items.firstMarked
        while let selected = number {
            guard let next = focusableItem(from: selected, isBackward: isBackward) else {
                return nil
            }
            if next == selected { return next }
            number = isBackward ? items.lastMarked(upTo: next) : items.firstMarked(from: next)
        }
        return nil
    }

    func canHaveFocus(_ element: Element) -> Bool {
        !element.isCell || canFocus(element.indexPath)
    }

    /// Whether a heading tries items in the order from the last one to the first one. In a layout
    /// from right to left, `left` and `right` change places.
    func isBackward(_ heading: FocusHeading) -> Bool {
        let isAcross = heading == .left || heading == .right
        return heading.isBackward != (isAcross && isMirrored)
    }

    /// Whether the layout runs from right to left.
    var isMirrored: Bool {
        viewport.isRightToLeft
            && stage.settings.flipsHorizontallyInOppositeLayoutDirection
    }
}
