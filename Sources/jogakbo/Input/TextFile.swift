import Glibc

/// A file of text, read whole and looked at line by line.
struct TextFile {
    let path: String
    let bytes: [UInt8]

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// - Parameter bytesMax: More is refused: a device may go on for ever.
    init(reading path: String, bytesMax: Int = 1 << 30) throws(InputError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw TextFile.systemError(path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = unsafe read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw TextFile.systemError(path) }
            if count == 0 { break }
            if bytes.count + count > bytesMax {
                throw InputError(
                    path: path, line: nil, reason: "more than \(bytesMax) bytes are too many")
            }
            bytes.append(contentsOf: chunk[..<count])
        }
        self.init(path: path, bytes: bytes)
    }

    /// Hands each line that is not empty to `body`, with its number and without its end, which
    /// may be LF or CR LF.
    func forEachLine(
        _ body: (_ number: Int, _ line: ArraySlice<UInt8>) throws(InputError) -> Void
    ) throws(InputError) {
        var number = 0
        var start = bytes.startIndex
        while start < bytes.endIndex {
            number += 1
            let end = bytes[start...].firstIndex(of: Ascii.lineFeed) ?? bytes.endIndex
            var line = bytes[start..<end]
            if line.last == Ascii.carriageReturn { line.removeLast() }
            if !line.isEmpty { try body(number, line) }
            start = end + 1
        }
    }

    func error(_ reason: String, line: Int?) -> InputError {
        InputError(path: path, line: line, reason: reason)
    }

    private static func systemError(_ path: String) -> InputError {
        InputError(path: path, line: nil, reason: unsafe String(cString: strerror(errno)))
    }
}

/// Bytes that text files are parsed by.
enum Ascii {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let semicolon = UInt8(ascii: ";")
    static let numberSign = UInt8(ascii: "#")
    static let space = UInt8(ascii: " ")
    static let period = UInt8(ascii: ".")
}

extension ArraySlice<UInt8> {
    /// The text without spaces at either end.
    var trimmed: ArraySlice<UInt8> {
        var rest = self
        while rest.first == Ascii.space { rest.removeFirst() }
        while rest.last == Ascii.space { rest.removeLast() }
        return rest
    }

    func fields(separatedBy separator: UInt8) -> [ArraySlice<UInt8>] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
