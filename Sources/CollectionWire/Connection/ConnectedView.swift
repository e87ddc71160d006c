import CollectionCore

/// A view of one connection, and what is being pushed into it.
final class ConnectedView {
    let number: UInt32
    /// Not checked at run time: a view knows no connection, so that no access to it begins while
    /// another one lasts.
    @safe @exclusivity(unchecked) var view: CollectionView
    var push = Push.none
    /// Events that no answer had room for, which the next answers have before those of the view.
    private var laterEvents: Events?
    private var trees = TreeBytes()
    /// The charge as of the last call of `noteCharge`.
    private(set) var notedCharge = Charge()
    /// The greatest number of elements of a display frame for which `notesShown` returned true.
    private var notedElementCount = 0
    /// For how many further display frames `notesShown` returns true.
    private var framesToNote = 0

    init(number: UInt32, limits: Limits) {
        self.number = number
        view = CollectionView(limits: limits)
    }

    enum Push {
        /// None was begun, or the last one was committed.
        case none
        case begun(DataSourceBuilder)
        /// A chunk was refused. What follows is, too, and so is the commit: a pipelining client
        /// has sent it already, and data with a hole in it must not be shown.
        case failed(Status)
    }

    /// Items and bytes of data, for the connection's limits, and what else a view holds.
    struct Charge: Equatable {
        var items = 0
        var bytes = 0
        /// The bytes of layouts, display frames and events, which other limits bound: the ledger
        /// alone counts them.
        var shownBytes = 0

        static func + (left: Charge, right: Charge) -> Charge {
            Charge(
                items: left.items + right.items, bytes: left.bytes + right.bytes,
                shownBytes: left.shownBytes + right.shownBytes)
        }

        static func - (left: Charge, right: Charge) -> Charge {
            Charge(
                items: left.items - right.items, bytes: left.bytes - right.bytes,
                shownBytes: left.shownBytes - right.shownBytes)
        }
    }

    /// Notes the charge, and returns by how much it has grown since the last call.
    func noteCharge() -> Charge {
        let before = notedCharge
        let heldBytes = view.heldBytes
        trees.follow(view, heldBytes: heldBytes)
        notedCharge = charge(heldBytes: heldBytes)
        return notedCharge - before
    }

    /// Returns true for a display frame that may have changed the charge: one that has laid out
    /// other lines, one with more elements than those before, the next ones, which take memory to
    /// compare themselves with it, and each 32nd, as elements that move take memory as well.
    func notesShown() -> Bool {
        let count = view.scene.screen.frame.elements.count
        if count > notedElementCount {
            (notedElementCount, framesToNote) = (count, 3)
        } else if framesToNote > 0 {
            framesToNote -= 1
        } else {
            return view.scene.screen.frame.sequence & 31 == 0 || trees.isOutdated(by: view)
        }
        return true
    }

    /// Has the view make a display frame that has no more elements than an earlier one, or at most
    /// a number of elements.
    func show(
        newElementCountMax: Int, by body: (inout CollectionView) throws(CollectionError) -> Void
    ) throws(CollectionError) {
        let limits = view.limits
        defer { view.limits = limits }
        view.limits.elementCount = min(
            limits.elementCount, max(notedElementCount, newElementCountMax))
        try body(&view)
    }

    /// What the view holds, or will hold after the commit of a push, whichever is more. While one
    /// lasts both are held, so a connection may hold twice its limit. What waits in an open batch
    /// is charged beside the data that it will change, and so are the identifiers of a snapshot
    /// and what a transition keeps of the data before.
    var charge: Charge { charge(heldBytes: view.heldBytes) }

    private func charge(heldBytes: Int) -> Charge {
        var charge = Charge(items: view.itemCount, bytes: heldBytes)
        if case .begun(let builder) = push {
            charge.items = max(charge.items, builder.charge.items)
            charge.bytes = max(charge.bytes, builder.charge.bytes)
        }
        charge.shownBytes = trees.count + view.shownBytes + (laterEvents?.heldBytes ?? 0)
        return charge
    }

    /// Appends a response with the display frame, of which no copy is made.
    ///
    /// - Returns: The length that the response would have, if it is longer than a message may be;
    ///   otherwise nil.
    func appendDisplayFrame(
        id: UInt64, _ news: ViewNews, in arena: MessageArena, messageBytesMax: Int,
        to output: inout ByteBuffer
    ) -> Int? {
        view.swapScaledFrame()
        defer { view.swapScaledFrame() }
        func append(_ view: inout CollectionView) -> Int? {
            output.append(
                view.scene.screen.frame, id: id, news, in: arena, messageBytesMax: messageBytesMax)
        }
        return append(&view)
    }

    /// Takes the news of the view.
    func takeNews() -> ViewNews {
        guard let laterEvents else { return ViewNews(of: &view) }
        self.laterEvents = nil
        return ViewNews(laterEvents, wakeAt: view.wakeAt)
    }

    /// Keeps events for the next answer.
    func putBack(_ events: Events) {
        var events = events
        if let laterEvents { events.append(laterEvents) }
        laterEvents = events
    }

    /// Begins a push, and drops what was begun before.
    func beginPush(_ metrics: [SectionMetrics]) throws(Status) {
        push = .none
        var builder = DataSourceBuilder(limits: view.limits)
        do throws(CollectionError) { try builder.setMetrics(metrics) } catch { throw fail(error) }
        push = .begun(builder)
    }

    func appendPush(_ chunk: DataSourceChunk) throws(Status) {
        var builder = try takeBuilder()
        do throws(CollectionError) { try builder.append(chunk) } catch { throw fail(error) }
        push = .begun(builder)
    }

    /// Shows what was pushed. The push is over, whatever comes of it.
    func commitPush() throws(Status) {
        let builder = try takeBuilder()
        do throws(CollectionError) { try view.setDataSource(builder) } catch {
            throw Status(error)
        }
    }

    /// Notes that a part of a push was refused before it came here.
    func failPush(_ status: Status) { push = .failed(status) }

    /// Lets the view do something within what the connection's other objects leave of its limits.
    ///
    /// - Parameter others: What they hold.
    func perform<Answer>(
        within limits: ConnectionLimits, beside others: Charge,
        _ body: (inout CollectionView, Limits) throws(CollectionError) -> Answer
    ) throws(Status) -> Answer {
        do throws(CollectionError) { return try body(&view, room(beside: others)) } catch {
            throw limits.refusal(of: error, beside: others) ?? Status(error)
        }
    }

    /// What others leave of the limits.
    func room(beside others: Charge) -> Limits {
        var room = view.limits
        room.itemCount = max(0, room.itemCount - others.items)
        room.dataBytes = max(0, room.dataBytes - others.bytes)
        return room
    }

    /// The builder, no longer held here: so appending to it copies nothing.
    private func takeBuilder() throws(Status) -> DataSourceBuilder {
        switch push {
        case .none:
            throw Status(.noDataSourceBegun, "no push was begun for view \(number)")
        case .failed(let status):
            throw status
        case .begun(let builder):
            push = .none
            return builder
        }
    }

    private func fail(_ error: CollectionError) -> Status {
        let status = Status(error)
        failPush(status)
        return status
    }
}

extension [ConnectedView] {
    /// Views stand in the order of their numbers, which only grow.
    func indexOfView(_ number: UInt32) throws(Status) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].number < number { low = middle + 1 } else { high = middle }
        }
        if low == count || self[low].number != number {
            throw Status(.unknownView, "this connection has no view \(number)")
        }
        return low
    }

    func view(_ number: UInt32) throws(Status) -> ConnectedView {
        self[try indexOfView(number)]
    }
}

extension DataSourceBuilder {
    fileprivate mutating func append(_ chunk: DataSourceChunk) throws(CollectionError) {
        try unsafe append(
            itemCounts: chunk.itemCounts.span, sectionMetrics: chunk.sectionMetrics.span,
            widths: chunk.widths.span, heights: chunk.heights.span,
            reuseIdentifiers: chunk.reuseIdentifiers.span, spans: chunk.spans.span,
            options: chunk.options)
    }

    fileprivate var charge: ConnectedView.Charge {
        ConnectedView.Charge(items: itemCount, bytes: dataBytes)
    }
}

extension ConnectionLimits {
    func refusal(of charge: ConnectedView.Charge) -> Status? {
        if charge.items > itemCount {
            let words = "\(charge.items) items on this connection; the limit is \(itemCount)"
            return Status(.connectionLimit, words)
        }
        if charge.bytes > dataBytes {
            let words = "\(charge.bytes) bytes of data on this connection; the limit is "
            return Status(.connectionLimit, words + "\(dataBytes)")
        }
        return nil
    }

    /// What the core refused, said of the whole connection; nil when it is not about what views
    /// share.
    func refusal(
        of error: CollectionError, beside others: ConnectedView.Charge
    ) -> Status? {
        guard case .limitExceeded(let limit, let value, let maximum) = error else { return nil }
        return switch limit {
        case .items: refusal(of: ConnectedView.Charge(items: value + others.items, bytes: 0))
        case .dataBytes: refusal(of: ConnectedView.Charge(items: 0, bytes: value + others.bytes))
        case .completions:
            Status(
                .connectionLimit,
                "\(value) updates whose completion no display frame has reported; "
                    + "the limit is \(maximum)")
        default: nil
        }
    }
}
