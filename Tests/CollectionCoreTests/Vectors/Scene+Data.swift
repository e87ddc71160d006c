import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// What vectors ask after an update: how many items there are, and which view shows one.
extension Scene {
    /// How many items each section has.
    var counts: [UInt32] {
        guard case .number(let sections) = perform(.sectionCount) else { return [] }
        return (0..<sections).compactMap { section in
            let outcome = perform(.numberOfItems(section: UInt32(section)))
            guard case .number(let count) = outcome else { return nil }
            return UInt32(count)
        }
    }

    var contentHeight: Double? {
        guard case .size(let size) = perform(.call(GetContentSize())) else { return nil }
        return size.height
    }

    /// The frame of an item, as x, y, width and height.
    func cell(_ path: IndexPath) -> [Double]? {
        guard case .attributes(let found) = perform(.call(GetLayoutAttributes(of: .cell(path))))
        else { return nil }
        return found.first?.frame.numbers
    }

    /// The view that shows an item, and its generation: "2.1".
    func view(_ path: IndexPath) -> String? {
        let outcome = perform(.call(GetReusableView(of: .cell(path))))
        guard case .view(let view, let generation) = outcome else { return nil }
        return "\(view.rawValue).\(generation)"
    }

    func update(_ description: UpdateDescription, isStrictUIKit: Bool = false) -> Outcome {
        perform(.performBatch(description, BatchSettings(isStrictUIKit: isStrictUIKit)))
    }

    func update(_ parts: [UpdateItem]) -> Outcome { update(UpdateDescription(parts)) }
}
