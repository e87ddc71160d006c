import CollectionCore

/// The places of all views on screen, to be compared with a display frame of the same time: no
/// view jumps as a display frame begins to show an update.
struct PlacesOnScreen {
    private let places: [UInt32: Place]

    private struct Place {
        var generation: UInt32
        var frame: Rect
    }

    /// - Parameter offset: The content offset of the display frame.
    init(_ views: [LayoutAttributes], offset: Point) {
        var places: [UInt32: Place] = [:]
        for shown in views {
            var frame = shown.frame
            frame.x -= offset.x
            frame.y -= offset.y
            places[shown.reusableView.rawValue] = Place(
                generation: shown.generation, frame: frame)
        }
        self.places = places
    }

    /// Rounding is allowed for, and nothing else: in points.
    private static let tolerance = 1.0 / 32768

    /// The view that shows the same element elsewhere, the one with the lowest number, and how far
    /// away; nil if all are where they were.
    func jump(to next: PlacesOnScreen) -> (view: UInt32, distance: Double)? {
        for (view, before) in places.sorted(by: { $0.key < $1.key }) {
            guard let after = next.places[view], after.generation == before.generation else {
                continue
            }
            let (old, new) = (before.frame, after.frame)
            let distance = max(
                (old.x - new.x).magnitude, (old.y - new.y).magnitude,
                (old.width - new.width).magnitude, (old.height - new.height).magnitude)
            if distance > Self.tolerance { return (view, distance) }
        }
        return nil
    }
}
