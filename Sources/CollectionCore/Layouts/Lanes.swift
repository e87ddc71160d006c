/// The parallel lanes of a grid or a waterfall. If the content scrolls vertically, lanes are
/// columns.
public enum Lanes: Equatable, Sendable {
    /// A fixed number of lanes, from 1 to `Lanes.maximum`.
    case fixed(UInt32)
    /// As many lanes as fit with a length of at least `minimumLength` points across.
    case adaptive(minimumLength: Double)

    public static let maximum: UInt32 = 1024

    func validate() throws(CollectionError) {
        switch self {
        case .fixed(let count):
            if count < 1 || count > Self.maximum {
                throw .outside("lanes.count", Int(count), 1, Int(Self.maximum))
            }
        case .adaptive(let minimumLength):
            try Length.validatePositive(minimumLength, "lanes.minimum_length")
        }
    }

    /// The number of lanes in a container, and the length of each lane across, in points.
    ///
    /// - Parameter available: The length of the container across, less insets, in points.
    /// - Parameter spacing: The distance between two lanes, in points.
    func count(in available: Double, spacing: Double) -> (count: Int, length: Double) {
        let count: Int
        switch self {
        case .fixed(let fixed): count = Int(fixed)
        case .adaptive(let least):
            let step = Length.rounded(least) + spacing
            // Lanes that fit exactly must fit in spite of rounding errors, as in line breaking.
            let fitting = (available + spacing) * (1 + 1e-9) / step
            count =
                step > 0 && fitting < Double(Self.maximum)
                ? max(1, Int(fitting)) : Int(Self.maximum)
        }
        let length = (available - Double(count - 1) * spacing) / Double(count)
        return (count, max(0, length))
    }
}
