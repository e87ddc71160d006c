import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// The engine and the reference with the same data: what is asked of one is asked of both.
struct Stage {
    var layout = FlowLayout()
    /// In the place of the flow layout.
    var other: Layout?
    var environment = Environment()
    var bounds: Rect
    var data = DataDescription(metrics: [], chunks: [])

    init(width: Double, height: Double) {
        bounds = Rect(x: 0, y: 0, width: width, height: height)
    }

    /// Appends a section of items with these sizes.
    mutating func add(_ sizes: [(Double, Double)]) {
        var chunk = DataDescription.Chunk(itemCounts: [UInt32(sizes.count)])
        chunk.widths = sizes.map { Float($0.0) }
        chunk.heights = sizes.map { Float($0.1) }
        data.chunks.append(chunk)
    }

    /// Appends a section of items without sizes of their own.
    mutating func add(count: Int, metrics: SectionMetrics? = nil) {
        var chunk = DataDescription.Chunk(itemCounts: [UInt32(count)])
        if let metrics {
            data.metrics.append(metrics)
            chunk.sectionMetrics = [UInt32(data.metrics.count)]
        }
        data.chunks.append(chunk)
    }

    var setUp: [Step] {
        [
            other.map { .setLayout($0, nil, tag: 0) } ?? .setFlowLayout(layout),
            .call(SetEnvironment(environment)), .setData(data), .call(SetBounds(bounds)),
        ]
    }

    func ask(_ question: Step, sourceLocation: SourceLocation = #_sourceLocation) -> Outcome {
        let doors: [any CollectionDoor] = [EngineDoor(), ReferenceCollection()]
        let outcomes = doors.map { door in
            for step in setUp { #expect(door.perform(step) == .done) }
            return door.perform(question)
        }
        #expect(outcomes[0] == outcomes[1], sourceLocation: sourceLocation)
        return outcomes[0]
    }

    func attributes(
        of element: Element, sourceLocation: SourceLocation = #_sourceLocation
    ) -> LayoutAttributes? {
        let outcome = ask(.call(GetLayoutAttributes(of: element)), sourceLocation: sourceLocation)
        guard case .attributes(let found) = outcome else { return nil }
        return found.first
    }

    func elements(
        in rect: Rect, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [LayoutAttributes] {
        let outcome = ask(.call(GetLayoutAttributesInRect(rect)), sourceLocation: sourceLocation)
        guard case .attributes(let found) = outcome else { return [] }
        return found
    }

    /// The frame of an item, as x, y, width and height.
    func cell(
        _ section: UInt32, _ item: UInt32, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [Double]? {
        let path = IndexPath(section: section, item: item)
        return attributes(of: .cell(path), sourceLocation: sourceLocation)?.frame.numbers
    }

    func supplementary(
        _ kind: ElementKind, _ section: UInt32, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [Double]? {
        let path = IndexPath(section: section, item: 0)
        return attributes(
            of: .supplementary(kind, path), sourceLocation: sourceLocation)?.frame.numbers
    }

    func header(_ section: UInt32) -> [Double]? { supplementary(.sectionHeader, section) }
    func footer(_ section: UInt32) -> [Double]? { supplementary(.sectionFooter, section) }

    func contentSize(sourceLocation: SourceLocation = #_sourceLocation) -> [Double]? {
        guard case .size(let size) = ask(.call(GetContentSize()), sourceLocation: sourceLocation)
        else {
            return nil
        }
        return [size.width, size.height]
    }
}

extension Rect {
    var numbers: [Double] { [x, y, width, height] }
}

extension EdgeInsets {
    /// Top, left, bottom, right.
    init(_ numbers: [Double]) {
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

extension Size {
    init(_ numbers: [Double]) {
        self.init(width: numbers[0], height: numbers[1])
    }
}
