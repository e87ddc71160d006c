import CollectionClient
import CollectionCore
import CollectionWire

/// One connection of a load run: what is due on it, what is under way, what scrolls and edits it.
final class LoadConnection {
    private let number: Int
    private let settings: LoadSettings
    private var view: RemoteView
    private var due = Queue<DueRequest>()
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
    private let bytesBefore: (sent: Int, received: Int)

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
    }

    private enum Call {
        case displayFrame(DisplayFrameRequest, after: InputSamples)
        case edit(UpdateColumns, BatchUpdateOptions)
        case interaction(LoadInteractions.Action)
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

    var descriptor: Int32 { view.client.descriptor }
    var hasUnsentBytes: Bool { view.client.hasUnsentBytes }
    var isIdle: Bool { due.isEmpty && underWay.isEmpty }
    var bytesSent: Int { view.client.bytesSent - bytesBefore.sent }
    var bytesReceived: Int { view.client.bytesReceived - bytesBefore.received }

    func append(_ kind: Kind, due_ns: UInt64) {
        due.append(DueRequest(kind: kind, due_ns: due_ns))
    }

    /// Nothing more is due; what is under way stays so.
    func forgetDue() {
        due.removeAll()
    }

    /// Sends what is due, as far as not too much is under way.
    func sendDue(_ figures: inout LoadFigures) throws(CommandError) {
        while underWay.count < settings.pacing.inFlightMax, let request = due.popFirst() {
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
            _ = try view.perform { (client) throws(ClientError) in try client.sendNow() }
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
    ///
    /// - Returns: How many display frames that were.
    func receive(_ figures: inout LoadFigures) throws(CommandError) -> Int {
        _ = try view.perform { (client) throws(ClientError) in try client.receiveNow() }
        var count = 0
        while let response = try view.perform({ (client) throws(ClientError) in
            try client.takeResponse()
        }) {
            guard let sent = underWay.popFirst() else { break }
            let now_ns = Clock.now_ns
            let fromDue_ns = now_ns - min(now_ns, sent.due_ns)
            let fromSend_ns = now_ns - min(now_ns, sent.sent_ns)
            switch sent.call {
            case .displayFrame(let request, let samples):
                figures.countFrame(fromDue_ns: fromDue_ns, fromSend_ns: fromSend_ns)
                figures.samplesAnswered += samples.pointers.count
                try mirror?.sendPointers(samples.pointers)
                try take(response, request, &figures)
                count += 1
            case .edit(let update, let options):
                figures.countEdit(fromDue_ns: fromDue_ns, fromSend_ns: fromSend_ns)
                try takeAcknowledgement(response)
                try mirror?.perform(update, options)
            case .interaction(let action):
                figures.interactionsAnswered += 1
                try check(response, of: action)
                try mirror?.perform(action)
            }
            if finger != nil || interactions != nil {
                figures.events += view.client.takeEvents(view: view.number).events.count
            }
        }
        return count
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

extension LoadFigures {
    fileprivate mutating func countSent(_ kind: LoadConnection.Kind, lag_ns: UInt64) {
        switch kind {
        case .displayFrame:
            requestsSent += 1
            sendLag.record(lag_ns)
        case .edit: editsSent += 1
        }
    }

    fileprivate mutating func countFrame(fromDue_ns: UInt64, fromSend_ns: UInt64) {
        fromDue.record(fromDue_ns)
        fromSend.record(fromSend_ns)
        framesReceived += 1
    }

    fileprivate mutating func countEdit(fromDue_ns: UInt64, fromSend_ns: UInt64) {
        editFromDue.record(fromDue_ns)
        editFromSend.record(fromSend_ns)
        editsAnswered += 1
    }
}
