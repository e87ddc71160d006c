import CollectionClient
import CollectionWire

extension LoadFigures {
    mutating func countSent(_ kind: LoadConnection.Kind, lag_ns: UInt64) {
        switch kind {
        case .displayFrame:
            requestsSent += 1
            sendLag.record(lag_ns)
        case .edit: editsSent += 1
        }
    }

    mutating func countFrame(fromDue_ns: UInt64, fromSend_ns: UInt64) {
        fromDue.record(fromDue_ns)
        fromSend.record(fromSend_ns)
        framesReceived += 1
    }

    mutating func countEdit(fromDue_ns: UInt64, fromSend_ns: UInt64) {
        editFromDue.record(fromDue_ns)
        editFromSend.record(fromSend_ns)
        editsAnswered += 1
    }
    /// - Parameter kind: Nil for what has no schedule of its own.
    mutating func countUnanswered(_ kind: LoadConnection.Kind?, fromDue_ns: UInt64) {
        unanswered += 1
        switch kind {
        case .displayFrame: fromDue.record(fromDue_ns)
        case .edit: editFromDue.record(fromDue_ns)
        case nil: break
        }
    }

    /// - Parameter words: All of it, for the first one.
    mutating func count(error kind: String, _ words: CommandError) {
        errors[kind, default: 0] += 1
        if firstError == nil { firstError = words.message }
    }
}

extension LatencyHistogram {
    /// Records how long the next requests of a share have waited.
    mutating func record(_ share: LoadShare, now_ns: UInt64, count: Int) {
        if count == 0 { return }
        record(
            longest_ns: now_ns - min(now_ns, share.next_ns), step_ns: share.interval_ns,
            count: count)
    }
}

extension ClientError {
    /// What sort of error it is, to be counted.
    var kind: String {
        switch self {
        case .cannotConnect: "cannot connect"
        case .connectionBroken: "connection broke"
        case .connectionClosed: "connection closed"
        case .tlsFailed: "TLS failed"
        case .refused(let status): ErrorNames.name(of: Int32(clamping: status.error))
        case .unexpectedResponse: "unexpected response"
        case .responsesOutstanding: "responses outstanding"
        case .zeroByteInText: "zero byte in a text"
        }
    }
}
