// The search for items ahead of the one that has focus: rule N4 of docs/semantics.md.
extension Scene {
    /// Returns the frame of an element as it is seen: of a section that scrolls across, the part in
    /// the container, or what is nearest to it there; nil where the layout has no such element.
    mutating func shownFrame(of element: Element) throws(CollectionError) -> Rect? {
        guard let box = try boundingBox(of: element) else { return nil }
        if !element.isCell { return box }
        return stage.geometry.nearestInViewport(box, ofSection: element.indexPath.section)
    }

    /// Returns the frame of an element, or its bounding box under a transform.
    mutating func boundingBox(of element: Element) throws(CollectionError) -> Rect? {
        var transforms: [Transform3D] = []
        let attributes = try stage.attributes(
            for: element, visible: visibleInterval, transforms: &transforms)
        return attributes.map { $0.frame.boundingBox(under: transforms.matrix($0.transform)) }
    }

    /// Whether the search has come to the end of the content.
    func reaches(_ beam: FocusBeam, _ reach: Double) -> Bool {
        let end = beam.isBackward ? 0 : beam.axis.main(stage.contentSize)
        return beam.place.end + reach >= end
    }

    /// What is looked through across the way: along the axis of the layout, all that there is;
    /// across, a screen to both sides.
    func acrossOfSearch(_ beam: FocusBeam, isAlong: Bool) -> Interval {
        let other = beam.axis.other
        let length = other.main(viewport.bounds.size)
        if !isAlong { return Interval(beam.across.start - length, beam.across.end + length) }
        return lengthOfSearch(other)
    }

    /// All that there is along an axis, of the content and in the bounds.
    func lengthOfSearch(_ axis: Axis) -> Interval {
        let (start, end) = (axis.mainStart(viewport.bounds), axis.mainEnd(viewport.bounds))
        return Interval(min(start, 0), max(end, axis.main(stage.contentSize)))
    }
}

extension SectionedGeometry {
    /// Returns the part of a rectangle where items of a section are seen, or the edge that is
    /// nearest to it.
    func nearestInViewport(_ rect: Rect, ofSection index: UInt32) -> Rect {
        if let seen = inViewport(rect, ofSection: index) { return seen }
        guard let viewport = arrangement(section(Int(index)).metrics).viewport else { return rect }
        let start = axis.crossStart(rect)
        return axis.rect(
            main: axis.mainStart(rect),
            cross: min(max(start, viewport.start), viewport.end),
            mainLength: axis.main(rect.size), crossLength: 0)
    }
}
