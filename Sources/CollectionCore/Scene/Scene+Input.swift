// What a person does with pointers: section U of docs/semantics.md.
extension Scene {
    /// Checks the place and the time of a call.
    ///
    /// - Throws: `invalidNumber` for a place that is none; `invalidArgument` for a time that goes
    ///   back.
    func checkCall(at position: Point, _ time_ns: UInt64) throws(CollectionError) {
        try position.validate("position")
        if time_ns < lastTime_ns { throw .invalidArgument("time_ns", .goesBack) }
    }

    /// Returns the time of the last sample, or the time before if there is none.
    ///
    /// - Parameter start_ns: The last time that the view was told.
    /// - Throws: As `sendPointers`.
    static func lastTime(
        of samples: Span<PointerSample>, after start_ns: UInt64
    ) throws(CollectionError) -> UInt64 {
        var time_ns = start_ns
        for index in samples.indices {
            let sample = samples[index]
            if sample.time_ns < time_ns { throw .invalidNumber("time_ns", index: index, .goesBack) }
            time_ns = sample.time_ns
            if sample.phase == nil { throw .invalidNumber("phase", index: index, .unknownValue) }
            if sample.device == nil { throw .invalidNumber("device", index: index, .unknownValue) }
            try Point.validate(sample.position.x, "position", index: index)
            try Point.validate(sample.position.y, "position", index: index)
        }
        return time_ns
    }
}

extension Scene {
    mutating func endDrag(_ sample: PointerSample, ofSection section: Int) {
        queueOffset(ofSection: section, at: sample.time_ns)
        if let (velocity, began) = input.sections[section].endDrag(sample) {
            letGo(section, velocity, from: began)
        }
    }

    mutating func endDragOfView(_ sample: PointerSample) {
        guard let (velocity, began) = input.scroller.endDrag(sample) else { return }
        let proposed = input.scroller.proposedTarget(velocity)
        input.scroller.letGo(
            velocity, proposed: proposed, to: target(proposed, velocity, from: began))
    }

    /// Returns where a drag leads: to a page, or where the layout wants the content to rest, and
    /// then to the nearest snap point; nil where friction ends it.
    mutating func target(
        _ proposed: Point, _ velocity: Point, from began: Point
    ) -> Point? {
        if input.scroller.configuration.isPagingEnabled {
            return input.scroller.page(velocity, from: began)
        }
        let speed = Point(x: velocity.x / 1000, y: velocity.y / 1000)
        // A layout that fails to answer leaves the content to friction.
        guard
            let place = try? targetContentOffset(
                forProposedContentOffset: proposed, velocity: speed)
        else { return nil }
        let target = snapped(place)
        return target.x.isAbout(proposed.x) && target.y.isAbout(proposed.y) ? nil : target
    }
}
