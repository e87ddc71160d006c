/// What a load run has measured so far.
struct LoadFigures: Sendable {
    /// From the time that a request was due to the arrival of its answer. It counts the time that
    /// a request waited because earlier ones had not been answered, as a user would.
    var fromDue = LatencyHistogram()
    /// From the time that a request was sent. By itself it flatters: while a server is stuck,
    /// requests are not sent, and so not counted.
    var fromSend = LatencyHistogram()
    /// How long after it was due a request was sent.
    var sendLag = LatencyHistogram()
    var requestsSent = 0
    var framesReceived = 0
    /// The same two of edits, from the request to its acknowledgement.
    var editFromDue = LatencyHistogram()
    var editFromSend = LatencyHistogram()
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

    var framesPerSecond: Double { perSecond(framesReceived) }
    var editsPerSecond: Double { perSecond(editsAnswered) }

    func perSecond(_ count: Int) -> Double {
        elapsed_ns == 0 ? 0 : Double(count) / (Double(elapsed_ns) / 1e9)
    }

    var elementsPerFrame: Double {
        framesReceived == 0 ? 0 : Double(elements) / Double(framesReceived)
    }
}

extension LoadFigures {
    /// The figures as a table.
    ///
    /// - Parameter isOpenLoop: Whether requests were due at times of their own.
    func table(isOpenLoop: Bool) -> String {
        var text = "display frames  \(Decimal.grouped(framesReceived)) in "
        text += "\(Decimal.duration(elapsed_ns)): "
        text += "\(Decimal.grouped(framesPerSecond, places: 1)) per second\n"
        if editsSent > 0 {
            text += "edits           \(Decimal.grouped(editsAnswered)): "
            text += "\(Decimal.grouped(editsPerSecond, places: 1)) per second\n"
        }
        text += "elements        \(Decimal.short(elementsPerFrame)) in a display frame\n"
        if samplesAnswered > 0 {
            text += "input           \(Decimal.grouped(samplesAnswered)) samples of pointers\n"
        }
        if interactionsAnswered > 0 {
            text += "keys, selection \(Decimal.grouped(interactionsAnswered))\n"
        }
        if events > 0 { text += "events          \(Decimal.grouped(events))\n" }
        text += "received        \(Decimal.bytes(bytesReceived)), "
        text += "\(Decimal.bytes(Int(perSecond(bytesReceived)))) per second\n"
        text += "sent            \(Decimal.bytes(bytesSent)), "
        text += "\(Decimal.bytes(Int(perSecond(bytesSent)))) per second\n"
        let missing = requestsSent - framesReceived + editsSent - editsAnswered
        if isOpenLoop, missing > 0 {
            text += "not answered    \(Decimal.grouped(missing))\n"
        }
        text += "\nlatency"
        let columns = columns(isOpenLoop: isOpenLoop)
        for (name, _) in columns { text += name.leftPadded(to: name == columns[0].0 ? 13 : 12) }
        text += "\n"
        for percentile in Percentile.all {
            text += line(percentile.name, columns.map { $0.1.value_ns(at: percentile) })
        }
        text += line("max", columns.map { $0.1.count == 0 ? nil : $0.1.maximum_ns })
        return text + missingPercentiles
    }

    /// Edits are due at times of their own in a closed loop, too.
    private func columns(isOpenLoop: Bool) -> [(String, LatencyHistogram)] {
        var columns: [(String, LatencyHistogram)] =
            isOpenLoop
            ? [("from due", fromDue), ("from send", fromSend), ("send lag", sendLag)]
            : [("from send", fromSend)]
        if editsSent > 0 { columns += [("edit, due", editFromDue), ("edit, send", editFromSend)] }
        return columns
    }

    private func line(_ name: String, _ values: [UInt64?]) -> String {
        var text = name.rightPadded(to: 8)
        for value in values {
            text += (value.map(Decimal.duration) ?? "-").leftPadded(to: 12)
        }
        return text + "\n"
    }

    /// Says why a percentile has no figure.
    private var missingPercentiles: String {
        guard let first = Percentile.all.first(where: { fromSend.count < $0.samplesNeeded })
        else { return "" }
        return "\(first.name) needs \(Decimal.grouped(Int(first.samplesNeeded))) samples, "
            + "10 beyond it; there are \(Decimal.grouped(Int(fromSend.count))).\n"
    }

    /// The line that is overwritten while the run goes on.
    func progress(of duration_ns: UInt64) -> String {
        let share = min(1, Double(elapsed_ns) / Double(max(1, duration_ns)))
        let filled = Int(share * 24)
        let bar =
            String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
        let median = fromDue.value_ns(at: .median).map(Decimal.duration) ?? "-"
        let high = fromDue.value_ns(at: .p99).map(Decimal.duration) ?? "-"
        return "\(bar) \(Decimal.fixed(Double(elapsed_ns) / 1e9, places: 1)) s  "
            + "\(Decimal.grouped(framesReceived)) display frames  "
            + "p50 \(median)  p99 \(high)"
    }
}
