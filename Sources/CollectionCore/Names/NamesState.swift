/// The names that the host has given. The state stands apart from the view, as `TraitsState` does.
final class NamesState: PlanFollower {
    var names: ItemNames

    init(_ names: ItemNames) {
        self.names = names
    }

    var heldBytes: Int { names.heldBytes }

    func follow(_ plan: UpdatePlan, _ change: DataChange) {
        names.follow(plan, change)
    }

    /// Has names go with the identifiers of a snapshot that takes the place of another one.
    func carry(from old: Snapshot, to new: Snapshot) {
        names = names.carried(from: old.items, to: new.items)
    }
}
