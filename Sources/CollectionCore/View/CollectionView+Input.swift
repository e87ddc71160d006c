// Pointer input: section U of docs/semantics.md.
extension CollectionView {
    /// Sets the time and the distance of a long press, and which key is the command key. A pointer
    /// that is down becomes a long press by the settings with which it went down.
    ///
    /// - Throws: `invalidNumber` for a time or a distance that is too large, or no distance.
    public mutating func setInputConfiguration(
        _ configuration: InputConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        scene.input.configuration = configuration
    }

    /// Handles pointers: a touch or a pen drags the content if the scroller is enabled, and any
    /// pointer taps, highlights and long-presses. Everything that depends on time happens up to a
    /// sample's time before the sample is handled.
    ///
    /// - Throws: `invalidNumber` for a time before the last time, an unknown phase or device, and a
    ///   position that is not finite. Then nothing has changed.
    /// - Complexity: O(m) for m samples, and O(elements of the display frame) for each pointer that
    ///   goes down, once laid out
    public mutating func sendPointers(_ samples: Span<PointerSample>) throws(CollectionError) {
        _ = try Scene.lastTime(of: samples, after: scene.lastTime_ns)
        scene.input.isUsed = true
        for index in samples.indices {
            interactions.followInput(samples[index], in: &scene, &observers)
        }
        interactions.endSamples(in: &scene, &observers)
    }
}

// Samples of all kinds, and the display frame after them: rule U1 of docs/semantics.md.
extension CollectionView {
    /// Handles pointers, wheels and pinches in the order of their times, as `sendPointers`,
    /// `sendWheels` and `sendPinches` do, and then makes a display frame: everything that a host
    /// calls for a frame, in one call.
    ///
    /// - Throws: The errors of these functions for a sample, and those of an invalid request; then
    ///   nothing has changed. Also the other errors of `displayFrame`; then the samples have been
    ///   handled, and the host may request the display frame again without them.
    public mutating func displayFrame(
        for request: DisplayFrameRequest, after samples: InputSamples
    ) throws(CollectionError) -> DisplayFrame {
        var request = request
        try showDisplayFrame(for: &request, after: samples, dataBytesMax: scene.limits.dataBytes)
        return shownFrame
    }

    /// - Parameters:
    ///   - request: The request. An enabled scroller replaces its content offset.
    ///   - dataBytesMax: The limit, as `showDisplayFrame(for:dataBytesMax:)` accepts it.
    package mutating func showDisplayFrame(
        for request: inout DisplayFrameRequest, after samples: InputSamples, dataBytesMax: Int
    ) throws(CollectionError) {
        if !samples.wheels.isEmpty { try scene.checkScroller() }
        let start_ns = scene.lastTime_ns
        let pointers_ns = try Scene.lastTime(of: samples.pointers.span, after: start_ns)
        let wheels_ns = try Scene.lastTime(of: samples.wheels.span, after: start_ns)
        let pinches_ns = try Scene.lastTime(of: samples.pinches.span, after: start_ns)
        try scene.check(request, after: max(pointers_ns, wheels_ns, pinches_ns))
        interactions.follow(samples, in: &scene, &observers)
        try interactions.showDisplayFrame(
            for: &request, dataBytesMax: dataBytesMax, in: &scene, &observers)
    }
}
