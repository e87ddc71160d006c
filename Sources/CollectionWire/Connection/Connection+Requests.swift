import CMessages
import CollectionCore

extension Connection {
    /// Answers one message, unless this is not the time or the thread for it.
    ///
    /// - Parameter framed: The message with its prefix.
    /// - Returns: Whether the message is answered.
    mutating func handle(
        _ framed: Slice<UnsafeRawBufferPointer>, into output: inout ByteBuffer
    ) -> Bool {
        let message = unsafe UnsafeRawBufferPointer(
            rebasing: framed.dropFirst(MessagePrefix.byteCount))
        if hasSaidHello, let direct = unsafe DirectRequest(message) {
            let number = DisplayFrameRequest.number.rawValue
            if !mayAnswer(number, messageBytes: message.count) { return false }
            counts.requests += 1
            unsafe record(request: framed)
            show(direct.request, id: direct.id, view: direct.view, into: &output)
            pace.note(request: number, isDisplayFrame: true)
            return true
        }
        // Messages that are long are not even unpacked here.
        let number = unsafe Operations.number(of: message)
        if !mayAnswer(number, messageBytes: message.count) { return false }
        counts.requests += 1
        unsafe record(request: framed)
        let view = unsafe answer(message, into: &output)
        noteHeld(byView: view)
        pace.note(request: number, isDisplayFrame: false)
        return true
    }

    /// Whether a request is answered now, and here.
    private mutating func mayAnswer(_ number: UInt32, messageBytes: Int) -> Bool {
        switch pace.place(ofRequest: number, messageBytes: messageBytes) {
        case .here: return true
        case .worker: needsWorker = true
        case .nextTurn: break
        }
        return false
    }

    /// Tells the pace and the ledger what the connection holds after a request.
    private mutating func noteHeld(byView number: UInt32) {
        if pace.now == nil && memory == nil { return }
        // The number is the client's: other views may have come or gone.
        if countedViews == views.count, number != 0, let connected = try? views.view(number) {
            heldByViews = heldByViews + connected.noteCharge()
        } else {
            countedViews = views.count
            heldByViews = ConnectedView.Charge()
            for connected in views {
                _ = connected.noteCharge()
                heldByViews = heldByViews + connected.notedCharge
            }
        }
        let held = heldByViews + chargeBesideViews(besides: nil)
        pace.note(held)
        memory?.setObjects(held.bytes + held.shownBytes)
    }

    /// Answers one message.
    ///
    /// - Returns: The number of the view that it names.
    private mutating func answer(
        _ message: UnsafeRawBufferPointer, into output: inout ByteBuffer
    ) -> UInt32 {
        var id = unsafe RequestID.read(from: message)
        var view: UInt32 = 0
        do throws(Status) {
            let request = try unsafe arena.unpackRequest(message)
            id = unsafe request.pointee.id
            view = unsafe request.pointee.view
            switch unsafe request.pointee.operation_case {
            case DisplayFrameRequest.number where hasSaidHello:
                try unsafe show(request.pointee, as: DisplayFrameRequest.self, into: &output)
            case DisplayFrameAfterInput.number where hasSaidHello:
                try unsafe show(request.pointee, as: DisplayFrameAfterInput.self, into: &output)
            default:
                let type = try unsafe Operations.type(of: request.pointee)
                let answer = try unsafe answer(
                    to: request.pointee, as: type, view: view, messageBytes: message.count)
                respond(to: id, with: .success(answer), newsOf: view, into: &output)
            }
        } catch {
            let status = hasSaidHello ? error : error.fatal
            respond(to: id, with: .failure(status), newsOf: view, into: &output)
        }
        return view
    }

    private mutating func show<O: DisplayFrameOperation>(
        _ request: Jogakbo__V1__Request, as type: O.Type, into output: inout ByteBuffer
    ) throws(Status) {
        let operation = try O(operationOf: request, in: arena)
        show(operation, id: request.id, view: request.view, into: &output)
    }

    /// Answers a request for a display frame.
    private mutating func show(
        _ request: consuming some DisplayFrameOperation, id: UInt64, view: UInt32,
        into output: inout ByteBuffer
    ) {
        do throws(Status) {
            let connected = try request.show(on: &self, view: view)
            counts.displayFrames += 1
            if connected.notesShown() { noteHeld(byView: view) }
            let news = connected.takeNews()
            let length = connected.appendDisplayFrame(
                id: id, news, in: arena, messageBytesMax: limits.messageBytes, to: &output)
            if length != nil {
                let answer = Response.Answer(
                    to: DisplayFrameRequest.self, connected.view.shownFrame)
                respond(to: id, with: .success(answer), news, of: connected, into: &output)
            }
        } catch {
            respond(to: id, with: .failure(error), newsOf: view, into: &output)
        }
    }

    private mutating func answer<O: Operation>(
        to request: Jogakbo__V1__Request, as type: O.Type, view: UInt32, messageBytes: Int
    ) throws(Status) -> Response.Answer {
        let operation = try O(operationOf: request, in: arena)
        if !hasSaidHello && type != Hello.self {
            throw Status(.helloExpected, "the first request must be a hello")
        }
        // The message itself is counted where it has arrived in parts.
        let bytes = max(0, messageBytes - (memory?.bufferBytes ?? 0))
        if O.mayGrow, let refusal = memory?.refusal(ofMessage: bytes) {
            if O.isStepOfPush { (try? views.view(view))?.failPush(refusal) }
            throw refusal
        }
        return Response.Answer(to: type, try operation.perform(on: &self, view: view))
    }

    /// Appends a response with the news of a view, if there is a view with the number.
    private mutating func respond(
        to id: UInt64, with outcome: Result<Response.Answer, Status>, newsOf number: UInt32,
        into output: inout ByteBuffer
    ) {
        let connected = number == 0 ? nil : try? views.view(number)
        let news = connected?.takeNews() ?? ViewNews()
        respond(to: id, with: outcome, news, of: connected, into: &output)
    }

    /// Appends a response; a fatal one is the last. Events for which the response has no room go on
    /// in the next one.
    @inline(never)
    mutating func respond(
        to id: UInt64, with outcome: Result<Response.Answer, Status>,
        _ news: ViewNews = ViewNews(), of connected: ConnectedView? = nil,
        into output: inout ByteBuffer
    ) {
        var response = Response(id: id, outcome: outcome, news: news)
        let bytesMax = min(limits.messageBytes, memory?.answerBytesMax ?? .max)
        if output.append(response, in: arena, messageBytesMax: bytesMax) != nil {
            let length = response.lengthWithoutEvents(in: arena, &output)
            if case .success = outcome, length > bytesMax {
                response.outcome = .failure(tooLong(length))
            }
            while output.append(response, in: arena, messageBytesMax: bytesMax) != nil {
                if let later = response.news.takeLaterEvents() {
                    connected?.putBack(later)
                } else if !response.news.loseEvent() {
                    _ = output.append(response, in: arena, messageBytesMax: .max)
                    break
                }
            }
        }
        if case .failure(let status) = response.outcome {
            counts.failures += 1
            if status.isFatal { finish() }
        }
    }

    private mutating func tooLong(_ length: Int) -> Status {
        if length <= limits.messageBytes, let refusal = memory?.refusal { return refusal }
        let words = "the response would have \(length) bytes; the limit is "
        return Status(.connectionLimit, words + "\(limits.messageBytes)")
    }

    /// Takes a step of a push, and holds all views together to the limits afterwards.
    func push(
        into number: UInt32, _ step: (ConnectedView) throws(Status) -> Void
    ) throws(Status) -> Done {
        let view = try views.view(number)
        try step(view)
        if let status = limits.refusal(of: charge(besides: view) + view.charge) {
            view.push = .failed(status)
            throw status
        }
        return Done()
    }

    func snapshot(shownBy number: UInt32) throws(Status) -> Snapshot {
        guard let snapshot = try views.view(number).view.snapshot else {
            throw Status(CollectionError.noSnapshot)
        }
        return snapshot
    }

    /// What views, snapshots and layouts by name hold, but for one of them.
    func charge(besides object: AnyObject?) -> ConnectedView.Charge {
        var charge = chargeBesideViews(besides: object)
        for other in views where other !== object { charge = charge + other.charge }
        return charge
    }

    /// What snapshots and layouts by name hold, but for one of them.
    private func chargeBesideViews(besides object: AnyObject?) -> ConnectedView.Charge {
        var charge = ConnectedView.Charge(items: 0, bytes: layouts.chargedBytes)
        for other in snapshots.all where other !== object { charge = charge + other.charge }
        for other in sectionSnapshots.all where other !== object {
            charge = charge + other.charge
        }
        return charge
    }

    mutating func greet(_ hello: Hello) throws(Status) -> Welcome {
        if hasSaidHello { throw Status(.helloRepeated, "there was a hello before") }
        if hello.protocolVersion != Hello.version {
            let words = "protocol version \(hello.protocolVersion); only \(Hello.version) is known"
            throw Status(.unsupportedVersion, words)
        }
        if !token.isEmpty && !Self.areEqual(token, hello.token) {
            let words = hello.token.isEmpty ? "a token is asked for" : "the token is wrong"
            hasRefusedToken = true
            throw Status(.unauthenticated, words)
        }
        state = .open
        return Welcome(limits)
    }

    /// Takes as long wherever the first difference is, so that a token cannot be guessed bytewise.
    private static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        if left.count != right.count { return false }
        var difference: UInt8 = 0
        for index in left.indices { difference |= left[index] ^ right[index] }
        return difference == 0
    }

    mutating func createView() throws(Status) -> UInt32 {
        if views.count >= limits.viewCount {
            let words = "there are \(views.count) views; the limit is \(limits.viewCount)"
            throw Status(.connectionLimit, words)
        }
        if lastView == .max { throw Status(.connectionLimit, "all view numbers were given out") }
        lastView += 1
        views.append(ConnectedView(number: lastView, limits: limits.ofView))
        return lastView
    }
}
