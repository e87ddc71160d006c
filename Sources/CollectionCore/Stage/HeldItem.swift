/// The item that a person moves, at the place where the pointer holds it: rule R3 of
/// docs/semantics.md.
///
/// An object, so that the layouts before and after a change of the order have the item at one
/// place: a change that display frames show over time does not move it.
final class HeldItem {
    /// The place of the pointer, in points from the top left corner of the bounds.
    private(set) var position: Point
    /// From the top left corner of the item to the pointer.
    private let grip: Point
    private let size: Size
    /// The place of the item in the content, as of the last bounds.
    private(set) var frame: Rect

    /// - Parameter frame: The item, in the content.
    /// - Parameter offset: The content offset.
    init(_ frame: Rect, at position: Point, offset: Point) {
        self.frame = frame
        self.position = position
        size = frame.size
        grip = Point(x: position.x + offset.x - frame.x, y: position.y + offset.y - frame.y)
    }

    /// A copy, held in bounds of its own.
    init(_ other: HeldItem, in bounds: Rect) {
        (position, grip, size, frame) = (other.position, other.grip, other.size, other.frame)
        hold(in: bounds)
    }

    /// Notes where the pointer is.
    func move(to position: Point) { self.position = position }

    /// Holds the item under the pointer as the bounds show it.
    func hold(in bounds: Rect) {
        frame = Rect(
            x: position.x + bounds.x - grip.x, y: position.y + bounds.y - grip.y,
            width: size.width, height: size.height)
    }

    /// The centre of the item in the content.
    var center: Point { frame.center }
}
