public import CollectionCore
package import CollectionWire

/// Calls that wait for their answer: those of `CollectionView`, for the view of a number.
extension CollectionClient {
    public mutating func createView() throws(ClientError) -> UInt32 {
        guard case .view(let view) = try call(.createView, view: 0) else { throw wrongResult }
        return view
    }

    public mutating func destroyView(_ view: UInt32) throws(ClientError) {
        _ = try call(.destroyView, view: view)
    }

    public mutating func registerElementKind(
        _ name: String, view: UInt32
    ) throws(ClientError) -> ElementKind {
        let change = Change.registerElementKind(name: try Self.bytes(of: name))
        guard case .elementKind(let kind) = try call(.change(change), view: view) else {
            throw wrongResult
        }
        return kind
    }

    public mutating func registerReuseIdentifier(
        _ name: String, category: ElementCategory, kind: ElementKind, view: UInt32
    ) throws(ClientError) -> ReuseIdentifier {
        let change = Change.registerReuseIdentifier(
            name: try Self.bytes(of: name), category, kind)
        guard case .reuseIdentifier(let identifier) = try call(.change(change), view: view) else {
            throw wrongResult
        }
        return identifier
    }

    public mutating func setEnvironment(
        _ environment: Environment, view: UInt32
    ) throws(ClientError) {
        _ = try call(.change(.setEnvironment(environment)), view: view)
    }

    public mutating func setLayout(
        _ layout: Layout, animation: Animation? = nil, tag: UInt64 = 0, view: UInt32
    ) throws(ClientError) {
        _ = try call(.change(.setLayout(layout, animation, tag: tag)), view: view)
    }

    /// Has the next display frame lay out again, and move the content offset; elements that the
    /// context names are not sent.
    public mutating func invalidateLayout(
        with context: InvalidationContext, view: UInt32
    ) throws(ClientError) {
        _ = try call(.change(.invalidateLayout(context)), view: view)
    }

    public mutating func setFlowLayout(_ layout: FlowLayout, view: UInt32) throws(ClientError) {
        _ = try call(.change(.setFlowLayout(layout)), view: view)
    }

    public mutating func setBounds(_ bounds: Rect, view: UInt32) throws(ClientError) {
        _ = try call(.change(.setBounds(bounds)), view: view)
    }

    public mutating func displayFrame(
        for request: DisplayFrameRequest, view: UInt32
    ) throws(ClientError) -> DisplayFrame {
        guard case .displayFrame(let frame) = try call(.displayFrame(request), view: view) else {
            throw wrongResult
        }
        return frame
    }

    package mutating func call(
        _ operation: Operation, view: UInt32
    ) throws(ClientError) -> OperationResult {
        if outstandingCount != 0 { throw .responsesOutstanding(outstandingCount) }
        enqueue(operation, view: view)
        return try success(of: nextResponse())
    }

    var wrongResult: ClientError { .unexpectedResponse("the response is to another operation") }

    private static func bytes(of name: String) throws(ClientError) -> [UInt8] {
        let bytes = Array(name.utf8)
        if bytes.contains(0) { throw .zeroByteInText }
        return bytes
    }
}
