// Sections that scroll across by themselves: rule M17 of docs/semantics.md.
extension Scene {
    /// Returns the number of the scroller of the section that a pointer goes down on, which is a
    /// new one for a section that rests; nil beside sections that scroll.
    mutating func sectionScroller(for sample: PointerSample) -> Int? {
        if sample.device?.isDirect != true { return nil }
        return sectionScroller(at: sample.position, sample.time_ns)
    }

    /// Returns the number of the scroller of the section at a point of the bounds, as above.
    mutating func sectionScroller(at position: Point, _ time_ns: UInt64) -> Int? {
        let configuration = input.scroller.configuration
        if !configuration.isEnabled || !configuration.isScrollEnabled { return nil }
        // Scaled content scrolls as a whole.
        if interactive != nil || !screen.isShown || screen.zoomScale != 1 { return nil }
        // Content beyond the bounds is not seen, however far it goes on.
        let size = input.scroller.port.boundsSize
        let seen = Rect(x: 0, y: 0, width: size.width, height: size.height)
        if !seen.contains(position) { return nil }
        // Where a layout cannot say where its sections are, none is hit.
        guard (try? prepare(viewport.bounds)) != nil, stage.free == nil else { return nil }
        let offset = screen.frame.contentOffset
        let place = Point(x: offset.x + position.x, y: offset.y + position.y)
        guard let row = stage.geometry.row(at: place) else { return nil }
        if row.greatestOffset <= 0 {
            return input.scroller(ofSection: UInt32(row.section.place.index))
        }
        return sectionScroller(of: row, time_ns)
    }

    /// Returns the number of the scroller of a section that scrolls, which is a new one if the
    /// section rests.
    mutating func sectionScroller(of row: OrthogonalRow, _ time_ns: UInt64) -> Int {
        let section = UInt32(row.section.place.index)
        if let index = input.scroller(ofSection: section) { return index }
        let start = stage.geometry.offsets.offset(ofSection: Int(section))
        input.sections.append(
            SectionScroller(
                section: section, port: port(of: row), offset: along(start),
                input.scroller.configuration.across(row.groups.behavior),
                isMirrored: stage.geometry.container.isMirrored,
                at: time_ns))
        return input.sections.count - 1
    }

    /// An offset across, as a place.
    private func along(_ offset: Double) -> Point {
        stage.geometry.axis.other.point(main: offset, cross: 0)
    }

    private func port(of row: OrthogonalRow) -> ScrollerPort {
        let axis = stage.geometry.axis
        return ScrollerPort(
            boundsSize: axis.size(main: 0, cross: row.groups.viewportLength),
            contentSize: axis.size(main: 0, cross: row.contentLength),
            pixelScale: stage.configuration.pixelScale, isShown: true)
    }

    /// Has the layout show the sections where their scrollers have them.
    mutating func scrollSections() {
        for index in input.sections.indices where !input.sections[index].isGone {
            let section = input.sections[index].section
            let offset = stage.geometry.axis.cross(input.sections[index].scroller.offset)
            if offset != stage.geometry.offsets.offset(ofSection: Int(section)) {
                scroll(section, to: offset)
            }
        }
    }

    /// Notes what a display frame has made of the sections: offsets that an update has moved, other
    /// lengths, and sections that do not scroll any more.
    mutating func noteSectionsScrolled() {
        for index in input.sections.indices where !input.sections[index].isGone {
            let section = input.sections[index].section
            guard interactive == nil, stage.free == nil,
                let row = stage.geometry.row(ofSection: section)
            else {
                input.sections[index].end()
                continue
            }
            let now = stage.geometry.offsets.offset(ofSection: Int(section))
            let moved = now - stage.geometry.axis.cross(input.sections[index].scroller.offset)
            if moved != 0 { input.sections[index].scroller.move(by: along(moved)) }
            input.sections[index].scroller.take(port(of: row))
        }
    }

    /// Lets a section go that a pointer has dragged.
    mutating func letGo(_ index: Int, _ velocity: Point, from began: Point) {
        let proposed = input.sections[index].scroller.proposedTarget(velocity)
        let target = target(ofSection: index, proposed, velocity, from: began)
        input.sections[index].scroller.letGo(velocity, proposed: proposed, to: target)
    }

    /// Returns where a section's behaviour leads; nil where friction ends a motion.
    mutating func target(
        ofSection index: Int, _ proposed: Point, _ velocity: Point, from began: Point
    ) -> Point? {
        let axis = stage.geometry.axis
        let section = Int(input.sections[index].section)
        guard (try? prepare(viewport.bounds)) != nil, stage.free == nil,
            let row = stage.geometry.row(of: stage.geometry.section(section)),
            row.groups.behavior != .continuous
        else { return nil }
        return along(
            stage.geometry.rest(
                of: row, proposed: axis.cross(proposed), velocity: axis.cross(velocity),
                from: axis.cross(began)))
    }
}

extension ScrollConfiguration {
    /// The settings of a section that scrolls across: what the section's behaviour says of where it
    /// rests takes the place of pages.
    fileprivate func across(_ behavior: OrthogonalScrollingBehavior) -> ScrollConfiguration {
        var configuration = self
        configuration.isPagingEnabled = false
        configuration.keyboardDismissMode = .none
        configuration.isRefreshEnabled = false
        configuration.isDirectionalLockEnabled = false
        configuration.alwaysBouncesVertically = false
        configuration.alwaysBouncesHorizontally = false
        switch behavior {
        case .paging, .groupPaging, .groupPagingCentered: configuration.decelerationRate = .fast
        case .none, .continuous, .continuousGroupLeadingBoundary: break
        }
        return configuration
    }
}
