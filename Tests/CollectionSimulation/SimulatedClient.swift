import CollectionReference
import CollectionWire
import Glibc

/// A program that talks to the server: it connects, sends the requests of its workload, checks the
/// answers, leaves, and comes back.
final class SimulatedClient {
    let number: UInt64
    unowned let run: Run
    var random: SeededGenerator
    private(set) var connection: SimulatedConnection?
    private var conversation: Conversation?
    private var workload: any Workload
    private var unsent = ByteBuffer(keptBytes: 0)
    private var received = ByteBuffer(keptBytes: 0)
    /// Whether this side has said that nothing more comes, and whether it comes back.
    private var hasFinished = false
    private var lastID: UInt64 = 0
    private var nextRequest_ns: UInt64 = 0
    private var wakesAt_ns: UInt64?
    private var connectedAt_ns: UInt64 = 0
    /// When a byte was last sent or received.
    private(set) var lastProgress_ns: UInt64 = 0

    init(_ number: UInt64, in run: Run, random: SeededGenerator) {
        self.number = number
        self.run = run
        self.random = random
        workload = Browsing()
    }

    var isConnected: Bool { connection != nil }
    var answerCount: Int { conversation?.answerCount ?? 0 }

    /// Has the client look after its connection some time from now, unless it does so before.
    func wake(after delay_ns: UInt64) {
        let time_ns = run.clock.now_ns + delay_ns
        if let wakesAt_ns, wakesAt_ns <= time_ns { return }
        wakesAt_ns = time_ns
        run.schedule.add("a client acts", number, at: time_ns) { [self] in
            if wakesAt_ns != time_ns { return }
            wakesAt_ns = nil
            act()
        }
    }

    private func act() {
        if connection == nil {
            if run.isSettling { return }
            if !connect() { return wake(after: UInt64(random.number(10...2_000)) * 1_000_000) }
        }
        if random.chance(run.isSettling ? 0 : workload.cutPercent), random.chance(2) {
            run.report.cutCount += 1
            return leave(cutting: true)
        }
        receive()
        if connection == nil { return }
        let waits = workload.waitsForAnswers && conversation?.hasUnanswered == true
        if run.clock.now_ns >= nextRequest_ns, !hasFinished, !waits { makeRequests() }
        send()
        if let connection, !connection.toServer.isCut { wake(after: workload.pause_ns(&random)) }
    }
}

// Connecting and leaving.
extension SimulatedClient {
    private func connect() -> Bool {
        guard let connection = run.connect() else { return false }
        self.connection = connection
        connection.toClient.didArrive = { [weak self] in self?.didArrive() }
        connection.toServer.didTake = { [weak self] in self?.wake(after: 2_000) }
        workload = run.makeWorkload(&random)
        let limits = run.settings.limits
        conversation = Conversation(
            limits, token: run.settings.token, arena: run.arena)
        hasFinished = false
        lastID = 0
        nextRequest_ns = run.clock.now_ns
        connectedAt_ns = run.clock.now_ns
        lastProgress_ns = run.clock.now_ns
        return true
    }

    private func didArrive() {
        wake(after: workload.reaction_ns(&random))
    }

    /// Ends the connection, and comes back later.
    ///
    /// - Parameter cutting: Whether the network breaks.
    func leave(cutting: Bool) {
        guard let connection else { return }
        if cutting {
            connection.cut()
        } else {
            connection.toServer.finish()
            if !connection.toClient.isEnded { connection.toClient.cut() }
        }
        forget()
    }

    /// Hands what was said over to whoever compares it with the recording.
    private func forget() {
        guard let connection else { return }
        if let outcome = conversation?.outcome {
            run.noteEnd(of: connection, outcome, isHonest: workload.isHonest)
        }
        self.connection = nil
        conversation = nil
        unsent.removeAll()
        received.removeAll()
        if !run.isSettling { wake(after: UInt64(random.number(1...3_000)) * 1_000_000) }
    }

    /// Ends what the client does, at the end of a run: who is owed nothing leaves at once.
    func settle() {
        workload.isHonest && !workload.isSlow ? finish() : leave(cutting: true)
    }

    /// Says that nothing more comes; the answers that are missing still do.
    func finish() {
        if hasFinished || connection == nil { return }
        hasFinished = true
        wake(after: 0)
    }
}

// Requests.
extension SimulatedClient {
    private func makeRequests() {
        var writer = RequestWriter(after: lastID, run.arena)
        if !workload.write(&writer, at: run.clock.now_ns, run.settings, &random) { finish() }
        nextRequest_ns = run.clock.now_ns + workload.pause_ns(&random)
        run.report.requestCount += Int(writer.lastID - lastID)
        lastID = writer.lastID
        unsafe writer.bytes.withUnsafeBytes { bytes in
            unsafe unsent.append(bytes)
            unsafe conversation?.ask(bytes)
        }
    }

    private func send() {
        guard let connection else { return }
        while !unsent.isEmpty {
            let count = unsafe unsent.withUnsafeBytes { unsafe connection.toServer.write($0) }
            if count <= 0 { return }
            lastProgress_ns = run.clock.now_ns
            unsent.removeFirst(count)
        }
        if hasFinished { connection.toServer.finish() }
    }

    /// Whether the server owes an answer to a request that it has, or that is on its way.
    var isOwed: Bool {
        guard let connection, workload.isHonest, unsent.isEmpty else { return false }
        return conversation?.hasUnanswered == true && !connection.toServer.isCut
            && !connection.toClient.isReadable
    }

    /// The state of the connection, for a failure.
    var words: String {
        guard let connection else { return "client \(number) is not connected" }
        let owed = conversation?.hasUnanswered == true ? ", is owed answers" : ""
        return "client \(number) (\(type(of: workload))), connection \(connection.number): "
            + "\(unsent.count) bytes unsent\(owed)\(hasFinished ? ", has finished" : ""); "
            + connection.words
    }

    /// For how long the client has sent nothing whole, and the server must end the connection.
    var silence_ns: UInt64 {
        guard let connection, workload.isSilent, !connection.isServerEnding else { return 0 }
        return run.clock.now_ns - connectedAt_ns
    }
}

// Answers.
extension SimulatedClient {
    private func receive() {
        guard let connection else { return }
        var budget = workload.bytesAtOnce
        while budget > 0 {
            let count = readOnce(connection.toClient, atMost: min(budget, 64 << 10))
            if count == -Int(EAGAIN) { break }
            if count <= 0 {
                checkEnd(isCut: count < 0)
                return
            }
            budget -= count
            lastProgress_ns = run.clock.now_ns
            if !checkAnswers() { return }
        }
        if conversation?.end != nil {
            unsent.removeAll()
            finish()
        }
    }

    private func readOnce(_ pipe: SimulatedPipe, atMost count: Int) -> Int {
        var result = 0
        unsafe received.append(atMost: count) { room in
            result = unsafe pipe.read(
                UnsafeMutableRawBufferPointer(start: room, count: count))
            return max(0, result)
        }
        return result
    }

    /// - Returns: Whether all answers were right.
    private func checkAnswers() -> Bool {
        while let length = nextAnswerBytes() {
            let fault = unsafe received.withUnsafeBytes { bytes in
                unsafe conversation?.check(UnsafeRawBufferPointer(rebasing: bytes[..<length]))
            }
            received.removeFirst(length)
            run.report.answerCount += 1
            if let fault {
                run.fail("client \(number): \(fault)")
                return false
            }
        }
        return true
    }

    private func nextAnswerBytes() -> Int? {
        unsafe received.withUnsafeBytes { bytes in
            switch unsafe MessagePrefix.read(from: bytes) {
            case .incomplete: nil
            // What is no message is found to be none by the conversation.
            case .compressed: bytes.count
            case .length(let length):
                bytes.count < MessagePrefix.byteCount + length
                    ? nil : MessagePrefix.byteCount + length
            }
        }
    }

    /// A server that stops in time answers what had arrived when it was told to.
    private func checkStop() {
        guard let stop = connection?.stop, connection?.isServerDead == false,
            run.clock.now_ns - stop.time_ns < run.settings.grace_ns
        else { return }
        if conversation?.hasEndedOtherwise == true { return }
        if conversation?.owesAnswer(within: stop.arrivedCount) == true {
            run.fail("the server has stopped, and owes answers; \(words)")
        }
    }

    /// The server has closed the connection, or the network has.
    private func checkEnd(isCut: Bool) {
        defer { leave(cutting: isCut) }
        if !workload.isHonest { return }
        if connection?.isServerEnding == true { return isCut ? () : checkStop() }
        if conversation?.end != nil { return }
        // Who reads slowly may miss the last word: the server does not wait for long.
        if isCut, workload.isSlow { return }
        if isCut { return run.fail("the server has cut the connection; \(words)") }
        if !received.isEmpty { return run.fail("half an answer; \(words)") }
        if !hasFinished { return run.fail("the server has said no last word; \(words)") }
        if conversation?.hasUnanswered == true {
            run.fail("the server has closed, and owes answers; \(words)")
        }
    }
}
