/// The difference between an element's own attributes and the attributes from which it appears, or
/// to which it disappears.
public struct ElementAppearance: Equatable, Sendable {
    /// The factor of the element's alpha, from 0 to 1.
    public var alpha: Double
    /// Added to the frame's origin, in points.
    public var translation: Point
    /// The edge of the bounds beyond which the element is moved.
    public var edge: Edge
    /// The transform about the element's centre, applied after the element's own transform.
    public var transform: Transform3D
    /// The place of the element's centre, before the element is translated or moved beyond an edge.
    public var place: AppearancePlace

    public enum Edge: UInt32, Sendable {
        case none = 0
        case top = 1
        case left = 2
        case bottom = 3
        case right = 4
    }

    public init(
        alpha: Double = 0, translation: Point = .zero, edge: Edge = .none,
        transform: Transform3D = .identity, place: AppearancePlace = .own
    ) {
        self.alpha = alpha
        self.translation = translation
        self.edge = edge
        self.transform = transform
        self.place = place
    }

    /// UIKit's default: transparent, in its place.
    public static let fade = ElementAppearance()
}
