/// One value per element of a leaf; a single value where they are all alike.
///
/// A column does not know its length, and it does not own its memory: the leaf that holds it
/// does both. That keeps reading free of reference counting, where display frames are made.
@safe package struct Column<Value: BitwiseCopyable & Equatable> {
    /// Nil: every element has the value `uniform`.
    let values: UnsafeMutablePointer<Value>?
    let uniform: Value

    init(repeating value: Value) {
        unsafe values = nil
        uniform = value
    }

    /// - Precondition: `count` is not 0.
    init(count: Int, _ value: (Int) -> Value) {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
        for index in 0..<count { unsafe (memory + index).initialize(to: value(index)) }
        unsafe self.init(taking: memory, count: count)
    }

    /// - Precondition: There are values.
    @inline(never)
    init(_ values: [Value]) {
        self.init(count: values.count) { values[$0] }
    }

    /// Takes over memory, and gives it back at once where all values are alike.
    @inline(never)
    init(taking memory: UnsafeMutablePointer<Value>, count: Int) {
        uniform = unsafe memory[0]
        var index = 1
        // Mostly the last value tells the difference: what changes runs from one end.
        if unsafe memory[count - 1] == uniform {
            while unsafe index < count && memory[index] == uniform { index += 1 }
        }
        if index == count { unsafe memory.deallocate() }
        unsafe values = index == count ? nil : memory
    }

    /// Copies values to memory of the column's own, unless they are all alike.
    init(copying values: UnsafePointer<Value>, count: Int) {
        uniform = unsafe values[0]
        var index = 1
        while unsafe index < count && values[index] == uniform { index += 1 }
        if index == count {
            unsafe self.values = nil
            return
        }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
        unsafe UnsafeMutableRawPointer(memory).copyMemory(
            from: values, byteCount: count * MemoryLayout<Value>.stride)
        unsafe self.values = memory
    }

    func free() {
        unsafe values?.deallocate()
    }

    var isUniform: Bool { unsafe values == nil }

    subscript(index: Int) -> Value {
        if let values = unsafe values { return unsafe values[index] }
        return uniform
    }

    /// The values of some elements, in memory of their own.
    @inline(never)
    func copy(of range: Range<Int>) -> Column {
        if isUniform { return self }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: range.count)
        unsafe write(range, to: memory)
        return unsafe Column(taking: memory, count: range.count)
    }

    @inline(never)
    func setting(_ value: Value, at index: Int, count: Int) -> Column {
        if isUniform && value == uniform { return self }
        if count == 1 { return Column(repeating: value) }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
        unsafe write(0..<count, to: memory)
        unsafe memory[index] = value
        return unsafe Column(taking: memory, count: count)
    }

    func map(count: Int, _ transform: (Value) -> Value) -> Column {
        if isUniform { return Column(repeating: transform(uniform)) }
        return Column(count: count) { transform(self[$0]) }
    }

    /// Whether this column and another are one run of a single value.
    func isAlike(_ other: Column) -> Bool {
        isUniform && other.isUniform && uniform == other.uniform
    }

    /// The values of `count` elements, some of another column in the place of some of them.
    @inline(never)
    func replacing(
        _ range: Range<Int>, count: Int, with part: Range<Int>, of other: Column
    ) -> Column {
        if isAlike(other) { return self }
        let newCount = count - range.count + part.count
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: newCount)
        unsafe write(0..<range.lowerBound, to: memory)
        unsafe other.write(part, to: memory + range.lowerBound)
        unsafe write(range.upperBound..<count, to: memory + range.lowerBound + part.count)
        return unsafe Column(taking: memory, count: newCount)
    }

    /// Copies the values of some elements to memory that holds none yet.
    func write(_ range: Range<Int>, to memory: UnsafeMutablePointer<Value>) {
        if let values = unsafe values {
            // Elements one by one, as `initialize(from:count:)` copies them, take longer.
            unsafe UnsafeMutableRawPointer(memory).copyMemory(
                from: values + range.lowerBound,
                byteCount: range.count * MemoryLayout<Value>.stride)
        } else {
            unsafe memory.initialize(repeating: uniform, count: range.count)
        }
    }
}
