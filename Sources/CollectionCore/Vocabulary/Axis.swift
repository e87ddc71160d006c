/// The direction in which the content scrolls: the main axis of a layout.
///
/// Layouts compute with a main axis and a cross axis. The members of this type convert main and
/// cross to x and y.
public enum Axis: UInt32, Sendable {
    case vertical = 0
    case horizontal = 1
}

extension Axis {
    package var other: Axis { self == .vertical ? .horizontal : .vertical }

    package func main(_ size: Size) -> Double { self == .vertical ? size.height : size.width }
    package func cross(_ size: Size) -> Double { self == .vertical ? size.width : size.height }

    package func main(_ point: Point) -> Double { self == .vertical ? point.y : point.x }
    package func cross(_ point: Point) -> Double { self == .vertical ? point.x : point.y }

    package func mainStart(_ insets: EdgeInsets) -> Double {
        self == .vertical ? insets.top : insets.left
    }
    package func mainEnd(_ insets: EdgeInsets) -> Double {
        self == .vertical ? insets.bottom : insets.right
    }
    package func crossStart(_ insets: EdgeInsets) -> Double {
        self == .vertical ? insets.left : insets.top
    }
    package func crossEnd(_ insets: EdgeInsets) -> Double {
        self == .vertical ? insets.right : insets.bottom
    }

    package func mainStart(_ rect: Rect) -> Double { self == .vertical ? rect.y : rect.x }
    package func crossStart(_ rect: Rect) -> Double { self == .vertical ? rect.x : rect.y }
    package func mainEnd(_ rect: Rect) -> Double { self == .vertical ? rect.maxY : rect.maxX }

    package func point(main: Double, cross: Double) -> Point {
        self == .vertical ? Point(x: cross, y: main) : Point(x: main, y: cross)
    }

    package func size(main: Double, cross: Double) -> Size {
        self == .vertical
            ? Size(width: cross, height: main) : Size(width: main, height: cross)
    }

    package func rect(
        main: Double, cross: Double, mainLength: Double, crossLength: Double
    ) -> Rect {
        self == .vertical
            ? Rect(x: cross, y: main, width: crossLength, height: mainLength)
            : Rect(x: main, y: cross, width: mainLength, height: crossLength)
    }
}

/// A range of positions on an axis, in points; empty if `end` is less than `start`. Also a pair of
/// lengths at the two ends of an axis, such as insets.
package struct Interval: Equatable {
    package var start: Double
    package var end: Double

    package init(_ start: Double, _ end: Double) {
        self.start = start
        self.end = end
    }

    /// An interval that holds all content: no view pins to its ends.
    static let everywhere = Interval(-1e15, 1e15)
}
