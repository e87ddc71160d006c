extension LoadFigures {
    /// The figures for machines. Names end with their unit.
    ///
    /// - Parameter settings: What was asked for.
    func json(settings: JSON) -> JSON {
        .object([
            JSON.Member("settings", settings),
            JSON.Member("elapsed_ns", .integer(Int(elapsed_ns))),
            JSON.Member("rate_kept", .bool(isRateKept)),
            JSON.Member("interrupted", .bool(wasInterrupted)),
            JSON.Member("requests_due", .integer(framesDue)),
            JSON.Member("requests_sent_in_time", .integer(framesSentInTime)),
            JSON.Member("requests_never_sent", .integer(framesNeverSent)),
            JSON.Member("requests_sent", .integer(requestsSent)),
            JSON.Member("display_frames_received", .integer(framesReceived)),
            JSON.Member("display_frames_per_second", .number(framesPerSecond)),
            JSON.Member("display_frames_verified", .integer(framesVerified)),
            JSON.Member("edits_due", .integer(editsDue)),
            JSON.Member("edits_sent_in_time", .integer(editsSentInTime)),
            JSON.Member("edits_never_sent", .integer(editsNeverSent)),
            JSON.Member("edits_sent", .integer(editsSent)),
            JSON.Member("edits_answered", .integer(editsAnswered)),
            JSON.Member("edits_per_second", .number(editsPerSecond)),
            JSON.Member("not_answered", .integer(unanswered)),
            JSON.Member("error_count", .integer(errorCount)),
            JSON.Member(
                "errors",
                .object(
                    errors.sorted { $0.key < $1.key }
                        .map { JSON.Member($0.key, .integer($0.value)) })),
            JSON.Member("pointer_samples_answered", .integer(samplesAnswered)),
            JSON.Member("interactions_answered", .integer(interactionsAnswered)),
            JSON.Member("events_received", .integer(events)),
            JSON.Member("elements_per_display_frame", .number(elementsPerFrame)),
            JSON.Member("sent_bytes", .integer(bytesSent)),
            JSON.Member("received_bytes", .integer(bytesReceived)),
            JSON.Member("latency_from_due", fromDue.json),
            JSON.Member("latency_from_send", fromSend.json),
            JSON.Member("send_lag", sendLag.json),
            JSON.Member("edit_latency_from_due", editFromDue.json),
            JSON.Member("edit_latency_from_send", editFromSend.json),
        ])
    }
}

extension LatencyHistogram {
    /// Percentiles with too few samples are null.
    var json: JSON {
        var members = [JSON.Member("sample_count", .integer(Int(count)))]
        members.append(
            JSON.Member("minimum_ns", count == 0 ? .null : .integer(Int(minimum_ns))))
        members.append(
            JSON.Member("mean_ns", mean_ns.map { .integer(Int($0)) } ?? .null))
        for percentile in Percentile.all {
            let value = value_ns(at: percentile)
            members.append(
                JSON.Member("\(percentile.name)_ns", value.map { .integer(Int($0)) } ?? .null))
        }
        members.append(
            JSON.Member("maximum_ns", count == 0 ? .null : .integer(Int(maximum_ns))))
        return .object(members)
    }
}
