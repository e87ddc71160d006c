@testable import CollectionCore

/// A list of rows, 10 points each, in bounds of 100 x 50, and which of them have views.
struct StandbyStage: ~Copyable {
    var events: EventStage
    private var time_ns: UInt64 = 0

    init(
        _ sections: [UInt32] = [1_000], mask: EventMask = .display, rows: Double = 10,
        _ change: (inout PrefetchConfiguration) -> Void
    ) throws {
        var events = try EventStage(sections, mask: mask, rows: rows)
        var configuration = PrefetchConfiguration()
        change(&configuration)
        try events.view.setPrefetchConfiguration(configuration)
        self.events = events
    }

    /// Shows an offset 16 ms later, and returns the cells that the display frame tells of: "20" of
    /// one that is visible, "20 prepared", "20 offscreen".
    mutating func show(_ offset: Double) throws -> [String] {
        time_ns += 16_000_000
        let frame = try events.show(offset, at: time_ns)
        return frame.elements.filter { $0.element.isCell }.map { attributes in
            let item = attributes.element.indexPath.item
            if attributes.flags.contains(.isPrepared) { return "\(item) prepared" }
            if attributes.flags.contains(.isOffscreen) { return "\(item) offscreen" }
            return "\(item)"
        }
    }

    /// The view of an item, if it has one: its number and the generation.
    func binding(_ item: UInt32) -> [UInt32]? {
        let path = IndexPath(section: 0, item: item)
        return events.view.reusableView(for: .cell(path)).map { [$0.view.rawValue, $0.generation] }
    }

    /// The items that are on standby.
    var standby: [UInt32] {
        events.view.scene.screen.pool.standby.views.filter { $0.view != .none }
            .map(\.element.indexPath.item)
    }
}
