/// Every element stands where the host has said. Section X of docs/semantics.md.
///
/// What is said of single elements comes by `CollectionView.setLayoutAttributes`, for it belongs to
/// the data rather than to the layout.
public struct ExplicitLayout: Equatable, Sendable {
    public var scrollDirection: Axis
    /// In points. Along an axis where it is 0 the content reaches as far as the elements do.
    public var contentSize: Size
    public var faultPolicy: LayoutFaultPolicy
    /// Mirrors the content when the language's direction is right to left.
    public var flipsHorizontallyInOppositeLayoutDirection: Bool
    /// Origins are rounded to multiples of 1 / `pixelScale` point; 0 leaves them alone.
    public var pixelScale: Double

    /// Vertical, as large as the elements make it.
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
