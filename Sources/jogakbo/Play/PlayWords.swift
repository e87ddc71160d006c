import CollectionCore

/// Why a line of a script cannot be played.
struct PlayFault: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// The words of a line of a script, taken from the first to the last.
struct PlayWords {
    private var words: ArraySlice<Substring>

    init(_ line: String) { words = line.split(separator: " ")[...] }

    static let gesturePhases: [(word: String, value: GesturePhase)] = [
        ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
    ]
    static let keys: [(word: String, value: Key)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home),
        ("end", .end), ("page-up", .pageUp), ("page-down", .pageDown), ("space", .space),
        ("enter", .enter), ("escape", .escape), ("delete", .delete), ("f2", .f2), ("a", .a),
    ]
    private static let devices: [(word: String, value: PointerSample.Device)] = [
        ("touch", .touch), ("mouse", .mouse), ("pen", .pen), ("trackpad", .trackpad),
    ]
    private static let modifiers: [(word: String, value: KeyModifiers)] = [
        ("shift", .shift), ("control", .control), ("alt", .alt), ("meta", .meta),
    ]
    /// Points, of places and distances.
    private static let lengths = -100_000.0...100_000

    /// All words that are left, as text.
    var rest: String { words.joined(separator: " ") }

    mutating func next(_ what: String) throws(PlayFault) -> String {
        guard let word = words.popFirst() else { throw PlayFault("a \(what) is missing") }
        return String(word)
    }

    mutating func number(
        in range: ClosedRange<Double>, _ what: String
    ) throws(PlayFault) -> Double {
        let word = try next(what)
        guard let number = Double(word), range.contains(number) else {
            throw PlayFault(
                "'\(word)' is no \(what) from \(Decimal.short(range.lowerBound)) to "
                    + "\(Decimal.short(range.upperBound))")
        }
        return number
    }

    mutating func point() throws(PlayFault) -> Point {
        let x = try number(in: Self.lengths, "length")
        return Point(x: x, y: try number(in: Self.lengths, "length"))
    }

    /// Takes the next word if it is this one.
    mutating func skip(_ word: String) -> Bool {
        if words.first.map(String.init) != word { return false }
        words.removeFirst()
        return true
    }

    mutating func choice<Value>(
        _ choices: [(word: String, value: Value)], _ what: String
    ) throws(PlayFault) -> Value {
        let word = try next(what)
        if let choice = choices.first(where: { $0.word == word }) { return choice.value }
        throw PlayFault("'\(word)' is no \(what)")
    }

    /// The number of a pointer, as `#2`; 0 without one.
    mutating func pointer() throws(PlayFault) -> UInt32 {
        guard let word = words.first, word.hasPrefix("#") else { return 0 }
        guard let number = UInt32(word.dropFirst()) else {
            throw PlayFault("'\(word)' is no pointer")
        }
        words.removeFirst()
        return number
    }

    mutating func device() throws(PlayFault) -> PointerSample.Device {
        for (word, value) in Self.devices where skip(word) { return value }
        return .touch
    }

    mutating func modifiers() throws(PlayFault) -> KeyModifiers {
        var all: KeyModifiers = []
        while !words.isEmpty { all.insert(try choice(Self.modifiers, "key that is held")) }
        return all
    }

    func finish() throws(PlayFault) {
        if let word = words.first { throw PlayFault("unexpected word '\(word)'") }
    }
}
