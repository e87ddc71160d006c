/// Keeps tokens out of recordings.
///
/// The bytes of each token in a request are overwritten: the length of the message stays, and what
/// the server makes of it. Where the bytes are no fields any more, a token might hide in what
/// follows, so that is overwritten too.
enum TokenBlank {
    /// In place of a byte of the right token.
    static let right = UInt8(ascii: "*")
    static let wrong = UInt8(ascii: "-")
    /// Of a token that is no UTF-8, and of bytes that are no fields; this neither becomes.
    static let malformed: UInt8 = 0xFF

    static func blank(_ message: UnsafeMutableRawBufferPointer, rightToken: [UInt8]) {
        let found = unsafe find(in: UnsafeRawBufferPointer(message))
        for range in found.tokens {
            let token = unsafe Array(message[range])
            let stand =
                String(validating: token, as: UTF8.self) == nil
                ? malformed : token == rightToken ? right : wrong
            for index in range { unsafe message[index] = stand }
        }
        for index in found.readable..<message.count { unsafe message[index] = malformed }
    }

    /// What a server has to ask for, so that it takes what was recorded as it was taken then.
    static func standInToken(for message: UnsafeRawBufferPointer) -> [UInt8] {
        guard let range = unsafe find(in: message).tokens.last else { return [right] }
        let token = unsafe Array(message[range])
        return token.allSatisfy { $0 == right } && !token.isEmpty ? token : [right]
    }

    /// Where the tokens of a request are, and how much of it is fields.
    private static func find(
        in message: UnsafeRawBufferPointer
    ) -> (tokens: [Range<Int>], readable: Int) {
        var tokens: [Range<Int>] = []
        var request = unsafe FieldWalk(message)
        while let field = request.next() {
            guard field.number == helloField, let hello = field.contents else { continue }
            var fields = unsafe FieldWalk(UnsafeRawBufferPointer(rebasing: message[hello]))
            while let field = fields.next() {
                guard field.number == tokenField, let token = field.contents else { continue }
                tokens.append(
                    hello.lowerBound + token.lowerBound..<hello.lowerBound + token.upperBound)
            }
            if !fields.isAtEnd { return (tokens, hello.lowerBound + fields.offset) }
        }
        return (tokens, request.offset)
    }

    /// `Request.hello` and `Hello.token` in proto/.
    private static let helloField: UInt64 = 3
    private static let tokenField: UInt64 = 2
}
