import CollectionCore

/// A list of rows, 10 points each, in bounds of 100 x 50, and what it tells of prefetching.
struct PrefetchStage: ~Copyable {
    var stage: EventStage

    init(_ sections: [UInt32] = [1_000], isEnabled: Bool = true) throws {
        var made = try EventStage(sections, mask: .prefetching)
        var configuration = PrefetchConfiguration()
        configuration.isPrefetchingEnabled = isEnabled
        try made.view.setPrefetchConfiguration(configuration)
        stage = made
    }

    /// Shows an offset, and returns what that is told as.
    mutating func show(_ offset: Double, after time_ms: UInt64 = 0) throws -> [String] {
        try stage.show(offset, at: stage.time_ns + time_ms * 1_000_000)
        return told()
    }

    mutating func update(_ items: [UpdateItem]) throws -> [String] {
        try stage.update(items)
        return told()
    }

    /// "prefetch 0-3...7 9", "cancel 1-2 old".
    mutating func told() -> [String] {
        let events = stage.view.nextEvents()
        return events.events.map { event in
            let runs = events.runs[Int(event.firstRun)...].prefix(Int(event.runCount))
            var text = event.kind == .prefetch ? "prefetch" : "cancel"
            for run in runs {
                let path = run.indexPath
                text += " \(path.section)-\(path.item)"
                if run.count > 1 { text += "...\(path.item + UInt32(run.count) - 1)" }
            }
            return text + (event.flags.contains(.isOld) ? " old" : "")
        }
    }
}
