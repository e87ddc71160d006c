import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// The engine and the reference with the same layout that follows a path, and one section of items.
final class PathStage {
    let doors: [any CollectionDoor] = [EngineDoor(), ReferenceCollection()]
    private let bounds: Rect

    init(_ layout: Layout, count: UInt32, bounds: Rect) {
        self.bounds = bounds
        let data = DataDescription(
            metrics: [], chunks: [DataDescription.Chunk(itemCounts: [count])])
        for step: Step in [
            .setData(data), .setLayout(layout, nil, tag: 0), .call(SetBounds(bounds)),
        ] {
            #expect(ask(step) == .done)
        }
    }

    convenience init(_ layout: Layout, count: Int, bounds: Rect) {
        self.init(layout, count: UInt32(count), bounds: bounds)
    }

    func ask(_ step: Step) -> Outcome {
        let outcomes = doors.map { $0.perform(step) }
        #expect(outcomes[0] == outcomes[1])
        return outcomes[0]
    }

    var contentSize: Size {
        guard case .size(let size) = ask(.call(GetContentSize())) else { return .zero }
        return size
    }

    struct Shown {
        var attributes: LayoutAttributes
        var transform: Transform3D
    }

    func shown(_ item: UInt32) -> Shown? {
        switch ask(.call(GetLayoutAttributes(of: .cell(IndexPath(section: 0, item: item))))) {
        case .attributes(let found):
            return found.first.map { Shown(attributes: $0, transform: .identity) }
        case .transformed(let found):
            guard let attributes = found.elements.first else { return nil }
            return Shown(attributes: attributes, transform: found.transforms[0])
        default: return nil
        }
    }

    func items(in rect: Rect) -> [UInt32] {
        let found: [LayoutAttributes]
        switch ask(.call(GetLayoutAttributesInRect(rect))) {
        case .attributes(let elements): found = elements
        case .transformed(let frame): found = frame.elements
        default: found = []
        }
        return found.map(\.element.indexPath.item).sorted()
    }

    func item(at point: Point) -> UInt32? {
        guard case .indexPaths(let paths) = ask(.call(GetIndexPath(at: point))) else { return nil }
        return paths.first?.item
    }

    func frame(at offset: Double) -> ShownFrame? {
        var bounds = bounds
        bounds.x = offset
        let step = Step.displayFrame(bounds: bounds, time_ns: 0, isComplete: false, [])
        guard case .frame(let frame) = ask(step) else { return nil }
        return frame
    }
}
