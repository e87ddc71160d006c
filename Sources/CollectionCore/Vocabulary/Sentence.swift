/// What is said to people, put together from pieces. Each piece is a call: a string's own
/// interpolation would be copied to wherever a message is made.
struct Sentence: ExpressibleByStringInterpolation {
    var text: String

    init(stringLiteral literal: StaticString) {
        text = "\(literal)"
    }

    init(stringInterpolation pieces: StringInterpolation) {
        text = pieces.text
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        @inline(never)
        mutating func appendLiteral(_ literal: StaticString) {
            text += "\(literal)"
        }

        @inline(never)
        mutating func appendInterpolation(_ number: Int) {
            text += "\(number)"
        }

        mutating func appendInterpolation(_ number: UInt32) {
            appendInterpolation(Int(number))
        }

        @inline(never)
        mutating func appendInterpolation(_ identifier: UInt64) {
            text += "\(identifier)"
        }

        mutating func appendInterpolation(_ words: StaticString) {
            appendLiteral(words)
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
