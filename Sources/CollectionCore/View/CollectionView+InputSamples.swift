// Samples of all sorts, and the display frame after them: rule U1 of docs/semantics.md.
extension CollectionView {
    /// Follows pointers, wheels and pinches in the order of their times, as `sendPointers`,
    /// `sendWheels` and `sendPinches` do, and shows a display frame after them: all that a host
    /// calls for a frame, in one call.
    ///
    /// - Throws: What those throw for a sample, and `invalidArgument` for a request that cannot be;
    ///   then nothing has changed. All else that `displayFrame` throws; then the samples count,
    ///   and the display frame may be asked again without them.
    public mutating func displayFrame(
        for request: DisplayFrameRequest, after samples: InputSamples
    ) throws(CollectionError) -> DisplayFrame {
        var request = request
        try showDisplayFrame(for: &request, after: samples, dataBytesMax: scene.limits.dataBytes)
        return shownFrame
    }

    /// - Parameters:
    ///   - request: Gets the content offset of the scroller.
    ///   - dataBytesMax: As of `showDisplayFrame(for:dataBytesMax:)`.
    package mutating func showDisplayFrame(
        for request: inout DisplayFrameRequest, after samples: InputSamples, dataBytesMax: Int
    ) throws(CollectionError) {
        if !samples.wheels.isEmpty { try scene.checkScroller() }
        let start_ns = scene.lastTime_ns
        let pointers_ns = try Scene.lastTime(of: samples.pointers.span, after: start_ns)
        let wheels_ns = try Scene.lastTime(of: samples.wheels.span, after: start_ns)
        let pinches_ns = try Scene.lastTime(of: samples.pinches.span, after: start_ns)
        try scene.check(request, after: max(pointers_ns, wheels_ns, pinches_ns))
        follow(samples)
        try showDisplayFrame(for: &request, dataBytesMax: dataBytesMax)
    }

    /// - Precondition: The samples are valid.
    private mutating func follow(_ samples: InputSamples) {
        scene.input.isUsed = true
        var (pointer, wheel, pinch) = (0, 0, 0)
        while let next = samples.next(afterPointers: pointer, wheels: wheel, pinches: pinch) {
            switch next {
            case .pointer:
                followInput(samples.pointers[pointer])
                pointer += 1
            case .wheel:
                followInput(samples.wheels[wheel])
                wheel += 1
            case .pinch:
                followInput(samples.pinches[pinch])
                pinch += 1
            }
        }
        settleInput()
        scene.input.endSample()
    }
}

extension InputSamples {
    fileprivate enum Sort {
        case pointer, wheel, pinch
    }

    /// Returns the sort of the earliest sample after so many of each sort, or nil after all. Of
    /// samples at the same time a pointer is before a wheel, and a wheel before a pinch.
    fileprivate func next(
        afterPointers pointer: Int, wheels wheel: Int, pinches pinch: Int
    ) -> Sort? {
        var next: (sort: Sort, time_ns: UInt64)?
        if pinch < pinches.count { next = (.pinch, pinches[pinch].time_ns) }
        if wheel < wheels.count, wheels[wheel].time_ns <= next?.time_ns ?? .max {
            next = (.wheel, wheels[wheel].time_ns)
        }
        if pointer < pointers.count, pointers[pointer].time_ns <= next?.time_ns ?? .max {
            next = (.pointer, pointers[pointer].time_ns)
        }
        return next?.sort
    }
}
