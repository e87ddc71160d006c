/// How much time a connection has used lately: what was used counts half as much after each tenth
/// of a second.
struct Usage {
    private var used_ns: UInt64 = 0
    /// The end of the last tenth of a second that was taken account of.
    private var asOf_ns: UInt64 = 0

    static let halfLife_ns: UInt64 = 100_000_000

    /// - Parameter now_ns: The time of the monotonic clock.
    func lately_ns(at now_ns: UInt64) -> UInt64 {
        Self.aged(used_ns, by: now_ns > asOf_ns ? now_ns - asOf_ns : 0)
    }

    mutating func add(_ time_ns: UInt64, at now_ns: UInt64) {
        used_ns = lately_ns(at: now_ns) &+ time_ns
        if now_ns > asOf_ns {
            asOf_ns += (now_ns - asOf_ns) / Self.halfLife_ns * Self.halfLife_ns
        }
    }

    /// What counts of a time that was used, some time later.
    static func aged(_ used_ns: UInt64, by age_ns: UInt64) -> UInt64 {
        let halvings = age_ns / halfLife_ns
        return halvings < 64 ? used_ns >> halvings : 0
    }
}
