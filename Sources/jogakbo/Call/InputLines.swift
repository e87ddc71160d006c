import Glibc

/// The lines of a descriptor, each as soon as it is there.
struct InputLines {
    private let descriptor: Int32
    private var bytes: [UInt8] = []
    /// Where the next line begins.
    private var start = 0
    private var isAtEnd = false
    /// The number of the line that was read last, from 1.
    private(set) var number = 0

    /// A longer line is refused: a device may go on for ever.
    private static let bytesMax = 1 << 30

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line that is not blank; nil at the end.
    mutating func next() throws(CommandError) -> [UInt8]? {
        var searched = start
        while true {
            if let end = bytes[searched...].firstIndex(of: Ascii.lineFeed) {
                let line = take(end)
                if line.contains(where: { !Self.isSpace($0) }) { return line }
                searched = start
            } else if isAtEnd {
                let line = take(bytes.endIndex)
                return line.contains { !Self.isSpace($0) } ? line : nil
            } else {
                searched = bytes.count - start
                try read()
            }
        }
    }

    /// All that is left.
    mutating func rest() throws(CommandError) -> [UInt8] {
        while !isAtEnd { try read() }
        return take(bytes.endIndex)
    }

    private mutating func take(_ end: Int) -> [UInt8] {
        let line = Array(bytes[start..<end])
        start = min(end + 1, bytes.endIndex)
        number += 1
        return line
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == Ascii.space || byte == Ascii.tab || byte == Ascii.carriageReturn
    }

    private mutating func read() throws(CommandError) {
        bytes.removeFirst(start)
        start = 0
        if bytes.count > Self.bytesMax {
            throw .failure("standard input: line \(number + 1) is too long")
        }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 {
                throw .failure("standard input: \(unsafe String(cString: strerror(errno)))")
            }
            isAtEnd = count == 0
            bytes += chunk[..<count]
            return
        }
    }
}
