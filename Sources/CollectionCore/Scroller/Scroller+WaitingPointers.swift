// Several pointers on the content: rule U5 of docs/semantics.md.
extension Scroller {
    /// The number of pointers that may wait. Others are looked past until they are lifted.
    private static let waitingPointersMax = 9

    /// All pointers that are down on the content, the one that drags, or may begin to, last.
    var pointers: [UInt32] { (waiting + (drag.map { [$0] } ?? [])).map { $0.pointer } }

    func isFollowing(_ pointer: UInt32) -> Bool {
        drag?.pointer == pointer || waiting.contains { $0.pointer == pointer }
    }

    /// Notes a pointer that goes down while another one drags, or may begin to.
    @inline(never)
    mutating func wait(_ sample: PointerSample) {
        if waiting.count == Self.waitingPointersMax { return }
        waiting.append(ScrollDrag(sample, isCaught: false, offset: offset))
    }

    /// Moves a waiting pointer. If it goes as far as a drag needs, it drags, and the pointer that
    /// dragged until then waits.
    @inline(never)
    mutating func moveWaiting(_ sample: PointerSample) {
        guard let drag, let index = waiting.firstIndex(where: { $0.pointer == sample.pointer })
        else { return }
        let last = waiting[index]
        waiting[index].append(sample)
        var next = waiting[index]
        if !next.begins(sample, canScroll, configuration) { return }
        waiting[index] = drag.waiting
        if state == .dragging {
            next.takeOver(from: drag, at: pulled(offset))
            self.drag = next
        } else {
            self.drag = last
            self.drag?.begin(with: drag)
            move(sample)
        }
    }

    /// Keeps a pointer that is down, and does not drag yet, from dragging.
    @inline(never)
    mutating func release(_ pointer: UInt32) {
        if drag?.pointer == pointer { release() } else { forgetWaiting(pointer) }
    }

    mutating func forgetWaiting(_ pointer: UInt32) {
        if !waiting.isEmpty { waiting.removeAll { $0.pointer == pointer } }
    }

    /// Has the pointer that came last of those that wait go on in place of the pointer that drags,
    /// or may begin to, which is lifted or does something else.
    ///
    /// - Returns: False if no pointer waits.
    @inline(never)
    mutating func handOn() -> Bool {
        guard let drag, var next = waiting.popLast() else { return false }
        if state == .dragging {
            next.takeOver(from: drag, at: pulled(offset))
        } else {
            next.hold(inPlaceOf: drag)
        }
        self.drag = next
        return true
    }
}
