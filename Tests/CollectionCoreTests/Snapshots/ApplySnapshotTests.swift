import CollectionCore
import CollectionReference
import Testing

/// Snapshots as the data of a view: rules E3 to E6.
@Suite("Snapshots in a view")
struct ApplySnapshotTests {
    @Test("Elements keep their views by their identifiers, and are where a reload would put them")
    func elementsFollowIdentifiers() throws {
        var random = SeededGenerator(seed: 11)
        var view = CollectionView(limits: Limits())
        var next = Snapshot(limits: Limits())
        _ = try next.appendSections([1, 2])
        _ = try next.appendItems([10, 11, 12], toSection: 1)
        var shown: [UInt64: ReusableView] = [:]
        for step in 0..<200 as Range<UInt64> {
            try change(&next, step, &random)
            let before = view.snapshot
            try view.applySnapshot(next)
            let frame = try view.displayFrame(for: request(step))
            #expect(try frame.elements.map(place) == fresh(next, step).map(place))
            var now: [UInt64: ReusableView] = [:]
            for cell in frame.elements where cell.element.category == .cell {
                let found = view.itemIdentifier(at: cell.element.indexPath)
                let identifier = try #require(found)
                now[identifier] = cell.reusableView
                if before != nil, let old = shown[identifier] {
                    #expect(old == cell.reusableView)
                }
            }
            shown = now
        }
    }

    @Test(
        "Many items that come, go and move are where a reload would put them",
        arguments: 0..<12 as Range<UInt64>)
    func manyItems(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var view = CollectionView(limits: Limits())
        let kinds = random.pick([1, 2, 200])
        func width(_ identifier: UInt64) -> Float { Float(10 + identifier % UInt64(kinds)) }
        var items = Array(1...random.pick([20, 300, 3000]) as ClosedRange<UInt64>)
        for step in 0..<12 as Range<UInt64> {
            switch random.number(0...5) {
            case 0: items.reverse()
            case 1: items.shuffle(using: &random)
            case 2: items = items.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
            case 3:
                for place in stride(from: items.count, to: 0, by: -3) {
                    items.insert(10_000 * (step + 1) + UInt64(place), at: place)
                }
            case 4: items = Array(items[(items.count / 3)...] + items[..<(items.count / 3)])
            default: items.removeAll { _ in random.chance(30) }
            }
            var next = Snapshot(limits: Limits())
            _ = try next.appendSections([1, 2])
            let middle = random.number(0...items.count)
            for (section, part) in [(UInt64(1), items[..<middle]), (2, items[middle...])] {
                _ = try next.appendItems(
                    Array(part), toSection: section,
                    content: try ItemContent(widths: part.map(width)))
            }
            try view.applySnapshot(next)
            if let broken = view.brokenInvariant() { Issue.record("\(broken), seed \(seed)") }
            var other = CollectionView(limits: Limits())
            try other.applySnapshot(next)
            let top = Double(random.number(0...items.count * 5))
            let rect = Rect(x: 0, y: top, width: 300, height: 2000)
            let found = try view.layoutAttributesForElements(in: rect).map(place)
            #expect(
                try found == other.layoutAttributesForElements(in: rect).map(place),
                "seed \(seed)")
        }
    }

    @Test("A snapshot's data is changed by snapshots alone, until other data comes")
    func snapshotsOwnTheirData() throws {
        var view = CollectionView(limits: Limits())
        var snapshot = Snapshot(limits: Limits())
        _ = try snapshot.appendSections([7])
        _ = try snapshot.appendItems([70, 71], toSection: 7)
        try view.applySnapshot(snapshot)
        let delete = BatchUpdate(items: [.delete(IndexPath(section: 0, item: 0))])
        #expect(
            error { () throws(CollectionError) in try view.performBatchUpdates(delete) }
                == .wrongState(.dataIsSnapshot))
        var path = view.indexPath(forItem: 71)
        #expect(path == IndexPath(section: 0, item: 1))
        try view.setDataSource(DataSourceBuilder(limits: Limits()))
        path = view.indexPath(forItem: 71)
        #expect(path == nil)
    }

    @Test("D8: an item can be the anchor by its identifier")
    func identifiersAnchor() throws {
        var view = CollectionView(limits: Limits())
        var snapshot = Snapshot(limits: Limits())
        _ = try snapshot.appendSections([1])
        _ = try snapshot.appendItems(Array(100..<200), toSection: 1)
        try view.applySnapshot(snapshot)
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 600, width: 50, height: 100), time_ns: 0, isComplete: true,
            preferredSizes: [])
        _ = try view.displayFrame(for: request)
        try view.setContentAnchor(.identifier(150))
        #expect(
            error { () throws(CollectionError) in try view.setContentAnchor(.identifier(1)) }
                == .unknownItemIdentifier(1))
        _ = try snapshot.insertItems([1, 2, 3], beforeItem: 100)
        try view.applySnapshot(snapshot)
        let frame = try view.displayFrame(for: request)
        #expect(frame.contentOffsetAdjustment == Point(x: 0, y: 180))
    }

    @Test("E5: an outline becomes the items of its section")
    func outlinesApply() throws {
        var view = CollectionView(limits: Limits())
        var snapshot = Snapshot(limits: Limits())
        _ = try snapshot.appendSections([1, 2])
        try view.applySnapshot(snapshot)
        var outline = SectionSnapshot(limits: Limits())
        try outline.append([5, 6])
        try outline.append([51, 52], to: 5)
        try view.applySnapshot { next throws(CollectionError) in
            try next.replaceItems(inSection: 2, with: outline)
        }
        let count = try view.numberOfItems(inSection: 1)
        #expect(count == 2)
        try outline.expand([5])
        try view.applySnapshot { next throws(CollectionError) in
            try next.replaceItems(inSection: 2, with: outline)
        }
        let items = view.snapshot?.itemIdentifiers
        #expect(items == [5, 51, 52, 6])
    }
}

extension ApplySnapshotTests {
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

    private func request(_ step: UInt64) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: 300, height: 200), time_ns: step, isComplete: true,
            preferredSizes: [])
    }

    /// Where an element is, whatever shows it.
    private func place(_ attributes: LayoutAttributes) -> LayoutAttributes {
        var place = attributes
        (place.reusableView, place.generation) = (.none, 0)
        return place
    }

    private func fresh(_ snapshot: Snapshot, _ step: UInt64) throws -> [LayoutAttributes] {
        var view = CollectionView(limits: Limits())
        try view.applySnapshot(snapshot)
        return try view.displayFrame(for: request(step)).elements
    }

    private func change(
        _ snapshot: inout Snapshot, _ step: UInt64, _ random: inout SeededGenerator
    ) throws {
        let items = snapshot.itemIdentifiers
        switch random.number(0...4) {
        case 0 where !items.isEmpty: try snapshot.deleteItems([random.pick(items)])
        case 1 where items.count > 1:
            let moved = random.pick(items)
            let other = random.pick(items.filter { $0 != moved })
            try snapshot.moveItem(moved, afterItem: other)
        case 2 where !items.isEmpty:
            _ = try snapshot.insertItems([1000 + step], beforeItem: random.pick(items))
        case 3: try snapshot.moveSection(1, afterSection: 2)
        default: _ = try snapshot.appendItems([5000 + step], toSection: random.pick([1, 2]))
        }
    }
}
