/// The set-ups that a server offers, by name.
package struct NamedSetups: Equatable, Sendable {
    private var setups: [String: ViewSetup] = [:]

    package init() {}

    /// Replaces the set-up that had the name before.
    package subscript(name: String) -> ViewSetup? {
        get { setups[name] }
        set { setups[name] = newValue }
    }

    /// In order.
    package var names: [String] { setups.keys.sorted() }
}
