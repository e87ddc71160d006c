/// A snapshot that can be asked about: one of the connection's, or the one that a view shows.
public enum SnapshotReference: Equatable, Sendable {
    case snapshot(UInt32)
    case shown(byView: UInt32)

    /// As requests have it.
    var numbers: (snapshot: UInt32, view: UInt32) {
        switch self {
        case .snapshot(let number): (number, 0)
        case .shown(let view): (0, view)
        }
    }
}
