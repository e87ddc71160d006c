/// The rest of dragged items over an item which opens after a while: rule O14 of
/// docs/semantics.md.
struct SpringLoading {
    /// The item of the data.
    let path: IndexPath
    /// The place of the pointer in the bounds at which it rests.
    let position: Point
    let since_ns: UInt64
    private(set) var stage = Stage.resting

    enum Stage {
        case resting
        /// The item shows that it is about to open.
        case loading
        case opened
    }

    init(_ path: IndexPath, at position: Point, since_ns: UInt64) {
        (self.path, self.position, self.since_ns) = (path, position, since_ns)
    }

    /// When the next stage begins; nil: there is none.
    var due_ns: UInt64? {
        switch stage {
        case .resting: sum(Self.loading_ns)
        case .loading: sum(Self.opening_ns)
        case .opened: nil
        }
    }

    mutating func advance() { stage = stage == .resting ? .loading : .opened }

    /// Whether a pointer still rests there.
    func rests(at position: Point, over path: IndexPath?) -> Bool {
        let (x, y) = (position.x - self.position.x, position.y - self.position.y)
        return path == self.path && x * x + y * y <= Self.slop * Self.slop
    }

    private func sum(_ duration_ns: UInt64) -> UInt64 {
        let (due_ns, overflow) = since_ns.addingReportingOverflow(duration_ns)
        return overflow ? .max : due_ns
    }

    /// UIKit's times are not documented.
    private static let loading_ns: UInt64 = 500_000_000
    private static let opening_ns: UInt64 = 1_000_000_000
    /// In points.
    private static let slop = 10.0
}
