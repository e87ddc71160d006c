// The offsets at which a section that scrolls orthogonally comes to rest: rule G9 of
// docs/semantics.md.
extension SectionedGeometry {
    /// The offset at which a section comes to rest, in points.
    ///
    /// - Parameter proposed: The offset at which the section would stop without its behavior.
    /// - Parameter velocity: The velocity along the cross axis; only its sign counts.
    /// - Parameter current: The offset from which a paging behavior goes at most one rest on or
    ///   back.
    /// - Complexity: O(log² n)
    @inline(never)
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
        let before = rest(max(0, firstRest(count, row, from: current) - 1), row)
        let after = rest(min(count - 1, firstRest(count, row, from: current.nextUp)), row)
        if velocity > 0 { return after }
        if velocity < 0 { return before }
        return min(max(nearestRest(to: proposed, count, row), before), after)
    }

    /// The offset at which a section with a paging behavior comes to rest after turns of a wheel:
    /// the rest nearest to where the turns end, and at least the next one in their direction.
    ///
    /// - Parameter place: The offset at which the turns end.
    /// - Parameter began: The offset at which the turns began.
    /// - Complexity: O(log² n)
    func rest(of row: OrthogonalRow, turnedTo place: Double, from began: Double) -> Double {
        let nearest = nearestRest(to: place, of: row)
        if place == began { return nearest }
        let next = rest(of: row, proposed: began, velocity: place - began, from: began)
        return place > began ? max(next, nearest) : min(next, nearest)
    }

    /// Whether a section at an offset stands where its behavior has it rest; false if the behavior
    /// lets it rest anywhere.
    ///
    /// - Complexity: O(log² n)
    func isRest(_ offset: Double, of row: OrthogonalRow) -> Bool {
        row.groups.behavior != .continuous && nearestRest(to: offset, of: row).isAbout(offset)
    }

    /// The place nearest to an offset where the behavior lets a section rest.
    ///
    /// - Complexity: O(log² n)
    @inline(never)
    func nearestRest(to offset: Double, of row: OrthogonalRow) -> Double {
        row.groups.behavior == .continuous
            ? min(max(offset, 0), row.greatestOffset)
            : nearestRest(to: offset, restCount(row), row)
    }

    /// Returns the rests before and behind an offset, or the outermost rest where there is none. A
    /// rest at the offset, except for rounding errors, is both.
    ///
    /// - Complexity: O(log² n)
    func rests(
        around offset: Double, of row: OrthogonalRow
    ) -> (before: Double, after: Double) {
        let count = restCount(row)
        let before = firstRest(count, row, from: offset + 1e-6) - 1
        let after = firstRest(count, row, from: offset - 1e-6)
        return (rest(max(before, 0), row), rest(min(after, count - 1), row))
    }

    /// The rest that is nearest to an offset; of two that are equally near, the greater one.
    @inline(never)
    private func nearestRest(to offset: Double, _ count: Int, _ row: OrthogonalRow) -> Double {
        let next = firstRest(count, row, from: offset.nextUp)
        if next == 0 { return rest(0, row) }
        let before = rest(next - 1, row)
        if next == count { return before }
        let after = rest(next, row)
        return after - offset <= offset - before ? after : before
    }

    /// The number of rests: of pages with `paging`, otherwise of groups; at least 1.
    private func restCount(_ row: OrthogonalRow) -> Int {
        if row.groups.behavior != .paging { return max(1, row.groupCount) }
        let length = row.groups.viewportLength
        // The last page ends with the content. The quotient fits an `Int`: content is bounded, and
        // no length above 0 is less than a unit of 2^-16 point.
        return length > 0 ? Int(row.greatestOffset / length) + 2 : 1
    }

    /// The index of the first of `count` rests that is not before an offset; `count` if there is
    /// none.
    @inline(never)
    private func firstRest(_ count: Int, _ row: OrthogonalRow, from offset: Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if rest(middle, row) >= offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    @inline(never)
    private func rest(_ index: Int, _ row: OrthogonalRow) -> Double {
        var offset = 0.0
        if row.groups.behavior == .paging {
            offset = Double(index) * row.groups.viewportLength
        } else if row.groupCount > 0 {
            offset = row.offset(restingAt: row.group(index, stored)) ?? 0
        }
        return min(max(offset, 0), row.greatestOffset)
    }
}
