extension Scene {
    /// Lays out and commits a display frame of the request's bounds.
    @inline(never)
    mutating func show(
        _ request: DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        if !onlyScrolls(request) {
            screen.targets.drop()
            if !showUpdates(request) {
                screen.window.drop()
                try layOutAndCommit(request, dataBytesMax: dataBytesMax)
            }
        } else if transitions.isRunning {
            try showMoving(request, dataBytesMax: dataBytesMax)
        } else if !scroll(request) {
            try showScrolled(request, dataBytesMax: dataBytesMax)
        }
    }
}
