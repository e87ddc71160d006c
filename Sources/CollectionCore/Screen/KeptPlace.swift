/// The cell, or the header of a section without items, that keeps its place on screen while
/// somebody looks at it: rule D8 of docs/semantics.md.
///
/// A place is chosen from the last display frame when the first change comes after a movement of
/// the content offset, and is kept through all changes until the next movement. So changes of the
/// bounds, of sizes and of the layout lead back to where they came from.
struct KeptPlace {
    private var item: FollowedElement
    /// Whether the far edge of the cell keeps its place; otherwise the near edge does.
    private(set) var isFar: Bool
    /// The distance along the main axis, in points, from the start of the bounds to the edge of the
    /// cell. The content offset of a display frame may be clamped: then the cell is elsewhere.
    private(set) var distance: Double
    /// Whether the content was mirrored along the main axis, so that it began at the far end of the
    /// bounds and cells began at their far edges.
    private var isMirrored: Bool
    /// The length of the bounds along the main axis when the place was chosen, in points.
    private var boundsLength: Double
    /// The length of a cell that was cut off where the bounds begin, as far as it was seen, in
    /// points.
    private let seenLength: Double
    /// Whether the size of the cell was not an estimate.
    let isMeasured: Bool
    /// The content offset along the main axis of the last display frame that kept the place.
    private(set) var offset: Double
    /// The distance, in points, over which the content offset must move so that somebody has
    /// scrolled.
    let tolerance: Double
    /// Whether the last change left the cell at its place; false if the content offset was clamped.
    var isMet = true
    /// Whether the cell has taken the place of a deleted one although no display frame shows it.
    private(set) var isSuccessor = false

    init(
        _ element: Element, isFar: Bool, isMirrored: Bool, distance: Double, length: Double,
        boundsLength: Double, isMeasured: Bool, offset: Double, tolerance: Double
    ) {
        item = FollowedElement(
            element, identifier: nil,
            whenReloaded: element.isCell ? .leavesData : .staysAtPlace)
        self.isFar = isFar
        self.distance = distance
        self.isMirrored = isMirrored
        self.boundsLength = boundsLength
        seenLength = max(0, (isMirrored ? boundsLength - distance : distance) + length)
        self.isMeasured = isMeasured
        self.offset = offset
        self.tolerance = tolerance
    }

    /// The cell or header, by its present index path.
    var element: Element { item.element }

    var isGone: Bool { item.isGone }

    /// Whether somebody has scrolled since the display frame that kept the place.
    func isLeft(at offset: Double) -> Bool { (offset - self.offset).magnitude > tolerance }

    /// Notes that somebody has scrolled: another place is chosen when the next change comes.
    mutating func leave() { offset = .infinity }

    /// Notes that a display frame has kept the place.
    ///
    /// - Parameter asked: The content offset that the host has asked for, and may have rounded.
    /// - Parameter room: The distance by which the cell moved to make room for a held item.
    mutating func noteShown(at offset: Double, asked: Double, room: Double) {
        distance += room - (asked - self.offset)
        self.offset = offset
        isSuccessor = false
    }

    /// Mirrors the place, because the layout is mirrored along the main axis from now on, or not
    /// any more.
    ///
    /// - Parameter length: The length of the bounds.
    mutating func mirror(in length: Double) {
        distance = length - distance
        boundsLength = length
        isFar.toggle()
        isMirrored.toggle()
    }

    /// Follows the element through an update. A deleted cell is replaced by the next one that the
    /// update leaves in its section, or by the one before it; a deleted header by nothing.
    ///
    /// - Parameter isRoomMade: Whether items make room for what is held: it would be the next one.
    /// - Returns: False if there is no place any more.
    mutating func follow(_ change: DataChange, isRoomMade: Bool) -> Bool {
        // The content has moved on, and nobody has seen the cell at its place.
        if !isMet { return false }
        if item.followInData(change).contains(.isMoved) { return false }
        if !item.isGone { return true }
        if isRoomMade || !element.isCell { return false }
        guard let (path, isNext) = item.successor(change.sections) else { return false }
        // The cell that follows begins where the deleted one did, and is not cut off.
        if isNext && isNear {
            distance = isMirrored ? min(distance, boundsLength) : max(distance, 0)
        }
        item = FollowedElement(.cell(path), identifier: nil, whenReloaded: .leavesData)
        isSuccessor = true
        return true
    }

    /// Whether the edge that keeps its place is the one at which the cell begins.
    private var isNear: Bool { isFar == isMirrored }

    /// The distance from where the bounds begin to the edge, in the direction in which the content
    /// runs, in points.
    private var lead: Double { isMirrored ? boundsLength - distance : distance }

    /// Whether the cell is cut off, so that it would leave the screen if it were shorter.
    var mayLeave: Bool { isNear && lead < 0 }

    /// Returns the distance that the edge of the cell must have, for the present length of the
    /// cell.
    func distance(ofLength length: Double) -> Double {
        if !mayLeave || seenLength <= 0 { return distance }
        let lead = Self.onScreen(lead, length: length, seenLength: seenLength)
        return isMirrored ? boundsLength - lead : lead
    }

    /// Returns the distance from the start of the bounds to an item that must not leave the screen:
    /// if the item is so short that it would, its end stays where it was seen, and if the item is
    /// shorter than what was seen, it begins with the bounds.
    ///
    /// - Parameter length: The length of the item; 0: nothing is known of its end.
    static func onScreen(_ distance: Double, length: Double, seenLength: Double) -> Double {
        if distance >= 0 || length <= 0 || distance + length > 0 { return distance }
        return min(seenLength - length, 0)
    }
}

/// What updates since the last display frame did to the order of the items.
enum OrderChange: UInt8 {
    case none
    /// Some items were moved, at most half of those that stayed.
    case some
    /// Most items were moved, by themselves or with their sections.
    case most
}

extension DataChange {
    /// What the update does to the order of the items.
    ///
    /// - Complexity: O(parts)
    var order: OrderChange {
        var moved = 0
        for run in plan.removedItems where run.action == .move { moved += run.count }
        for run in plan.placedSections where run.action == .move {
            for section in run.start..<run.end {
                moved += sections.itemCount(ofSection: UInt32(section))
            }
        }
        if moved == 0 { return .none }
        return 2 * moved > sections.summary.itemCount ? .most : .some
    }
}
