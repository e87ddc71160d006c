/// Reads what a `Recorder` has taken down, entry by entry, and believes nothing of it.
@safe package struct RecordingReader {
    let limits: ConnectionLimits
    let asksForToken: Bool
    let version: UInt16
    private let bytes: UnsafeRawBufferPointer
    private let byteCount: Int
    /// Where the next entry begins.
    private(set) var offset: Int
    private var digest = RecordingDigest()

    package struct Entry {
        package let kind: RecordingFormat.Kind
        package let offset: Int
        let contents: Range<Int>
    }

    /// - Parameter bytes: They must stay as long as the reader.
    package init(_ bytes: UnsafeRawBufferPointer) throws(RecordingError) {
        let magic = RecordingFormat.magic
        if unsafe !bytes.prefix(magic.count).elementsEqual(magic.prefix(bytes.count)) {
            throw .foreign
        }
        if bytes.count < RecordingFormat.fixedHeaderBytes {
            throw .truncated(offset: bytes.count)
        }
        version = unsafe RecordingFormat.read(UInt16.self, from: bytes, at: magic.count)
        if !(1...RecordingFormat.version).contains(version) { throw .unknownVersion(version) }
        let flag = unsafe bytes[magic.count + 2]
        if flag > 1 { throw .malformed(offset: magic.count + 2, "a flag of \(flag)") }
        asksForToken = flag == 1
        (limits, offset) = unsafe try Self.limits(in: bytes, ofVersion: version)
        unsafe self.bytes = bytes
        byteCount = bytes.count
        unsafe digest.add(UnsafeRawBufferPointer(rebasing: bytes[..<offset]))
    }

    /// - Returns: The limits, and where they end; those that the recording lacks are the usual
    ///   ones.
    private static func limits(
        in bytes: UnsafeRawBufferPointer, ofVersion version: UInt16
    ) throws(RecordingError) -> (limits: ConnectionLimits, end: Int) {
        var offset = RecordingFormat.fixedHeaderBytes
        var count = RecordingFormat.limitCountOfVersion1
        if version > 1 {
            if bytes.count <= offset { throw .truncated(offset: bytes.count) }
            count = Int(unsafe bytes[offset])
            if count > RecordingFormat.limits.count {
                throw .malformed(offset: offset, "\(count) limits")
            }
            offset += 1
        }
        if bytes.count < offset + 8 * count { throw .truncated(offset: bytes.count) }
        var limits = ConnectionLimits()
        for limit in RecordingFormat.limits.prefix(count) {
            let value = unsafe RecordingFormat.read(UInt64.self, from: bytes, at: offset)
            if value > RecordingFormat.limitMax {
                throw .malformed(offset: offset, "a limit of \(value)")
            }
            limits[keyPath: limit] = Int(value)
            offset += 8
        }
        return (limits, offset)
    }

    /// The next entry; nil at the end, which must be as it was written.
    package mutating func next() throws(RecordingError) -> Entry? {
        let start = offset + RecordingFormat.entryPrefixBytes
        if start > byteCount { throw .truncated(offset: byteCount) }
        guard let kind = RecordingFormat.Kind(rawValue: unsafe bytes[offset]) else {
            throw .malformed(offset: offset, "an entry of an unknown kind")
        }
        let length = unsafe RecordingFormat.read(UInt32.self, from: bytes, at: offset + 1)
        let end = start + Int(length)
        if kind == .end && length != UInt32(RecordingFormat.digestBytes) {
            throw .malformed(offset: offset, "an end of \(length) bytes")
        }
        if end > byteCount { throw .truncated(offset: byteCount) }
        if kind == .end {
            if end < byteCount { throw .malformed(offset: end, "something after the end") }
            let written = unsafe RecordingFormat.read(UInt64.self, from: bytes, at: start)
            if written != digest.value { throw .wrongDigest(offset: offset) }
            return nil
        }
        unsafe digest.add(UnsafeRawBufferPointer(rebasing: bytes[offset..<end]))
        let entry = Entry(kind: kind, offset: offset, contents: start..<end)
        offset = end
        return entry
    }

    package func contents(of entry: Entry) -> UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(rebasing: bytes[entry.contents])
    }
}
