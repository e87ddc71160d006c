/// The items that a lane was dealt.
@safe struct DealtLane {
    /// The index in the section of the lane's last item, plus 1; 0 without items.
    var end = 0
    /// The number of items in `leaves`.
    private var leafCount = 0
    private var leaves: [LaneLeaf] = []
    /// The columns of the next leaf: memory with `filled` items, the last items of the lane.
    private var steps: UnsafeMutablePointer<UInt32>?
    private var lengths: UnsafeMutablePointer<Double>?
    /// The parts of the last items; nil unless one of these takes several lanes.
    private var parts: UnsafeMutablePointer<LanePart>?
    private var filled = 0
    // The number of items that the memory holds. It makes the struct 64 bytes long, so that a
    // layout pass finds a lane by a shift.
    private var room = 0

    @inline(__always)
    mutating func append(_ length: Double, end: Int) {
        if filled == room { makeRoom() }
        // There is memory, because `room` is not 0.
        let (steps, lengths) = unsafe (steps.unsafelyUnwrapped, lengths.unsafelyUnwrapped)
        unsafe steps[filled] = UInt32(truncatingIfNeeded: end &- self.end)
        unsafe lengths[filled] = length
        filled &+= 1
        self.end = end
    }

    /// Appends an item that may take several lanes.
    ///
    /// - Parameter length: The item's length with the gap before the item.
    /// - Parameter end: The index of the item in the section, plus 1.
    mutating func append(_ length: Double, end: Int, _ part: LanePart) {
        append(length, end: end)
        if part == .whole { return }
        let parts = unsafe self.parts ?? .allocate(capacity: LaneBuilder.leafCount)
        if unsafe self.parts == nil {
            unsafe parts.initialize(repeating: .whole, count: LaneBuilder.leafCount)
            unsafe self.parts = parts
        }
        unsafe parts[filled - 1] = part
    }

    /// Appends a run of equal items.
    ///
    /// - Parameter firstEnd: The index of the first item in the section, plus 1.
    /// - Parameter step: The difference between the indices of an item and the item before it.
    mutating func append(_ count: Int, _ length: Double, firstEnd: Int, step: Int) {
        if count < LaneBuilder.leafCount {
            for number in 0..<count { append(length, end: firstEnd + number * step) }
            return
        }
        append(length, end: firstEnd)
        flush()
        leaves.appendJoining(LaneLeaf(run: count - 1, step: step, length: length))
        leafCount += count - 1
        end += (count - 1) * step
    }

    @inline(never)
    private mutating func makeRoom() {
        flush()
        let count = LaneBuilder.leafCount
        room = count
        unsafe steps = .allocate(capacity: count)
        unsafe lengths = .allocate(capacity: count)
    }

    var count: Int { leafCount + filled }

    var length: Double {
        var length = 0.0
        for leaf in leaves { length += leaf.lengths.sum(of: 0..<leaf.count) }
        if let lengths = unsafe lengths {
            for index in 0..<filled { unsafe length += lengths[index] }
        }
        return length
    }

    private mutating func flush() {
        guard filled > 0, let steps = unsafe steps, let lengths = unsafe lengths else { return }
        leafCount = count
        let (gaps, continuations) = takeParts()
        unsafe leaves.appendJoining(
            LaneLeaf(
                count: filled, steps: Column(taking: steps, count: filled),
                lengths: Column(taking: lengths, count: filled), gaps: gaps,
                continuations: continuations))
        unsafe (self.steps, self.lengths) = (nil, nil)
        (filled, room) = (0, 0)
    }

    private mutating func takeParts() -> (gaps: Column<Double>, continuations: Column<UInt32>) {
        guard let parts = unsafe parts else {
            return (Column(repeating: 0), Column(repeating: 0))
        }
        let gaps = Column(count: filled) { unsafe parts[$0].gap }
        let continuations = Column(count: filled) { unsafe parts[$0].continuation }
        unsafe parts.deallocate()
        unsafe self.parts = nil
        return (gaps, continuations)
    }

    mutating func finish(to builder: inout LaneBuilder) {
        for leaf in leaves { builder.append(leaf) }
        leaves.removeAll(keepingCapacity: true)
        guard let steps = unsafe steps, let lengths = unsafe lengths else { return }
        for index in 0..<filled {
            let part = unsafe parts?[index] ?? .whole
            unsafe builder.append(step: Int(steps[index]), length: lengths[index], part)
        }
        clear()
    }

    mutating func clear() {
        leaves.removeAll(keepingCapacity: true)
        (end, leafCount, filled) = (0, 0, 0)
        unsafe parts?.deallocate()
        unsafe parts = nil
    }

    func free() {
        unsafe steps?.deallocate()
        unsafe lengths?.deallocate()
        unsafe parts?.deallocate()
    }
}
