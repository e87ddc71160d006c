import CProtobufC

/// Repeated fields.
extension FieldCoder {
    typealias List<Message> = UnsafeMutablePointer<UnsafeMutablePointer<Message>?>

    /// Messages, one for each value.
    mutating func code<Value: MessageCodable>(
        _ count: inout Int, _ list: inout List<Value.Message>?, _ values: inout [Value]
    ) {
        if isReading {
            values = []
            values.reserveCapacity(count)
            for index in 0..<count {
                guard let message = unsafe list?[index] else { continue }
                values.append(unsafe read(message))
            }
        } else if !values.isEmpty {
            let written = unsafe arena.column(
                of: UnsafeMutablePointer<Value.Message>?.self, count: values.count)
            for index in values.indices { unsafe written[index] = write(values[index]) }
            unsafe (count, list) = (values.count, written)
        }
    }

    /// Strings, as one text with the size of each of them in bytes.
    func code(
        _ count: inout Int, _ list: inout List<CChar>?, _ text: inout [UInt8],
        _ sizes: inout [UInt32]
    ) {
        if isReading {
            (text, sizes) = ([], [])
            sizes.reserveCapacity(count)
            for index in 0..<count {
                let start = text.count
                if let string = unsafe list?[index], unsafe UnsafePointer(string) != empty_string()
                {
                    unsafe text += arena.bytes(of: string)
                }
                sizes.append(UInt32(text.count - start))
            }
        } else if !sizes.isEmpty {
            let written = unsafe arena.column(
                of: UnsafeMutablePointer<CChar>?.self, count: sizes.count)
            var start = 0
            for (index, size) in sizes.enumerated() {
                unsafe written[index] = arena.string(text[start..<start + Int(size)])
                start += Int(size)
            }
            unsafe (count, list) = (sizes.count, written)
        }
    }

    /// Numbers, copied.
    func code<Entry>(
        _ count: inout Int, _ column: inout UnsafeMutablePointer<Entry>?, _ values: inout [Entry]
    ) {
        if isReading {
            values = unsafe Array(UnsafeBufferPointer(start: column, count: count))
        } else if !values.isEmpty {
            let written = unsafe arena.column(of: Entry.self, count: values.count)
            for index in values.indices { unsafe written[index] = values[index] }
            unsafe (count, column) = (values.count, written)
        }
    }

    /// Numbers that stay where they are: in the arena, or with whoever writes.
    func code<Entry>(
        _ count: inout Int, _ column: inout UnsafeMutablePointer<Entry>?,
        borrowing values: inout UnsafeBufferPointer<Entry>
    ) {
        if isReading {
            unsafe values = UnsafeBufferPointer(start: column, count: count)
        } else {
            count = values.count
            unsafe column = UnsafeMutablePointer(mutating: values.baseAddress)
        }
    }

    /// One field of all values as a column: `width` entries for each, or none at all, which means
    /// `usual` for all.
    ///
    /// A reader knows how many values there are before it reads their columns.
    ///
    /// - Parameter name: As in proto/.
    /// - Parameter leavesOut: Whether a column that says nothing but `usual` has no entries.
    /// - Parameter code: Goes through the entries of one value.
    mutating func code<Value, Entry: Equatable>(
        _ count: inout Int, _ column: inout UnsafeMutablePointer<Entry>?, of values: inout [Value],
        width: Int = 1, usual: Entry = 0, leavesOut: Bool = false, _ name: StaticString,
        _ code: (inout FieldCoder, UnsafeMutablePointer<Entry>, inout Value) -> Void
    ) where Entry: ExpressibleByIntegerLiteral {
        let expected = width * values.count
        if isReading {
            if !check(count, isOneFor: expected, name) { return }
            let usuals = unsafe arena.column(of: Entry.self, count: width)
            for index in 0..<width { unsafe usuals[index] = usual }
            let entries = unsafe count == 0 ? nil : column
            for index in values.indices {
                let entry = unsafe entries.map { unsafe $0 + width * index } ?? usuals
                unsafe code(&self, entry, &values[index])
            }
        } else {
            let written = unsafe arena.column(of: Entry.self, count: expected)
            for index in 0..<expected { unsafe written[index] = usual }
            for index in values.indices {
                var value = values[index]
                unsafe code(&self, written + width * index, &value)
            }
            let isUsual = leavesOut && (0..<expected).allSatisfy { unsafe written[$0] == usual }
            unsafe (count, column) = (isUsual ? 0 : expected, written)
        }
    }

    /// - Returns: Whether a column has as many entries as are expected, or none.
    @discardableResult
    mutating func check(_ count: Int, isOneFor expected: Int, _ name: StaticString) -> Bool {
        if count == 0 || count == expected { return true }
        fail(.malformed("\(name) has \(count) entries, but must have \(expected) or none"))
        return false
    }
}
