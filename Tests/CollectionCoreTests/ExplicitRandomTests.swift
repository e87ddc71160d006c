import CollectionCore
import CollectionReference
import Testing

/// Many rectangles of all lengths, found by looking at all of them.
@Suite("Explicit layouts, at random")
struct ExplicitRandomTests {
    @Test("A search finds what looking at all finds", arguments: 0..<12 as Range<UInt64>)
    func finds(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let count = random.pick([1, 30, 500, 3000])
        var view = CollectionView(limits: Limits())
        var builder = DataSourceBuilder(limits: Limits())
        let counts = [UInt32(count)]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
        var layout = ExplicitLayout()
        layout.scrollDirection = random.chance(50) ? .vertical : .horizontal
        try view.setLayout(.explicit(layout))
        let spread = random.pick([1, 100, 100_000])
        func frame() -> Rect {
            func length() -> Double {
                random.pick([0, 0.5, 1, 10, 50, 50, 100, 1000, 100_000])
            }
            return Rect(
                x: Double(random.number(-50...spread)), y: Double(random.number(-50...spread)),
                width: length(), height: length())
        }
        var frames: [Rect?] = (0..<count).map { _ in frame() }
        let all = frames.compactMap { $0 }
        try view.setLayoutAttributes(
            ofItemsFrom: IndexPath(section: 0, item: 0), frames: all.span)
        for _ in 0..<40 {
            for _ in 0..<random.pick([0, 1, 20]) {
                let item = random.number(0...count - 1)
                let element = [Element.cell(IndexPath(section: 0, item: UInt32(item)))]
                if random.chance(40) {
                    frames[item] = nil
                    try view.removeLayoutAttributes(of: element.span)
                } else {
                    let new = [frame()]
                    frames[item] = new[0]
                    try view.setLayoutAttributes(of: element.span, frames: new.span)
                }
            }
            let rect = Rect(
                x: Double(random.number(-100...spread)), y: Double(random.number(-100...spread)),
                width: Double(random.number(0...500)), height: Double(random.number(0...500)))
            let found = try view.layoutAttributesForElements(in: rect)
            let expected = frames.indices.filter { frames[$0]?.isVisible(in: rect) ?? false }
            #expect(found.map { Int($0.element.indexPath.item) } == expected, "seed \(seed)")
            if let broken = view.brokenInvariant() { Issue.record("\(broken), seed \(seed)") }
        }
    }
}

/// Attributes that go with their items and sections, whatever comes, goes and moves: rule X4.
@Suite("Attributes of items that come, go and move, at random")
struct ExplicitFollowTests {
    private struct Run {
        var random: SeededGenerator
        var sections: [(identifier: UInt64, items: [UInt64])] = []
        var frames: [UInt64: Rect] = [:]
        /// Frames of headers, by section.
        var headers: [UInt64: Rect] = [:]
        var last: UInt64 = 0

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            for _ in 0..<random.pick([1, 2, 40]) { addSection(at: sections.count) }
        }

        private mutating func identifier() -> UInt64 {
            last += 1
            return last
        }

        private mutating func addSection(at index: Int) {
            let section = identifier()
            var items: [UInt64] = []
            for _ in 0..<random.pick([0, 1, 30, 400]) { items.append(identifier()) }
            sections.insert((section, items), at: index)
        }

        /// Changes about so many of a hundred items, and of sections.
        mutating func change(percent: Int) {
            for section in sections.indices {
                if random.chance(percent) {
                    var random = random
                    sections[section].items.removeAll { _ in random.chance(percent) }
                    self.random = random
                }
                for _ in 0..<random.number(0...sections[section].items.count * percent / 100) {
                    let count = sections[section].items.count
                    let item = sections[section].items.remove(at: random.number(0...count - 1))
                    let other = random.chance(80) ? section : random.number(0...sections.count - 1)
                    let place = random.number(0...sections[other].items.count)
                    sections[other].items.insert(item, at: place)
                    if sections[section].items.isEmpty { break }
                }
                if random.chance(percent) {
                    let place = random.number(0...sections[section].items.count)
                    let item = identifier()
                    sections[section].items.insert(item, at: place)
                }
            }
            if random.chance(20) {
                var random = random
                sections.removeAll { _ in random.chance(percent / 2) }
                self.random = random
            }
            if random.chance(20) { sections.shuffle(using: &random) }
            if random.chance(20) { addSection(at: random.number(0...sections.count)) }
        }

        func apply(to view: inout CollectionView) throws {
            var snapshot = Snapshot(limits: Limits())
            _ = try snapshot.appendSections(sections.map(\.identifier))
            for section in sections {
                _ = try snapshot.appendItems(section.items, toSection: section.identifier)
            }
            try view.applySnapshot(snapshot)
        }

        /// Says where about so many of a hundred elements are.
        mutating func say(percent: Int, to view: inout CollectionView) throws {
            var elements: [Element] = []
            for (section, content) in sections.enumerated() {
                for (item, identifier) in content.items.enumerated() where random.chance(percent) {
                    let path = IndexPath(section: UInt32(section), item: UInt32(item))
                    elements.append(.cell(path))
                    frames[identifier] = frame()
                }
                if random.chance(percent) {
                    let path = IndexPath(section: UInt32(section), item: 0)
                    elements.append(.supplementary(.sectionHeader, path))
                    headers[content.identifier] = frame()
                }
            }
            let said = elements.map { element in
                let section = sections[Int(element.indexPath.section)]
                return element.category == .cell
                    ? frames[section.items[Int(element.indexPath.item)]]
                    : headers[section.identifier]
            }
            let rects = said.compactMap { $0 }
            try view.setLayoutAttributes(of: elements.span, frames: rects.span)
        }

        private mutating func frame() -> Rect {
            Rect(
                x: 0, y: Double(random.number(0...500)), width: random.pick([1, 10, 1000]),
                height: random.pick([0, 1, 20, 20, 300]))
        }

        /// Where the elements of a category are that have attributes.
        func expected(_ category: ElementCategory) -> [Rect] {
            category == .cell
                ? sections.flatMap { $0.items.compactMap { frames[$0] } }
                : sections.compactMap { headers[$0.identifier] }
        }
    }

    @Test("Elements are found where they were put", arguments: 0..<6 as Range<UInt64>)
    func follows(seed: UInt64) throws {
        var run = Run(seed: seed)
        var view = CollectionView(limits: Limits())
        try view.setLayout(.explicit(ExplicitLayout()))
        try run.apply(to: &view)
        try run.say(percent: 90, to: &view)
        for _ in 0..<20 {
            let (percent, said) = (
                run.random.pick([0, 1, 5, 50, 90]), run.random.pick([0, 1, 50])
            )
            run.change(percent: percent)
            try run.apply(to: &view)
            try run.say(percent: said, to: &view)
            let rect = Rect(x: 0, y: -1, width: 2000, height: 2000)
            let found = try view.layoutAttributesForElements(in: rect)
            for category in [ElementCategory.cell, .supplementary] {
                let frames = found.filter { $0.element.category == category }.map(\.frame)
                #expect(frames == run.expected(category), "seed \(seed)")
            }
            if let broken = view.brokenInvariant() {
                Issue.record("\(broken), seed \(seed)")
            }
        }
    }
}
