import CollectionCore
import CollectionReference
import Testing

/// A sequence of calls, made with the engine and the reference alike, which must agree.
final class Scene {
    private let engine = EngineDoor()
    private let reference = ReferenceCollection()
    var bounds: Rect

    /// With registered reuse identifiers: 1 and 2 for cells, 3 for headers, 4 for footers,
    /// 5 for decoration views of kind 3.
    init(_ stage: Stage) {
        bounds = stage.bounds
        for step in Script.registrations + stage.setUp { perform(step) }
    }

    @discardableResult
    func perform(_ step: Step, sourceLocation: SourceLocation = #_sourceLocation) -> Outcome {
        let outcome = engine.perform(step)
        #expect(outcome == reference.perform(step), sourceLocation: sourceLocation)
        return outcome
    }

    func displayFrame(
        isComplete: Bool = false, _ preferredSizes: [PreferredSize] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ShownFrame {
        let outcome = perform(
            .displayFrame(bounds: bounds, time_ns: 0, isComplete: isComplete, preferredSizes),
            sourceLocation: sourceLocation)
        guard case .frame(let frame) = outcome else { throw NoFrame(outcome: outcome) }
        return frame
    }

    struct NoFrame: Error {
        var outcome: Outcome
    }
}

extension ShownFrame {
    /// The items of its cells, with their views and generations: "3 in 0.2".
    var cells: [String] {
        elements.filter { $0.element.category == .cell }
            .map {
                "\($0.element.indexPath.item) in \($0.reusableView.rawValue).\($0.generation)"
            }
    }

    var removed: [UInt32] { removedViews.map(\.rawValue) }
}
