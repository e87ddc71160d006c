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
        edge(of: ElementKey(ofCell: identity), isLast: isLast)
    }

    /// D8: what the anchor keeps of an element.
    func edge(of key: ElementKey, isLast: Bool = false) -> Double? {
        let element = placed.elements.first { ElementKey($0, sections) == key }
        return element.map {
            presentation.edge(of: presentation.unpinnedFrame(of: $0), isLast: isLast)
        }
    }

    /// The same for where it was on screen.
    func edge(of frame: Rect, isLast: Bool) -> Double {
        if !isLed { return presentation.edge(of: frame, isLast: isLast) }
        let (start, end) = Directions(presentation.layout).main(frame)
        return isLast ? end : start
    }
}
