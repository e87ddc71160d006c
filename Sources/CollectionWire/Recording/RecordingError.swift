/// Why a recording cannot be replayed, or not to its end. Offsets count the file's bytes from 0.
package enum RecordingError: Error, Equatable, Sendable {
    /// The file begins otherwise than recordings do.
    case foreign
    case unknownVersion(UInt16)
    /// The file ends where more must follow.
    case truncated(offset: Int)
    /// What stands at the offset has no place there.
    case malformed(offset: Int, String)
    /// All was replayed equal, but the file is not what was written.
    case wrongDigest(offset: Int)
    case different(ReplayDifference)
}

/// Where a replay answered otherwise than the server had.
package struct ReplayDifference: Equatable, Sendable {
    /// Counts the requests from 1.
    package let request: Int
    /// Of the recorded answer.
    package let offset: Int
    /// The request and both answers, with their prefixes.
    package let asked: [UInt8]
    package let recorded: [UInt8]
    package let replayed: [UInt8]
}
