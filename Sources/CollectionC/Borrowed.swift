import CollectionCore

/// Values of the core's as C sees them, without a copy: they stand in memory alike, which tests
/// compare.
///
/// - Returns: Borrowed until the array changes; nil for none.
func borrowed<Value, Struct>(_ values: [Value], as type: Struct.Type) -> UnsafePointer<Struct>? {
    if values.isEmpty { return nil }
    return unsafe values.withUnsafeBufferPointer {
        unsafe UnsafeRawPointer($0.baseAddress)?.assumingMemoryBound(to: Struct.self)
    }
}

/// The core's values stand in memory as the header's structs do; tests compare the two.
func rebound<Entry, Value>(
    _ buffer: UnsafeBufferPointer<Entry>, to type: Value.Type
) -> UnsafeBufferPointer<Value> {
    let start = unsafe UnsafeRawPointer(buffer.baseAddress)
    return unsafe UnsafeBufferPointer(
        start: start?.assumingMemoryBound(to: Value.self), count: buffer.count)
}

/// Returns the entries of a list that is filled again and again, as C sees them, without a copy.
func borrowed<Value, Struct>(
    _ values: borrowing RefilledList<Value>, as type: Struct.Type
) -> UnsafePointer<Struct>? {
    unsafe values.count == 0 ? nil : borrowed(values.storage, as: type)
}
