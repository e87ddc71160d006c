import CollectionCore

/// The lanes of a section (rule K2).
struct LaneRule {
    let count: Int
    let length: Double
    private let spacing: Double

    init(_ lanes: Lanes, available: Double, spacing: Double) {
        self.spacing = spacing
        switch lanes {
        case .fixed(let fixed): count = Int(fixed)
        case .adaptive(let least):
            let most = (available + spacing) * (1 + 1e-9)
            let step = Grid.rounded(least) + spacing
            count = (1...1_024).last { Double($0) * step <= most } ?? 1
        }
        length = max(0, (available - Double(count - 1) * spacing) / Double(count))
    }

    /// Where a lane begins, from the line's start on.
    func start(_ lane: Int) -> Double { Double(lane) * (length + spacing) }
}
