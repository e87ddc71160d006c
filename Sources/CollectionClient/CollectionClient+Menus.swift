public import CollectionCore
import CollectionWire

/// Requests for context menus and swipe actions; see the functions of `CollectionView`.
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

    public mutating func setSwipeConfiguration(
        _ configuration: SwipeConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetSwipeConfiguration(configuration), view: view)
    }

    /// - Returns: Whether the row is open, or on its way to be.
    public mutating func openSwipe(
        ofItemAt path: IndexPath, _ edge: SwipeEdge, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(OpenSwipe(ofItemAt: path, edge), view: view)
    }

    /// - Returns: Whether a row was open.
    public mutating func closeSwipe(view: UInt32) throws(ClientError) -> Bool {
        try call(CloseSwipe(), view: view)
    }
}
