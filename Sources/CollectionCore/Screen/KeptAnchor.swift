/// The element that keeps its place on screen when the layout changes, as the host chose it, and by
/// how much display frames moved the content offset for it: rule D8 of docs/semantics.md.
struct KeptAnchor: Carried {
    var contentAnchor = ContentAnchor.automatic
    /// The item that the host named; nil if the anchor is the first or the last visible one, or
    /// none.
    var item: AnchoredItem?
    var adjustments = OffsetAdjustments()
    /// Whether the content offset was at the start of the content in the last display frame. See
    /// `CollectionView.noteShownOffset`.
    var isAtStart = false
    /// Whether updates were made since the last display frame.
    var hasUpdates = false
    /// By how much the edge that the anchor keeps has moved since the last display frame as others
    /// made room for an item that a person moves: rule R5 of docs/semantics.md.
    var room = 0.0
    /// The view of the item that was picked up last since the last display frame.
    var pickedUpView = ReusableView.none
    /// Where a restored state has the content; nil: no display frame has to look for the place.
    var restored: RestoredPlace?

    var isLast: Bool { contentAnchor == .lastVisibleItem }

    /// Whether it matters to the anchor where the content offset was.
    var dependsOnOffset: Bool { contentAnchor == .automatic || contentAnchor == .end }

    /// Whether the content offset keeps to an edge of the content, where it is there.
    var holdsEdge: Bool { contentAnchor == .end || contentAnchor == .automatic && hasUpdates }

    /// Whether an estimated size makes a cell a bad anchor. At the start of the content the first
    /// cell keeps its place, or cells that were inserted there would leave the screen as they are
    /// measured.
    var passesOverEstimates: Bool { contentAnchor != .automatic || !isAtStart }

    /// Follows the named item through an update. If the item is deleted, the first visible one
    /// takes its place.
    mutating func follow(_ change: DataChange) {
        hasUpdates = true
        if restored?.follow(change) == false { restored = nil }
        item?.item.follow(change)
        if item?.item.isGone == true { forgetItem() }
    }

    /// Forgets the named item, and a restored place.
    mutating func follow(_ replacement: DataReplacement) -> Bool {
        restored = nil
        if item != nil { forgetItem() }
        return true
    }

    private mutating func forgetItem() { (item, contentAnchor) = (nil, .firstVisibleItem) }
}

/// An item that the host named as the content anchor.
struct AnchoredItem {
    fileprivate(set) var item: FollowedElement
    /// The start of the item along the main axis in the last display frame; nil: it was nowhere.
    let start: Double?

    init(_ path: IndexPath, start: Double?) {
        item = FollowedElement(.cell(path), identifier: nil, whenReloaded: .leavesData)
        self.start = start
    }

    var indexPath: IndexPath { item.element.indexPath }
}

extension VisibleElements {
    /// Returns the cell that keeps its place, of those in the last display frame: not one that is
    /// gone or was moved, and, if there are others, not one that the anchor passes over because its
    /// size was an estimate.
    func anchor(_ kept: KeptAnchor) -> Int? {
        let passesOverEstimates = kept.passesOverEstimates
        var estimated: Int?
        for place in elements.indices {
            let index = kept.isLast ? elements.count - 1 - place : place
            let shown = elements[index]
            if !shown.element.isCell || shown.flags.contains(.isHeld)
                || shown.reusableView == kept.pickedUpView
                || !fate(index).isDisjoint(with: [.isGone, .isMoved])
            {
                continue
            }
            if !passesOverEstimates || !shown.flags.contains(.isEstimated) { return index }
            if estimated == nil { estimated = index }
        }
        return estimated
    }
}
