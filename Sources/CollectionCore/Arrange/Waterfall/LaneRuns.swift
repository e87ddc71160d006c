/// The places that an item of `across` lanes may have: a tournament, that is a binary tree, of all
/// runs of `across` neighbouring lanes. At the bottom each run has a key: its greatest next place,
/// with the number of its first lane. Each node above has the lesser key of its two children.
@safe struct LaneRuns {
    /// The number of lanes of a run; 0 before `begin`.
    private(set) var across = 0
    /// The number of changes of lanes that the tournament takes account of.
    var changeCount = 0
    /// The number of runs.
    private(set) var count = 0
    /// The index in `nodes` of the first run at the bottom: a power of two, at least `count`.
    private var bottom = 0
    private var nodes: UnsafeMutablePointer<Int64>?

    /// Begins a tournament for the lanes of a section. All of its runs must then be set.
    mutating func begin(across: Int, laneCount: Int) {
        free()
        self.across = across
        count = laneCount - across + 1
        bottom = 1
        while bottom < count { bottom *= 2 }
        let nodes = UnsafeMutablePointer<Int64>.allocate(capacity: 2 * bottom)
        unsafe nodes.initialize(repeating: .max, count: 2 * bottom)
        unsafe self.nodes = nodes
    }

    /// The least key: the greatest next place of the run that comes first, with the number of the
    /// run's first lane.
    var least: Int64 {
        guard let nodes = unsafe nodes else { return 0 }
        return unsafe nodes[1]
    }

    @inline(__always)
    func set(_ key: Int64, ofRun first: Int) {
        guard let nodes = unsafe nodes else { return }
        unsafe nodes[bottom + first] = key
    }

    /// Updates the nodes above some runs after their keys were set.
    func settle(_ runs: Range<Int>) {
        guard let nodes = unsafe nodes else { return }
        var (first, last) = ((bottom + runs.lowerBound) / 2, (bottom + runs.upperBound - 1) / 2)
        while first >= 1 {
            for node in first...last {
                unsafe nodes[node] = min(nodes[2 * node], nodes[2 * node + 1])
            }
            (first, last) = (first / 2, last / 2)
        }
    }

    func free() {
        unsafe nodes?.deallocate()
    }
}
