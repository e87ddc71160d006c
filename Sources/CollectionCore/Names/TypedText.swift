/// Text that a person types to find an item: rule N8 of docs/semantics.md.
struct TypedText {
    /// In UTF-8, as it was typed.
    private(set) var text: [UInt8] = []
    /// The same with small letters for capital ones of ASCII.
    private var folded: [UInt8] = []
    /// When the last of it was typed.
    private var time_ns: UInt64 = 0

    /// How long after the last text more of it counts as the same.
    static let interval_ns: UInt64 = 1_000_000_000

    /// Whether text that is typed at a time goes on with what there is.
    func isRunning(at time_ns: UInt64) -> Bool {
        !text.isEmpty && time_ns - self.time_ns < Self.interval_ns
    }

    /// Takes more text, as far as names of items are known so long.
    mutating func type(_ more: Span<UInt8>, at time_ns: UInt64) {
        if !isRunning(at: time_ns) { end() }
        self.time_ns = time_ns
        if text.count + more.count > NameLeaf.nameSizeMax { return }
        for index in more.indices {
            text.append(more[index])
            folded.append(more[index].foldingCase)
        }
    }

    mutating func end() {
        text.removeAll(keepingCapacity: true)
        folded.removeAll(keepingCapacity: true)
    }

    /// Whether all characters are the same: then each leads on to the next item.
    var isOneCharacter: Bool {
        let size = sizeOfFirstCharacter
        for index in folded.indices where index >= size && folded[index] != folded[index - size] {
            return false
        }
        return folded.count % max(size, 1) == 0
    }

    /// How many bytes of `folded` the name of an item is to begin with.
    private var prefixSize: Int { isOneCharacter ? sizeOfFirstCharacter : folded.count }

    private var sizeOfFirstCharacter: Int {
        guard let first = folded.first else { return 0 }
        return first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    }

    /// The first of some items whose name begins with what is typed; nil: there is none.
    func first(of range: Range<Int>, in names: ItemNames) -> Int? {
        let size = prefixSize
        if size == 0 { return nil }
        return names.first(of: range, beginningWith: folded.span.extracting(0..<size))
    }
}
