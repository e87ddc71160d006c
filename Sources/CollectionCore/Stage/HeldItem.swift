/// The item that a person moves, at the place where the pointer holds it: rule R3 of
/// docs/semantics.md.
///
/// A class, so that the layouts before and after a change of the order share the place of the item:
/// animated changes do not move the item.
final class HeldItem {
    /// The place of the pointer, in points from the top left corner of the bounds.
    private(set) var position: Point
    /// The distance from the top left corner of the item to the pointer.
    private let grip: Point
    private let size: Size
    /// The frame of the item, in content coordinates of the bounds in which it was last held.
    private(set) var frame: Rect

    /// - Parameter frame: The frame of the item, in content coordinates.
    /// - Parameter offset: The content offset.
    init(_ frame: Rect, at position: Point, offset: Point) {
        self.frame = frame
        self.position = position
        size = frame.size
        grip = Point(x: position.x + offset.x - frame.x, y: position.y + offset.y - frame.y)
    }

    /// Makes a copy that is held in other bounds.
    init(_ other: HeldItem, in bounds: Rect) {
        (position, grip, size, frame) = (other.position, other.grip, other.size, other.frame)
        hold(in: bounds)
    }

    /// Notes the place of the pointer. The frame changes with the next call of `hold(in:)`.
    func move(to position: Point) { self.position = position }

    /// Moves the frame to where the pointer holds the item, in these bounds.
    func hold(in bounds: Rect) {
        frame = Rect(
            x: position.x + bounds.x - grip.x, y: position.y + bounds.y - grip.y,
            width: size.width, height: size.height)
    }

    /// The centre of the item in the content.
    var center: Point { frame.center }
}
