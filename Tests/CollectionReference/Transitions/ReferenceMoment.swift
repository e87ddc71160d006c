import CollectionCore

/// The layout of all elements at one moment.
struct ReferenceMoment {
    var sections: [ReferenceSection]
    var placed: ReferenceLayout
    var presentation: Presentation
    var contentSize: Size

    /// Whether two layouts were shown at once.
    var isLed = false

    var scrollDirection: Axis { presentation.layout.configuration.scrollDirection }

    /// All elements, visible or not, as the layout has them.
    func poses() -> [ElementKey: Pose] {
        var poses: [ElementKey: Pose] = [:]
        for element in placed.elements {
            poses[ElementKey(element, sections)] = presentation.pose(of: element)
        }
        return poses
    }

    /// D8: what the anchor keeps of an item.
    func edge(ofItem identity: Int, isLast: Bool = false) -> Double? {
        frame(ofItem: identity).map { presentation.edge(of: $0, isLast: isLast) }
    }

    /// The same for where it was on screen.
    func edge(of frame: Rect, isLast: Bool) -> Double {
        if !isLed { return presentation.edge(of: frame, isLast: isLast) }
        let (start, end) = Directions(presentation.layout).main(frame)
        return isLast ? end : start
    }

    private func frame(ofItem identity: Int) -> Rect? {
        let element = placed.elements.first {
            $0.element.category == .cell
                && ElementKey($0, sections).identity == identity
        }
        return element.map { presentation.attributes(of: $0).frame }
    }
}
