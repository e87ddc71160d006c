/// The parallel lanes of a grid or a waterfall: columns, when the content scrolls vertically.
public enum Lanes: Equatable, Sendable {
    /// So many; at least 1, at most `Lanes.maximum`.
    case fixed(UInt32)
    /// As many as are at least so long across.
    case adaptive(minimumLength: Double)

    public static let maximum: UInt32 = 1024

    func validate() throws(CollectionError) {
        switch self {
        case .fixed(let count):
            if count < 1 || count > Self.maximum {
                throw .invalidArgument("lane_count", .outOfRange)
            }
        case .adaptive(let minimumLength):
            try Length.validate(minimumLength, "minimum_lane_length")
        }
    }

    /// How many lanes there are, and how long each is across, with `spacing` between them.
    func count(in available: Double, spacing: Double) -> (count: Int, length: Double) {
        let count: Int
        switch self {
        case .fixed(let fixed): count = Int(fixed)
        case .adaptive(let least):
            let step = Length.rounded(least) + spacing
            // As lines break: an exact fit may fall short by a rounding error.
            let fitting = (available + spacing) * (1 + 1e-9) / step
            count =
                step > 0 && fitting < Double(Self.maximum)
                ? max(1, Int(fitting)) : Int(Self.maximum)
        }
        let length = (available - Double(count - 1) * spacing) / Double(count)
        return (count, max(0, length))
    }
}
