public import CollectionCore
package import CollectionWire

/// Calls that wait for their answer: those of `CollectionView`, for the view of a number.
extension CollectionClient {
    public mutating func createView() throws(ClientError) -> UInt32 {
        try call(CreateView())
    }

    /// Makes a view by a set-up that the server offers.
    public mutating func createView(bySetupNamed name: String) throws(ClientError) -> UInt32 {
        try call(CreateView(setupName: try Self.bytes(of: name)))
    }

    public mutating func destroyView(_ view: UInt32) throws(ClientError) {
        _ = try call(DestroyView(), view: view)
    }

    public mutating func registerElementKind(
        _ name: String, view: UInt32
    ) throws(ClientError) -> ElementKind {
        try call(RegisterElementKind(name: try Self.bytes(of: name)), view: view)
    }

    public mutating func registerReuseIdentifier(
        _ name: String, category: ElementCategory, kind: ElementKind, view: UInt32
    ) throws(ClientError) -> ReuseIdentifier {
        let name = try Self.bytes(of: name)
        return try call(
            RegisterReuseIdentifier(name: name, category: category, kind: kind), view: view)
    }

    public mutating func setEnvironment(
        _ environment: Environment, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetEnvironment(environment), view: view)
    }

    public mutating func setLayout(
        _ layout: Layout, animation: Animation? = nil, tag: UInt64 = 0, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetLayout(layout, animation: animation, tag: tag), view: view)
    }

    /// Has the next display frame lay out again, and move the content offset; elements that the
    /// context names are not sent.
    public mutating func invalidateLayout(
        with context: InvalidationContext, view: UInt32
    ) throws(ClientError) {
        _ = try call(InvalidateLayout(context), view: view)
    }

    public mutating func setFlowLayout(_ layout: FlowLayout, view: UInt32) throws(ClientError) {
        _ = try call(SetFlowLayout(layout), view: view)
    }

    public mutating func setBounds(_ bounds: Rect, view: UInt32) throws(ClientError) {
        _ = try call(SetBounds(bounds), view: view)
    }

    /// Has the view queue these events from now on; `takeEvents` gives them.
    public mutating func setEventMask(_ mask: EventMask, view: UInt32) throws(ClientError) {
        _ = try call(SetEventMask(mask), view: view)
    }

    public mutating func displayFrame(
        for request: DisplayFrameRequest, view: UInt32
    ) throws(ClientError) -> DisplayFrame {
        try checkNothingOutstanding()
        enqueueDisplayFrame(for: request, view: view)
        return try nextDisplayFrame()
    }

    /// Sends a request, and waits for its answer.
    package mutating func call<O: Operation>(
        _ operation: O, view: UInt32 = 0
    ) throws(ClientError) -> O.Answer {
        try checkNothingOutstanding()
        enqueue(operation, view: view)
        return try nextAnswer(to: O.self)
    }

    private func checkNothingOutstanding() throws(ClientError) {
        if outstandingCount != 0 { throw .responsesOutstanding(outstandingCount) }
    }

    var wrongResult: ClientError { .unexpectedResponse("the response is to another operation") }

    static func bytes(of name: String) throws(ClientError) -> [UInt8] {
        let bytes = Array(name.utf8)
        if bytes.contains(0) { throw .zeroByteInText }
        return bytes
    }
}
