import CollectionCore

/// A12: what a pixel scale does to frames and lengths.
struct ReferencePixels {
    private let scale: Double

    init(_ layout: Layout) { scale = layout.configuration.pixelScale }

    private func number(_ place: Double) -> Double {
        (place * scale + 0.5 + 1.0 / 1_048_576).rounded(.down)
    }

    func rounded(_ frame: Rect) -> Rect {
        if scale == 0 { return frame }
        let edges = [frame.x, frame.y, frame.maxX, frame.maxY].map { number($0) / scale }
        return Rect(
            x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    }

    /// Whole pixels, at least one.
    func thickness(_ length: Double) -> Double {
        scale == 0 ? length : max(1, number(length)) / scale
    }

    func isSame(_ length: Double, _ measured: Double) -> Bool {
        length == measured || scale > 0 && number(length) == number(measured)
    }
}
