package import CollectionCore

extension MessageArena {
    /// Takes a response apart: a display frame straight from its bytes where they have the usual
    /// shape, all else as a message.
    package func readResponse(_ bytes: UnsafeRawBufferPointer) throws(Status) -> Response {
        if let (id, frame, wakeAt) = unsafe DisplayFrame.read(bytes) {
            var response = Response(
                id: id, outcome: .success(Response.Answer(to: DisplayFrameRequest.self, frame)))
            response.news.wakeAt = wakeAt
            return response
        }
        return try unsafe unpackResponse(bytes)
    }
}

extension DisplayFrame {
    /// Reads the response that carries a display frame.
    ///
    /// - Returns: Nil when the bytes are another response, or have an unusual shape.
    package static func read(
        _ bytes: UnsafeRawBufferPointer
    ) -> (id: UInt64, frame: DisplayFrame, wakeAt: WakeTime?)? {
        guard var reader = unsafe FieldReader(bytes) else { return nil }
        let id = reader.number(1)
        guard var fields = reader.contents(7) else { return nil }
        let wakeAt = WakeTime.time(numbered: reader.number(60))
        if !reader.isFinished { return nil }
        var frame = DisplayFrame()
        if !frame.read(&fields) || !fields.isFinished { return nil }
        return (id, frame, wakeAt)
    }

    /// - Returns: False when the elements have an unusual shape.
    private mutating func read(_ fields: inout FieldReader) -> Bool {
        sequence = fields.number(1)
        contentSize = Size(width: fields.double(2), height: fields.double(3))
        contentOffset = Point(x: fields.double(4), y: fields.double(5))
        isComplete = fields.flag(6)
        didLayoutChange = fields.flag(7)
        if let elements = fields.contents(8) {
            guard let columns = AttributeReader(elements) else { return false }
            guard let read = columns.elements() else { return false }
            (self.elements, transforms) = (read, columns.transforms)
        }
        if var views = fields.contents(9), !readRemovedViews(&views) { return false }
        contentOffsetAdjustment = Point(x: fields.double(11), y: fields.double(12))
        let isInTransition = fields.flag(13)
        let end_ns = fields.number(14)
        transitionEnd_ns = isInTransition ? end_ns : nil
        if var column = fields.contents(16) { readIdentifiers(&column) }
        return true
    }

    private mutating func readIdentifiers(_ column: inout FieldReader) {
        identifiers.reserveCapacity(column.count / 8)
        while column.count >= 8 { identifiers.append(column.takeFixed64()) }
    }

    private mutating func readRemovedViews(_ views: inout FieldReader) -> Bool {
        while views.count > 0 {
            removedViews.append(ReusableView(rawValue: views.takeVarint32()))
            if views.isFaulty { return false }
        }
        return true
    }
}
