/// Bytes that wait: written at the end, taken from the front.
///
/// It holds no memory until something is appended and none when it is empty again (but for what
/// it was told to keep), because thousands of idle connections own two of these each.
@safe package struct ByteBuffer: ~Copyable {
    private var base: UnsafeMutableRawPointer?
    private var capacity = 0
    private var start = 0
    private var end = 0
    private let keptBytes: Int

    /// - Parameter keptBytes: How much memory to hold on to when empty; 0 for one that idles.
    package init(keptBytes: Int) {
        self.keptBytes = keptBytes
    }

    deinit {
        unsafe base?.deallocate()
    }

    package var count: Int { end - start }
    package var isEmpty: Bool { start == end }
    /// How much memory it has taken.
    package var heldBytes: Int { capacity }

    /// Calls `body` with the bytes that wait, first to last.
    package borrowing func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        guard let base = unsafe base else {
            return unsafe body(UnsafeRawBufferPointer(start: nil, count: 0))
        }
        return unsafe body(UnsafeRawBufferPointer(start: base + start, count: count))
    }

    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        unsafe append(bytes, expecting: 0)
    }

    /// The same, when it is known how many bytes there will be in the end.
    ///
    /// Memory grows with what has arrived, by doubling, and never because more was announced;
    /// `expecting` only keeps the last doubling from overshooting.
    package mutating func append(_ bytes: UnsafeRawBufferPointer, expecting expected: Int) {
        guard let source = bytes.baseAddress, unsafe !bytes.isEmpty else { return }
        let target = unsafe makeRoom(for: bytes.count, expecting: expected)
        unsafe target.copyMemory(from: source, byteCount: bytes.count)
        end += bytes.count
    }

    /// Lets `write` fill at most `byteCount` bytes at the end; it returns how many it wrote.
    package mutating func append(
        atMost byteCount: Int, _ write: (UnsafeMutableRawPointer) -> Int
    ) {
        let target = unsafe makeRoom(for: byteCount, expecting: 0)
        let written = unsafe write(target)
        precondition(written <= byteCount, "more bytes were written than there was room for")
        end += written
        if isEmpty { removeAll() }
    }

    package mutating func removeFirst(_ byteCount: Int) {
        precondition(byteCount <= count, "there are not so many bytes")
        start += byteCount
        if isEmpty { removeAll() }
    }

    package mutating func removeAll() {
        start = 0
        end = 0
        if capacity > keptBytes {
            unsafe base?.deallocate()
            unsafe base = nil
            capacity = 0
        }
    }

    private mutating func makeRoom(
        for byteCount: Int, expecting expected: Int
    ) -> UnsafeMutableRawPointer {
        if let base = unsafe base {
            if capacity - end >= byteCount { return unsafe base + end }
            if start >= count && capacity - count >= byteCount {
                unsafe base.copyMemory(from: base + start, byteCount: count)
                end -= start
                start = 0
                return unsafe base + end
            }
        }
        return unsafe grow(by: byteCount, expecting: expected)
    }

    private mutating func grow(
        by byteCount: Int, expecting expected: Int
    ) -> UnsafeMutableRawPointer {
        let needed = count + byteCount
        var wanted = max(2 * capacity, needed, Self.leastCapacity)
        if expected >= needed { wanted = min(wanted, expected) }
        let grown = UnsafeMutableRawPointer.allocate(byteCount: wanted, alignment: 16)
        if let base = unsafe base {
            unsafe grown.copyMemory(from: base + start, byteCount: count)
            unsafe base.deallocate()
        }
        unsafe base = grown
        capacity = wanted
        end -= start
        start = 0
        return unsafe grown + end
    }

    private static let leastCapacity = 512
}
