/// The element that keeps its place on screen when the layout changes, as the host chose it, and by
/// how much display frames moved the content offset for it: rule D8 of docs/semantics.md.
struct KeptAnchor: PlanFollower {
    var contentAnchor = ContentAnchor.firstVisibleItem
    /// The item that the host named; nil if the anchor is the first or the last visible one, or
    /// none.
    var item: AnchoredItem?
    var adjustments = OffsetAdjustments()

    var isLast: Bool { contentAnchor == .lastVisibleItem }

    /// Follows the named item through an update. If the item is deleted, the first visible one
    /// takes its place.
    mutating func follow(_ plan: UpdatePlan, _ change: DataChange) {
        guard let item else { return }
        let (element, fate) = plan.follow(
            .cell(item.indexPath), plan.way(ofSection: item.indexPath.section),
            change.ownership)
        if fate.contains(.isGone) {
            self.item = nil
            contentAnchor = .firstVisibleItem
        } else {
            self.item?.indexPath = element.indexPath
        }
    }

    /// Forgets the named item, as the data was replaced.
    mutating func forgetItem() {
        if item != nil { contentAnchor = .firstVisibleItem }
        item = nil
    }
}

/// An item that the host named as the content anchor.
struct AnchoredItem {
    var indexPath: IndexPath
    /// The start of the item along the main axis in the last display frame; nil: it was nowhere.
    var start: Double?
}

extension VisibleElements {
    /// Returns the cell that keeps its place, of those in the last display frame: not one that is
    /// gone or was moved, and not one whose size was an estimate, if there are others.
    func anchor(isLast: Bool) -> Int? {
        var estimated: Int?
        for place in elements.indices {
            let index = isLast ? elements.count - 1 - place : place
            let shown = elements[index]
            if !shown.element.isCell || !fate(index).isDisjoint(with: [.isGone, .isMoved]) {
                continue
            }
            if !shown.flags.contains(.isEstimated) { return index }
            if estimated == nil { estimated = index }
        }
        return estimated
    }
}
