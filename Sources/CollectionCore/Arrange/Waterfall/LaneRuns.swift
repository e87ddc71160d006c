/// The places that an item of some lanes may have: a tournament of all runs of so many neighbouring
/// lanes. A run's greatest next place stands at the bottom, with the number of the run's first
/// lane; above two of them stands the lesser one.
@safe struct LaneRuns {
    /// The number of lanes of a run; 0: none yet.
    private(set) var across = 0
    /// The number of changes of lanes that the tournament takes account of.
    var changeCount = 0
    /// The number of runs.
    private(set) var count = 0
    /// Where the bottom begins: a power of two, at least `count`.
    private var bottom = 0
    private var nodes: UnsafeMutablePointer<Int>?

    /// A tournament of the lanes of a section; all of its runs are to be set.
    mutating func begin(across: Int, laneCount: Int) {
        free()
        self.across = across
        count = laneCount - across + 1
        bottom = 1
        while bottom < count { bottom *= 2 }
        let nodes = UnsafeMutablePointer<Int>.allocate(capacity: 2 * bottom)
        unsafe nodes.initialize(repeating: .max, count: 2 * bottom)
        unsafe self.nodes = nodes
    }

    /// The greatest next place of the run that comes first, with the number of its first lane.
    var least: Int {
        guard let nodes = unsafe nodes else { return 0 }
        return unsafe nodes[1]
    }

    @inline(__always)
    func set(_ key: Int, ofRun first: Int) {
        guard let nodes = unsafe nodes else { return }
        unsafe nodes[bottom + first] = key
    }

    /// Settles the tournament after some runs were set.
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
