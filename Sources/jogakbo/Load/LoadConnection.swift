import CollectionClient
import CollectionCore
import CollectionWire

/// One connection of a load run: what is due on it, what is under way, what scrolls and edits it.
final class LoadConnection {
    private let number: Int
    private let settings: LoadSettings
    private var view: RemoteView
    /// The display frames and the edits that are due at times of their own; nil: there are none.
    private var dueFrames: LoadShare?
    private var dueEdits: LoadShare?
    /// Since when display frames of a closed loop are due.
    private var freed = Queue<UInt64>()
    private var underWay = Queue<SentRequest>()
    private var scrolling: LoadScrolling
    /// The finger that scrolls; nil: the pattern does.
    private var finger: RepeatedFlicks?
    /// What else a person does; nil: nothing.
    private var interactions: LoadInteractions?
    private var edits: EditPattern?
    private var editCount: UInt64 = 0
    /// The same view in this process, where display frames are compared.
    private let mirror: Mirror?
    /// The time in requests counts from here, so that a mirror can be given the same.
    private let start_ns = Clock.now_ns
    private var bytesBefore: (sent: Int, received: Int)
    /// Why there are no more answers; nil: the connection is whole.
    private(set) var breakdown: CommandError?

    enum Kind {
        case displayFrame
        case edit
    }

    private struct DueRequest {
        let kind: Kind
        let due_ns: UInt64
    }

    private struct SentRequest {
        let due_ns: UInt64
        let sent_ns: UInt64
        let call: Call
        /// Whether nobody waits for the answer any more.
        var isGivenUp = false
    }

    private enum Call {
        case displayFrame(DisplayFrameRequest, after: InputSamples)
        case edit(UpdateColumns, BatchUpdateOptions)
        case interaction(LoadInteractions.Action)

        /// Nil for what has no schedule of its own.
        var kind: Kind? {
            switch self {
            case .displayFrame: .displayFrame
            case .edit: .edit
            case .interaction: nil
            }
        }
    }

    /// Connects, pushes the data and pulls a first display frame, which lays out everything.
    init(number: Int, document: Document, settings: LoadSettings) throws(CommandError) {
        self.number = number
        self.settings = settings
        let seed = settings.seed &+ UInt64(number)
        scrolling = LoadScrolling(settings, seed: seed)
        mirror = settings.isVerified ? try Mirror(document, settings.layout) : nil
        var view = try RemoteView(settings.connect)
        let classes = try view.fill(with: document, settings.layout)
        if let edits = settings.edits {
            let samples = ItemSamples(document, classes, itemSize: settings.layout.itemSize)
            self.edits = EditPattern(
                kinds: edits.kinds, size: edits.size, of: document, samples, seed: seed)
        }
        let request = scrolling.firstRequest
        let frame = try view.displayFrame(request)
        try mirror?.verify(frame, request: request, connection: number)
        scrolling.take(frame)
        if settings.hasPhysics {
            try view.enableScrolling()
            try mirror?.enableScrolling()
            finger = RepeatedFlicks(
                along: settings.layout.scrollDirection, in: settings.viewport, seed: seed)
        }
        if settings.interacts {
            try view.enableInteractions()
            try mirror?.enableInteractions()
            interactions = LoadInteractions(seed: seed)
        }
        bytesBefore = (view.client.bytesSent, view.client.bytesReceived)
        self.view = view
    }

    /// For `poll`, which overlooks -1.
    var descriptor: Int32 { breakdown == nil ? view.client.descriptor : -1 }
    var hasUnsentBytes: Bool { breakdown == nil && view.client.hasUnsentBytes }
    /// Whether nothing more can be sent before something is answered.
    var isFull: Bool { underWay.count >= settings.pacing.inFlightMax }
    var isAnswered: Bool { breakdown != nil || underWay.isEmpty }
    var bytesSent: Int { view.client.bytesSent - bytesBefore.sent }
    var bytesReceived: Int { view.client.bytesReceived - bytesBefore.received }

    /// Begins a run.
    ///
    /// - Parameter frames: When display frames are due; nil: in a closed loop.
    /// - Parameter edits: When edits are due; nil: there are none.
    func begin(frames: LoadShare?, edits: LoadShare?) {
        (dueFrames, dueEdits) = (frames, edits)
        freed.removeAll()
        if frames == nil {
            for _ in 0..<settings.pacing.inFlightMax { freed.append(Clock.now_ns) }
        }
        bytesBefore = (view.client.bytesSent, view.client.bytesReceived)
    }

    /// When the next request falls due.
    private var nextDue: DueRequest {
        let frame_ns = dueFrames?.next_ns ?? freed.first ?? .max
        let edit_ns = dueEdits?.next_ns ?? .max
        return edit_ns <= frame_ns
            ? DueRequest(kind: .edit, due_ns: edit_ns)
            : DueRequest(kind: .displayFrame, due_ns: frame_ns)
    }

    private func take(_ request: DueRequest) {
        switch request.kind {
        case .edit: dueEdits?.takeNext()
        case .displayFrame where dueFrames == nil: _ = freed.popFirst()
        case .displayFrame: dueFrames?.takeNext()
        }
    }

    /// Whether requests that have fallen due by a time have not been sent.
    func isWaiting(until time_ns: UInt64) -> Bool {
        breakdown == nil && (nextDue.due_ns <= time_ns || hasUnsentBytes)
    }

    /// Sends what has fallen due by a time, as far as not too much is under way.
    func sendDue(until time_ns: UInt64, _ figures: inout LoadFigures) throws(CommandError) {
        if breakdown != nil { return }
        while !isFull {
            let request = nextDue
            if request.due_ns > time_ns { break }
            take(request)
            let sent_ns = Clock.now_ns
            let call = enqueue(request.kind, time_ns: sent_ns - start_ns)
            underWay.append(SentRequest(due_ns: request.due_ns, sent_ns: sent_ns, call: call))
            if request.kind == .displayFrame,
                let action = interactions?.next(time_ns: sent_ns - start_ns)
            {
                view.enqueue(action)
                underWay.append(
                    SentRequest(
                        due_ns: request.due_ns, sent_ns: sent_ns, call: .interaction(action)))
            }
            figures.countSent(
                request.kind, lag_ns: sent_ns - min(sent_ns, request.due_ns))
        }
        if hasUnsentBytes {
            do throws(ClientError) { try view.client.sendNow() } catch {
                breakDown(error, &figures)
            }
        }
    }

    /// The connection is of no use any more; the others go on.
    private func breakDown(_ error: ClientError, _ figures: inout LoadFigures) {
        let error = (kind: error.kind, words: error.commandError(settings.connect.address))
        breakdown = error.words
        figures.count(error: error.kind, error.words)
    }

    /// Counts what had fallen due by a time and was not sent, and what was not answered, with the
    /// time that it has waited up to now: a user would have waited longer still.
    func settle(dueUntil time_ns: UInt64, _ figures: inout LoadFigures) {
        let now_ns = Clock.now_ns
        if let dueFrames {
            let count = dueFrames.waitingCount(until: time_ns)
            figures.framesNeverSent += count
            figures.fromDue.record(dueFrames, now_ns: now_ns, count: count)
        }
        if let dueEdits {
            let count = dueEdits.waitingCount(until: time_ns)
            figures.editsNeverSent += count
            figures.editFromDue.record(dueEdits, now_ns: now_ns, count: count)
        }
        (dueFrames, dueEdits) = (nil, nil)
        freed.removeAll()
        underWay.modifyEach { sent in
            if sent.isGivenUp { return }
            sent.isGivenUp = true
            figures.countUnanswered(sent.call.kind, fromDue_ns: now_ns - min(now_ns, sent.due_ns))
        }
    }

    private func enqueue(_ kind: Kind, time_ns: UInt64) -> Call {
        if kind == .edit, let update = edits?.next(), let edits = settings.edits {
            editCount += 1
            let options = edits.options(number: editCount)
            view.client.enqueueBatchUpdates(update, options: options, view: view.number)
            return .edit(update, options)
        }
        let request = scrolling.nextRequest(time_ns: time_ns)
        let samples = InputSamples(pointers: finger?.samples(until: time_ns) ?? [])
        if samples.isEmpty {
            view.client.enqueueDisplayFrame(for: request, view: view.number)
        } else {
            view.client.enqueueDisplayFrame(for: request, after: samples, view: view.number)
        }
        return .displayFrame(request, after: samples)
    }

    /// Takes what has arrived.
    func receive(_ figures: inout LoadFigures) throws(CommandError) {
        do throws(ClientError) { try view.client.receiveNow() } catch {
            // What came before is an answer still.
            try takeResponses(&figures)
            breakDown(error, &figures)
            return
        }
        try takeResponses(&figures)
    }

    private func takeResponses(_ figures: inout LoadFigures) throws(CommandError) {
        while breakdown == nil {
            let response: Response
            do throws(ClientError) {
                guard let next = try view.client.takeResponse() else { return }
                response = next
            } catch {
                return breakDown(error, &figures)
            }
            guard let sent = underWay.popFirst() else { return }
            if sent.isGivenUp { continue }
            if case .displayFrame = sent.call, dueFrames == nil { freed.append(Clock.now_ns) }
            if case .failure(let status) = response.outcome, mirror == nil {
                let error = ClientError.refused(status)
                figures.count(error: error.kind, error.commandError(settings.connect.address))
            } else {
                try take(response, to: sent, &figures)
            }
            if finger != nil || interactions != nil {
                figures.events += view.client.takeEvents(view: view.number).events.count
            }
        }
    }

    private func take(
        _ response: Response, to sent: SentRequest, _ figures: inout LoadFigures
    ) throws(CommandError) {
        let now_ns = Clock.now_ns
        let fromDue_ns = now_ns - min(now_ns, sent.due_ns)
        let fromSend_ns = now_ns - min(now_ns, sent.sent_ns)
        switch sent.call {
        case .displayFrame(let request, let samples):
            figures.countFrame(fromDue_ns: fromDue_ns, fromSend_ns: fromSend_ns)
            figures.samplesAnswered += samples.pointers.count
            try mirror?.sendPointers(samples.pointers)
            try take(response, request, &figures)
        case .edit(let update, let options):
            figures.countEdit(fromDue_ns: fromDue_ns, fromSend_ns: fromSend_ns)
            try takeAcknowledgement(response)
            try mirror?.perform(update, options)
        case .interaction(let action):
            figures.interactionsAnswered += 1
            try check(response, of: action)
            try mirror?.perform(action)
        }
    }

    private func take(
        _ response: Response, _ request: DisplayFrameRequest, _ figures: inout LoadFigures
    ) throws(CommandError) {
        let frame = try answer(of: response, to: DisplayFrameRequest.self)
        figures.elements += frame.elements.count
        scrolling.take(frame)
        if let mirror {
            try mirror.verify(frame, request: request, connection: number)
            figures.framesVerified += 1
        }
    }

    private func takeAcknowledgement(_ response: Response) throws(CommandError) {
        _ = try answer(of: response, to: PerformBatchUpdates.self)
    }

    private func check(
        _ response: Response, of action: LoadInteractions.Action
    ) throws(CommandError) {
        switch action {
        case .key: _ = try answer(of: response, to: SendKey.self)
        case .selection: _ = try answer(of: response, to: ChangeSelection.self)
        }
    }

    private func answer<O: Operation>(
        of response: Response, to operation: O.Type
    ) throws(CommandError) -> O.Answer {
        do throws(ClientError) {
            return try view.client.answer(of: response, to: operation)
        } catch {
            throw error.commandError(settings.connect.address)
        }
    }
}
