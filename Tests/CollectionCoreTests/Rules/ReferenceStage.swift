import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// The reference alone, with lists of items of 10 points below one another in bounds of 100 x 40.
final class ReferenceStage {
    let reference = ReferenceCollection()
    var bounds = Rect(x: 0, y: 0, width: 100, height: 40)
    var time_ns: UInt64 = 0

    static var layout: FlowLayout {
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        layout.sectionMetrics.minimumLineSpacing = 0
        return layout
    }

    init(_ counts: [UInt32], _ layout: FlowLayout = ReferenceStage.layout) {
        _ = reference.perform(.setFlowLayout(layout))
        let chunk = DataDescription.Chunk(itemCounts: counts)
        _ = reference.perform(.setData(DataDescription(metrics: [], chunks: [chunk])))
    }

    @discardableResult
    func update(_ parts: [UpdateItem], _ settings: BatchSettings = BatchSettings()) -> Outcome {
        update(UpdateDescription(parts), settings)
    }

    @discardableResult
    func update(
        _ description: UpdateDescription, _ settings: BatchSettings = BatchSettings()
    ) -> Outcome {
        reference.perform(.performBatch(description, settings))
    }

    @discardableResult
    func displayFrame(after_ns: UInt64 = 0, _ sizes: [PreferredSize] = []) throws -> ShownFrame {
        time_ns += after_ns
        let outcome = reference.perform(
            .displayFrame(bounds: bounds, time_ns: time_ns, isComplete: true, sizes))
        guard case .frame(let frame) = outcome else { throw Scene.NoFrame(outcome: outcome) }
        // As a host keeps its offset.
        bounds.x += frame.contentOffsetAdjustment.x
        bounds.y += frame.contentOffsetAdjustment.y
        return frame
    }

    /// How many items each section has.
    var counts: [Int] {
        guard case .number(let sections) = reference.perform(.sectionCount) else { return [] }
        return (0..<sections).compactMap {
            let outcome = reference.perform(.numberOfItems(section: UInt32($0)))
            guard case .number(let count) = outcome else { return nil }
            return count
        }
    }

    /// The view that shows an item, and its generation: "2.1".
    func view(_ section: UInt32, _ item: UInt32) -> String? {
        let element = Element.cell(IndexPath(section: section, item: item))
        guard
            case .view(let view, let generation) = reference.perform(
                .call(GetReusableView(of: element)))
        else { return nil }
        return "\(view.rawValue).\(generation)"
    }
}

extension IndexPath {
    /// An item, in the fewest letters.
    static func at(_ section: UInt32, _ item: UInt32) -> IndexPath {
        IndexPath(section: section, item: item)
    }

    static func section(_ section: UInt32) -> IndexPath { IndexPath(section: section) }
}

extension ShownFrame {
    /// Path, view and generation of each cell, the top edge, and a mark for one on its way out.
    var lines: [String] {
        elements.map { shown in
            let path = shown.element.indexPath
            return "\(path.section)-\(path.item) in \(shown.reusableView.rawValue)."
                + "\(shown.generation) at \(Int(shown.frame.y))"
                + (shown.flags.contains(.isDisappearing) ? " going" : "")
        }
    }

    var offset: Double { contentOffset.y }
}
