/// A batch update that has begun and not ended: rule D5 of docs/semantics.md.
final class OpenBatch {
    /// Of the outermost batch.
    let options: BatchUpdateOptions
    private(set) var update = BatchUpdate(items: [])
    /// Of inner batches, in the order in which they ended.
    private(set) var endedTags: [UInt64] = []
    /// Of inner batches that are open.
    private var innerTags: [UInt64] = []

    init(_ options: BatchUpdateOptions) {
        self.options = options
    }

    /// - Throws: `limitExceeded` when there are too many within one another.
    func begin(_ tag: UInt64, _ limits: Limits) throws(CollectionError) {
        try checkRoom(1, limits)
        innerTags.append(tag)
    }

    /// - Returns: Whether an inner one was open.
    func endInner() -> Bool {
        guard let tag = innerTags.popLast() else { return false }
        endedTags.append(tag)
        return true
    }

    /// The parts, when the outermost batch is the next to end.
    var endingItems: [UpdateItem]? { innerTags.isEmpty ? update.items : nil }

    /// Takes more parts whose content comes when the batch ends.
    func append(
        withoutContent items: [UpdateItem], tag: UInt64, _ limits: Limits
    ) throws(CollectionError) {
        try checkRoom(items.count + 1, limits)
        update.items += items
        endedTags.append(tag)
    }

    /// Takes the same parts with all that they bring.
    func complete(with whole: BatchUpdate) {
        update = whole
    }

    /// Takes more parts, after a look at their shape.
    func append(
        _ more: BatchUpdate, tag: UInt64, _ limits: Limits
    ) throws(CollectionError) {
        try checkRoom(more.items.count + 1, limits)
        // What a part brings may depend on what there is no column for.
        var plan = UpdatePlan(content: more.content)
        try plan.take(more.items.span)
        let bytes = update.content.dataBytes + more.content.dataBytes
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
        update.items += more.items
        update.content.append(plan.content)
        if let counts = more.itemCountsAfter { update.itemCountsAfter = counts }
        endedTags.append(tag)
    }

    /// Completions to be reported.
    var tagCount: Int { 1 + innerTags.count + endedTags.count }

    var heldBytes: Int {
        update.content.dataBytes + update.items.count * MemoryLayout<UpdateItem>.stride
            + tagCount * MemoryLayout<UInt64>.stride
    }

    /// What a part counts against the limit until it is applied.
    private static let bytesPerPart = 64

    private func checkRoom(_ count: Int, _ limits: Limits) throws(CollectionError) {
        let room = limits.dataBytes / Self.bytesPerPart
        let all = update.items.count + innerTags.count + endedTags.count + count
        if all > room { throw .limitExceeded(.updateItems, value: all, maximum: room) }
    }
}
