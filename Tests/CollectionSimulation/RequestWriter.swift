import CollectionCore
import CollectionWire

/// Writes requests as a client's bytes, each with an id of its own.
struct RequestWriter: ~Copyable {
    private(set) var bytes = ByteBuffer(keptBytes: 0)
    private(set) var lastID: UInt64
    private let arena: MessageArena

    /// - Parameter lastID: The id of the last request on the connection.
    init(after lastID: UInt64, _ arena: MessageArena) {
        self.lastID = lastID
        self.arena = arena
    }

    mutating func add(_ operation: any Operation, view: UInt32 = 0) {
        lastID += 1
        bytes.append(Request(id: lastID, view: view, operation: operation), in: arena)
    }

    mutating func add(_ request: DisplayFrameRequest, view: UInt32) {
        lastID += 1
        bytes.append(DirectRequest(id: lastID, view: view, request: request), in: arena)
    }

    mutating func add(raw: [UInt8]) {
        unsafe raw.withUnsafeBytes { raw in unsafe bytes.append(raw) }
    }

    mutating func addHello(token: [UInt8]) {
        add(Hello(protocolVersion: Hello.version, token: token))
    }

    /// Adds a part of a push.
    mutating func addChunk(itemCounts: [UInt32], lengths: [Float], view: UInt32) {
        unsafe itemCounts.withUnsafeBufferPointer { counts in
            unsafe lengths.withUnsafeBufferPointer { lengths in
                var chunk = unsafe DataSourceChunk(itemCounts: counts, options: [])
                unsafe (chunk.widths, chunk.heights) = unsafe (lengths, lengths)
                add(AppendDataSource(chunk), view: view)
            }
        }
    }

    /// Adds a whole push of items of random lengths; of none, items of one length.
    mutating func addPush(itemCounts: [UInt32], lengths: [Float], view: UInt32) {
        add(BeginDataSource(metrics: []), view: view)
        addChunk(itemCounts: itemCounts, lengths: lengths, view: view)
        add(CommitDataSource(), view: view)
    }
}
