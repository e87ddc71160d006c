public import CollectionCore
import CollectionWire

/// Requests for items that a person finds by typing.
extension CollectionClient {
    /// Gives names to items; an empty name is none.
    ///
    /// - Parameter names: One for each item of the runs, in order. The later of two runs counts.
    public mutating func setNames(
        _ names: [String], ofItems runs: [ItemRun], view: UInt32
    ) throws(ClientError) {
        _ = try call(SetItemNames(names, of: runs), view: view)
    }

    /// Sends text of keys that are pressed alone, or with shift.
    ///
    /// - Returns: Whether something came of it.
    public mutating func sendText(
        _ text: String, at time_ns: UInt64, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(SendText(try Self.bytes(of: text), at: time_ns), view: view)
    }
}
