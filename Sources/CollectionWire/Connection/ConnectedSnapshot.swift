import CollectionCore

/// A snapshot of one connection.
final class ConnectedSnapshot {
    private(set) var snapshot: Snapshot

    init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// All of it, although copies share what they have in common.
    var charge: ConnectedView.Charge {
        ConnectedView.Charge(items: snapshot.numberOfItems, bytes: snapshot.dataBytes)
    }

    /// Changes it, within what the connection's other objects leave of its limits.
    ///
    /// - Parameter others: What they hold.
    /// - Returns: How many identifiers were there already, and were moved.
    func perform(
        _ edit: SnapshotEdit, outline: SectionSnapshot?, beside others: ConnectedView.Charge,
        _ limits: ConnectionLimits
    ) throws(Status) -> Int {
        snapshot.limits = limits.ofSnapshot(beside: others)
        defer { snapshot.limits = limits.ofView }
        do throws(CollectionError) {
            return try edit.perform(on: &snapshot, outline: outline)
        } catch {
            throw limits.refusal(of: error, beside: others) ?? Status(error)
        }
    }
}

/// A section snapshot of one connection.
final class ConnectedSectionSnapshot {
    private(set) var outline: SectionSnapshot

    init(_ outline: SectionSnapshot) {
        self.outline = outline
    }

    var charge: ConnectedView.Charge {
        ConnectedView.Charge(items: outline.count, bytes: outline.dataBytes)
    }

    /// Has the outline be one that differs by what is expanded.
    func show(_ outline: SectionSnapshot) { self.outline = outline }

    func perform(
        _ edit: SectionSnapshotEdit, other: SectionSnapshot?,
        beside others: ConnectedView.Charge, _ limits: ConnectionLimits
    ) throws(Status) {
        outline.limits = limits.ofSnapshot(beside: others)
        defer { outline.limits = limits.ofView }
        do throws(CollectionError) {
            try edit.perform(on: &outline, other: other)
        } catch {
            throw limits.refusal(of: error, beside: others) ?? Status(error)
        }
    }
}

extension ConnectionLimits {
    /// What others leave.
    fileprivate func ofSnapshot(beside others: ConnectedView.Charge) -> Limits {
        var limits = ofView
        limits.itemCount = max(0, limits.itemCount - others.items)
        limits.dataBytes = max(0, limits.dataBytes - others.bytes)
        return limits
    }

    /// How many identifiers one answer may have, so that it fits into a message.
    var identifierCountInMessage: Int { max(1, (messageBytes - 64) / 8) }
}
