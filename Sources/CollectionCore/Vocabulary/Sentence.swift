/// A message for people, assembled from pieces by interpolation. Each piece is one function call:
/// the code of the standard library's string interpolation would be inlined wherever a message is
/// made. The text is an array of bytes, because appending to a `String` needs twenty kilobytes of
/// code.
struct Sentence: ExpressibleByStringInterpolation {
    /// The text in UTF-8.
    var text: [UInt8]

    init(stringLiteral literal: StaticString) {
        var pieces = StringInterpolation()
        pieces.appendLiteral(literal)
        text = pieces.text
    }

    init(stringInterpolation pieces: StringInterpolation) {
        text = pieces.text
    }

    struct StringInterpolation: StringInterpolationProtocol {
        var text: [UInt8] = []

        fileprivate init() {}

        init(literalCapacity: Int, interpolationCount: Int) {}

        @inline(never)
        mutating func appendLiteral(_ literal: StaticString) {
            let bytes = unsafe UnsafeBufferPointer(
                start: literal.utf8Start, count: literal.utf8CodeUnitCount)
            for index in bytes.indices { unsafe text.append(bytes[index]) }
        }

        mutating func appendInterpolation(_ number: Int) {
            if number < 0 { appendLiteral("-") }
            appendInterpolation(UInt64(number.magnitude))
        }

        mutating func appendInterpolation(_ number: UInt32) {
            appendInterpolation(UInt64(number))
        }

        /// Appends the number in decimal digits.
        @inline(never)
        mutating func appendInterpolation(_ number: UInt64) {
            if number >= 10 { appendInterpolation(number / 10) }
            text.append(UInt8(ascii: "0") + UInt8(number % 10))
        }

        mutating func appendInterpolation(_ words: StaticString) {
            appendLiteral(words)
        }

        @inline(never)
        mutating func appendInterpolation(_ word: Word) {
            word.forEachByte { text.append($0) }
        }

        @inline(never)
        mutating func appendInterpolation(_ sentence: Sentence) {
            text += sentence.text
        }
    }

    @inline(never)
    static func + (first: Sentence, second: Sentence) -> Sentence {
        var sentence = first
        sentence.text += second.text
        return sentence
    }
}
