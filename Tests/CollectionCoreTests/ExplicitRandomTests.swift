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
