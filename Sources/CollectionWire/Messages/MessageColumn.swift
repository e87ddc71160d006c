/// A column of a message that was unpacked: one entry for each element, or none at all, which
/// means the default for all.
@safe struct MessageColumn<Entry> {
    private let base: UnsafePointer<Entry>?
    private let defaultEntry: Entry

    /// - Parameter name: As in proto/, for the status.
    /// - Throws: When there are entries, but not as many as expected.
    init(
        _ base: UnsafeMutablePointer<Entry>?, count: Int, expected: Int,
        default defaultEntry: Entry, _ name: StaticString
    ) throws(Status) {
        if count != 0 && count != expected {
            throw .malformed("\(name) has \(count) entries; \(expected) were expected, or none")
        }
        unsafe self.base = count == 0 ? nil : UnsafePointer(base)
        self.defaultEntry = defaultEntry
    }

    /// - Precondition: `index` is one of the expected entries.
    subscript(index: Int) -> Entry {
        guard let base = unsafe base else { return defaultEntry }
        return unsafe base[index]
    }
}

extension RawRepresentable where RawValue == UInt32 {
    /// The value of this number; proto3 lets any number through.
    static func known(_ number: UInt32, _ field: StaticString) throws(Status) -> Self {
        guard let value = Self(rawValue: number) else {
            throw .malformed("\(field) has the value \(number), which is not known")
        }
        return value
    }
}
