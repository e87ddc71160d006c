/// Which snap point is searched from a content offset.
enum SnapWay {
    /// The nearest one; of two equally near points, the later one.
    case nearest
    /// The first one at a greater content offset; `previous`: at a lesser one.
    case next, previous

    /// How far beyond the content offset the search begins, in points: a snap point this near is
    /// the one at the content offset.
    var step: Double {
        switch self {
        case .nearest: 0
        case .next: 1e-6
        case .previous: -1e-6
        }
    }

    func leads(from offset: Double, to place: Double) -> Bool {
        switch self {
        case .nearest: true
        case .next: place >= offset + step
        case .previous: place <= offset + step
        }
    }
}

extension OffsetRange {
    /// Returns the snap point that is searched from an offset: `found` if it is within the range,
    /// otherwise an end of the range, which is always a snap point.
    func snapPoint(_ way: SnapWay, _ offset: Double, _ found: Double?) -> Double {
        switch way {
        case .nearest: nearest(to: offset, among: found)
        case .next:
            way.leads(from: offset, to: least) ? least : min(found ?? greatest, greatest)
        case .previous:
            way.leads(from: offset, to: greatest) ? greatest : max(found ?? least, least)
        }
    }
}
