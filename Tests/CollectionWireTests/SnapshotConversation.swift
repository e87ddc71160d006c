import CollectionCore
import CollectionWire

/// Snapshots of a conversation.
extension Conversation {
    /// One that has a view and snapshot 1, and section snapshot 1, both without anything in them.
    static func withSnapshot(limits: ConnectionLimits = ConnectionLimits()) -> Conversation {
        let conversation = withView(limits: limits)
        var layout = FlowLayout()
        layout.sectionMetrics.itemsFillLine = true
        layout.sectionMetrics.minimumLineSpacing = 0
        _ = conversation.ask(SetFlowLayout(layout))
        _ = conversation.ask(CreateSnapshot(.empty), view: 0)
        _ = conversation.ask(CreateSectionSnapshot(.empty), view: 0)
        return conversation
    }

    /// - Returns: How many identifiers were moved.
    func edit(_ edit: SnapshotEdit, _ snapshot: UInt32 = 1) -> Result<UInt64, Status>? {
        ask(EditSnapshot(snapshot, edit), view: 0)
    }

    func edit(_ edit: SectionSnapshotEdit, _ snapshot: UInt32 = 1) -> Status? {
        ask(EditSectionSnapshot(snapshot, edit), view: 0)?.status
    }

    func apply(
        _ snapshot: UInt32 = 1, usingReloadData: Bool = false,
        options: BatchUpdateOptions = BatchUpdateOptions(), counts: SnapshotCounts? = nil,
        view: UInt32 = 1
    ) -> Status? {
        let apply = ApplySnapshot(
            snapshot, usingReloadData: usingReloadData, options: options, counts: counts)
        return ask(apply, view: view)?.status
    }

    func identifiers(
        _ list: Snapshot.List, _ snapshot: UInt32 = 1, first: UInt64 = 0, count: UInt64 = .max
    ) -> [UInt64]? {
        ask(GetIdentifiers(snapshot, list, first: first, count: count))?.answer?.identifiers
    }

    func identifiers(
        _ list: SectionSnapshot.List, _ snapshot: UInt32 = 1
    ) -> [UInt64]? {
        let question = GetOutlineIdentifiers(snapshot, list, first: 0, count: .max)
        return ask(question)?.answer?.identifiers
    }
}

extension Result where Failure == Status {
    var refusal: Status? {
        guard case .failure(let status) = self else { return nil }
        return status
    }
}
