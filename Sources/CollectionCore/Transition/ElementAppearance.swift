/// How an element differs from its own attributes where it appears from, or disappears to.
public struct ElementAppearance: Equatable, Sendable {
    /// A factor, from 0 to 1.
    public var alpha: Double
    /// Added to the frame's origin, in points.
    public var translation: Point
    /// Beyond which edge of the bounds the element stands.
    public var edge: Edge
    /// About the element's centre; follows the element's own transform.
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
