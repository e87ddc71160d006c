import CollectionCore
import Glibc

/// Where `show` puts items in an explicit layout: by turns on the two strands of a helix that winds
/// along the scroll direction. What is at the back is smaller and paler.
struct Helix {
    let axis: Axis
    /// How long the viewport is across, in points.
    let crossLength: Double

    /// From one item to the next along the helix, in points.
    private static let step = 10.0
    /// The length of one turn, in points.
    private static let turn = 280.0

    /// The attributes of all items of a document.
    ///
    /// - Parameter itemSize: What all measure; nil leaves each its own size.
    func columns(of document: Document, itemSize: Size?) -> LayoutAttributesColumns {
        var columns = LayoutAttributesColumns()
        columns.firstItem = IndexPath(section: 0, item: 0)
        for item in 0..<document.itemCount {
            let size =
                itemSize
                ?? Size(
                    width: Double(document.widths[item]), height: Double(document.heights[item]))
            let main = Double(item) * Self.step
            let angle = (main / Self.turn + Double(item % 2) / 2) * 2 * Double.pi
            let depth = cos(angle)
            let reach = max(0, crossLength - axis.cross(size)) * 0.4
            columns.frames.append(
                axis.rect(
                    main: main, cross: (crossLength - axis.cross(size)) / 2 + reach * sin(angle),
                    mainLength: axis.main(size), crossLength: axis.cross(size)))
            columns.zIndexes.append(Int32(100 * depth))
            columns.alphas.append(0.75 + 0.25 * depth)
            var transform = Transform3D.identity
            transform.elements[0] = 0.8 + 0.2 * depth
            transform.elements[5] = transform.elements[0]
            columns.transforms.append(transform)
        }
        return columns
    }
}

extension CollectionView {
    /// Places the items for an explicit layout, if one is among the options.
    mutating func place(
        _ document: Document, _ options: LayoutOptions, viewport: Size
    ) throws(CollectionError) {
        guard options.hasExplicitLayout else { return }
        let axis = options.scrollDirection
        let helix = Helix(axis: axis, crossLength: axis.cross(viewport))
        try setLayoutAttributes(helix.columns(of: document, itemSize: options.itemSize))
    }
}
