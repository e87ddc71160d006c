import CFuzzMessages
import CollectionCore
import CollectionWire

/// A conversation with a connection, each of whose answers is judged before the next request:
/// whether it is valid, what it took, and what the connection holds after it.
struct JudgedConversation {
    private let limits: ConnectionLimits
    /// Requests that are not sent, by their place.
    private let leftOut: Set<Int>
    /// Requests that were refused, and of which nothing may have changed, by their place.
    private(set) var refusals: Set<Int> = []
    /// What was answered, by the place of the request; without events.
    private var answers: [Int: UInt64] = [:]
    private(set) var names: [Int: String] = [:]
    /// Events may come with another answer where a request is left out.
    private var eventHashes: [UInt32: UInt64] = [:]
    private var lastEvents: [UInt32: UInt64] = [:]
    private var growth = Growth()

    init(
        _ bytes: UnsafeRawBufferPointer, _ limits: ConnectionLimits, isOpen: Bool,
        leftOut: Set<Int> = []
    ) {
        self.limits = limits
        self.leftOut = leftOut
        perform(bytes, isOpen: isOpen)
    }
}

/// Which request made the connection hold most of what it holds.
private struct Growth {
    var isTold = false
    private(set) var name = ""
    private var held = 0
    private var most = 0

    mutating func note(_ held: Int, after request: SentRequest) {
        if held - self.held > most { (most, name) = (held - self.held, request.name) }
        self.held = held
    }
}

extension JudgedConversation {
    private mutating func perform(_ bytes: UnsafeRawBufferPointer, isOpen: Bool) {
        let before = fuzz_allocated_bytes()
        let arena = MessageArena()
        let ledger = MemoryLedger(limit: .max, connectionCountMax: 1)
        var connection = Connection(limits: limits, token: [], arena: arena)
        connection.memory = MemoryEntry(in: ledger)
        var output = ByteBuffer(keptBytes: 0)
        if isOpen { open(&connection, &output) }
        var rest = bytes[...]
        var place = 0
        while let framed = Self.nextMessage(of: &rest), !connection.isFinished {
            let request = SentRequest(framed, place: place)
            place += 1
            if leftOut.contains(request.place) { continue }
            send(request, to: &connection, &output)
            let held = Int(fuzz_allocated_bytes()) - Int(before) - arena.heldBytes
            growth.note(held, after: request)
            // Display frames are counted from time to time.
            if !request.isDisplayFrame { judge(held: held, counted: ledger.heldBytes) }
        }
        takeRestOfEvents(from: &connection, &output)
    }

    private mutating func send(
        _ request: SentRequest, to connection: inout Connection, _ output: inout ByteBuffer
    ) {
        request.compareReadings()
        let began_ns = fuzz_cpu_ns()
        connection.receive(UnsafeRawBufferPointer(request.framed), into: &output)
        let time_ns = fuzz_cpu_ns() - began_ns
        var response = fuzz_response()
        let isWhole = output.withUnsafeBytes { answered in
            guard let body = Self.onlyBody(of: answered) else { return false }
            Self.compareReadings(of: body)
            response = fuzz_judge_response(
                body.baseAddress?.assumingMemoryBound(to: UInt8.self), body.count,
                eventHashes[request.view] ?? 0)
            return true
        }
        if !isWhole {
            addFinding("\(output.count) bytes that are not one message", at: request.name)
        } else if output.count > limits.messageBytes + 5 {
            addFinding("an answer of \(output.count) bytes", at: request.name)
        }
        output = ByteBuffer(keptBytes: 0)
        count_call(request.name, response.is_refused == 0 ? 1 : 0)
        names[request.place] = request.name
        judge(response, to: request)
        judge(time_ns: time_ns, of: request, response)
    }

    private mutating func judge(_ response: fuzz_response, to request: SentRequest) {
        if let fault = response.fault {
            addFinding(String(cString: fault), at: request.name)
        }
        if response.id != request.id && response.error != ErrorNumber.malformed {
            addFinding("the id of another request", at: request.name)
        }
        if response.event_count > 0 {
            if response.first_event <= lastEvents[request.view] ?? 0 {
                addFinding("an event that was there before", at: request.name)
            }
            lastEvents[request.view] = response.last_event
            eventHashes[request.view] = response.events_hash
        }
        if response.is_refused == 0 {
            answers[request.place] = response.hash
        } else if !request.isRefusedWithEffect && response.is_fatal == 0 {
            refusals.insert(request.place)
        }
    }

    /// The library counts no work yet: the processor time of one request stands for it. What is
    /// instrumented takes three times as long; the bound is a server's 100 ms.
    private func judge(time_ns: UInt64, of request: SentRequest, _ response: fuzz_response) {
        let size = UInt64(request.framed.count) + 4 * UInt64(response.element_count)
        let bound_ns = (findings_slack() * (100_000_000 + 2_000 * size))
        if time_ns <= bound_ns { return }
        let words = "\(time_ns / 1_000_000) ms for \(request.framed.count) bytes and "
        addFinding(words + "\(response.element_count) elements", at: request.name)
    }

    /// Memory that is not counted is told once, of the request that took most of it.
    private mutating func judge(held: Int, counted: Int) {
        // The rest is what each connection, view and snapshot has before anything is in it.
        let bound = counted + counted / 2 + (1 << 20)
        if held <= bound || growth.isTold { return }
        growth.isTold = true
        addFinding("\(held) bytes held, \(counted) counted", at: "memory: \(growth.name)")
    }

    /// Asks each view something that changes nothing, so that all its events are told.
    private mutating func takeRestOfEvents(
        from connection: inout Connection, _ output: inout ByteBuffer
    ) {
        let arena = MessageArena()
        for view in UInt32(1)...4 {
            var input = ByteBuffer(keptBytes: 0)
            let question = GetItemCounts(firstSection: 0, sectionCount: 0)
            input.append(Request(id: 0, view: view, operation: question), in: arena)
            while !connection.isFinished {
                _ = input.withUnsafeBytes { connection.receive($0, into: &output) }
                let response = output.withUnsafeBytes { answered in
                    let body = Self.onlyBody(of: answered)
                    return fuzz_judge_response(
                        body?.baseAddress?.assumingMemoryBound(to: UInt8.self), body?.count ?? 0,
                        eventHashes[view] ?? 0)
                }
                output = ByteBuffer(keptBytes: 0)
                if response.event_count == 0 { break }
                eventHashes[view] = response.events_hash
            }
        }
    }
}

extension JudgedConversation {
    /// After a refusal nothing has changed: without the requests that were refused, all others are
    /// answered as before. Returns what is answered otherwise.
    func difference(from other: JudgedConversation) -> String? {
        for place in answers.keys.sorted() where answers[place] != other.answers[place] {
            let name = names[place] ?? ""
            return other.answers[place] == nil ? "\(name) is refused" : name
        }
        let views = eventHashes.keys.sorted()
        return views.contains { eventHashes[$0] != other.eventHashes[$0] } ? "events" : nil
    }

    private static func nextMessage(
        of rest: inout Slice<UnsafeRawBufferPointer>
    ) -> UnsafeRawBufferPointer? {
        let bytes = UnsafeRawBufferPointer(rebasing: rest)
        guard case .length(let length) = MessagePrefix.read(from: bytes),
            bytes.count >= MessagePrefix.byteCount + length
        else { return nil }
        rest = rest.dropFirst(MessagePrefix.byteCount + length)
        return UnsafeRawBufferPointer(rebasing: bytes.prefix(MessagePrefix.byteCount + length))
    }

    private static func onlyBody(of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var rest = bytes[...]
        guard let framed = nextMessage(of: &rest), rest.isEmpty else { return nil }
        return UnsafeRawBufferPointer(rebasing: framed.dropFirst(MessagePrefix.byteCount))
    }

    /// Compares a display frame read straight from bytes with the one that protobuf-c reads.
    private static func compareReadings(of body: UnsafeRawBufferPointer) {
        // Slow: not with each of them.
        guard body.count % 32 == 0, body.count < 1 << 12,
            let (id, frame, wakeAt) = DisplayFrame.read(body)
        else { return }
        let response = try? MessageArena().unpackResponse(body)
        let other = response?.answer(to: DisplayFrameRequest.self)
        if response?.id != id || response?.news.wakeAt != wakeAt
            || "\(other ?? DisplayFrame())" != "\(frame)"
        {
            addFinding("a display frame that was read otherwise", at: "display_frame")
        }
    }
}
