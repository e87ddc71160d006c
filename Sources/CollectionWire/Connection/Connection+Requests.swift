import CMessages
import CollectionCore

extension Connection {
    /// Answers one message, unless this is not the time or the thread for it.
    ///
    /// - Returns: Whether the message is answered.
    mutating func handle(
        _ message: UnsafeRawBufferPointer, into output: inout ByteBuffer
    ) -> Bool {
        if hasSaidHello, let direct = unsafe DirectRequest(message) {
            let number = DisplayFrameRequest.number.rawValue
            if !mayAnswer(number, messageBytes: message.count) { return false }
            counts.requests += 1
            show(direct.request, id: direct.id, view: direct.view, into: &output)
            pace.note(request: number, isDisplayFrame: true)
            return true
        }
        // Messages that are long are not even unpacked here.
        let number = unsafe Operations.number(of: message)
        if !mayAnswer(number, messageBytes: message.count) { return false }
        counts.requests += 1
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

    /// Tells the pace what the connection holds after a request.
    private mutating func noteHeld(byView number: UInt32) {
        if pace.now == nil { return }
        if number != 0, let connected = try? views.view(number) {
            held = held + connected.noteCharge()
        } else {
            for connected in views { _ = connected.noteCharge() }
            held = charge(besides: nil)
        }
        pace.note(held)
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
                let answer = try unsafe answer(to: request.pointee, as: type, view: view)
                respond(to: id, with: .success(answer), news(ofView: view), into: &output)
            }
        } catch {
            let status = hasSaidHello ? error : error.fatal
            respond(to: id, with: .failure(status), news(ofView: view), into: &output)
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
        _ request: some DisplayFrameOperation, id: UInt64, view: UInt32,
        into output: inout ByteBuffer
    ) {
        do throws(Status) {
            let connected = try request.show(on: &self, view: view)
            counts.displayFrames += 1
            let news = ViewNews(of: &connected.view)
            connected.view.swapScaledFrame()
            defer { connected.view.swapScaledFrame() }
            let length = output.append(
                connected.view.scene.screen.frame, id: id, news, in: arena,
                messageBytesMax: limits.messageBytes)
            if let length {
                respond(to: id, with: .failure(tooLong(length)), news, into: &output)
            }
        } catch {
            respond(to: id, with: .failure(error), news(ofView: view), into: &output)
        }
    }

    private mutating func answer<O: Operation>(
        to request: Jogakbo__V1__Request, as type: O.Type, view: UInt32
    ) throws(Status) -> Response.Answer {
        let operation = try O(operationOf: request, in: arena)
        if !hasSaidHello && type != Hello.self {
            throw Status(.helloExpected, "the first request must be a hello")
        }
        return Response.Answer(to: type, try operation.perform(on: &self, view: view))
    }

    /// Takes the news of a view; none if no view has the number.
    private func news(ofView number: UInt32) -> ViewNews {
        guard number != 0, let connected = try? views.view(number) else { return ViewNews() }
        return ViewNews(of: &connected.view)
    }

    /// Appends a response; a fatal one is the last.
    mutating func respond(
        to id: UInt64, with outcome: Result<Response.Answer, Status>,
        _ news: ViewNews = ViewNews(), into output: inout ByteBuffer
    ) {
        let response = Response(id: id, outcome: outcome, news: news)
        if case .failure(let status) = outcome {
            _ = output.append(response, in: arena, messageBytesMax: .max)
            counts.failures += 1
            if status.isFatal { finish() }
        } else if let length = output.append(
            response, in: arena, messageBytesMax: limits.messageBytes)
        {
            respond(to: id, with: .failure(tooLong(length)), news, into: &output)
        }
    }

    private func tooLong(_ length: Int) -> Status {
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
        var charge = ConnectedView.Charge(items: 0, bytes: layouts.chargedBytes)
        for other in views where other !== object { charge = charge + other.charge }
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
