package import CMessages
import CProtobufC

/// The memory in which messages are taken apart and put together: one for each event loop.
///
/// protobuf-c would turn 1 MiB of hostile bytes into 68 MiB of small allocations. Here it takes
/// all memory from a few blocks, up to a limit, and gives it back at once, at `reset`. (The ends of
/// blocks may be left over: less than as much again.) Between messages an arena keeps one block,
/// whatever the number of connections that share it.
///
/// Each allocation has its size before it, so that a string's length is known although it may
/// contain a zero byte.
@safe package final class MessageArena {
    private let state: UnsafeMutablePointer<ArenaState>

    package init() {
        unsafe state = .allocate(capacity: 1)
        unsafe state.initialize(to: ArenaState())
        unsafe state.pointee.allocator = ProtobufCAllocator(
            alloc: { state, byteCount in
                unsafe state?.assumingMemoryBound(to: ArenaState.self).pointee
                    .allocate(byteCount)
            },
            free: { _, _ in },
            allocator_data: UnsafeMutableRawPointer(state))
    }

    deinit {
        unsafe state.pointee.releaseBlocks()
        unsafe state.pointee.kept.deallocate()
        unsafe state.deallocate()
    }

    /// Takes back everything that was allocated.
    ///
    /// - Parameter byteCountMax: What may be allocated until the next reset.
    package func reset(byteCountMax: Int) {
        unsafe state.pointee.reset(byteCountMax: byteCountMax)
    }

    /// Whether an allocation failed since the last reset.
    package var isExhausted: Bool { unsafe state.pointee.isExhausted }
    /// How much the arena has taken from the system.
    package var heldBytes: Int { unsafe state.pointee.heldBytes }
    /// The most that it ever had.
    package var mostHeldBytes: Int { unsafe state.pointee.mostHeldBytes }

    /// For protobuf-c's functions that unpack.
    package var allocator: UnsafeMutablePointer<ProtobufCAllocator> {
        unsafe UnsafeMutableRawPointer(state).assumingMemoryBound(to: ProtobufCAllocator.self)
    }

    /// A message of our own to fill in, begun by its generated function.
    func make<Message>(
        _ initialize: (UnsafeMutablePointer<Message>?) -> Void
    ) -> UnsafeMutablePointer<Message> {
        let message = unsafe column(of: Message.self, count: 1)
        unsafe initialize(message)
        return unsafe message
    }

    /// Room for a column of our own.
    package func column<Entry>(of type: Entry.Type, count: Int) -> UnsafeMutablePointer<Entry> {
        let byteCount = count * MemoryLayout<Entry>.stride
        guard let memory = unsafe state.pointee.allocateOwn(byteCount) else {
            preconditionFailure("a request for \(byteCount) bytes that nothing limited")
        }
        return unsafe memory.bindMemory(to: type, capacity: count)
    }

    /// The bytes of a string that was unpacked here, zero bytes included.
    package func bytes(of string: UnsafeMutablePointer<CChar>) -> UnsafeRawBufferPointer {
        let allocated = unsafe UnsafeRawPointer(string).load(
            fromByteOffset: -ArenaState.headerBytes, as: Int.self)
        return unsafe UnsafeRawBufferPointer(start: string, count: allocated - 1)
    }

    /// A string for a message of our own. The string ends at the first zero byte.
    package func string(_ text: some Collection<UInt8>) -> UnsafeMutablePointer<CChar> {
        let string = unsafe column(of: CChar.self, count: text.count + 1)
        for (index, byte) in text.enumerated() { unsafe string[index] = CChar(bitPattern: byte) }
        unsafe string[text.count] = 0
        return unsafe string
    }
}

/// What protobuf-c's functions see of an arena: they know it by its address only.
@safe private struct ArenaState {
    var allocator = ProtobufCAllocator()
    var cursor: UnsafeMutableRawPointer
    var end: UnsafeMutableRawPointer
    var kept: UnsafeMutableRawPointer
    /// The newest of the further blocks; each begins with the address of the one before.
    var newest: UnsafeMutableRawPointer?
    var newestBytes = 0
    var heldBytes = keptBytes
    var mostHeldBytes = keptBytes
    var allowedBytes = 0
    var isExhausted = false

    static let keptBytes = 64 << 10
    static let headerBytes = 8

    init() {
        unsafe kept = .allocate(byteCount: Self.keptBytes, alignment: 16)
        unsafe cursor = kept
        unsafe end = kept + Self.keptBytes
    }

    mutating func reset(byteCountMax: Int) {
        if unsafe newest != nil { releaseBlocks() }
        unsafe cursor = kept
        unsafe end = kept + Self.keptBytes
        allowedBytes = byteCountMax
        isExhausted = false
    }

    mutating func releaseBlocks() {
        while let block = unsafe newest {
            unsafe newest = block.load(as: UnsafeMutableRawPointer?.self)
            unsafe block.deallocate()
        }
        newestBytes = 0
        heldBytes = Self.keptBytes
    }

    mutating func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        if byteCount < 0 || byteCount > allowedBytes {
            isExhausted = true
            return nil
        }
        let taken = Self.headerBytes + (byteCount + 7) & ~7
        allowedBytes -= taken
        return unsafe take(taken, byteCount, blockBytesMax: allowedBytes)
    }

    /// What the program itself asks for is limited by what it answers, not by what came in.
    mutating func allocateOwn(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        if byteCount < 0 { return nil }
        let taken = Self.headerBytes + (byteCount + 7) & ~7
        return unsafe take(taken, byteCount, blockBytesMax: .max)
    }

    private mutating func take(
        _ taken: Int, _ byteCount: Int, blockBytesMax: Int
    ) -> UnsafeMutableRawPointer {
        if unsafe end - cursor < taken { addBlock(for: taken, atMost: blockBytesMax) }
        unsafe cursor.storeBytes(of: byteCount, as: Int.self)
        let memory = unsafe cursor + Self.headerBytes
        unsafe cursor += taken
        return unsafe memory
    }

    /// Doubles, so that a message of any length takes few blocks, but only as far as is allowed.
    private mutating func addBlock(for byteCount: Int, atMost byteCountMax: Int) {
        let size = max(
            byteCount + Self.linkBytes, min(byteCountMax, 2 * max(newestBytes, Self.keptBytes)))
        let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        unsafe block.storeBytes(of: newest, as: UnsafeMutableRawPointer?.self)
        unsafe newest = block
        newestBytes = size
        heldBytes += size
        mostHeldBytes = max(mostHeldBytes, heldBytes)
        unsafe cursor = block + Self.linkBytes
        unsafe end = block + size
    }

    private static let linkBytes = 16
}
