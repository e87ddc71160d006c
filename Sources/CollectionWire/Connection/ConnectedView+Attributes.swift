import CollectionCore

extension ConnectedView {
    /// Takes what is said of single elements, within what the connection's other views leave of
    /// its limits.
    ///
    /// - Parameter others: What they hold.
    func perform(
        _ step: AttributesStep, beside others: Charge, _ limits: ConnectionLimits
    ) throws(Status) {
        let own = view.limits
        defer { view.limits = own }
        view.limits.dataBytes = max(0, own.dataBytes - others.bytes)
        do throws(CollectionError) {
            switch step {
            case .set(let columns): try view.setLayoutAttributes(columns)
            case .remove(let elements): try view.removeLayoutAttributes(of: elements.span)
            case .begin: view.beginLayoutAttributes()
            case .commit: try view.commitLayoutAttributes()
            }
        } catch {
            throw limits.refusal(of: error, beside: others) ?? Status(error)
        }
    }
}
