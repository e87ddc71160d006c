import CollectionCore

extension DisplayFrame {
    /// True when `write` writes all of the display frame: completions and diagnostics are rare,
    /// and left to protobuf-c.
    var canBeWritten: Bool { completions.isEmpty && diagnostics.isEmpty }

    /// Writes the response that carries the display frame.
    ///
    /// - Parameter wakeAt: What the response says of the view besides; there are no events.
    borrowing func write(id: UInt64, wakeAt: WakeTime?, to writer: inout BackwardWriter) {
        writer.number(60, WakeTime.number(of: wakeAt))
        writer.contents(7) { write(to: &$0) }
        writer.number(1, id)
    }

    private borrowing func write(to writer: inout BackwardWriter) {
        if !identifiers.isEmpty {
            writer.contents(16) { writer in
                for identifier in identifiers.reversed() { writer.put(fixed64: identifier) }
            }
        }
        writer.number(14, transitionEnd_ns ?? 0)
        writer.flag(13, transitionEnd_ns != nil)
        writer.double(12, contentOffsetAdjustment.y)
        writer.double(11, contentOffsetAdjustment.x)
        writeRemovedViews(to: &writer)
        if !elements.isEmpty {
            writer.contents(8) { $0.write(elements, transforms) }
        }
        writer.flag(7, didLayoutChange)
        writer.flag(6, isComplete)
        writer.double(5, contentOffset.y)
        writer.double(4, contentOffset.x)
        writer.double(3, contentSize.height)
        writer.double(2, contentSize.width)
        writer.number(1, sequence)
    }

    private borrowing func writeRemovedViews(to writer: inout BackwardWriter) {
        if removedViews.isEmpty { return }
        writer.contents(9) { writer in
            for view in removedViews.reversed() { writer.put(varint: UInt64(view.rawValue)) }
        }
    }
}
