/// A run of elements as columns, ordered by their starts along the main axis.
@safe final class RectangleLeaf: SumLeaf {
    let count: Int
    private let starts: UnsafeMutablePointer<Double>
    /// Rounded up, so that no element seems to end too early.
    private let lengths: UnsafeMutablePointer<Float>
    private let numbers: UnsafeMutablePointer<UInt32>
    /// The farthest end of all elements.
    private let end: Double

    /// - Precondition: There is at least one entry, and the entries are in order.
    init(_ entries: UnsafeBufferPointer<RectangleEntry>) {
        count = entries.count
        unsafe starts = .allocate(capacity: count)
        unsafe lengths = .allocate(capacity: count)
        unsafe numbers = .allocate(capacity: count)
        var end = -Double.infinity
        for index in 0..<count {
            let entry = unsafe entries[index]
            unsafe (starts + index).initialize(to: entry.start)
            unsafe (lengths + index).initialize(to: entry.length)
            unsafe (numbers + index).initialize(to: entry.number)
            end = max(end, entry.end)
        }
        self.end = end
    }

    deinit {
        unsafe starts.deallocate()
        unsafe lengths.deallocate()
        unsafe numbers.deallocate()
    }

    subscript(index: Int) -> RectangleEntry {
        unsafe RectangleEntry(
            start: starts[index], length: lengths[index], number: numbers[index])
    }

    func copy(of range: Range<Int>) -> RectangleLeaf {
        replacing(0..<count, with: range, of: self)
    }

    func canJoin(_ other: RectangleLeaf) -> Bool { count + other.count <= Self.capacity }

    func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: RectangleLeaf
    ) -> RectangleLeaf {
        var entries: [RectangleEntry] = []
        entries.reserveCapacity(count - range.count + part.count)
        for index in 0..<range.lowerBound { entries.append(self[index]) }
        for index in part { entries.append(other[index]) }
        for index in range.upperBound..<count { entries.append(self[index]) }
        return unsafe entries.withUnsafeBufferPointer { unsafe RectangleLeaf($0) }
    }

    /// Returns the first index whose entry is not less than `entry`; the count if there is none.
    func lowerBound(of entry: RectangleEntry) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < entry { low = middle + 1 } else { high = middle }
        }
        return low
    }

    var summary: RectanglePosition {
        RectanglePosition(count: count, last: self[count - 1], end: end)
    }

    func position(at index: Int) -> RectanglePosition { summary(of: 0..<index) }

    func summary(of range: Range<Int>) -> RectanglePosition {
        if range.isEmpty { return .zero }
        return RectanglePosition(count: range.count, last: self[range.upperBound - 1], end: end)
    }

    /// Appends the numbers of the elements that overlap an interval.
    ///
    /// - Returns: Whether no later element can overlap the interval.
    func find(_ interval: Interval, into found: inout [UInt32]) -> Bool {
        for index in 0..<count {
            let start = unsafe starts[index]
            if start >= interval.end { return true }
            if unsafe start + Double(lengths[index]) > interval.start {
                unsafe found.append(numbers[index])
            }
        }
        return false
    }
}

/// The interval of one element along the main axis.
struct RectangleEntry: BitwiseCopyable {
    var start: Double
    /// The length, rounded up and never 0, so that an element without length is found at its place.
    var length: Float
    /// Twice the slot for an item; twice the slot plus 1 for a supplementary or decoration view.
    var number: UInt32

    init(start: Double, length: Float, number: UInt32) {
        self.start = start
        self.length = length
        self.number = number
    }

    init(_ reach: Interval, number: UInt32) {
        start = reach.start
        let exact = max(reach.end - reach.start, 0x1p-17)
        let near = Float(exact)
        // The next greater number: `near` is greater than 0.
        length = Double(near) < exact ? Float(bitPattern: near.bitPattern + 1) : near
        self.number = number
    }

    var end: Double { start + Double(length) }

    /// The class of the length: the exponent of the greatest power of two that is not above the
    /// length; from 0 to `RectangleIndex.classCount - 1`.
    var lengthClass: Int {
        let exponent = Int((length.bitPattern >> 23) & 0xff) - 127
        return min(max(exponent, 0), RectangleIndex.classCount - 1)
    }

    static func < (left: RectangleEntry, right: RectangleEntry) -> Bool {
        left.start == right.start ? left.number < right.number : left.start < right.start
    }
}

/// What precedes an element: the number of elements, the last one, and the farthest end of all.
struct RectanglePosition: SumSummary, SumPosition {
    var count: Int
    var last: RectangleEntry
    var end: Double

    static let zero = RectanglePosition(
        count: 0, last: RectangleEntry(start: -.infinity, length: 0, number: 0), end: -.infinity)

    var position: RectanglePosition { self }

    static func + (left: RectanglePosition, right: RectanglePosition) -> RectanglePosition {
        RectanglePosition(
            count: left.count + right.count, last: right.count == 0 ? left.last : right.last,
            end: max(left.end, right.end))
    }

    static func - (left: RectanglePosition, right: RectanglePosition) -> RectanglePosition {
        RectanglePosition(count: left.count - right.count, last: left.last, end: left.end)
    }
}
