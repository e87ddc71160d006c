/// Numbers as people and machines read them.
enum Decimal {
    /// With exactly `places` digits after the point, rounded half away from zero.
    static func fixed(_ value: Double, places: Int) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let units = (abs(value) * scale).rounded()
        let whole = (units / scale).rounded(.down)
        let sign = value < 0 && units > 0 ? "-" : ""
        guard places > 0 else { return "\(sign)\(UInt64(whole))" }
        let digits = String(UInt64(units - whole * scale))
        let zeros = String(repeating: "0", count: max(0, places - digits.count))
        return "\(sign)\(UInt64(whole)).\(zeros)\(digits)"
    }

    /// At most `places` digits after the point, and no zeros at the end.
    static func short(_ value: Double, places: Int = 2) -> String {
        var text = fixed(value, places: places)
        guard text.contains("."), value.isFinite else { return text }
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }

    /// `1,234,567`.
    static func grouped(_ value: Int) -> String {
        let digits = Array(String(value.magnitude))
        var text = value < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }

    /// `1,234.5`: the whole part grouped, at most `places` digits after the point.
    static func grouped(_ value: Double, places: Int = 1) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let text = short(value.magnitude, places: places)
        let parts = text.split(separator: ".")
        var grouped = self.grouped(Int(parts[0]) ?? 0)
        if parts.count > 1 { grouped += ".\(parts[1])" }
        return value < 0 && text != "0" ? "-\(grouped)" : grouped
    }

    /// `1.2 MB`, in powers of 1000.
    static func bytes(_ count: Int) -> String {
        let units = ["B", "kB", "MB", "GB", "TB"]
        var value = Double(count)
        var unit = 0
        while value >= 999.5, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        return "\(unit == 0 ? "\(count)" : threeDigits(value)) \(units[unit])"
    }

    /// `12.3 us`, `4.56 ms`: three digits and a unit.
    static func duration(_ time_ns: UInt64) -> String {
        let value = Double(time_ns)
        if value < 999.5 { return "\(time_ns) ns" }
        if value < 999_500 { return "\(threeDigits(value / 1e3)) us" }
        if value < 999_500_000 { return "\(threeDigits(value / 1e6)) ms" }
        return "\(threeDigits(value / 1e9)) s"
    }

    private static func threeDigits(_ value: Double) -> String {
        fixed(value, places: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
    }
}

extension String {
    /// Filled up with spaces on the left.
    func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - count)) + self
    }

    /// Filled up with spaces on the right.
    func rightPadded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }
}
