// Wheels, and scroll gestures on trackpads: rule U6 of docs/semantics.md.
extension Scene {
    /// Checks wheel samples, and returns the time of the last sample, or `start_ns` if there are no
    /// samples.
    ///
    /// - Parameter start_ns: The last time that the view has received, in nanoseconds.
    /// - Throws: `invalidNumber` for the first invalid sample, as `sendWheels` documents.
    static func lastTime(
        of samples: Span<WheelSample>, after start_ns: UInt64
    ) throws(CollectionError) -> UInt64 {
        var time_ns = start_ns
        for index in samples.indices {
            let sample = samples[index]
            if sample.time_ns < time_ns {
                throw .goesBack("samples#.time_ns", index: index, sample.time_ns, before: time_ns)
            }
            time_ns = sample.time_ns
            if sample.unit == nil {
                throw .unknown("samples#.unit", index: index, sample.unitNumber, most: 2)
            }
            if sample.phase == nil {
                throw .unknown("samples#.phase", index: index, sample.phaseNumber, most: 4)
            }
            try sample.position.validate("samples#.position", index: index)
            try sample.delta.validate("samples#.delta", index: index)
        }
        return time_ns
    }
}

extension Scene {
    /// The distance by which a sample moves the content, in points.
    func distance(_ sample: WheelSample) -> Point {
        let delta = sample.turned
        switch sample.unit {
        case .points, nil: return delta
        case .lines:
            let line = input.scroller.configuration.wheelLine
            return Point(x: delta.x * line, y: delta.y * line)
        case .pages:
            let size = viewport.layoutSize
            return Point(x: delta.x * size.width, y: delta.y * size.height)
        }
    }

    /// Returns the index of the scroller of the orthogonal section that a wheel scrolls: the
    /// section under the pointer, if the larger part of the distance is along the cross axis; nil:
    /// the wheel scrolls the view.
    private mutating func section(for distance: Point, _ sample: WheelSample) -> Int? {
        let axis = stage.settings.scrollDirection
        if axis.cross(distance).magnitude <= axis.main(distance).magnitude { return nil }
        return sectionScroller(at: sample.position, sample.time_ns)
    }

    mutating func turnWheel(by distance: Point, at sample: WheelSample) {
        let isAtOnce = viewport.environment.reducesMotion
        let isSmooth = input.scroller.configuration.smoothsWheels && !isAtOnce
        if let index = section(for: distance, sample) {
            let turned = input.sections[index].turned(distance)
            if !turnPages(ofSection: index, by: turned, isAtOnce: isAtOnce) {
                input.sections[index].scroller.turnWheel(by: turned, isSmooth: isSmooth)
            }
        } else if !input.scroller.configuration.stopsAtSnapPoints && !input.scroller.pagesContent {
            input.scroller.turnWheel(by: distance, isSmooth: isSmooth)
        } else if let turns = input.scroller.turns(with: distance), let rest = rest(after: turns) {
            input.scroller.turnPages(turns, to: rest, isAtOnce: isAtOnce)
            noteLedToRest()
        }
    }

    /// Returns the content offset of the page or the snap point to which turns of a wheel lead;
    /// nil: the layout fails.
    private mutating func rest(after turns: WheelTurns) -> Point? {
        input.scroller.pagesContent
            ? input.scroller.page(after: turns) : snapPoint(after: turns)
    }

    /// Leads an orthogonal section to a page or a group, if its behaviour pages.
    ///
    /// - Returns: Whether it does.
    private mutating func turnPages(
        ofSection index: Int, by distance: Point, isAtOnce: Bool
    ) -> Bool {
        guard let row = pagingRow(ofSection: index) else { return false }
        if let turns = input.sections[index].scroller.turns(with: distance) {
            let axis = stage.geometry.axis
            let rest = stage.geometry.rest(
                of: row, turnedTo: axis.cross(turns.place), from: axis.cross(turns.began))
            input.sections[index].rest = rest
            input.sections[index].scroller.turnPages(turns, to: along(rest), isAtOnce: isAtOnce)
        }
        return true
    }

    /// Scrolls what the gesture already scrolls, or, when the gesture begins to move, what is under
    /// the pointer.
    mutating func scroll(by distance: Point, at sample: WheelSample) {
        if distance == .zero { return }
        let isOfView = input.scroller.wheel?.isScrolling == true
        let owner = isOfView ? nil : input.scrollingSection ?? section(for: distance, sample)
        if let owner {
            let turned = input.sections[owner].turned(distance)
            input.sections[owner].scroller.scroll(by: turned)
        } else {
            input.scroller.scroll(by: distance)
        }
    }

    /// Goes on to scroll, by the momentum of a gesture, the view or section that the gesture has
    /// scrolled.
    ///
    /// - Parameter isLast: Whether the momentum ends.
    mutating func coast(by distance: Point, isLast: Bool) {
        input.scroller.coast(by: distance, isLast: isLast)
        for index in input.sections.indices {
            let turned = input.sections[index].turned(distance)
            input.sections[index].scroller.coast(by: turned, isLast: isLast)
        }
    }

    /// Ends a scroll gesture when its fingers lift: the content returns from beyond an edge, or
    /// moves to where pages, the layout or the behaviour of a section make it rest.
    mutating func lift(isCancelled: Bool) {
        let time_ns = input.scroller.time_ns
        if input.scroller.wheel?.isScrolling == true {
            queueOffset(at: time_ns)
            let (velocity, began) = input.scroller.endScroll(isCancelled: isCancelled)
            let proposed = input.scroller.proposedTarget(velocity)
            // Without a target the momentum of the trackpad would leave the content anywhere.
            let rest = hasPlacesOfRest ? proposed : nil
            input.scroller.letGoWheel(
                velocity, to: target(proposed, velocity, from: began) ?? rest)
            noteLedToRest()
        } else if let index = input.scrollingSection {
            queueOffset(ofSection: index, at: time_ns)
            laidOutRow(ofSection: index)
            let (velocity, began) = input.sections[index].scroller.endScroll(
                isCancelled: isCancelled)
            let proposed = input.sections[index].scroller.proposedTarget(velocity)
            let target = target(ofSection: index, proposed, velocity, from: began)
            input.sections[index].scroller.letGoWheel(velocity, to: target)
        }
    }
}
