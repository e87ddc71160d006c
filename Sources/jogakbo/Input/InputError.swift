/// What is wrong with a file that was read.
struct InputError: Error, Equatable {
    let path: String
    /// From 1; nil when the file as a whole is meant.
    let line: Int?
    let reason: String

    var message: String {
        if let line { return "\(path):\(line): \(reason)" }
        return "\(path): \(reason)"
    }
}
