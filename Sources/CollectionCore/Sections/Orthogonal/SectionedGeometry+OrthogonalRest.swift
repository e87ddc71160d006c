// Where a section comes to rest that scrolls across: rule G9 of docs/semantics.md.
extension SectionedGeometry {
    /// - Parameter current: Where the section stands.
    /// - Complexity: O(log² n)
    func rest(
        of row: OrthogonalRow, proposed: Double, velocity: Double, from current: Double
    ) -> Double {
        let behavior = row.groups.behavior
        let count = restCount(row)
        switch behavior {
        case .none, .continuous: return min(max(proposed, 0), row.greatestOffset)
        case .continuousGroupLeadingBoundary: return nearestRest(to: proposed, count, row)
        case .paging, .groupPaging, .groupPagingCentered: break
        }
        let before = rest(max(0, firstRest(count, row) { $0 >= current } - 1), row)
        let after = rest(min(count - 1, firstRest(count, row) { $0 > current }), row)
        if velocity > 0 { return after }
        if velocity < 0 { return before }
        return min(max(nearestRest(to: proposed, count, row), before), after)
    }

    /// Of two that are equally near, the farther one.
    private func nearestRest(to offset: Double, _ count: Int, _ row: OrthogonalRow) -> Double {
        let next = firstRest(count, row) { $0 > offset }
        if next == 0 { return rest(0, row) }
        let before = rest(next - 1, row)
        if next == count { return before }
        let after = rest(next, row)
        return after - offset <= offset - before ? after : before
    }

    /// Pages, or groups; at least one.
    private func restCount(_ row: OrthogonalRow) -> Int {
        if row.groups.behavior != .paging { return max(1, row.groupCount) }
        let length = row.groups.viewportLength
        // The last page begins where it ends with the content. Content is bounded, its units too.
        return length > 0 ? Int(row.greatestOffset / length) + 2 : 1
    }

    /// The first of some rests that does; their number if none does.
    private func firstRest(
        _ count: Int, _ row: OrthogonalRow, where isBeyond: (Double) -> Bool
    ) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(rest(middle, row)) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func rest(_ index: Int, _ row: OrthogonalRow) -> Double {
        var offset = 0.0
        if row.groups.behavior == .paging {
            offset = Double(index) * row.groups.viewportLength
        } else if row.groupCount > 0 {
            let group = row.group(index, stored)
            offset = group.start
            if row.groups.behavior == .groupPagingCentered {
                offset += row.start + (group.thickness - row.groups.viewportLength) / 2
            }
        }
        return min(max(offset, 0), row.greatestOffset)
    }
}
