/// The place of an element's centre as the element appears, or once it has disappeared: rule T4 of
/// docs/semantics.md.
public struct AppearancePlace: Equatable, Sendable {
    public var kind: Kind
    /// For the kind `point`: the centre, in content coordinates just after the change.
    public var point: Point
    /// For the kind `item`: the item's index path just after the change.
    public var item: IndexPath

    /// The raw values are those of `jgb_appearance_place_kind`.
    public enum Kind: UInt32, Sendable {
        /// The element's own place.
        case own = 0
        case point = 1
        /// The centre of all content, just after the change.
        case contentCenter = 2
        /// The centre of the bounds in the display frame that begins the change.
        case boundsCenter = 3
        /// The centre of an item. Where the layout has no such item, the element's own place.
        case item = 4
    }

    public init(
        _ kind: Kind = .own, point: Point = .zero, item: IndexPath = IndexPath(section: 0, item: 0)
    ) {
        self.kind = kind
        self.point = point
        self.item = item
    }

    public static let own = AppearancePlace()
    public static let contentCenter = AppearancePlace(.contentCenter)
    public static let boundsCenter = AppearancePlace(.boundsCenter)

    public static func point(_ point: Point) -> AppearancePlace {
        AppearancePlace(.point, point: point)
    }

    public static func item(_ indexPath: IndexPath) -> AppearancePlace {
        AppearancePlace(.item, item: indexPath)
    }
}

extension PlacedLayout {
    /// Returns the centre that an appearance's place names, in content coordinates; nil: the
    /// element keeps its own centre.
    ///
    /// - Complexity: O(log n)
    func center(of place: AppearancePlace) -> Point? {
        switch place.kind {
        case .own: return nil
        case .point: return place.point
        case .contentCenter:
            let size = layout.stage.contentSize
            return Point(x: size.width / 2, y: size.height / 2)
        case .boundsCenter: return bounds.center
        case .item:
            if (try? layout.stage.dataSource.itemIndex(of: place.item)) == nil { return nil }
            return attributes(of: .cell(place.item))?.attributes.frame.center
        }
    }
}
