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
        _ = conversation.ask(.change(.setFlowLayout(layout)))
        _ = conversation.ask(.snapshot(.create(.empty)), view: 0)
        _ = conversation.ask(.sectionSnapshot(.create(.empty)), view: 0)
        return conversation
    }

    /// - Returns: How many identifiers were moved.
    func edit(_ edit: SnapshotEdit, _ snapshot: UInt32 = 1) -> Result<UInt64, Status>? {
        switch ask(.snapshot(.edit(snapshot, edit)), view: 0) {
        case .success(.snapshot(.movedCount(let count))): .success(count)
        case .failure(let status): .failure(status)
        default: nil
        }
    }

    func edit(_ edit: SectionSnapshotEdit, _ snapshot: UInt32 = 1) -> Status? {
        ask(.sectionSnapshot(.edit(snapshot, edit)), view: 0)?.status
    }

    func apply(
        _ snapshot: UInt32 = 1, usingReloadData: Bool = false,
        options: BatchUpdateOptions = BatchUpdateOptions(), counts: SnapshotCounts? = nil,
        view: UInt32 = 1
    ) -> Status? {
        let application = SnapshotApplication(
            snapshot: snapshot, usingReloadData: usingReloadData, options: options,
            counts: counts)
        return ask(.snapshot(.apply(application)), view: view)?.status
    }

    func identifiers(
        _ list: Snapshot.List, _ snapshot: UInt32 = 1, first: UInt64 = 0, count: UInt64 = .max
    ) -> [UInt64]? {
        let question = SnapshotQuestion.identifiers(list, first: first, count: count)
        guard
            case .success(.snapshot(.identifiers(_, let part))) = ask(
                .snapshot(.ask(snapshot, question)))
        else { return nil }
        return part
    }

    func identifiers(
        _ list: SectionSnapshot.List, _ snapshot: UInt32 = 1
    ) -> [UInt64]? {
        let question = SectionSnapshotQuestion.identifiers(list, first: 0, count: .max)
        guard
            case .success(.snapshot(.identifiers(_, let part))) = ask(
                .sectionSnapshot(.ask(snapshot, question)))
        else { return nil }
        return part
    }
}

extension Result where Failure == Status {
    var refusal: Status? {
        guard case .failure(let status) = self else { return nil }
        return status
    }
}
