public import CollectionCore
import CollectionWire

/// What is said of single elements, for explicit layouts.
extension CollectionClient {
    /// - Throws: `refused`.
    public mutating func setLayoutAttributes(
        _ columns: LayoutAttributesColumns, view: UInt32
    ) throws(ClientError) {
        _ = try call(.attributes(.set(columns)), view: view)
    }

    public mutating func removeLayoutAttributes(
        of elements: [Element], view: UInt32
    ) throws(ClientError) {
        _ = try call(.attributes(.remove(elements)), view: view)
    }

    /// Begins to collect attributes that take the place of all with the commit.
    public mutating func beginLayoutAttributes(view: UInt32) throws(ClientError) {
        _ = try call(.attributes(.begin), view: view)
    }

    public mutating func commitLayoutAttributes(view: UInt32) throws(ClientError) {
        _ = try call(.attributes(.commit), view: view)
    }

    /// The same, sent ahead; `nextAcknowledgement` takes the answer.
    @discardableResult
    public mutating func enqueueLayoutAttributes(
        _ columns: LayoutAttributesColumns, view: UInt32
    ) -> UInt64 {
        enqueue(.attributes(.set(columns)), view: view)
    }
}
