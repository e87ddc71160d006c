/// The names of consecutive items, as bytes, one name after another. ASCII capitals are folded to
/// small letters.
///
/// Only the first `nameSizeMax` bytes of a name are stored. An item with an empty name has no name.
@safe package final class NameLeaf: GatheredLeaf {
    package let count: Int
    /// The number of items that have a name.
    let namedCount: Int
    /// The size of all names in bytes.
    private let textSize: Int
    /// The size of each name, one byte each, and then all names. Nil if no item has a name.
    private let memory: UnsafeMutablePointer<UInt8>?

    #if !COLLECTION_SMALL_NODES
        package static var capacity: Int { 512 }
    #endif

    /// The maximum number of bytes of a name that are stored.
    static var nameSizeMax: Int { 255 }

    /// Creates a leaf of items without names.
    init(count: Int) {
        self.count = count
        (namedCount, textSize) = (0, 0)
        unsafe memory = nil
    }

    /// Creates a leaf of the names that `write` writes.
    ///
    /// - Parameter textSize: The size of these names in bytes.
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

    /// The size of the names of the items in `range`, in bytes.
    private func textSize(of range: Range<Int>) -> Int {
        guard let sizes = unsafe memory else { return 0 }
        if range.count == count { return textSize }
        var size = 0
        for index in range { size += unsafe Int(sizes[index]) }
        return size
    }

    @inline(never)
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

    /// Appends `count` items without names.
    mutating func appendNone(_ count: Int) {
        unsafe sizes.update(repeating: 0, count: count)
        unsafe sizes += count
    }

    /// Appends names that are already folded.
    ///
    /// - Parameter others: The sizes of the names.
    /// - Parameter names: The names, one after another.
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

    /// Folds and appends a name as the host has passed it: the bytes of `name` in `range`.
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
    /// The byte, with an ASCII capital folded to a small letter.
    var foldingCase: UInt8 { self >= 0x41 && self <= 0x5a ? self | 0x20 : self }
}

// Creating leaves.
extension NameLeaf {
    /// Creates a leaf of names as the host has passed them.
    ///
    /// - Parameters:
    ///   - text: Names, one after another. Names of other leaves may precede those of this leaf.
    ///   - start: The index in `text` at which the first name of the leaf begins.
    ///   - sizes: The size in bytes of each name of the leaf.
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
    /// The first item in `range` whose name begins with `text`; nil if there is none.
    ///
    /// - Parameter text: The text with ASCII capitals folded to small letters. Not empty.
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
    /// The bytes of a leaf without names, including its entry in a node.
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
