/// The names of some items: bytes in which ASCII letters are small, one name after another.
///
/// The first `nameSizeMax` bytes of a name count, and no others. A name without bytes is none.
@safe package final class NameLeaf: GatheredLeaf {
    package let count: Int
    /// The number of items that have a name.
    let namedCount: Int
    private let textSize: Int
    /// The size of each name, then all names; nil: no item has one.
    private let memory: UnsafeMutablePointer<UInt8>?

    #if !COLLECTION_SMALL_NODES
        package static var capacity: Int { 512 }
    #endif

    /// The most bytes of a name that count.
    static var nameSizeMax: Int { 255 }

    /// Items without names.
    init(count: Int) {
        self.count = count
        (namedCount, textSize) = (0, 0)
        unsafe memory = nil
    }

    /// - Parameter textSize: The sum of the sizes of the names that `write` writes.
    private init(count: Int, textSize: Int, _ write: (inout NameWriter) -> Void) {
        self.count = count
        self.textSize = textSize
        if textSize == 0 {
            namedCount = 0
            unsafe memory = nil
            return
        }
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count + textSize)
        var writer = unsafe NameWriter(sizes: memory, text: memory + count)
        write(&writer)
        namedCount = writer.namedCount
        unsafe self.memory = memory
    }

    deinit {
        unsafe memory?.deallocate()
    }

    package var isUniform: Bool { namedCount == 0 }

    /// The size of the names of some items.
    private func textSize(of range: Range<Int>) -> Int {
        guard let sizes = unsafe memory else { return 0 }
        if range.count == count { return textSize }
        var size = 0
        for index in range { size += unsafe Int(sizes[index]) }
        return size
    }

    fileprivate func write(_ range: Range<Int>, to writer: inout NameWriter) {
        guard let sizes = unsafe memory else { return writer.appendNone(range.count) }
        let text = unsafe UnsafePointer(sizes) + count + textSize(of: 0..<range.lowerBound)
        unsafe writer.append(UnsafePointer(sizes) + range.lowerBound, range.count, text)
    }
}

/// Writes names to the memory of a leaf.
@safe private struct NameWriter {
    private var sizes: UnsafeMutablePointer<UInt8>
    private var text: UnsafeMutablePointer<UInt8>
    private(set) var namedCount = 0

    init(sizes: UnsafeMutablePointer<UInt8>, text: UnsafeMutablePointer<UInt8>) {
        unsafe self.sizes = sizes
        unsafe self.text = text
    }

    mutating func appendNone(_ count: Int) {
        unsafe sizes.update(repeating: 0, count: count)
        unsafe sizes += count
    }

    /// Appends names that are folded.
    mutating func append(
        _ others: UnsafePointer<UInt8>, _ count: Int, _ names: UnsafePointer<UInt8>
    ) {
        var size = 0
        for index in 0..<count {
            let length = unsafe others[index]
            unsafe sizes[index] = length
            size += Int(length)
            if length > 0 { namedCount += 1 }
        }
        unsafe text.update(from: names, count: size)
        unsafe sizes += count
        unsafe text += size
    }

    /// Appends a name as the host gives it.
    mutating func append(_ name: Span<UInt8>, _ range: Range<Int>) {
        for index in range {
            unsafe text.pointee = name[index].foldingCase
            unsafe text += 1
        }
        unsafe sizes.pointee = UInt8(range.count)
        unsafe sizes += 1
        if !range.isEmpty { namedCount += 1 }
    }
}

extension UInt8 {
    /// A small letter for a capital one of ASCII.
    var foldingCase: UInt8 { self >= 0x41 && self <= 0x5a ? self | 0x20 : self }
}

// Making leaves.
extension NameLeaf {
    /// - Parameters:
    ///   - text: The names, one after another, some of them before those of the leaf.
    ///   - start: Where the first name of the leaf begins.
    ///   - sizes: The size of each name in bytes.
    convenience init(_ text: Span<UInt8>, from start: Int, _ sizes: Span<UInt32>) {
        var size = 0
        for index in sizes.indices { size += min(Int(sizes[index]), Self.nameSizeMax) }
        self.init(count: sizes.count, textSize: size) { writer in
            var place = start
            for index in sizes.indices {
                let end = place + min(Int(sizes[index]), Self.nameSizeMax)
                writer.append(text, place..<end)
                place += Int(sizes[index])
            }
        }
    }

    package func copy(of range: Range<Int>) -> NameLeaf {
        NameLeaf(count: range.count, textSize: textSize(of: range)) { write(range, to: &$0) }
    }

    package func canJoin(_ other: NameLeaf) -> Bool {
        count + other.count <= Self.capacity || isUniform && other.isUniform
    }

    package func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: NameLeaf
    ) -> NameLeaf {
        NameLeaf(
            count: count - range.count + part.count,
            textSize: textSize - textSize(of: range) + other.textSize(of: part)
        ) { writer in
            write(0..<range.lowerBound, to: &writer)
            other.write(part, to: &writer)
            write(range.upperBound..<count, to: &writer)
        }
    }

    static func gathered(_ parts: LeafParts<NameLeaf>) -> NameLeaf {
        var size = 0
        parts.forEachPart { leaf, range, _ in size += leaf.textSize(of: range) }
        return NameLeaf(count: parts.count, textSize: size) { writer in
            parts.forEachPart { leaf, range, _ in leaf.write(range, to: &writer) }
        }
    }
}

// Questions.
extension NameLeaf {
    /// The first of some items whose name begins with a text; nil: there is none.
    ///
    /// - Parameter text: Folded, and not empty.
    func first(of range: Range<Int>, beginningWith text: Span<UInt8>) -> Int? {
        guard let sizes = unsafe memory else { return nil }
        let (size, initial) = (text.count, text[0])
        var name = unsafe UnsafePointer(sizes) + count + textSize(of: 0..<range.lowerBound)
        for index in range {
            let length = unsafe Int(sizes[index])
            if unsafe length >= size && name.pointee == initial {
                var matching = 1
                while unsafe matching < size && name[matching] == text[matching] { matching += 1 }
                if matching == size { return index }
            }
            unsafe name += length
        }
        return nil
    }
}

// Sums.
extension NameLeaf {
    /// The bytes of a leaf without names, with its place in a node.
    private static var bytes: Int { 96 }

    package var summary: ValueSum {
        let size = isUniform ? 0 : count + textSize
        return ValueSum(count: count, markedCount: namedCount, bytes: Self.bytes + size)
    }

    package func position(at index: Int) -> ValueSum { summary(of: 0..<index) }

    package func summary(of range: Range<Int>) -> ValueSum {
        ValueSum(count: range.count, markedCount: 0, bytes: 0)
    }
}
