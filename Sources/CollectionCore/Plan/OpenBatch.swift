/// A batch update that has begun and has not ended: rule D5 of docs/semantics.md.
final class OpenBatch {
    /// The options of the outermost batch.
    let options: BatchUpdateOptions
    private(set) var update = BatchUpdate(items: [])
    /// The tags of inner batches that have ended, in the order in which they ended.
    private(set) var endedTags: [UInt64] = []
    /// The tags of inner batches that are open.
    private var innerTags: [UInt64] = []

    init(_ options: BatchUpdateOptions) {
        self.options = options
    }

    /// Begins an inner batch.
    ///
    /// - Throws: `limitExceeded` when too many batches are nested.
    func begin(_ tag: UInt64, _ limits: Limits) throws(CollectionError) {
        try checkRoom(1, limits)
        innerTags.append(tag)
    }

    /// Ends the innermost of the inner batches.
    ///
    /// - Returns: Whether an inner batch was open.
    func endInner() -> Bool {
        guard let tag = innerTags.popLast() else { return false }
        endedTags.append(tag)
        return true
    }

    /// The parts of the batch if no inner batch is open, so that the outermost batch ends next;
    /// otherwise nil.
    var endingItems: [UpdateItem]? { innerTags.isEmpty ? update.items : nil }

    /// Appends parts whose content is supplied when the batch ends.
    func append(
        withoutContent items: [UpdateItem], tag: UInt64, _ limits: Limits
    ) throws(CollectionError) {
        try checkRoom(items.count + 1, limits)
        update.items += items
        endedTags.append(tag)
    }

    /// Replaces the update by the same parts together with their content.
    func complete(with whole: BatchUpdate) {
        update = whole
    }

    /// Appends parts with their content, after a check of their shape.
    func append(
        _ more: BatchUpdate, tag: UInt64, _ limits: Limits
    ) throws(CollectionError) {
        try checkRoom(more.items.count + 1, limits)
        // `take` adds default items to content that has no item columns.
        var plan = UpdatePlan(content: more.content)
        try plan.take(more.items.span)
        let bytes = update.content.dataBytes + more.content.dataBytes
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
        try limits.checkSum(update.content.items.count, plan.content.items.count)
        update.items += more.items
        update.content.append(plan.content)
        if let counts = more.itemCountsAfter { update.itemCountsAfter = counts }
        endedTags.append(tag)
    }

    /// The number of completions that will be reported for the batch and its inner batches.
    var tagCount: Int { 1 + innerTags.count + endedTags.count }

    var heldBytes: Int {
        update.content.dataBytes + update.items.count * MemoryLayout<UpdateItem>.stride
            + tagCount * MemoryLayout<UInt64>.stride
    }

    /// How many bytes a part counts against the limit until the part is applied.
    private static let bytesPerPart = 64

    private func checkRoom(_ count: Int, _ limits: Limits) throws(CollectionError) {
        let room = limits.dataBytes / Self.bytesPerPart
        let all = update.items.count + innerTags.count + endedTags.count + count
        if all > room { throw .limitExceeded(.updateItems, value: all, maximum: room) }
    }
}
