/// Dragged items that rest over an item, which opens after a time: rule O14 of docs/semantics.md.
struct SpringLoading {
    /// The index path in the data of the item that may open.
    let path: IndexPath
    /// The place in the view at which the pointer began to rest.
    let position: Point
    /// The time at which the pointer began to rest.
    let since_ns: UInt64
    private(set) var stage = Stage.resting

    enum Stage {
        case resting
        /// The item indicates that it is about to open.
        case loading
        case opened
    }

    init(_ path: IndexPath, at position: Point, since_ns: UInt64) {
        (self.path, self.position, self.since_ns) = (path, position, since_ns)
    }

    /// The time at which the next stage begins; nil: there is no next stage.
    var due_ns: UInt64? {
        switch stage {
        case .resting: since_ns.later(by: Self.loading_ns)
        case .loading: since_ns.later(by: Self.opening_ns)
        case .opened: nil
        }
    }

    mutating func advance() { stage = stage == .resting ? .loading : .opened }

    /// Whether a pointer still rests over the item.
    func rests(at position: Point, over path: IndexPath?) -> Bool {
        let (x, y) = (position.x - self.position.x, position.y - self.position.y)
        return path == self.path && x * x + y * y <= Self.slop * Self.slop
    }

    /// The time from when the pointer comes to rest to the stage `loading`. UIKit's time is not
    /// documented.
    private static let loading_ns: UInt64 = 500_000_000
    /// The time from the start of the rest to the stage `opened`. UIKit's time is not documented.
    private static let opening_ns: UInt64 = 1_000_000_000
    /// The greatest distance that a resting pointer may move, in points.
    private static let slop = 10.0
}
