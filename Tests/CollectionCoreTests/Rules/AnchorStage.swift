import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// The engine and the reference with a list, and a host that keeps its content offset as display
/// frames say.
///
/// The list has ten items of 100 points, 10 points apart, in bounds of 100 x 400: the content is
/// 1,090 points long, and the greatest offset is 690.
final class AnchorStage {
    let scene: Scene
    var time_ns: UInt64 = 0
    private(set) var last = ShownFrame(DisplayFrame())

    /// - Parameter anchor: Nil: the default.
    init(_ anchor: ContentAnchor? = nil, offset: Double = 0, _ stage: Stage) throws {
        scene = Scene(stage)
        if let anchor { scene.perform(.call(SetContentAnchor(anchor))) }
        // A host that has scrolled there, towards the end of the content.
        try frame()
        try frame(at: 0)
        try frame(at: offset)
    }

    convenience init(
        _ anchor: ContentAnchor? = nil, offset: Double = 0, count: Int = 10,
        _ environment: Environment = Environment()
    ) throws {
        try self.init(anchor, offset: offset, Self.list(count, environment))
    }

    static func list(_ count: Int, _ environment: Environment = Environment()) -> Stage {
        var stage = Stage(width: 100, height: 400)
        stage.layout.sectionMetrics.itemSize = Size(width: 100, height: 100)
        stage.layout.sectionMetrics.minimumLineSpacing = 10
        stage.environment = environment
        stage.add(count: count)
        return stage
    }

    /// Where the host is scrolled to.
    var offset: Double {
        get { scene.bounds.y }
        set { scene.bounds.y = newValue }
    }

    /// Shows a display frame at another offset; nil: at the same.
    ///
    /// - Returns: The content offset.
    @discardableResult
    func frame(
        at offset: Double? = nil, after_ns: UInt64 = 0, _ sizes: [PreferredSize] = []
    ) throws -> Double {
        if let offset { self.offset = offset }
        time_ns += after_ns
        let outcome = scene.perform(
            .displayFrame(bounds: scene.bounds, time_ns: time_ns, isComplete: true, sizes))
        guard case .frame(let frame) = outcome else { throw Scene.NoFrame(outcome: outcome) }
        scene.bounds.x += frame.contentOffsetAdjustment.x
        scene.bounds.y += frame.contentOffsetAdjustment.y
        last = frame
        return frame.contentOffset.y
    }

    func update(_ parts: UpdateItem..., animation: Animation? = nil) {
        let settings = BatchSettings(animation: animation)
        scene.perform(.performBatch(UpdateDescription(parts), settings))
    }

    /// Reports another size for each estimated cell on screen, with the next display frame.
    func sizes(height: Double) -> [PreferredSize] {
        last.elements.filter { $0.flags.contains(.isEstimated) }
            .map {
                PreferredSize(
                    reusableView: $0.reusableView, generation: $0.generation,
                    size: Size(width: 100, height: height))
            }
    }

    /// How far below the top of the bounds each cell is.
    var places: [UInt32: Double] {
        var places: [UInt32: Double] = [:]
        for element in last.elements where element.element.category == .cell {
            places[element.element.indexPath.item] = element.frame.y - last.contentOffset.y
        }
        return places
    }
}
