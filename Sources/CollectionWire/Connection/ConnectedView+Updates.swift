import CollectionCore

extension ConnectedView {
    /// Takes a step of an update, within what the connection's other views leave of its limits.
    ///
    /// - Parameter others: What they hold.
    func perform(
        _ step: UpdateStep, beside others: Charge, _ limits: ConnectionLimits
    ) throws(Status) {
        try checkRoom(for: step, beside: others, limits)
        let own = view.limits
        defer { view.limits = own }
        view.limits.itemCount = max(0, own.itemCount - others.items)
        view.limits.dataBytes = max(0, own.dataBytes - others.bytes)
        do throws(CollectionError) {
            switch step {
            case .perform(let columns, let options):
                let update = try columns.update(limits: view.limits)
                try view.performBatchUpdates(update, options: options)
            case .begin(let options): try view.beginBatchUpdates(options)
            case .end: try view.endBatchUpdates()
            }
        } catch {
            throw limits.refusal(of: error, beside: others) ?? Status(error)
        }
    }

    /// What the core does not look at: that parts which wait in an open batch have room beside all
    /// else.
    private func checkRoom(
        for step: UpdateStep, beside others: Charge, _ limits: ConnectionLimits
    ) throws(Status) {
        guard case .perform(let columns, _) = step, view.isBatchOpen else { return }
        let added = Charge(items: 0, bytes: columns.heldBytes)
        if let status = limits.refusal(of: others + charge + added) { throw status }
    }

}

extension ConnectionLimits {
    /// The same refusal, said of the whole connection; nil when it is not about what views share.
    func refusal(
        of error: CollectionError, beside others: ConnectedView.Charge
    ) -> Status? {
        guard case .limitExceeded(let limit, let value, let maximum) = error else { return nil }
        return switch limit {
        case .items: refusal(of: ConnectedView.Charge(items: value + others.items, bytes: 0))
        case .dataBytes: refusal(of: ConnectedView.Charge(items: 0, bytes: value + others.bytes))
        case .completions:
            Status(
                .connectionLimit,
                "\(value) updates whose completion no display frame has reported; "
                    + "the limit is \(maximum)")
        default: nil
        }
    }
}
