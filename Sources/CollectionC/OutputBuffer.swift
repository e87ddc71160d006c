/// Memory that is handed to the host and used again by the next call.
///
/// It grows and never shrinks, so that steady scrolling allocates nothing.
@safe
struct OutputBuffer<Entry: BitwiseCopyable>: ~Copyable {
    private(set) var start: UnsafeMutablePointer<Entry>?
    private var capacity = 0

    init() {
        unsafe start = nil
    }

    deinit {
        unsafe start?.deallocate()
    }

    var heldBytes: Int { capacity * MemoryLayout<Entry>.stride }

    /// Room for `count` entries; what it held before is lost.
    mutating func reserve(_ count: Int) -> UnsafeMutablePointer<Entry> {
        if let start = unsafe start, count <= capacity { return unsafe start }
        unsafe start?.deallocate()
        capacity = max(count, capacity * 2, 16)
        let grown = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
        unsafe start = grown
        return unsafe grown
    }

    /// Holds what `entry` makes of each element of `source`.
    ///
    /// - Returns: The first entry; nil when there is none.
    mutating func write<Source>(
        _ source: [Source], _ entry: (borrowing Source) -> Entry
    ) -> UnsafePointer<Entry>? {
        if source.isEmpty { return nil }
        let start = unsafe reserve(source.count)
        for index in source.indices {
            unsafe start[index] = entry(source[index])
        }
        return unsafe UnsafePointer(start)
    }
}
