/// The element that keeps its place on screen when the layout changes, as the host chose it, and by
/// how much display frames moved the content offset for it: rule D8 of docs/semantics.md.
struct KeptAnchor: Carried {
    var contentAnchor = ContentAnchor.automatic
    /// The item that the host named as the anchor; nil if the anchor is the first or the last
    /// visible item, an edge of the content, or none.
    var item: AnchoredItem?
    var adjustments = OffsetAdjustments()
    /// Whether the last display frame left the content offset at the end of the content, so that
    /// the offset follows the end. Counts only for the anchor `end`.
    var holdsEnd = false
    /// Whether the last movement of the content offset by a person or the host led nearer to the
    /// end of the content. Counts only for the anchor `end`.
    var approachesEnd = false
    /// The element that keeps its place; nil: it is chosen when a change comes.
    var place: KeptPlace?
    /// The place of the header of the cell that keeps its place. The header keeps it once its
    /// section has no items. Counts from the first update after a display frame to the next display
    /// frame; nil: there is none.
    var header: KeptPlace?
    /// What updates since the last display frame did to the order of the items.
    var order = OrderChange.none
    /// Whether items make room for what is held, or have made room since the last display frame.
    /// Updates then leave the order in which items are presented, which counts as unchanged.
    var isRoomMade = false
    /// By how much, in points, the edge that the anchor keeps moved since the last display frame
    /// because other items made room for an item that a person moves: rule R5 of docs/semantics.md.
    var room = 0.0
    /// The reusable view of the item that a person picked up since the last display frame; `.none`:
    /// no item was picked up, or the item was not displayed.
    var pickedUpView = ReusableView.none
    /// Where a restored state places the content; nil: no display frame has to move the content
    /// there.
    var restored: RestoredPlace?
    /// The element to which the scroller moves; nil: to none.
    var aim: ScrollAim?
    /// The distance by which the scroller was moved ahead of the next display frame, in content
    /// that is not zoomed; nil: it was not. Rule M11 of docs/semantics.md.
    var movedAhead: Point?

    /// Whether the anchor is one of the cells of the last display frame.
    var isVisible: Bool {
        switch contentAnchor {
        case .automatic, .firstVisibleItem, .lastVisibleItem, .end: true
        case .none, .item, .identifier: false
        }
    }

    var isLast: Bool { contentAnchor == .lastVisibleItem }

    /// Whether a content offset at the start or the end of the content stays there when something
    /// else changes.
    var holdsEdge: Bool { contentAnchor == .automatic || contentAnchor == .end }

    /// Follows the named item through an update. If the item is deleted, the first visible one
    /// takes its place.
    mutating func follow(_ change: DataChange) {
        if !isRoomMade {
            let order = change.order
            if order != .none && self.order != .most { self.order = order }
        }
        followPlace(change)
        restored?.follow(change)
        if aim != nil { followAim(change) }
        item?.item.follow(change)
        if item?.item.isGone == true { forgetItem() }
    }

    @inline(never)
    private mutating func followPlace(_ change: DataChange) {
        if header?.follow(change, isRoomMade: isRoomMade) == false { header = nil }
        if place?.follow(change, isRoomMade: isRoomMade) != false { return }
        let isEmptied = header.map {
            change.sections.itemCount(ofSection: $0.element.indexPath.section) == 0
        }
        place = place?.isGone == true && isEmptied == true ? header : nil
    }

    @inline(never)
    private mutating func followAim(_ change: DataChange) { aim?.element.follow(change) }

    /// Forgets the named item, and a restored place.
    mutating func follow(_ replacement: DataReplacement) -> Bool {
        (restored, place, header, aim) = (nil, nil, nil, nil)
        // The content offset stays the number that was set.
        if movedAhead != nil { movedAhead = .zero }
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
    /// anchor. Deleted and reloaded cells are passed over, and so are cells that an animation moves
    /// out of the bounds, cells whose sizes have never been measured while there are others, and
    /// moved cells while something is held. In another order the anchor is the middle one of the
    /// cells that were not moved; there is none where most items or most of the cells were moved.
    @inline(never)
    func anchor(_ kept: KeptAnchor) -> Int? {
        switch kept.order {
        case .none: break
        case .some: return middleOfThoseThatStay(kept)
        case .most: return nil
        }
        var estimated: Int?
        for place in elements.indices {
            let index = kept.isLast ? elements.count - 1 - place : place
            if !mayBeAnchor(index, kept) || !stays(index) { continue }
            if !elements[index].flags.contains(.isEstimated) { return index }
            if let place = kept.place, place.isMeasured, followedElement(index) == place.element {
                return index
            }
            if estimated == nil { estimated = index }
        }
        return estimated
    }

    /// The indices of the supplementary views, which come last.
    var supplementaryViews: Range<Int> {
        let isLast = elements.last?.element.category == .supplementary
        let first =
            isLast ? elements.partitioningIndex { $0.element.isSupplementary(after: nil) } : 0
        return isLast ? first..<elements.count : 0..<0
    }

    /// Returns the index of the cell nearest to the start, or to the end, that may be the anchor
    /// and was not moved, whether or not its size is an estimate; nil: there is none.
    func nearestCell(_ kept: KeptAnchor) -> Int? {
        for place in elements.indices {
            let index = kept.isLast ? elements.count - 1 - place : place
            if mayBeAnchor(index, kept) && stays(index) { return index }
        }
        return nil
    }

    /// Returns the index of the cell in front of the others on a path, which is the anchor there:
    /// the first of those with the greatest z-index; nil: there is none that was not moved.
    @inline(never)
    func frontCell(_ kept: KeptAnchor) -> Int? {
        var front: (index: Int, zIndex: Int32)?
        for index in elements.indices where mayBeAnchor(index, kept) && stays(index) {
            let zIndex = layoutAttributes(index).zIndex
            if let front, zIndex <= front.zIndex { continue }
            front = (index, zIndex)
        }
        return front?.index
    }

    /// Whether an update neither deleted nor moved an element.
    func stays(_ index: Int) -> Bool { fate(index).isDisjoint(with: [.isGone, .isMoved]) }

    /// Whether an animation moves an element out of the bounds.
    func isLeaving(_ index: Int) -> Bool {
        !motion.flights.isEmpty && motion.flights[index].isLeaving
    }

    @inline(never)
    private func mayBeAnchor(_ index: Int, _ kept: KeptAnchor) -> Bool {
        let shown = elements[index]
        return shown.element.isCell && !shown.flags.contains(.isHeld)
            && shown.reusableView != kept.pickedUpView && !fate(index).contains(.isGone)
            && !isLeaving(index)
    }

    @inline(never)
    private func middleOfThoseThatStay(_ kept: KeptAnchor) -> Int? {
        var (cells, staying) = (0, 0)
        for index in elements.indices where mayBeAnchor(index, kept) {
            cells += 1
            if stays(index) { staying += 1 }
        }
        if 2 * staying < cells { return nil }
        var left = (staying + 1) / 2
        return elements.indices.first { index in
            if !mayBeAnchor(index, kept) || !stays(index) { return false }
            left -= 1
            return left == 0
        }
    }
}
