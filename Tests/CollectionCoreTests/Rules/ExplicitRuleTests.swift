import CollectionCore
import CollectionReference
import Testing

/// Section X of docs/semantics.md.
@Suite("X: explicit layouts")
struct ExplicitRuleTests {
    private let bounds = Rect(x: 0, y: 0, width: 320, height: 480)

    private var request: DisplayFrameRequest {
        DisplayFrameRequest(bounds: bounds, time_ns: 0, isComplete: true, preferredSizes: [])
    }

    private func view(
        items: UInt32, _ layout: ExplicitLayout = ExplicitLayout()
    ) throws -> CollectionView {
        var view = CollectionView(limits: Limits())
        var builder = DataSourceBuilder(limits: Limits())
        let counts = [items]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
        try view.setLayout(.explicit(layout))
        try view.setBounds(bounds)
        return view
    }

    private func cell(_ item: UInt32) -> Element { .cell(IndexPath(section: 0, item: item)) }

    @Test("X2: what has attributes is where they say, and nothing else is")
    func placed() throws {
        var view = try view(items: 4)
        let frames = [
            Rect(x: 10, y: 20, width: 100, height: 50), Rect(x: 10, y: 600, width: 9, height: 9),
        ]
        try view.setLayoutAttributes(
            ofItemsFrom: IndexPath(section: 0, item: 1), frames: frames.span)
        let frame = try view.displayFrame(for: request)
        #expect(frame.elements.map(\.element) == [cell(1)])
        #expect(frame.elements.map(\.frame) == [frames[0]])
        #expect(try view.contentSize() == Size(width: 110, height: 609))
        #expect(try view.layoutAttributes(for: cell(2)).frame == frames[1])
        #expect(throws: CollectionError.noElement(cell(0))) {
            try view.layoutAttributes(for: cell(0))
        }
    }

    @Test("X2: an element with a matrix is where that takes it; what has no length, where it is")
    func transformed() throws {
        var view = try view(items: 3)
        var matrix = Transform3D.identity
        matrix.elements[13] = 2000
        let frames = [
            Rect(x: 0, y: 10, width: 50, height: 50), Rect(x: 0, y: 5000, width: 50, height: 0),
            Rect(x: 0, y: 5000, width: 50, height: 10),
        ]
        let matrices = [matrix, .identity, .identity]
        try view.setLayoutAttributes(
            ofItemsFrom: IndexPath(section: 0, item: 0), frames: frames.span,
            transforms: matrices.span)
        func found(_ y: Double, _ height: Double) throws -> [UInt32] {
            try view.layoutAttributesForElements(
                in: Rect(x: 0, y: y, width: 320, height: height)
            ).map(\.element.indexPath.item)
        }
        #expect(try found(0, 100) == [])
        #expect(try found(2000, 100) == [0])
        #expect(try found(4900, 100) == [])
        #expect(try found(5000, 1) == [1, 2])
        #expect(try found(5000, 0) == [])
    }

    @Test("X3: a size that is given holds; before 0 nothing can be scrolled to")
    func contentSize() throws {
        var layout = ExplicitLayout()
        layout.contentSize = Size(width: 0, height: 1000)
        var view = try view(items: 1, layout)
        let frames = [Rect(x: -50, y: 5000, width: 20, height: 20)]
        try view.setLayoutAttributes(
            ofItemsFrom: IndexPath(section: 0, item: 0), frames: frames.span)
        #expect(try view.contentSize() == Size(width: 0, height: 1000))
    }

    @Test("X5: what is wrong with one entry refuses all, or leaves the entry out")
    func faults() throws {
        var layout = ExplicitLayout()
        var view = try view(items: 2, layout)
        let good = Rect(x: 0, y: 0, width: 10, height: 10)
        let faults: [(Rect, StaticString, CollectionError.Fault)] = [
            (Rect(x: .nan, y: 0, width: 1, height: 1), "x", .notANumber),
            (Rect(x: 0, y: -.infinity, width: 1, height: 1), "y", .infinite),
            (Rect(x: 0, y: 0, width: -1, height: 1), "width", .negative),
            (Rect(x: 0, y: 68_719_476_736, width: 1, height: 1), "height", .tooLarge),
        ]
        for (bad, field, fault) in faults {
            let frames = [good, bad]
            let argument = ("frames" as CollectionError.Argument).field(field)
            #expect(throws: CollectionError.invalidNumber(argument, index: 1, fault)) {
                try view.setLayoutAttributes(
                    ofItemsFrom: IndexPath(section: 0, item: 0), frames: frames.span)
            }
            #expect(try view.contentSize() == .zero)
        }
        let twice = [cell(1), cell(0), cell(1)]
        let frames = [good, good, Rect(x: 0, y: 40, width: 10, height: 10)]
        #expect(throws: CollectionError.invalidNumber("elements", index: 2, .conflicting)) {
            try view.setLayoutAttributes(of: twice.span, frames: frames.span)
        }
        layout.faultPolicy = .dropAndReport
        try view.setLayout(.explicit(layout))
        try view.setLayoutAttributes(of: twice.span, frames: frames.span)
        let absent = [cell(7)]
        try view.removeLayoutAttributes(of: absent.span)
        let frame = try view.displayFrame(for: request)
        #expect(frame.elements.map(\.frame.y) == [0, 40])
        #expect(frame.diagnostics.map(\.element) == [cell(1), cell(7)])
        #expect(frame.diagnostics.map(\.code) == [.droppedAttributes, .droppedAttributes])
    }

    @Test("X1, X4: a view of no section stays through updates, and counts for the content")
    func ofNoSection() throws {
        var view = try view(items: 2)
        let name = Array("ruler".utf8)
        let kind = try view.registerElementKind(name.span)
        let nowhere = IndexPath(section: IndexPath.noSection, item: 7)
        let views: [Element] = [
            .decoration(kind, nowhere), .supplementary(.sectionHeader, IndexPath(section: 0)),
        ]
        let frames = [
            Rect(x: 0, y: 0, width: 10, height: 90), Rect(x: 1, y: 9, width: 8, height: 9),
        ]
        try view.setLayoutAttributes(of: views.span, frames: frames.span)
        let shown = try view.displayFrame(for: request).elements
        #expect(shown.map(\.element) == views)
        try view.performBatchUpdates(
            BatchUpdate(items: [.move(IndexPath(section: 0), to: IndexPath(section: 0))]))
        try view.performBatchUpdates(
            BatchUpdate(items: [.delete(IndexPath(section: 0, item: 0), count: 2)]))
        #expect(try view.displayFrame(for: request).elements == shown)
        try view.performBatchUpdates(BatchUpdate(items: [.delete(IndexPath(section: 0))]))
        #expect(try view.displayFrame(for: request).elements.map(\.element) == [views[0]])
        #expect(try view.contentSize() == Size(width: 10, height: 90))
        #expect(try view.layoutAttributes(for: views[0]).frame == frames[0])
        let ruler = [views[0]]
        try view.removeLayoutAttributes(of: ruler.span)
        #expect(try view.displayFrame(for: request).elements.isEmpty)
        #expect(view.brokenInvariant() == nil)
    }

    @Test("X1: a view of no item that goes away stays at its index path, whatever is inserted")
    func goesAway() throws {
        var view = try view(items: 2)
        let name = Array("line".utf8)
        let kind = try view.registerElementKind(name.span)
        let lines: [Element] = [.decoration(kind, IndexPath(section: 0, item: IndexPath.noItem))]
        let frames = [Rect(x: 0, y: 0, width: 10, height: 90)]
        try view.setLayoutAttributes(of: lines.span, frames: frames.span)
        #expect(try view.displayFrame(for: request).elements.map(\.element) == lines)
        // In a list the kind is that of separators, which go with items.
        var list = ListLayout()
        (list.separatorKind, list.separatorThickness) = (kind, 1)
        let animation = Animation(duration_ns: 100, curve: TimingCurve(kind: .linear))
        try view.setLayout(.list(list), animation: animation)
        #expect(try view.displayFrame(for: request).elements.map(\.element).contains(lines[0]))
        try view.performBatchUpdates(
            BatchUpdate(items: [.insert(IndexPath(section: 0, item: 0), count: 2)]))
        #expect(try view.displayFrame(for: request).elements.map(\.element).contains(lines[0]))
        #expect(view.brokenInvariant() == nil)
    }

    @Test("Columns of other lengths, and a run beyond the data, are refused")
    func columns() throws {
        var view = try view(items: 2)
        let frames = Array(repeating: Rect.zero, count: 3)
        let first = IndexPath(section: 0, item: 0)
        let alphas = [1.0]
        #expect(throws: CollectionError.unequalColumns("alphas", count: 1, expected: 3)) {
            try view.setLayoutAttributes(
                ofItemsFrom: first, frames: frames.span, alphas: alphas.span)
        }
        #expect(throws: CollectionError.invalidNumber("frames", index: 2, .outOfRange)) {
            try view.setLayoutAttributes(ofItemsFrom: first, frames: frames.span)
        }
        let none = [cell(0)]
        #expect(throws: CollectionError.unequalColumns("frames", count: 0, expected: 1)) {
            try view.setLayoutAttributes(of: none.span, frames: Span())
        }
        #expect(throws: CollectionError.wrongState(.noAttributesAreOpen)) {
            try view.commitLayoutAttributes()
        }
    }

    @Test("The limit on bytes holds for attributes")
    func limit() throws {
        var view = try view(items: 10_000)
        view.limits.dataBytes = 200_000
        let frames = Array(repeating: Rect.zero, count: 10_000)
        #expect(throws: CollectionError.self) {
            try view.setLayoutAttributes(
                ofItemsFrom: IndexPath(section: 0, item: 0), frames: frames.span)
        }
        #expect(view.heldBytes < 1000)
        let few = Array(repeating: Rect.zero, count: 1000)
        try view.setLayoutAttributes(
            ofItemsFrom: IndexPath(section: 0, item: 0), frames: few.span)
        #expect(view.heldBytes > 60_000)
    }
}
