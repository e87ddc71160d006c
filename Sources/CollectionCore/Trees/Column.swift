/// One value for each element of a leaf; stored as a single value if all values are equal.
///
/// A column does not store its length, and does not own its memory: the leaf that holds the column
/// does. Therefore, reading columns while display frames are made needs no reference counting.
@safe package struct Column<Value: BitwiseCopyable & Equatable> {
    /// The values; nil if every element has the value `uniform`.
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

    /// - Precondition: `values` is not empty.
    @inline(never)
    init(_ values: [Value]) {
        self.init(count: values.count) { values[$0] }
    }

    /// Creates a column that uses `memory`. If all values are equal, the memory is deallocated at
    /// once.
    @inline(never)
    init(taking memory: UnsafeMutablePointer<Value>, count: Int) {
        uniform = unsafe memory[0]
        var index = 1
        // The last value is compared before the others, because it mostly differs if any value
        // does.
        if unsafe memory[count - 1] == uniform {
            while unsafe index < count && memory[index] == uniform { index += 1 }
        }
        if index == count { unsafe memory.deallocate() }
        unsafe values = index == count ? nil : memory
    }

    /// Creates a column with a copy of `values`, in new memory unless all values are equal.
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

    /// The bytes of memory for each element.
    var bytesPerElement: Int { isUniform ? 0 : MemoryLayout<Value>.stride }

    subscript(index: Int) -> Value {
        if let values = unsafe values { return unsafe values[index] }
        return uniform
    }

    /// A column of the values in `range`, in new memory.
    @inline(__always)
    func copy(of range: Range<Int>) -> Column { isUniform ? self : copyValues(in: range) }

    @inline(never)
    private func copyValues(in range: Range<Int>) -> Column {
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

    /// Whether both columns have the same single value for all elements.
    func isAlike(_ other: Column) -> Bool {
        isUniform && other.isUniform && uniform == other.uniform
    }

    /// A copy of the column in which values of another column replace the values in `range`.
    ///
    /// - Parameter count: The number of elements of this column.
    /// - Parameter part: The range of the new values in `other`.
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

    /// Copies the values in `range` to uninitialized memory.
    func write(_ range: Range<Int>, to memory: UnsafeMutablePointer<Value>) {
        if let values = unsafe values {
            // `initialize(from:count:)` copies element by element, which takes longer.
            unsafe UnsafeMutableRawPointer(memory).copyMemory(
                from: values + range.lowerBound,
                byteCount: range.count * MemoryLayout<Value>.stride)
        } else {
            unsafe memory.initialize(repeating: uniform, count: range.count)
        }
    }
}
