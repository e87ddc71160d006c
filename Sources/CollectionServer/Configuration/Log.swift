import CSockets
import Glibc

/// A log of one line an event: `key=value` pairs, written at once, so that lines of several
/// threads do not mix.
///
/// A log never waits for its reader: a line for which a pipe has no room is dropped, and the next
/// line that is written comes after one that says how many were dropped.
package final class Log: Sendable {
    package enum Level: Int, CaseIterable, Comparable, Sendable {
        case error, warning, info, debug

        package static func < (left: Level, right: Level) -> Bool {
            left.rawValue < right.rawValue
        }

        /// As in `--log-level`.
        package init?(_ name: String) {
            guard let level = Level.allCases.first(where: { $0.name == name }) else { return nil }
            self = level
        }

        package var name: String {
            switch self {
            case .error: "error"
            case .warning: "warning"
            case .info: "info"
            case .debug: "debug"
            }
        }
    }

    /// What is less grave is left out.
    package let level: Level
    /// The file that the log is written to; nil: a descriptor of the process.
    private let path: String?
    private let state: Locked<State>

    private struct State {
        var descriptor: Int32
        var droppedCount = 0
    }

    package init(level: Level, descriptor: Int32) {
        self.level = level
        path = nil
        state = Locked(State(descriptor: descriptor))
    }

    /// Appends to a file, which is made if it is not there.
    ///
    /// - Throws: `cannotLog`.
    package init(level: Level, path: String) throws(ServerError) {
        self.level = level
        self.path = path
        state = Locked(State(descriptor: try Log.open(path)))
    }

    /// Opens the file of the log again, so that another program can move the file away. A file that
    /// cannot be opened leaves the log as it is.
    package func reopen() {
        guard let path else { return }
        do throws(ServerError) {
            let descriptor = try Log.open(path)
            state.withLock { state in
                close(state.descriptor)
                state.descriptor = descriptor
            }
        } catch {
            write(.error, "log_not_reopened", [("path", path)])
        }
    }

    private static func open(_ path: String) throws(ServerError) -> Int32 {
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC
        let descriptor = unsafe Glibc.open(path, flags, 0o600)
        if descriptor < 0 { throw .cannotLog(path, errno: errno) }
        return descriptor
    }

    /// Writes `time=… level=… event=…` and the fields, unless `level` leaves it out.
    ///
    /// - Parameter fields: Not evaluated when the line is left out.
    func write(
        _ level: Level, _ event: StaticString,
        _ fields: @autoclosure () -> [(key: StaticString, value: String)]
    ) {
        guard level <= self.level else { return }
        var line = Log.line(level, event, fields())
        state.withLock { state in
            if state.droppedCount > 0 {
                var note = Log.line(
                    .warning, "log_lines_dropped", [("count", "\(state.droppedCount)")])
                if Log.put(&note, to: state.descriptor) { state.droppedCount = 0 }
            }
            if state.droppedCount > 0 || !Log.put(&line, to: state.descriptor) {
                state.droppedCount += 1
            }
        }
    }

    private static func line(
        _ level: Level, _ event: StaticString, _ fields: [(key: StaticString, value: String)]
    ) -> String {
        var line = "time=\(timestamp()) level=\(level.name) event=\(event)"
        for (key, value) in fields { line += " \(key)=\(quoted(value))" }
        let isShort = line.utf8.count < lineBytesMax
        return isShort ? line + "\n" : line.prefix(lineBytesMax / 4) + "...\n"
    }

    /// What a pipe takes as a whole.
    private static var lineBytesMax: Int { Int(PIPE_BUF) }

    /// Writes a line; false: there was no room for it.
    private static func put(_ line: inout String, to descriptor: Int32) -> Bool {
        line.withUTF8 { bytes in
            unsafe descriptors_write_now(descriptor, bytes.baseAddress, bytes.count) == bytes.count
        }
    }

    /// As it is if a reader can see where it ends; quoted and escaped if not.
    private static func quoted(_ value: String) -> String {
        let isPlain = value.unicodeScalars.allSatisfy { scalar in
            scalar.value > 32 && scalar.value < 127 && scalar != "\"" && scalar != "="
                && scalar != "\\"
        }
        if isPlain, !value.isEmpty { return value }
        var text = "\""
        for scalar in value.unicodeScalars { text += scalar.escaped(asASCII: true) }
        return text + "\""
    }

    /// UTC to the millisecond, as in `2026-01-31T12:00:00.123Z`.
    private static func timestamp() -> String {
        var now = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &now)
        var fields = unsafe tm()
        unsafe gmtime_r(&now.tv_sec, &fields)
        let date = unsafe [fields.tm_year + 1900, fields.tm_mon + 1, fields.tm_mday]
        let time = unsafe [fields.tm_hour, fields.tm_min, fields.tm_sec]
        let fraction = padded(now.tv_nsec / 1_000_000, to: 3)
        return date.map { padded(Int($0), to: 2) }.joined(separator: "-") + "T"
            + time.map { padded(Int($0), to: 2) }.joined(separator: ":") + ".\(fraction)Z"
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
