public import CollectionCore
import CollectionWire

/// Requests for context menus; see the functions of `CollectionView`.
extension CollectionClient {
    /// - Returns: Whether the menu may be shown.
    public mutating func openMenu(
        ofItemAt path: IndexPath, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(OpenMenu(ofItemAt: path), view: view)
    }

    /// - Returns: Whether a menu was open.
    public mutating func closeMenu(
        performsPrimaryAction: Bool = false, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(CloseMenu(performsPrimaryAction: performsPrimaryAction), view: view)
    }
}
