public import CollectionCore
import CollectionWire

/// The engine, called as a Swift package calls it.
public final class EngineDoor: CollectionDoor {
    var view: CollectionView
    var bench: EngineBench

    public init(limits: Limits = Limits()) {
        view = CollectionView(limits: limits)
        bench = EngineBench(limits)
    }

    public func perform(_ step: Step) -> Outcome {
        do {
            let outcome = try outcome(of: step)
            if let broken = view.brokenInvariant() ?? bench.snapshot.brokenInvariant() {
                return .broken("\(broken)")
            }
            return outcome
        } catch {
            return .failure(error)
        }
    }

    public func takeNews() -> DoorNews {
        DoorNews(events: view.nextEvents(), wakeAt: view.wakeAt)
    }

    private func outcome(of step: Step) throws(CollectionError) -> Outcome {
        switch step {
        case .operation(let call): return Outcome(try call.operation.perform(on: &view))
        case .registerElementKind(let name):
            let bytes = Array(name.utf8)
            return .number(Int(try view.registerElementKind(bytes.span).rawValue))
        case .registerReuseIdentifier(let name, let category, let kind):
            let bytes = Array(name.utf8)
            let identifier = try view.registerReuseIdentifier(
                bytes.span, category: category, kind: kind)
            return .number(Int(identifier.rawValue))
        case .sectionCount: return .number(view.sectionCount)
        case .numberOfItems(let section):
            return .number(try view.numberOfItems(inSection: section))
        case .setFlowLayout(let layout): try view.setFlowLayout(layout)
        case .setLayout(let layout, let animation, let tag):
            try view.setLayout(layout, animation: animation, tag: tag)
        case .invalidateLayout(let context): try view.invalidateLayout(with: context)
        case .setData(let data): try set(data)
        case .displayFrame:
            guard let request = step.request else { break }
            return .frame(ShownFrame(try view.displayFrame(for: request)))
        case .input(let samples, let frame):
            guard let request = frame.request else { return .broken("no display frame: \(step)") }
            return .frame(ShownFrame(try view.displayFrame(for: request, after: samples)))
        case .snapshot(let step): return try perform(step)
        case .lead(let step): return try view.perform(step)
        case .refused(let step, _): return try outcome(of: step)
        default:
            if let outcome = try view.update(step) { return outcome }
            if let outcome = try view.explicit(step) { return outcome }
            return .broken("no door for \(step)")
        }
        return .done
    }

    private func set(_ data: DataDescription) throws(CollectionError) {
        var builder = DataSourceBuilder(limits: view.limits)
        try builder.setMetrics(data.metrics)
        for chunk in data.chunks {
            try builder.append(
                itemCounts: chunk.itemCounts.span, sectionMetrics: chunk.sectionMetrics.span,
                widths: chunk.widths.span, heights: chunk.heights.span,
                reuseIdentifiers: chunk.reuseIdentifiers.span, spans: chunk.spans.span,
                options: chunk.options)
        }
        try view.setDataSource(builder)
    }
}

extension EngineDoor {
    /// The state of the view, as a host saves it.
    public var state: ViewState { view.viewState() }

    /// Restores a state of this view or of another one.
    public func restore(_ state: ViewState) throws(CollectionError) {
        _ = try view.restoreState(state)
    }
}
