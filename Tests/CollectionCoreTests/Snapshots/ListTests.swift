import CollectionCore
import Testing

/// Lists that take the place of a section's items, filters, and equal identifiers: rules E2, E6.
@Suite("Lists in snapshots")
struct ListTests {
    private static let unit = Snapshot.DuplicatePolicy.occurrenceUnit

    private func snapshot(_ policy: Snapshot.DuplicatePolicy = .moveExisting) throws -> Snapshot {
        var snapshot = Snapshot(limits: Limits())
        snapshot.duplicatePolicy = policy
        _ = try snapshot.appendSections([1, 2, 3])
        _ = try snapshot.appendItems([10, 11, 12, 13], toSection: 1)
        _ = try snapshot.appendItems([20, 21], toSection: 2)
        return snapshot
    }

    @Test("A list keeps the marks and the content of the items that stay")
    func setItems() throws {
        var snapshot = try snapshot()
        let heights: [Float] = [30, 40]
        let content = try ItemContent(
            count: 2, widths: Span(), heights: heights.span, reuseIdentifiers: Span(), options: [],
            limits: Limits())
        try snapshot.reloadItems([11, 12], content: content)
        let older = snapshot
        let moved = try snapshot.setItems([14, 12, 20, 10], ofSection: 1)
        #expect(moved == 1)
        #expect(snapshot.itemIdentifiers == [14, 12, 20, 10, 21])
        #expect(snapshot.reloadedItemIdentifiers == [12])
        let parts = snapshot.difference(from: older).items
        #expect(parts.contains { $0.action == .reload || $0.action == .insert })
        var view = CollectionView(limits: Limits())
        try view.setLayout(.list(ListLayout()))
        try view.applySnapshot(snapshot)
        let frame = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 100, height: 500), time_ns: 0, isComplete: true,
                preferredSizes: [], hasIdentifiers: true))
        #expect(frame.identifiers == snapshot.itemIdentifiers)
        #expect(frame.elements[1].frame.height == 40)
    }

    @Test("A filter leaves the order and the sections of what it names")
    func filter() throws {
        let all = try snapshot()
        var some = all
        some.filterItems([13, 99, 21, 10, 13])
        #expect(some.itemIdentifiers == [10, 13, 21] && some.sectionIdentifiers == [1, 2])
        var one = all
        one.filterItems([21])
        #expect(one.itemIdentifiers == [21] && one.sectionIdentifiers == [2])
        one.filterItems([])
        #expect(one.numberOfItems == 0 && one.numberOfSections == 0)
        var view = CollectionView(limits: Limits())
        for snapshot in [all, some, one, all] {
            try view.applySnapshot(snapshot)
            #expect(view.snapshot?.itemIdentifiers == snapshot.itemIdentifiers)
            #expect(view.sectionCount == snapshot.numberOfSections)
        }
    }

    @Test("A list takes the place of a section's items in a view")
    func applyItems() throws {
        var view = CollectionView(limits: Limits())
        #expect(
            error { () throws(CollectionError) in try view.apply([1], toSection: 1) }
                == .snapshot(.unknownSection(1)))
        try view.applySnapshot(try snapshot())
        try view.apply([13, 10], toSection: 1)
        #expect(view.snapshot?.itemIdentifiers == [13, 10, 20, 21])
        #expect(
            error { () throws(CollectionError) in try view.apply([5, 5], toSection: 1) }
                == .snapshot(.repeatedItems([5])))
        #expect(view.snapshot?.itemIdentifiers == [13, 10, 20, 21])
    }

    @Test("The n-th of equal items of a list is the n-th of the next list")
    func occurrences() throws {
        let unit = Self.unit
        var older = try snapshot(.number)
        try older.setItems([7, 8, 7, 7], ofSection: 3)
        #expect(
            try older.itemIdentifiers(inSection: 3) == [7, 8, 7 + unit, 7 + 2 * unit])
        var newer = older
        try newer.setItems([8, 7, 10, 7], ofSection: 3)
        #expect(try newer.itemIdentifiers(inSection: 3) == [8, 7, 10 + unit, 7 + unit])
        let parts = newer.difference(from: older).items
        #expect(parts.count { $0.action == .delete } == 1)
        #expect(parts.count { $0.action == .insert } == 1)
        try newer.appendItems([7, 20], toSection: 2)
        #expect(
            try newer.itemIdentifiers(inSection: 2) == [20, 21, 7 + 2 * unit, 20 + unit])
        newer.filterItems([7])
        #expect(newer.itemIdentifiers == [7 + 2 * unit, 7, 7 + unit])
    }

    @Test("Numbers have their limits")
    func numberLimits() throws {
        var snapshot = try snapshot(.number)
        #expect(throws: CollectionError.invalidNumber("items", index: 1, .outOfRange)) {
            try snapshot.appendItems([5, Self.unit])
        }
        #expect(throws: CollectionError.snapshot(.existingSections([2]))) {
            try snapshot.appendSections([2])
        }
        try snapshot.appendItems([UInt64](repeating: 5, count: 65_536))
        #expect(throws: CollectionError.snapshot(.existingItems([5 + 65_535 * Self.unit]))) {
            try snapshot.appendItems([5])
        }
        #expect(snapshot.numberOfItems == 65_542)
    }

    @Test("What cannot be an update reloads, if the options allow")
    func fallback() throws {
        var limits = Limits()
        limits.dataBytes = 1000
        var view = CollectionView(limits: limits)
        var first = Snapshot(limits: Limits())
        _ = try first.appendSections([1])
        let heights = [Float](repeating: 20, count: 200)
        let content = try ItemContent(
            count: 200, widths: Span(), heights: heights.span, reuseIdentifiers: Span(),
            options: [], limits: Limits())
        _ = try first.appendItems(Array(1...200), content: content)
        var second = first
        try second.setItems(Array(301...500), ofSection: 1, content: content)
        try view.applySnapshot(first, options: BatchUpdateOptions(tag: 8))
        let refusal = error { () throws(CollectionError) in try view.applySnapshot(second) }
        #expect(refusal?.code == .resourceExhausted)
        #expect(view.snapshot?.itemIdentifiers.first == 1)
        try view.applySnapshot(
            second, options: BatchUpdateOptions(tag: 9, fallsBackToReload: true))
        #expect(view.snapshot?.itemIdentifiers.first == 301)
        let frame = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 100, height: 500), time_ns: 0, isComplete: false,
                preferredSizes: []))
        #expect(frame.completions == [8, 9].map { Completion(tag: $0, isFinished: true) })
        limits.itemCount = 100
        let tooMany = error { () throws(CollectionError) in
            try view.applySnapshot(
                first, options: BatchUpdateOptions(fallsBackToReload: true), within: limits)
        }
        #expect(tooMany == .limitExceeded(.items, value: 200, maximum: 100))
        #expect(view.snapshot?.itemIdentifiers.first == 301)
    }

    private func error(
        _ body: () throws(CollectionError) -> Void
    ) -> CollectionError? {
        do throws(CollectionError) {
            try body()
            return nil
        } catch {
            return error
        }
    }
}

extension CollectionView {
    fileprivate mutating func apply(
        _ items: [UInt64], toSection section: UInt64
    ) throws(CollectionError) {
        try applySnapshot { next throws(CollectionError) in
            try next.setItems(items, ofSection: section)
        }
    }
}
