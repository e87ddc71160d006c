/// The messages of a repeated field. What is unpacked has no holes.
func messages<Message>(
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<Message>?>?, _ count: Int
) -> [UnsafePointer<Message>] {
    guard let list = unsafe list else { return unsafe [] }
    return unsafe UnsafeBufferPointer(start: list, count: count).compactMap {
        unsafe UnsafePointer($0)
    }
}

extension MessageArena {
    /// A repeated field: an array of messages.
    func list<Value, Message>(
        _ values: [Value], _ message: (Value) -> UnsafeMutablePointer<Message>
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<Message>?>? {
        if values.isEmpty { return nil }
        let list = unsafe column(of: UnsafeMutablePointer<Message>?.self, count: values.count)
        for (index, value) in values.enumerated() { unsafe list[index] = message(value) }
        return unsafe list
    }
}
