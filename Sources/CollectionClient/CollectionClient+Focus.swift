public import CollectionCore
import CollectionWire

/// Requests for the element of a view that has focus.
extension CollectionClient {
    public mutating func setFocusConfiguration(
        _ configuration: FocusConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetFocusConfiguration(configuration), view: view)
    }

    /// Brings focus into the view.
    ///
    /// - Parameter rect: Where focus comes from, in points from the top left corner of the view.
    /// - Returns: Whether an item has it now.
    public mutating func enterFocus(
        _ heading: FocusHeading, from rect: Rect? = nil, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(EnterFocus(heading, from: rect), view: view)
    }

    public mutating func leaveFocus(view: UInt32) throws(ClientError) {
        _ = try call(LeaveFocus(), view: view)
    }

    /// Gives focus to an element; nil: to none, though the view has focus.
    public mutating func setFocusedElement(
        _ element: Element?, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetFocusedElement(element), view: view)
    }

    /// Sets the item that gets focus as focus enters the view; nil: none.
    public mutating func setPreferredFocusedItem(
        _ indexPath: IndexPath?, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetPreferredFocusedItem(indexPath), view: view)
    }

    /// Moves focus a step.
    ///
    /// - Returns: Whether there was an item to move to.
    public mutating func moveFocus(
        _ heading: FocusHeading, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(MoveFocus(heading), view: view)
    }

    /// Scrolls to the element that has focus; see `CollectionView.scrollToFocusedElement`.
    public mutating func scrollToFocusedElement(
        isAnimated: Bool, view: UInt32
    ) throws(ClientError) {
        _ = try call(ScrollToFocusedElement(isAnimated: isAnimated), view: view)
    }

    /// Sends a key that goes down, or repeats.
    ///
    /// - Returns: Whether something came of it.
    public mutating func sendKey(_ sample: KeySample, view: UInt32) throws(ClientError) -> Bool {
        try call(SendKey(sample), view: view)
    }

    public mutating func focusState(view: UInt32) throws(ClientError) -> FocusState {
        try call(GetFocusState(), view: view)
    }
}
