import CJogakbo
import CollectionCore
import Testing

/// A `jgb_snapshot` that is destroyed with its owner.
@unsafe
struct SnapshotHandle: ~Copyable {
    let snapshot: OpaquePointer

    init() throws {
        var made: OpaquePointer?
        unsafe try #require(jgb_snapshot_create(nil, &made) == JGB_OK)
        unsafe snapshot = unsafe try #require(made)
    }

    init(copyOf other: borrowing SnapshotHandle) throws {
        var made: OpaquePointer?
        unsafe try #require(jgb_snapshot_copy(other.snapshot, &made) == JGB_OK)
        unsafe snapshot = unsafe try #require(made)
    }

    deinit {
        unsafe jgb_snapshot_destroy(snapshot)
    }

    var message: String { unsafe String(cString: jgb_snapshot_last_error(snapshot)) }
}

/// A `jgb_section_snapshot` that is destroyed with its owner.
@unsafe
struct OutlineHandle: ~Copyable {
    let outline: OpaquePointer

    init() throws {
        var made: OpaquePointer?
        unsafe try #require(jgb_section_snapshot_create(nil, &made) == JGB_OK)
        unsafe outline = unsafe try #require(made)
    }

    deinit {
        unsafe jgb_section_snapshot_destroy(outline)
    }

    var message: String { unsafe String(cString: jgb_section_snapshot_last_error(outline)) }
}

/// What a function hands out.
func listed<Entry>(
    _ call: (
        UnsafeMutablePointer<UnsafePointer<Entry>?>, UnsafeMutablePointer<Int>
    ) -> jgb_status
) throws -> [Entry] {
    var start: UnsafePointer<Entry>?
    var count = 0
    unsafe try #require(call(&start, &count) == JGB_OK)
    return unsafe Array(UnsafeBufferPointer(start: start, count: count))
}

/// NULL for nil.
func withOptional<Result>(
    _ number: UInt64?, _ body: (UnsafePointer<UInt64>?) -> Result
) -> Result {
    guard let number else { return body(nil) }
    return unsafe withUnsafePointer(to: number) { unsafe body($0) }
}

/// Content of items for either door.
struct RandomContent {
    var widths: [Float]
    var isEstimate: Bool

    /// Nil now and then: nothing of their own.
    init?(_ count: Int, _ random: inout Generator) {
        if random.next(2) == 0 { return nil }
        widths = (0..<count).map { _ in Float(random.next(200)) - (random.next(90) == 0 ? 300 : 0) }
        isEstimate = random.next(2) == 0
    }

    var content: ItemContent {
        get throws(CollectionError) {
            try ItemContent(
                count: widths.count, widths: widths.span, heights: [Float]().span,
                reuseIdentifiers: [UInt32]().span,
                options: isEstimate ? .sizesAreEstimates : [], limits: Limits())
        }
    }
}

/// NULL for nil.
func withContent<Result>(
    _ content: RandomContent?, _ body: (UnsafePointer<jgb_item_content>?) -> Result
) -> Result {
    guard let content else { return body(nil) }
    return unsafe content.widths.withUnsafeBufferPointer { widths in
        var made = unsafe jgb_item_content()
        unsafe made.struct_size = MemoryLayout<jgb_item_content>.size
        unsafe made.widths = widths.baseAddress
        unsafe made.flags = content.isEstimate ? JGB_CHUNK_SIZES_ARE_ESTIMATES : 0
        return unsafe withUnsafePointer(to: made) { unsafe body($0) }
    }
}
