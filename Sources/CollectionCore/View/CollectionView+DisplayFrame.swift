extension CollectionView {
    /// Lays out the elements in the request's bounds and binds them to reusable views.
    ///
    /// - Throws: `invalidNumber`, `contentTooLong`, `limitExceeded`. The host may then request the
    ///   display frame again.
    /// - Complexity: O(log n + visible elements); the first display frame after a change of the
    ///   data, the layout or the length of lines lays out everything.
    public mutating func displayFrame(
        for request: DisplayFrameRequest
    ) throws(CollectionError) -> DisplayFrame {
        var request = request
        try showDisplayFrame(for: &request, dataBytesMax: scene.limits.dataBytes)
        return shownFrame
    }

    /// Lays out the elements in the request's bounds. The display frame remains in the view, as
    /// `screen.frame`, until the next display frame.
    ///
    /// - Parameters:
    ///   - request: The request. An enabled scroller replaces its content offset.
    ///   - dataBytesMax: The limit of data bytes, to which measured sizes add: the view's limit, or
    ///     the rest that other views leave of a shared limit.
    package mutating func showDisplayFrame(
        for request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        try interactions.showDisplayFrame(
            for: &request, dataBytesMax: dataBytesMax, in: &scene, &observers)
    }
}

// The background: rule V1 of docs/semantics.md.
extension CollectionView {
    /// The settings of the background; initially there is no background.
    public var backgroundConfiguration: BackgroundConfiguration {
        scene.background?.configuration ?? BackgroundConfiguration()
    }

    /// Sets the background behind all elements, from the next display frame on.
    ///
    /// - Throws: `unknownReuseIdentifier` for a reuse identifier that is not registered for
    ///   decoration views without a kind.
    public mutating func setBackground(
        _ configuration: BackgroundConfiguration
    ) throws(CollectionError) {
        try scene.setBackground(configuration)
    }
}
