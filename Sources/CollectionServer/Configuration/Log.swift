import Glibc

/// A log of one line an event: `key=value` pairs, written at once, so that lines of several
/// threads do not mix.
package struct Log: Sendable {
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
    let descriptor: Int32

    package init(level: Level, descriptor: Int32) {
        self.level = level
        self.descriptor = descriptor
    }

    /// Writes `time=… level=… event=…` and the fields, unless `level` leaves it out.
    ///
    /// - Parameter fields: Not evaluated when the line is left out.
    func write(
        _ level: Level, _ event: StaticString,
        _ fields: @autoclosure () -> [(key: StaticString, value: String)]
    ) {
        guard level <= self.level else { return }
        var line = "time=\(Log.timestamp()) level=\(level.name) event=\(event)"
        for (key, value) in fields() { line += " \(key)=\(Log.quoted(value))" }
        line += "\n"
        line.withUTF8 { bytes in
            _ = unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
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
