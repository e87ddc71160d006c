// Places in the reading order.
extension Scene {
    /// Checks that the data has an element, and that assistive technology may read the element.
    func checkRead(_ element: Element) throws(CollectionError) {
        try registry.check(element.kind, of: element.category)
        let path = element.indexPath
        switch element.category {
        case .decoration, .placeholder: throw .noElement(element)
        case .cell where path.item != IndexPath.noItem:
            _ = try stage.dataSource.itemIndex(of: path)
        default:
            if !isOfLayout(element) {
                _ = try stage.dataSource.itemRange(ofSection: path.section)
            }
        }
    }

    /// The place of an element in the reading order.
    ///
    /// - Precondition: `checkRead` accepts the element, and the content is laid out.
    func readingPlace(of element: Element) throws(CollectionError) -> Int {
        let path = element.indexPath
        if element.isCell {
            let section = stage.dataSource.sections.sectionOfItems(Int(path.section))
            return section.place(
                of: path.item == IndexPath.noItem ? .group : .item(Int(path.item)))
        }
        var transforms: [Transform3D] = []
        let isThere =
            try stage.attributes(
                for: element, visible: visibleInterval, transforms: &transforms) != nil
        if isThere && stage.layout.isCompositional && isOfLayout(element) {
            let side = stage.geometry.boundaries.readingSide(element.kind)
            return side == .behind ? stage.dataSource.sections.placeCount - 1 : 0
        }
        if isThere && path.section != IndexPath.noSection {
            let section = stage.dataSource.sections.sectionOfItems(Int(path.section))
            if let part = stage.readingPlace(of: element, section) {
                return section.place(of: part)
            }
        }
        throw .noElement(element)
    }

    /// Sets the frame, the view and the state `isHidden` of an element by its layout attributes.
    @inline(never)
    func describe(
        _ element: inout AccessibilityElement, _ attributes: LayoutAttributes,
        _ transforms: [Transform3D]
    ) {
        let box = attributes.frame.boundingBox(under: transforms.matrix(attributes.transform))
        element.frame = box.shown(in: viewport)
        if attributes.flags.contains(.isHidden) { element.states.insert(.isHidden) }
        if !screen.isReloaded, let shown = screen.visible.attributes(for: attributes.element) {
            element.reusableView = shown.reusableView
            element.generation = shown.generation
        }
    }
}

extension Rect {
    /// The rectangle relative to the top left corner of the bounds, scaled by the zoom scale.
    func shown(in viewport: Viewport) -> Rect {
        Rect(x: x - viewport.bounds.x, y: y - viewport.bounds.y, width: width, height: height)
            .scaled(by: viewport.zoomScale)
    }
}
