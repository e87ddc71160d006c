/// The element that keeps its place on screen when the layout changes, as the host chose it, and by
/// how much display frames moved the content offset for it: rule D8 of docs/semantics.md.
struct KeptAnchor: Carried {
    var contentAnchor = ContentAnchor.automatic
    /// The item that the host named as the anchor; nil if the anchor is the first or the last
    /// visible item, an edge of the content, or none.
    var item: AnchoredItem?
    var adjustments = OffsetAdjustments()
    /// Whether the content offset was at the start of the content in the last display frame. Set by
    /// `Scene.keepShownOffset`.
    var isAtStart = false
    /// Whether updates were made since the last display frame.
    var hasUpdates = false
    /// By how much, in points, the edge that the anchor keeps moved since the last display frame
    /// because other items made room for an item that a person moves: rule R5 of docs/semantics.md.
    var room = 0.0
    /// The reusable view of the item that a person picked up since the last display frame; `.none`:
    /// no item was picked up, or the item was not displayed.
    var pickedUpView = ReusableView.none
    /// Where a restored state places the content; nil: no display frame has to move the content
    /// there.
    var restored: RestoredPlace?

    var isLast: Bool { contentAnchor == .lastVisibleItem }

    /// Whether the anchor depends on whether the content offset was at an edge of the content.
    var dependsOnOffset: Bool { contentAnchor == .automatic || contentAnchor == .end }

    /// Whether a content offset at the start or the end of the content stays there when the layout
    /// changes.
    var holdsEdge: Bool { contentAnchor == .end || contentAnchor == .automatic && hasUpdates }

    /// Whether a cell with an estimated size is passed over in the search for the anchor. At the
    /// start of the content the first cell is the anchor even so; otherwise cells that were
    /// inserted there would leave the screen as they are measured.
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

/// An item that the host named as the content offset anchor.
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
    /// Returns the index of the anchor among the cells of the last display frame; nil: there is no
    /// anchor. Deleted, reloaded and moved cells are passed over, and so are cells with estimated
    /// sizes while there are others, where `KeptAnchor.passesOverEstimates` says so.
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
