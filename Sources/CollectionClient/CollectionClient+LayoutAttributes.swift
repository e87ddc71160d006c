public import CollectionCore
import CollectionWire

/// What is said of single elements, for explicit layouts.
extension CollectionClient {
    /// - Throws: `refused`.
    public mutating func setLayoutAttributes(
        _ columns: LayoutAttributesColumns, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetLayoutAttributes(columns), view: view)
    }

    public mutating func removeLayoutAttributes(
        of elements: [Element], view: UInt32
    ) throws(ClientError) {
        _ = try call(RemoveLayoutAttributes(of: elements), view: view)
    }

    /// Begins to collect attributes that take the place of all with the commit.
    public mutating func beginLayoutAttributes(view: UInt32) throws(ClientError) {
        _ = try call(BeginLayoutAttributes(), view: view)
    }

    public mutating func commitLayoutAttributes(view: UInt32) throws(ClientError) {
        _ = try call(CommitLayoutAttributes(), view: view)
    }

    /// The same, sent ahead; `nextAcknowledgement` takes the answer.
    @discardableResult
    public mutating func enqueueLayoutAttributes(
        _ columns: LayoutAttributesColumns, view: UInt32
    ) -> UInt64 {
        enqueue(SetLayoutAttributes(columns), view: view)
    }
}
