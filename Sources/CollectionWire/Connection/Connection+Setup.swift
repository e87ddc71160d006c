import CollectionCore

extension Connection {
    /// Makes a view by a set-up of the server's, or none at all.
    mutating func createView(bySetupNamed name: String) throws(Status) -> UInt32 {
        guard let setup = setups[name] else { throw unknownSetup(name) }
        let number = try createView()
        let connected = try views.view(number)
        let others = charge(besides: connected)
        do throws(SetupFault) {
            try connected.view.setUp(
                setup, layouts: layouts, within: connected.room(beside: others))
        } catch {
            // Nobody has seen the number.
            views.removeLast()
            lastView -= 1
            var status = limits.refusal(of: error.cause, beside: others) ?? Status(error.cause)
            status.message = "set-up '\(name)', \(error.message)"
            throw status
        }
        return number
    }

    private func unknownSetup(_ name: String) -> Status {
        let names = setups.names.map { "'\($0)'" }
        let known =
            names.isEmpty
            ? "the server has none" : "known are \(names.joined(separator: ", "))"
        return Status(.unknownSetup, "there is no set-up '\(name)'; \(known)")
    }
}
