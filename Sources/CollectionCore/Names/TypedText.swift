/// The text that the user types to find an item (type-ahead): rule N8 of docs/semantics.md.
struct TypedText {
    /// The text in UTF-8, as the user typed it.
    private(set) var text: [UInt8] = []
    /// The text with ASCII capitals folded to small letters.
    private var folded: [UInt8] = []
    /// The time at which the user last typed, in nanoseconds.
    private var time_ns: UInt64 = 0

    /// The interval after the last input, in nanoseconds, within which further input continues the
    /// text.
    static let interval_ns: UInt64 = 1_000_000_000

    /// Checks that a person can type a text at once: 1 to 255 bytes of UTF-8.
    ///
    /// - Throws: `invalidArgument`
    static func validate(_ text: Span<UInt8>) throws(CollectionError) {
        let most = NameLeaf.nameSizeMax
        if text.isEmpty || text.count > most { throw .size("text", text.count, most: most) }
        if !UTF8Check.isValid(text) { throw .invalidArgument("text", .invalidUTF8) }
    }

    /// Whether input at `time_ns` continues the text.
    func isRunning(at time_ns: UInt64) -> Bool {
        !text.isEmpty && time_ns - self.time_ns < Self.interval_ns
    }

    /// Appends input to the text, or begins a new text if the interval has passed. Input is ignored
    /// if the text would be longer than the stored part of names.
    mutating func type(_ more: Span<UInt8>, at time_ns: UInt64) {
        if !isRunning(at: time_ns) { end() }
        self.time_ns = time_ns
        if text.count + more.count > NameLeaf.nameSizeMax { return }
        for index in more.indices {
            text.append(more[index])
            folded.append(more[index].foldingCase)
        }
    }

    /// Ends the text: the next input begins a new text.
    mutating func end() {
        text.removeAll(keepingCapacity: true)
        folded.removeAll(keepingCapacity: true)
    }

    /// Whether all characters of the text are equal. Then each further character moves to the next
    /// item that begins with the character.
    var isOneCharacter: Bool {
        let size = sizeOfFirstCharacter
        for index in folded.indices where index >= size && folded[index] != folded[index - size] {
            return false
        }
        return folded.count % max(size, 1) == 0
    }

    /// The number of bytes of `folded` with which the name of an item must begin.
    private var prefixSize: Int { isOneCharacter ? sizeOfFirstCharacter : folded.count }

    /// The number of bytes of the first character in UTF-8; 0 if the text is empty.
    private var sizeOfFirstCharacter: Int {
        guard let first = folded.first else { return 0 }
        return first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    }

    /// The first item in `range` whose name begins with the text, or with its only character if all
    /// characters are equal. Nil if there is none.
    func first(of range: Range<Int>, in names: ItemNames) -> Int? {
        let size = prefixSize
        if size == 0 { return nil }
        return names.first(of: range, beginningWith: folded.span.extracting(0..<size))
    }
}
