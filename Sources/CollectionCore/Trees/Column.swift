/// One value per element of a leaf; a single value where they are all alike.
package struct Column<Value: Equatable> {
    /// Empty: every element has the value `uniform`.
    private(set) var values: [Value]
    private(set) var uniform: Value

    init(repeating value: Value) {
        values = []
        uniform = value
    }

    /// - Precondition: `values` is not empty.
    init(_ values: [Value]) {
        self.values = values
        uniform = values[0]
        for value in values where value != uniform { return }
        self.values = []
    }

    var isUniform: Bool { values.isEmpty }

    subscript(index: Int) -> Value {
        values.isEmpty ? uniform : values[index]
    }

    mutating func set(_ value: Value, at index: Int, count: Int) {
        if values.isEmpty {
            if value == uniform { return }
            values = Array(repeating: uniform, count: count)
        }
        values[index] = value
    }

    /// Keeps the first `index` of `count` values and returns the rest.
    mutating func split(at index: Int, count: Int) -> Column {
        if values.isEmpty { return self }
        let rest = Column(Array(values[index...]))
        self = Column(Array(values[..<index]))
        return rest
    }

    func map(_ transform: (Value) -> Value) -> Column {
        values.isEmpty ? Column(repeating: transform(uniform)) : Column(values.map(transform))
    }

    func canMerge(_ other: Column) -> Bool {
        values.isEmpty && other.values.isEmpty && uniform == other.uniform
    }

    mutating func append(_ other: Column, count: Int, otherCount: Int) {
        if canMerge(other) { return }
        if values.isEmpty {
            values.reserveCapacity(count + otherCount)
            values.append(contentsOf: repeatElement(uniform, count: count))
        }
        if other.values.isEmpty {
            values.append(contentsOf: repeatElement(other.uniform, count: otherCount))
        } else {
            values.append(contentsOf: other.values)
        }
    }
}
