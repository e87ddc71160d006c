extension UpdatePlan {
    /// Checks a batch against the data, and sorts its parts into a plan that has the content of the
    /// batch: rule D3 of docs/semantics.md.
    ///
    /// Not an initializer: an initializer that may throw copies what it has made.
    ///
    /// - Throws: `invalidUpdate`, `limitExceeded`, and errors of parts that are invalid by
    ///   themselves.
    /// - Complexity: O(k log n) for k parts
    mutating func prepare(
        _ update: borrowing BatchUpdate, for source: DataSource, layout: SectionMetrics,
        isStrictUIKit: Bool, limits: Limits
    ) throws(CollectionError) {
        try prepare(update, for: source, limits: limits)
        try checkReconfigured(source, layout)
        if isStrictUIKit { try checkAsUIKit() }
    }

    /// Checks a batch against the data, and sorts its parts, without a check of the reuse
    /// identifiers in the content.
    @inline(__always)
    mutating func prepare(
        _ update: borrowing BatchUpdate, for source: DataSource, limits: Limits
    ) throws(CollectionError) {
        try take(update.items.span)
        try checkBefore(source)
        Self.addUp(&removedSections)
        Self.addUp(&placedSections)
        dropWhatIsGone()
        Self.addUp(&removedItems)
        Self.addUp(&placedItems)
        try checkAfter(source, limits)
        if let counts = update.itemCountsAfter { try check(counts, source) }
    }

    /// Sets `before` in each run: the number of items in earlier runs of the same section. Runs of
    /// sections are one group.
    static func addUp(_ runs: inout [Run]) {
        var before = 0
        for index in runs.indices {
            let path = runs[index].path
            let isItem = path.item != IndexPath.noItem
            if isItem && index > 0 && runs[index - 1].path.section != path.section { before = 0 }
            runs[index].before = before
            before += runs[index].count
        }
    }

    func checkBefore(_ source: DataSource) throws(CollectionError) {
        let sections = Self.merged(removedSections, replacedSections)
        let items = Self.merged(removedItems, replacedItems)
        for run in sections {
            if let path = run.missing(of: source.sectionCount) {
                throw missing(path, run, source.sectionCount, .before)
            }
        }
        _ = try check(items, .before, source.sectionCount) { source.itemCount(of: $0) }
        try checkApart(sections, .before)
        try checkApart(items, .before)
    }

    /// Returns the runs of both arrays, sorted by path.
    private static func merged(_ left: [Run], _ right: [Run]) -> [Run] {
        if right.isEmpty { return left }
        if left.isEmpty { return right }
        var runs = byPart(left + right)
        sort(&runs)
        return runs
    }

    /// Checks that the items that runs name exist before the update, or after it.
    ///
    /// - Parameter runs: Sorted by section, so that `itemCount` is called once for each section.
    /// - Returns: The greatest number of items in one of these sections.
    private func check(
        _ runs: [Run], _ state: InvalidUpdate.State, _ sectionCount: Int,
        _ itemCount: (Int) -> Int
    ) throws(CollectionError) -> Int {
        var (counted, count, most) = (-1, 0, 0)
        for run in runs {
            let section = Int(run.path.section)
            if section >= sectionCount {
                throw missing(IndexPath(section: run.path.section), run, sectionCount, state)
            }
            if section != counted {
                (counted, count) = (section, itemCount(section))
                most = max(most, count)
            }
            if let path = run.missing(of: count) {
                throw missing(path, run, count, state)
            }
        }
        return most
    }

    /// Checks that no two runs of the same state (before or after the update) name the same item or
    /// section, except for a move and a reconfigure.
    func checkApart(
        _ runs: [Run], _ state: InvalidUpdate.State
    ) throws(CollectionError) {
        if runs.count < 2 { return }
        /// The last reconfigure so far, which reaches farthest; `other`: the last other run.
        var reconfigured: Run?
        var other: Run?
        for run in runs {
            let isReconfigure = run.action == .reconfigure
            if run.isExcluded(by: reconfigured) || run.isExcluded(by: other) {
                throw conflict(at: run, runs, state)
            }
            if isReconfigure { reconfigured = run } else { other = run }
        }
    }

    /// Returns the error for the first two parts that name the run's first item and contradict each
    /// other.
    private func conflict(
        at run: Run, _ runs: [Run], _ state: InvalidUpdate.State
    ) -> CollectionError {
        let named = Self.byPart(runs.filter { !(run.path < $0.path) && $0.reaches(run) })
        for (index, first) in named.enumerated() {
            for second in named[(index + 1)...] where first.excludes(second) {
                return refusal(
                    .conflict(first.action, second.action, run.path, state),
                    .parts(first.part, second.part))
            }
        }
        return refusal(.conflict(run.action, run.action, run.path, state), .part(run.part))
    }

    private func missing(
        _ path: IndexPath, _ run: Run, _ count: Int, _ state: InvalidUpdate.State
    ) -> CollectionError {
        refusal(.missing(run.action, path, count: count, state), .part(run.part))
    }

    /// The error of an update that is not possible. Where the update has one part, the error does
    /// not say which.
    @inline(never)
    func refusal(
        _ fault: InvalidUpdate, _ parts: CollectionError.Detail.Content
    ) -> CollectionError {
        .invalidUpdate(fault, partCount < 2 ? .none : CollectionError.Detail(parts))
    }

    /// Drops the parts about items of sections that are deleted or reloaded, except for moves to
    /// other sections and reconfigures of items that move.
    private mutating func dropWhatIsGone() {
        if removedSections.isEmpty && replacedSections.isEmpty { return }
        if replacedItems.isEmpty && removedItems.isEmpty { return }
        let kept = removedItems.filter { $0.action == .move || !isGone($0.path.section) }
        let replaced = replacedItems.filter { run in
            if !isGone(run.path.section) { return true }
            return run.action == .reconfigure && Self.someMove(in: kept, overlaps: run)
        }
        replacedItems = replaced
        if kept.count == removedItems.count { return }
        removedItems = kept
        for (index, run) in kept.enumerated() where run.action == .move {
            placedItems[run.partner].partner = index
        }
    }

    /// Whether a move overlaps a run.
    ///
    /// - Parameter runs: Ascending, without overlaps; the runs in the section of `run` are moves.
    private static func someMove(in runs: [Run], overlaps run: Run) -> Bool {
        let after = runs.partitioningIndex { run.path < $0.path }
        if after > 0 && runs[after - 1].overlaps(run) { return true }
        return after < runs.count && runs[after].overlaps(run)
    }

    private func isGone(_ section: UInt32) -> Bool {
        if case .stays = fate(ofSection: section) { return false }
        return true
    }

    private func checkAfter(
        _ source: DataSource, _ limits: Limits
    ) throws(CollectionError) {
        let sectionCount = self.sectionCount(source)
        try checkPlacedSections(of: sectionCount)
        let most = try check(placedItems, .after, sectionCount) {
            itemCount(ofNew: UInt32($0), source)
        }
        try checkApart(placedItems, .after)
        if sectionCount > limits.sectionCount {
            throw .limitExceeded(.sections, value: sectionCount, maximum: limits.sectionCount)
        }
        if source.itemCount + content.items.count > limits.itemCount {
            try checkItemCount(source, limits)
        }
        if most > Self.itemsMax {
            throw .limitExceeded(.items, value: Self.itemsMax + 1, maximum: Self.itemsMax)
        }
    }

    /// Checks that the sections exist that inserts and moves name after the update, and that each
    /// place is named once. Only then is it known which section is which.
    func checkPlacedSections(of sectionCount: Int) throws(CollectionError) {
        for run in placedSections {
            if let path = run.missing(of: sectionCount) {
                throw missing(path, run, sectionCount, .after)
            }
        }
        try checkApart(placedSections, .after)
    }

    /// The most items that one section can have.
    private static let itemsMax = Int(UInt32.max) - 1
}

extension UpdatePlan.Run {
    /// The first index path of the run that does not exist if there are `count` items or sections;
    /// nil: all exist.
    fileprivate func missing(of count: Int) -> IndexPath? {
        if start + self.count <= count { return nil }
        let first = max(start, count)
        return path.item == IndexPath.noItem
            ? IndexPath(section: UInt32(clamping: first))
            : IndexPath(section: path.section, item: UInt32(clamping: first))
    }

    /// Whether this run overlaps another run, which does not begin earlier.
    fileprivate func reaches(_ other: UpdatePlan.Run) -> Bool {
        if path.item == IndexPath.noItem { return other.start < end }
        return path.section == other.path.section && other.start < end
    }

    /// Whether two parts must not name the same item.
    fileprivate func excludes(_ other: UpdatePlan.Run) -> Bool {
        !(action == .reconfigure && other.action == .move
            || action == .move && other.action == .reconfigure)
    }

    /// Whether this run contradicts a run that begins earlier.
    fileprivate func isExcluded(by earlier: UpdatePlan.Run?) -> Bool {
        guard let earlier else { return false }
        return earlier.reaches(self) && earlier.excludes(self)
    }

    fileprivate func overlaps(_ other: UpdatePlan.Run) -> Bool {
        path <= other.path ? reaches(other) : other.reaches(self)
    }
}
