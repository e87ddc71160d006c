extension CollectionView {
    /// Lays out what the request's bounds show and binds it to reusable views.
    ///
    /// - Throws: `invalidNumber`, `contentTooLong`, `limitExceeded`. The display frame may then be
    ///   asked again.
    /// - Complexity: O(log n + visible elements); the first one after data, layout or the length
    ///   of lines changed lays out everything.
    public mutating func displayFrame(
        for request: DisplayFrameRequest
    ) throws(CollectionError) -> DisplayFrame {
        var request = request
        try showDisplayFrame(for: &request, dataBytesMax: scene.limits.dataBytes)
        return shownFrame
    }

    /// Lays out what the request's bounds show; the display frame stays in the view, as
    /// `screen.frame`, until the next one.
    ///
    /// - Parameters:
    ///   - request: Gets the content offset of the scroller.
    ///   - dataBytesMax: The limit that holds for what measured sizes take: that of the view, or
    ///     what other views leave of a limit that they share.
    package mutating func showDisplayFrame(
        for request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        try scene.check(request, after: scene.screen.lastTime_ns)
        if scene.input.isUsed {
            try showUsed(&request, dataBytesMax: dataBytesMax)
        } else {
            try show(request, dataBytesMax: dataBytesMax)
        }
        if prefetch.items != nil { prefetch.stepPrefetch(in: &scene) }
        let areStatesStale = scene.screen.states.isStale
        if scene.screen.states.isUsed { showStates() }
        if scene.screen.pool.standby.isUsed
            && (areStatesStale || prefetch.mustStepStandby(in: scene))
        {
            prefetch.showStandby(
                keeping: keptElements, scene.screen.states.isUsed ? stateSource : nil,
                areStatesStale: areStatesStale, in: &scene
            )
        }
        if scene.background != nil { scene.showBackground() }
        if scene.input.isUsed || scene.events.mask != [] { tellOfDisplayFrame() }
        if scene.screen.zoomScale != 1 {
            scene.scaleDisplayFrame()
        } else if scene.screen.scaledFrame != nil {
            scene.screen.scaledFrame = nil
        }
    }

    /// Lays out and shows what the bounds of the request show.
    @inline(__always)
    mutating func show(
        _ request: DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        if scene.screen.pool.standby.isUsed {
            prefetch.beginStandby(keeping: keptElements, in: &scene)
        }
        if !scene.onlyScrolls(request) {
            scene.screen.targets.drop()
            if !scene.showUpdates(request) {
                scene.screen.window.drop()
                try scene.layOutAndCommit(request, dataBytesMax: dataBytesMax)
            }
        } else if scene.transitions.isRunning {
            try scene.showMoving(request, dataBytesMax: dataBytesMax)
        } else if !scene.scroll(request) {
            try scene.showScrolled(request, dataBytesMax: dataBytesMax)
        }
    }
}
