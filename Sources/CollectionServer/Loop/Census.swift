import Synchronization

/// How many connections there are, on all loops together.
final class Census: Sendable {
    private let count = Atomic<Int>(0)
    private let maximum: Int

    init(maximum: Int) {
        self.maximum = maximum
    }

    /// Counts one more, unless that is too many.
    ///
    /// Only the acceptor calls this, so the count cannot pass the maximum in between.
    func admit() -> Bool {
        guard count.load(ordering: .relaxed) < maximum else { return false }
        count.add(1, ordering: .relaxed)
        return true
    }

    func leave() {
        count.subtract(1, ordering: .relaxed)
    }

    var connectionCount: Int {
        count.load(ordering: .relaxed)
    }
}
