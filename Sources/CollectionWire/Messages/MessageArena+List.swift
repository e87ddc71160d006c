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
