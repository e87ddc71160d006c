/// What a load run has measured so far.
struct LoadFigures: Sendable {
    /// From the time that a request was due to the arrival of its answer. It counts the time that
    /// a request waited because earlier ones had not been answered, as a user would. A request that
    /// was never sent or answered counts with the time up to the end of the run.
    var fromDue = LatencyHistogram()
    /// From the time that a request was sent. By itself it flatters: while a server is stuck,
    /// requests are not sent, and so not counted.
    var fromSend = LatencyHistogram()
    /// How long after it was due a request was sent.
    var sendLag = LatencyHistogram()
    /// How many display frames fell due, and how many of them were sent before the last one did;
    /// 0 in a closed loop, and until the schedule is over.
    var framesDue = 0
    var framesSentInTime = 0
    var framesNeverSent = 0
    var requestsSent = 0
    var framesReceived = 0
    /// The same two of edits, from the request to its acknowledgement.
    var editFromDue = LatencyHistogram()
    var editFromSend = LatencyHistogram()
    var editsDue = 0
    var editsSentInTime = 0
    var editsNeverSent = 0
    var editsSent = 0
    var editsAnswered = 0
    /// The samples of pointers that were answered, and the events that responses brought.
    var samplesAnswered = 0
    var events = 0
    /// The keys and changes of the selection that were answered.
    var interactionsAnswered = 0
    var bytesSent = 0
    var bytesReceived = 0
    /// In all display frames together.
    var elements = 0
    /// How many display frames were compared with those of a view in process.
    var framesVerified = 0
    var elapsed_ns: UInt64 = 0
    /// Of requests that were sent.
    var unanswered = 0
    /// By their kinds.
    var errors: [String: Int] = [:]
    var firstError: String?
    var wasInterrupted = false

    var errorCount: Int { errors.values.reduce(0, +) }
    /// Whether the schedule was kept, but for a hundredth: a server that stops for a moment at the
    /// end is seen by its latencies.
    var isRateKept: Bool {
        framesSentInTime * 100 >= framesDue * 99 && editsSentInTime * 100 >= editsDue * 99
    }

    var framesPerSecond: Double { perSecond(framesReceived) }
    var editsPerSecond: Double { perSecond(editsAnswered) }

    func perSecond(_ count: Int) -> Double {
        elapsed_ns == 0 ? 0 : Double(count) / (Double(elapsed_ns) / 1e9)
    }

    var elementsPerFrame: Double {
        framesReceived == 0 ? 0 : Double(elements) / Double(framesReceived)
    }
}
