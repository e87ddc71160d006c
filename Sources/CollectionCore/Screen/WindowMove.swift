/// How an update moves a stretch of the content in which the update changes nothing, as far as this
/// is known before the update is carried out.
///
/// Sections lie one behind another, so everything behind a change moves by the same distance.
struct WindowMove {
    /// The section of the first element in the stretch, as it is laid out before the update.
    private let section: PlacedSection
    /// Whether the update changes items in the section of the stretch: then `movingItems` finds out
    /// how the items of the stretch move.
    let changesItems: Bool
    /// The items of the stretch and one more item on each side, by their indices after the update.
    /// Nil if the update changes no item in the section of the stretch.
    private var items: ClosedRange<Int>?
    /// Whether items change before the stretch, in the section of the stretch.
    private var isBehindChange = false
    /// The number that the update adds to the index of each item in the stretch.
    private(set) var itemShift = 0

    private init(_ section: PlacedSection, changesItems: Bool) {
        (self.section, self.changesItems) = (section, changesItems)
    }

    /// Returns how an update moves a stretch in which it changes nothing. A function, because an
    /// initializer would copy its arguments.
    ///
    /// - Parameter searched: The stretch, as an interval of the main axis.
    /// - Parameter sections: The least and the greatest section of the elements in the stretch.
    /// - Parameter stage: The stage before the update.
    /// - Returns: Nil where the update may change something within the stretch.
    /// - Complexity: O(changed sections * log n)
    static func beside(
        _ plan: UpdatePlan, _ searched: Interval, sections: ClosedRange<UInt32>, _ stage: Stage
    ) -> WindowMove? {
        // After other changes the stretch has another layout, or other data.
        if stage.change == .anything || plan.changesSections || !stage.keepsToEdits { return nil }
        if sections.upperBound == IndexPath.noSection { return nil }
        let (first, last) = (sections.lowerBound, sections.upperBound)
        let section = stage.geometry.section(Int(first))
        let slack = stage.geometry.presentation.pixels.slack
        let (start, end) = (searched.start - slack, searched.end + slack)
        var isWithin = false
        let isBeside = plan.allChangedSections { index in
            if index == first && index == last {
                isWithin = true
                return true
            }
            if index >= first && index <= last { return false }
            let changed = stage.geometry.section(Int(index))
            return changed.start + changed.extent < start || changed.start > end
        }
        return isBeside ? WindowMove(section, changesItems: isWithin) : nil
    }

    /// Returns how an update of the section moves the items of the stretch.
    ///
    /// - Parameter range: The least and the greatest item of the stretch; nil if some element
    ///   belongs to a section, not to an item.
    /// - Returns: Nil if the update may change some of these items.
    func movingItems(_ range: ClosedRange<Int>?, by plan: UpdatePlan) -> WindowMove? {
        guard let range else { return nil }
        // The neighbours of the elements stay as well, so that no other item comes in between.
        let near = max(0, range.lowerBound - 1)...range.upperBound + 1
        let change = plan.change(about: near, ofSection: UInt32(section.index))
        if change.isWithin || change.isBefore && (change.isBehind || range.lowerBound == 0) {
            return nil
        }
        var move = self
        move.items = near.lowerBound + change.shift...near.upperBound + change.shift
        move.isBehindChange = change.isBefore
        move.itemShift = change.shift
        return move
    }

    /// Returns the distance, in points, by which an update that was carried out has moved the
    /// stretch; nil if the stretch may look different.
    ///
    /// - Parameter searched: The stretch before the update.
    /// - Parameter stage: The stage after the update.
    /// - Parameter movedItems: The items that the update has laid out anew; see
    ///   `ChangedSectionLayout`.
    func distance(_ searched: Interval, _ stage: Stage, movedItems: Range<Int>?) -> Double? {
        if !stage.keepsToEdits || !isApart(from: movedItems) { return nil }
        let now = stage.geometry.section(section.index)
        // The last line may be placed differently in a section of uniform items.
        if now.isUniform != section.isUniform { return nil }
        var distance = now.start - section.start
        if isBehindChange { distance += now.extent - section.extent }
        if !stage.geometry.presentation.keepsDistances(over: distance)
            || !reaches(beyond: movedItems, searched, stage, distance)
        {
            return nil
        }
        return distance
    }

    /// Whether no item of the stretch was laid out anew.
    private func isApart(from movedItems: Range<Int>?) -> Bool {
        guard let items else { return true }
        guard let movedItems else { return false }
        if movedItems.isEmpty { return true }
        return isBehindChange
            ? movedItems.upperBound <= items.lowerBound
            : movedItems.lowerBound > items.upperBound
    }

    /// Whether a line that was not laid out anew reaches beyond the stretch, on the side of the
    /// change: then no line that was laid out anew reaches into the stretch.
    private func reaches(
        beyond movedItems: Range<Int>?, _ searched: Interval, _ stage: Stage, _ distance: Double
    ) -> Bool {
        guard let items, let movedItems else { return true }
        let axis = stage.geometry.axis
        let slack = stage.geometry.presentation.pixels.slack
        var item = isBehindChange ? movedItems.upperBound : movedItems.lowerBound - 1
        if movedItems.isEmpty {
            // Neighbours are lines, which reach beyond the stretch if no frame is rounded.
            if slack == 0 { return true }
            item = isBehindChange ? items.lowerBound : items.upperBound
        }
        if item < 0 { return false }
        let path = IndexPath(section: UInt32(section.index), item: UInt32(item))
        guard
            let frame = stage.geometry.attributes(
                for: .cell(path), visible: Interval(0, 0), of: stage.dataSource.items)?.frame
        else { return false }
        return isBehindChange
            ? axis.mainStart(frame) < searched.start + distance - slack
            : axis.mainEnd(frame) > searched.end + distance + slack
    }
}
