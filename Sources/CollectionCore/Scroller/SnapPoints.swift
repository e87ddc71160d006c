/// The content offsets along the scroll direction at which scrolling may come to rest, in addition
/// to the least and the greatest content offset: rule M7 of docs/semantics.md.
public enum SnapPoints: Equatable, Sendable {
    /// Scrolling comes to rest at any content offset.
    case none
    /// Where an item begins at the start of the bounds, behind the content inset.
    case itemStarts
    /// Where the middle of an item is in the middle of the bounds.
    case itemCenters
    /// At multiples of the length of the bounds, from the start of the content.
    case pages
    /// At `start`, and at multiples of `length` from there, in both directions.
    case stride(start: Double, length: Double)

    /// Checks the numbers of a stride.
    ///
    /// - Throws: `invalidArgument` for an invalid stride.
    func validate() throws(CollectionError) {
        guard case .stride(let start, let length) = self else { return }
        try Point.validate(start, "snap_start")
        try Length.validate(length, "snap_length", Length.above0, Point.farthest)
    }
}

/// The kinds of snap points, as messages and C name them. The numbers are those of
/// `jgb_snap_points`.
package enum SnapPointsNumber: UInt32 {
    case none = 0
    case itemStarts = 1
    case itemCenters = 2
    case pages = 3
    case stride = 4
}

extension SnapPoints {
    package var number: SnapPointsNumber {
        switch self {
        case .none: .none
        case .itemStarts: .itemStarts
        case .itemCenters: .itemCenters
        case .pages: .pages
        case .stride: .stride
        }
    }

    /// - Parameters:
    ///   - start: The start of a stride; other kinds of snap points ignore it.
    ///   - length: The length of a stride; other kinds of snap points ignore it.
    package init(_ number: SnapPointsNumber, start: Double, length: Double) {
        self =
            switch number {
            case .none: .none
            case .itemStarts: .itemStarts
            case .itemCenters: .itemCenters
            case .pages: .pages
            case .stride: .stride(start: start, length: length)
            }
    }
}

extension OffsetRange {
    /// Returns the place that is nearest to an offset: an end of the range, or `places` if it is
    /// within the range; of two places, the later one.
    func nearest(to offset: Double, among places: Double?) -> Double {
        var nearest = least
        for place in [places, greatest] {
            guard let place, place >= least, place <= greatest else { continue }
            let (distance, other) = ((place - offset).magnitude, (nearest - offset).magnitude)
            if distance < other || distance == other && place > nearest { nearest = place }
        }
        return nearest
    }
}
