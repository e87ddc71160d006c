import CollectionClient
import CollectionCore
import CollectionWire

/// One connection of a load run: what is due on it, what is under way, and what scrolls it.
final class LoadConnection {
    private let number: Int
    private let settings: LoadSettings
    private var view: RemoteView
    private var pattern: ScrollPattern
    private var due = Queue<UInt64>()
    private var underWay = Queue<SentRequest>()
    /// The same view in this process, where display frames are compared.
    private let mirror: Mirror?
    private let contentLength: Double
    /// The time in requests counts from here, so that a mirror can be given the same.
    private let start_ns = Clock.now_ns
    private let bytesBefore: (sent: Int, received: Int)

    private struct SentRequest {
        let due_ns: UInt64
        let sent_ns: UInt64
        let request: DisplayFrameRequest
    }

    /// Connects, pushes the data and pulls a first display frame, which lays out everything.
    init(number: Int, document: Document, settings: LoadSettings) throws(CommandError) {
        self.number = number
        self.settings = settings
        pattern = ScrollPattern(settings.pattern, seed: settings.seed &+ UInt64(number))
        mirror = settings.isVerified ? try Mirror(document, settings.layout) : nil
        var view = try RemoteView(settings.connect)
        _ = try view.fill(with: document, settings.layout)
        let request = settings.request(offset: 0, time_ns: 0)
        let frame = try view.displayFrame(request)
        try mirror?.verify(frame, request: request, connection: number)
        contentLength = settings.axis.main(frame.contentSize)
        bytesBefore = (view.client.bytesSent, view.client.bytesReceived)
        self.view = view
    }

    var descriptor: Int32 { view.client.descriptor }
    var hasUnsentBytes: Bool { view.client.hasUnsentBytes }
    var isIdle: Bool { due.isEmpty && underWay.isEmpty }
    var bytesSent: Int { view.client.bytesSent - bytesBefore.sent }
    var bytesReceived: Int { view.client.bytesReceived - bytesBefore.received }

    func append(due_ns: UInt64) {
        due.append(due_ns)
    }

    /// Nothing more is due; what is under way stays so.
    func forgetDue() {
        due.removeAll()
    }

    /// Sends what is due, as far as not too much is under way.
    func sendDue(_ figures: inout LoadFigures) throws(CommandError) {
        while underWay.count < settings.pacing.inFlightMax, let due_ns = due.popFirst() {
            let page = settings.axis.main(settings.viewport)
            let offset = pattern.next(limit: contentLength - page, page: page)
            let sent_ns = Clock.now_ns
            let request = settings.request(offset: offset, time_ns: sent_ns - start_ns)
            view.client.enqueueDisplayFrame(for: request, view: view.number)
            underWay.append(SentRequest(due_ns: due_ns, sent_ns: sent_ns, request: request))
            figures.requestsSent += 1
            figures.sendLag.record(sent_ns - min(sent_ns, due_ns))
        }
        if hasUnsentBytes {
            _ = try view.perform { (client) throws(ClientError) in try client.sendNow() }
        }
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
            let frame = try displayFrame(of: response)
            guard let sent = underWay.popFirst() else { break }
            let now_ns = Clock.now_ns
            figures.fromDue.record(now_ns - min(now_ns, sent.due_ns))
            figures.fromSend.record(now_ns - min(now_ns, sent.sent_ns))
            figures.framesReceived += 1
            figures.elements += frame.elements.count
            count += 1
            if let mirror {
                try mirror.verify(frame, request: sent.request, connection: number)
                figures.framesVerified += 1
            }
        }
        return count
    }

    private func displayFrame(of response: Response) throws(CommandError) -> DisplayFrame {
        switch response.outcome {
        case .success(.displayFrame(let frame)):
            return frame
        case .success:
            throw .failure("connection \(number): the server answered with no display frame")
        case .failure(let status):
            throw ClientError.refused(status).commandError(settings.connect.address)
        }
    }
}

extension LoadSettings {
    var axis: Axis { layout.layout.scrollDirection }

    fileprivate func request(offset: Double, time_ns: UInt64) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: axis.bounds(at: offset, viewport), time_ns: time_ns, isComplete: isComplete,
            preferredSizes: [])
    }
}
