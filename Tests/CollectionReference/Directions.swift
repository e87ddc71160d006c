import CollectionCore

/// Main and cross axis, told apart by the scroll direction.
struct Directions {
    let isVertical: Bool

    init(_ layout: Layout) {
        isVertical = layout.configuration.scrollDirection == .vertical
    }

    func main(_ size: Size) -> Double { isVertical ? size.height : size.width }
    func cross(_ size: Size) -> Double { isVertical ? size.width : size.height }

    func main(_ rect: Rect) -> (start: Double, end: Double) {
        isVertical ? (rect.y, rect.y + rect.height) : (rect.x, rect.x + rect.width)
    }

    func main(_ insets: EdgeInsets) -> (start: Double, end: Double) {
        isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    }

    func cross(_ rect: Rect) -> (start: Double, end: Double) {
        isVertical ? (rect.x, rect.x + rect.width) : (rect.y, rect.y + rect.height)
    }

    /// Where it begins across, and how long it is.
    func crossStretch(_ rect: Rect) -> (start: Double, length: Double) {
        isVertical ? (rect.x, rect.width) : (rect.y, rect.height)
    }

    func cross(_ insets: EdgeInsets) -> (start: Double, end: Double) {
        isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }

    func size(main: Double, cross: Double) -> Size {
        isVertical ? Size(width: cross, height: main) : Size(width: main, height: cross)
    }

    func point(main: Double, cross: Double) -> Point {
        isVertical ? Point(x: cross, y: main) : Point(x: main, y: cross)
    }

    func rect(_ slot: Slot) -> Rect {
        isVertical
            ? Rect(x: slot.cross, y: slot.main, width: slot.crossLength, height: slot.mainLength)
            : Rect(x: slot.main, y: slot.cross, width: slot.mainLength, height: slot.crossLength)
    }
}

extension Directions {
    func slot(_ rect: Rect) -> Slot {
        isVertical
            ? Slot(main: rect.y, cross: rect.x, mainLength: rect.height, crossLength: rect.width)
            : Slot(main: rect.x, cross: rect.y, mainLength: rect.width, crossLength: rect.height)
    }
}

/// A rectangle along the axes of a layout, before it is mirrored or pinned.
struct Slot {
    var main: Double
    var cross: Double
    var mainLength: Double
    var crossLength: Double
}
