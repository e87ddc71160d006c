// Scrollers of orthogonal sections: rule M17 of docs/semantics.md.
extension Scene {
    /// Returns the index of the scroller of the orthogonal section at a pointer sample, and creates
    /// the scroller if the section rests; nil: no orthogonal section is there, or the device is
    /// indirect.
    mutating func sectionScroller(for sample: PointerSample) -> Int? {
        if sample.device?.isDirect != true { return nil }
        return sectionScroller(at: sample.position, sample.time_ns)
    }

    /// Returns the index of the scroller of the orthogonal section at a point of the bounds, and
    /// creates the scroller if the section rests; nil: no section that scrolls is there.
    mutating func sectionScroller(at position: Point, _ time_ns: UInt64) -> Int? {
        let configuration = input.scroller.configuration
        if !configuration.isEnabled || !configuration.isScrollEnabled { return nil }
        // Zoomed content scrolls as a whole.
        if interactive != nil || !screen.isShown || screen.zoomScale != 1 { return nil }
        // Content outside the bounds is invisible, even where the content continues.
        let size = input.scroller.port.boundsSize
        let seen = Rect(x: 0, y: 0, width: size.width, height: size.height)
        if !seen.contains(position) { return nil }
        // If a custom layout fails, no section is hit.
        guard (try? prepare(viewport.bounds)) != nil, stage.free == nil else { return nil }
        let offset = screen.frame.contentOffset
        let place = Point(x: offset.x + position.x, y: offset.y + position.y)
        guard let row = stage.geometry.row(at: place) else { return nil }
        if row.greatestOffset <= 0 {
            return input.scroller(ofSection: UInt32(row.section.place.index))
        }
        return sectionScroller(of: row, time_ns)
    }

    /// Returns the index of the scroller of an orthogonal section, and creates the scroller if the
    /// section rests.
    @inline(never)
    mutating func sectionScroller(of row: OrthogonalRow, _ time_ns: UInt64) -> Int {
        let section = UInt32(row.section.place.index)
        if let index = input.scroller(ofSection: section) {
            input.sections[index].isMirrored = stage.geometry.container.isMirrored
            return index
        }
        let start = stage.geometry.offsets.offset(ofSection: Int(section))
        input.sections.append(
            SectionScroller(
                section: section, port: port(of: row), offset: along(start),
                input.scroller.configuration.across(row.groups.behavior),
                isMirrored: stage.geometry.container.isMirrored,
                at: time_ns))
        return input.sections.count - 1
    }

    /// Converts an offset along the cross axis into a point.
    func along(_ offset: Double) -> Point {
        stage.geometry.axis.other.point(main: offset, cross: 0)
    }

    private func port(of row: OrthogonalRow) -> ScrollerPort {
        let axis = stage.geometry.axis
        return ScrollerPort(
            boundsSize: axis.size(main: 0, cross: row.groups.viewportLength),
            contentSize: axis.size(main: 0, cross: row.contentLength),
            pixelScale: stage.settings.pixelScale, isShown: true)
    }

    /// Sets the layout's offsets of orthogonal sections to the offsets of their scrollers.
    mutating func scrollSections() {
        for index in input.sections.indices where !input.sections[index].isGone {
            let section = input.sections[index].section
            let offset = stage.geometry.axis.cross(input.sections[index].scroller.offset)
            if offset != stage.geometry.offsets.offset(ofSection: Int(section)) {
                scroll(section, to: offset)
                if input.sections[index].scroller.state == .idle && leadsToRest(ofSection: index) {
                    stage.geometry.offsets.noteRest(ofSection: section)
                }
            }
        }
    }

    /// Updates the scrollers of sections after a display frame: offsets that an update has moved,
    /// changed lengths, and sections that do not scroll any more.
    mutating func noteSectionsScrolled() {
        for index in input.sections.indices where !input.sections[index].isGone {
            let section = input.sections[index].section
            if interactive != nil {
                input.sections[index].interrupt()
                continue
            }
            guard stage.free == nil, let row = stage.geometry.row(ofSection: section) else {
                input.sections[index].end()
                continue
            }
            let now = stage.geometry.offsets.offset(ofSection: Int(section))
            let moved = now - stage.geometry.axis.cross(input.sections[index].scroller.offset)
            let leadsToRest = screen.frame.didLayoutChange && leadsToRest(ofSection: index)
            input.sections[index].move(by: moved, stage.geometry.axis)
            input.sections[index].scroller.take(port(of: row))
            if leadsToRest { followRest(of: row, index) }
            if input.sections[index].endInterruption() { leadToRest(row, index) }
        }
        if !stage.geometry.offsets.adrift.isEmpty { settleAdrift() }
    }

    /// Whether the motion of a section ends where its behavior says; of a section without a motion,
    /// whether its last motion did so.
    private func leadsToRest(ofSection index: Int) -> Bool {
        let end = stage.geometry.axis.cross(input.sections[index].scroller.destination)
        return input.sections[index].rest?.isAbout(end) ?? false
    }

    /// Leads the motion of a section whose layout has changed to the rest nearest to its end.
    @inline(never)
    private mutating func followRest(of row: OrthogonalRow, _ index: Int) {
        let end = stage.geometry.axis.cross(input.sections[index].scroller.destination)
        let rest = stage.geometry.nearestRest(to: end, of: row)
        input.sections[index].rest = rest
        if rest.isAbout(end) || !input.sections[index].scroller.isMoving { return }
        input.sections[index].scroller.redirect(to: along(rest))
    }

    /// Leads a section that has no motion to where its behavior may leave it.
    @inline(never)
    private mutating func settle(_ row: OrthogonalRow, _ index: Int, _ origin: EventOrigin) {
        let offset = stage.geometry.axis.cross(input.sections[index].scroller.offset)
        let rest = stage.geometry.nearestRest(to: offset, of: row)
        input.sections[index].rest = rest
        input.sections[index].scroller.decelerate(.zero, to: along(rest), origin)
    }

    /// Leads the sections that a display frame has left beside their rests to the nearest ones.
    @inline(never)
    private mutating func settleAdrift() {
        for section in stage.geometry.offsets.adrift {
            guard let row = stage.geometry.row(ofSection: section) else { continue }
            leadToRest(row, sectionScroller(of: row, input.scroller.time_ns))
        }
        stage.geometry.offsets.noteLed()
    }

    /// Leads a section to where its behavior may leave it, now or when the pointer on it lifts.
    @inline(never)
    private mutating func leadToRest(_ row: OrthogonalRow, _ index: Int) {
        switch input.sections[index].scroller.state {
        case .idle: settle(row, index, .update)
        case .tracking: input.sections[index].scroller.drag?.noteBetweenPages()
        case .dragging, .decelerating, .animating, .zooming: break
        }
    }

    /// Starts the motion of an orthogonal section when a pointer that has dragged the section
    /// lifts.
    mutating func letGo(_ index: Int, _ velocity: Point, from began: Point) {
        let proposed = input.sections[index].scroller.proposedTarget(velocity)
        let target = target(ofSection: index, proposed, velocity, from: began)
        input.sections[index].scroller.letGo(velocity, proposed: proposed, to: target)
    }

    /// Leads an orthogonal section that a person has stopped between two places of rest, and lets
    /// go of, to the nearest one.
    mutating func settleStopped(_ index: Int) {
        input.sections[index].scroller.awaitsRest = false
        if input.sections[index].scroller.state != .idle { return }
        if let row = laidOutRow(ofSection: index), row.groups.behavior != .continuous {
            settle(row, index, .user)
        }
    }

    /// Stops all content that moves without a pointer. Content that is beyond an edge springs back,
    /// and content that pages goes on to the nearest page.
    mutating func haltScrollers() {
        input.scroller.halt()
        for index in input.sections.indices where input.sections[index].scroller.state != .idle {
            input.sections[index].scroller.halt()
        }
    }

    /// Returns the groups of an orthogonal section whose behaviour pages; nil: it does not.
    mutating func pagingRow(ofSection index: Int) -> OrthogonalRow? {
        guard let row = laidOutRow(ofSection: index), row.groups.behavior.pages else { return nil }
        return row
    }

    /// Returns the groups of an orthogonal section that scrolls, with the scroller where its layout
    /// has the section by now; nil: the layout fails.
    ///
    /// - Parameter index: The index of the section's scroller.
    @discardableResult @inline(never)
    mutating func laidOutRow(ofSection index: Int) -> OrthogonalRow? {
        let section = input.sections[index].section
        guard (try? prepare(viewport.bounds)) != nil, stage.free == nil else { return nil }
        settleOffset(ofSection: section)
        return stage.geometry.row(ofSection: section)
    }

    /// Returns the offset at which the behaviour of an orthogonal section ends a motion; nil:
    /// friction alone ends the motion.
    mutating func target(
        ofSection index: Int, _ proposed: Point, _ velocity: Point, from began: Point
    ) -> Point? {
        guard let row = laidOutRow(ofSection: index), row.groups.behavior != .continuous else {
            return nil
        }
        let axis = stage.geometry.axis
        let rest = stage.geometry.rest(
            of: row, proposed: axis.cross(proposed), velocity: axis.cross(velocity),
            from: axis.cross(began))
        input.sections[index].rest = rest
        return along(rest)
    }
}

extension ScrollConfiguration {
    /// The scroll configuration of an orthogonal section: the section's behaviour replaces paging.
    fileprivate func across(_ behavior: OrthogonalScrollingBehavior) -> ScrollConfiguration {
        var configuration = self
        configuration.isPagingEnabled = false
        configuration.stopsAtNextSnapPoint = false
        configuration.keyboardDismissMode = .none
        configuration.isRefreshEnabled = false
        configuration.isDirectionalLockEnabled = false
        configuration.alwaysBouncesVertically = false
        configuration.alwaysBouncesHorizontally = false
        if behavior.pages { configuration.decelerationRate = .fast }
        return configuration
    }
}
