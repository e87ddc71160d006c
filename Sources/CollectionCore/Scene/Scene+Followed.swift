extension Scene {
    /// Returns a reference to an element that updates adjust. The element keeps the identifier that
    /// it has now; a reload leaves the reference at its place.
    @inline(never)
    func followed(_ element: Element) -> FollowedElement {
        FollowedElement(
            element, identifier: snapshot?.identifier(of: element), whenReloaded: .staysAtPlace)
    }
}

extension Event {
    /// Sets the element and its identifier.
    mutating func note(_ followed: FollowedElement) {
        element = followed.element
        guard let identifier = followed.identifier else { return }
        self.identifier = identifier
        flags.insert(.hasIdentifier)
    }
}
