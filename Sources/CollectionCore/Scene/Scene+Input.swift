// Pointer input: section U of docs/semantics.md.
extension Scene {
    /// Checks the position and the time of a call.
    ///
    /// - Throws: `invalidNumber` for a position that is not finite or too large; `invalidArgument`
    ///   for a time before the last time.
    func checkCall(at position: Point, _ time_ns: UInt64) throws(CollectionError) {
        try position.validate("position")
        try checkTime(time_ns)
    }

    /// - Throws: `invalidArgument` for a time before the last time.
    func checkTime(
        _ time_ns: UInt64, _ argument: CollectionError.Argument = "time_ns"
    ) throws(CollectionError) {
        if time_ns < lastTime_ns { throw .goesBack(argument, time_ns, before: lastTime_ns) }
    }

    /// Checks pointer samples, and returns the time of the last sample, or `start_ns` if there are
    /// no samples.
    ///
    /// - Parameter start_ns: The last time that the view has received, in nanoseconds.
    /// - Throws: `invalidNumber` for the first invalid sample, as `sendPointers` documents.
    static func lastTime(
        of samples: Span<PointerSample>, after start_ns: UInt64
    ) throws(CollectionError) -> UInt64 {
        var time_ns = start_ns
        for index in samples.indices {
            let sample = samples[index]
            if sample.time_ns < time_ns {
                throw .goesBack("samples#.time_ns", index: index, sample.time_ns, before: time_ns)
            }
            time_ns = sample.time_ns
            if sample.phase == nil {
                throw .unknown("samples#.phase", index: index, sample.phaseNumber, most: 3)
            }
            if sample.device == nil {
                throw .unknown("samples#.device", index: index, sample.deviceNumber, most: 3)
            }
            try sample.position.validate("samples#.position", index: index)
        }
        return time_ns
    }
}

extension Scene {
    mutating func endDrag(_ sample: PointerSample, ofSection section: Int) {
        queueOffset(ofSection: section, at: sample.time_ns)
        // The velocity leads on from where the layout has the section by now.
        if input.sections[section].scroller.state == .dragging { laidOutRow(ofSection: section) }
        if let (velocity, began) = input.sections[section].endDrag(sample) {
            letGo(section, velocity, from: began)
        }
    }

    mutating func endDragOfView(_ sample: PointerSample) {
        guard let (velocity, began) = input.scroller.endDrag(sample) else { return }
        let proposed = input.scroller.proposedTarget(velocity)
        input.scroller.letGo(
            velocity, proposed: proposed, to: target(proposed, velocity, from: began))
        noteLedToRest()
    }

    /// Returns the content offset at which a drag comes to rest: a page, or the offset that the
    /// layout targets, moved to the nearest snap point; nil: friction alone ends the motion.
    mutating func target(
        _ proposed: Point, _ velocity: Point, from began: Point
    ) -> Point? {
        if input.scroller.configuration.isPagingEnabled {
            return input.scroller.page(velocity, from: began)
        }
        if input.scroller.configuration.stopsAtSnapPoints {
            return nextSnapPoint(velocity, from: began, proposed)
        }
        let speed = Point(x: velocity.x / 1000, y: velocity.y / 1000)
        // If a custom layout fails, friction ends the motion.
        guard
            let place = try? targetContentOffset(
                forProposedContentOffset: proposed, velocity: speed)
        else { return nil }
        let target = snapped(place)
        if !target.isAbout(proposed) { return target }
        // At an edge friction alone may bounce, and come to rest elsewhere.
        let axis = stage.settings.scrollDirection
        let end = axis.main(input.scroller.frictionEnd(velocity))
        return hasPlacesOfRest && !end.isAbout(axis.main(target)) ? target : nil
    }

    /// Whether snap points or the layout say where content comes to rest.
    var hasPlacesOfRest: Bool { input.scroller.configuration.snapPoints != .none || restsAtItems }
}
