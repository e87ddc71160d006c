/// The result of the last layout pass of the base of a custom layout, and the bounds for which the
/// custom layout is asked: rule B21 of docs/semantics.md.
final class BaseGeometry {
    /// The base, laid out, with the data for which the custom layout is prepared.
    let stage: Stage
    var viewport: Viewport
    /// The greatest number of elements in one rectangle.
    private let limit: Int

    init(_ stage: Stage, _ viewport: Viewport, limit: Int) {
        (self.stage, self.viewport, self.limit) = (stage, viewport, limit)
    }

    /// Makes another stage of the base answer as the one of `other` does.
    init(_ stage: Stage, like other: BaseGeometry) {
        (self.stage, viewport, limit) = (stage, other.viewport, other.limit)
    }

    func elements(in rect: Rect) throws(CollectionError) -> [ElementPlace] {
        var found = ElementCollector()
        try stage.collectElements(
            in: rect, visible: stage.visibleInterval(viewport), limit: limit, into: &found)
        return found.elements.map {
            ElementPlace($0, transform: found.transforms.matrix($0.transform))
        }
    }

    func place(of element: Element) throws(CollectionError) -> ElementPlace? {
        try stage.dataSource.checkPlace(of: element)
        var transforms: [Transform3D] = []
        let found = try stage.attributes(
            for: element, visible: stage.visibleInterval(viewport), transforms: &transforms)
        return found.map { ElementPlace($0, transform: transforms.matrix($0.transform)) }
    }

    /// Whether elements have other places as the content scrolls.
    var movesElements: Bool { !stage.standsStill || stage.free == nil && stage.geometry.pinsViews }

    /// Where scrolling comes to rest that would come to rest at `proposed` by itself.
    func rest(_ proposed: Point, velocity: Point) -> Point {
        stage.rest(proposed, velocity: velocity, in: viewport)
    }
}

extension Layout {
    /// The kinds of supplementary views that belong to items.
    var kindsOfItems: [ElementKind] {
        guard case .compositional(let layout) = self else { return [] }
        var kinds: [UInt32] = []
        for section in layout.sections { section.group.appendSupplementaryKinds(to: &kinds) }
        return CompositionalSections.kinds(kinds)
    }

    /// Checks that a custom layout can change this layout.
    package func validateAsBase() throws(CollectionError) {
        if placesEachElement { throw .invalidArgument("base", .placesEachElement) }
        try validate()
    }
}
