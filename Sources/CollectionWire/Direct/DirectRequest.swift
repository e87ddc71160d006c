package import CollectionCore

/// A request for a display frame, read from and written to bytes without a message in between.
///
/// Such requests are nearly all that a client sends. Measured sizes are left to protobuf-c.
package struct DirectRequest {
    package let id: UInt64
    package let view: UInt32
    package let request: DisplayFrameRequest

    package init(id: UInt64, view: UInt32, request: DisplayFrameRequest) {
        self.id = id
        self.view = view
        self.request = request
    }

    /// - Returns: Nil when the bytes are another request, or have an unusual shape.
    package init?(_ bytes: UnsafeRawBufferPointer) {
        guard var reader = unsafe FieldReader(bytes) else { return nil }
        id = reader.number(1)
        view = reader.number32(2)
        guard var fields = reader.contents(14), reader.isFinished else { return nil }
        var bounds = Rect.zero
        if var rect = fields.contents(1) {
            bounds = Rect(
                x: rect.double(1), y: rect.double(2), width: rect.double(3), height: rect.double(4))
            if !rect.isFinished { return nil }
        }
        request = DisplayFrameRequest(
            bounds: bounds, time_ns: fields.number(2), isComplete: fields.flag(3),
            preferredSizes: [], adjustedSequence: fields.number(5),
            hasIdentifiers: fields.flag(6))
        if !fields.isFinished { return nil }
    }

    /// True when `write` writes all of the request.
    var canBeWritten: Bool { request.preferredSizes.isEmpty }

    func write(to writer: inout BackwardWriter) {
        writer.contents(14) { writer in
            writer.flag(6, request.hasIdentifiers)
            writer.number(5, request.adjustedSequence)
            writer.flag(3, request.isComplete)
            writer.number(2, request.time_ns)
            writer.contents(1) { writer in
                writer.double(4, request.bounds.height)
                writer.double(3, request.bounds.width)
                writer.double(2, request.bounds.y)
                writer.double(1, request.bounds.x)
            }
        }
        writer.number(2, UInt64(view))
        writer.number(1, id)
    }

    /// More than all fields at their longest: 87.
    static var writtenBytesMax: Int { 96 }
}
