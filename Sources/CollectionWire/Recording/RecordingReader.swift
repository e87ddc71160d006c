/// Reads what a `Recorder` has taken down, entry by entry, and believes nothing of it.
@safe struct RecordingReader {
    let limits: ConnectionLimits
    let asksForToken: Bool
    private let bytes: UnsafeRawBufferPointer
    private let byteCount: Int
    /// Where the next entry begins.
    private(set) var offset: Int
    private var digest = RecordingDigest()

    struct Entry {
        let kind: RecordingFormat.Kind
        let offset: Int
        let contents: Range<Int>
    }

    /// - Parameter bytes: They must stay as long as the reader.
    init(_ bytes: UnsafeRawBufferPointer) throws(RecordingError) {
        let magic = RecordingFormat.magic
        if unsafe !bytes.prefix(magic.count).elementsEqual(magic.prefix(bytes.count)) {
            throw .foreign
        }
        if bytes.count < RecordingFormat.headerBytes { throw .truncated(offset: bytes.count) }
        let version = unsafe RecordingFormat.read(UInt16.self, from: bytes, at: magic.count)
        if version != RecordingFormat.version { throw .unknownVersion(version) }
        let flag = unsafe bytes[magic.count + 2]
        if flag > 1 { throw .malformed(offset: magic.count + 2, "a flag of \(flag)") }
        asksForToken = flag == 1
        var limits = ConnectionLimits()
        var offset = magic.count + 3
        for limit in RecordingFormat.limits {
            let value = unsafe RecordingFormat.read(UInt64.self, from: bytes, at: offset)
            if value > RecordingFormat.limitMax {
                throw .malformed(offset: offset, "a limit of \(value)")
            }
            limits[keyPath: limit] = Int(value)
            offset += 8
        }
        self.limits = limits
        unsafe self.bytes = bytes
        byteCount = bytes.count
        self.offset = offset
        unsafe digest.add(UnsafeRawBufferPointer(rebasing: bytes[..<offset]))
    }

    /// The next entry; nil at the end, which must be as it was written.
    mutating func next() throws(RecordingError) -> Entry? {
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

    func contents(of entry: Entry) -> UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(rebasing: bytes[entry.contents])
    }
}
