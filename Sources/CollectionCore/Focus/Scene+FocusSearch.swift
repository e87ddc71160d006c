// The search for items ahead of the one that has focus: rule N4 of docs/semantics.md.
extension Scene {
    /// The visible frame of an element. In a section that scrolls orthogonally, the part of the
    /// frame in the section's viewport, or the nearest edge of the viewport. Nil if the layout does
    /// not have the element.
    mutating func shownFrame(of element: Element) throws(CollectionError) -> Rect? {
        guard let box = try boundingBox(of: element) else { return nil }
        if !element.isCell { return box }
        return stage.geometry.nearestInViewport(box, ofSection: element.indexPath.section)
    }

    /// The frame of an element, or its bounding box under a transform; nil if the layout does not
    /// have the element.
    mutating func boundingBox(of element: Element) throws(CollectionError) -> Rect? {
        var transforms: [Transform3D] = []
        let attributes = try stage.attributes(
            for: element, visible: visibleInterval, transforms: &transforms)
        return attributes.map { $0.frame.boundingBox(under: transforms.matrix($0.transform)) }
    }

    /// Whether the search has reached the end of the content.
    func reaches(_ beam: FocusBeam, _ reach: Double) -> Bool {
        let end = beam.isBackward ? 0 : beam.axis.main(stage.contentSize)
        return beam.place.end + reach >= end
    }

    /// The extent of a search across the move: if the move is along the main axis, all of the
    /// content; otherwise the beam and a length of the bounds on both sides.
    func acrossOfSearch(_ beam: FocusBeam, isAlong: Bool) -> Interval {
        let other = beam.axis.other
        let length = other.main(viewport.bounds.size)
        if !isAlong { return Interval(beam.across.start - length, beam.across.end + length) }
        return lengthOfSearch(other)
    }

    /// The extent of the content and the bounds together along an axis.
    func lengthOfSearch(_ axis: Axis) -> Interval {
        let (start, end) = (axis.mainStart(viewport.bounds), axis.mainEnd(viewport.bounds))
        return Interval(min(start, 0), max(end, axis.main(stage.contentSize)))
    }
}

extension SectionedGeometry {
    /// The part of a rectangle that is in the viewport of a section, or the nearest edge of the
    /// viewport.
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
