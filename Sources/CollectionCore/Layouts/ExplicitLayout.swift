/// A layout in which the host places every element. Section X of docs/semantics.md.
///
/// The host sets the attributes of elements with `CollectionView.setLayoutAttributes`, because
/// these attributes belong to the data rather than to the layout.
public struct ExplicitLayout: Equatable, Sendable {
    public var scrollDirection: Axis
    /// The size of the content in points. Along an axis on which it is 0, the content ends with the
    /// farthest element.
    public var contentSize: Size
    public var faultPolicy: LayoutFaultPolicy
    /// Whether the content is mirrored if the layout direction is right to left.
    public var flipsHorizontallyInOppositeLayoutDirection: Bool
    /// Edges of frames are rounded to multiples of 1 / `pixelScale` point. 0: no rounding.
    public var pixelScale: Double

    /// Creates a layout that scrolls vertically, whose content is as large as its elements need.
    public init() {
        scrollDirection = .vertical
        contentSize = .zero
        faultPolicy = .error
        flipsHorizontallyInOppositeLayoutDirection = false
        pixelScale = 0
    }

    func validate() throws(CollectionError) {
        try Rect(x: 0, y: 0, width: contentSize.width, height: contentSize.height)
            .validate("content_size")
    }
}

extension LayoutConfiguration {
    init(_ layout: ExplicitLayout) {
        self.init()
        scrollDirection = layout.scrollDirection
        flipsHorizontallyInOppositeLayoutDirection =
            layout.flipsHorizontallyInOppositeLayoutDirection
        pixelScale = layout.pixelScale
    }
}
