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
        text += shortfall
        text += "\nlatency"
        let columns = columns(isOpenLoop: isOpenLoop)
        for (name, _) in columns { text += name.leftPadded(to: name == columns[0].0 ? 13 : 12) }
        text += "\n"
        for percentile in Percentile.all {
            text += line(percentile.name, columns.map { $0.1.value_ns(at: percentile) })
        }
        text += line("mean", columns.map(\.1.mean_ns))
        text += line("max", columns.map { $0.1.count == 0 ? nil : $0.1.maximum_ns })
        return text + missingPercentiles
    }

    /// What is not as it was asked for.
    private var shortfall: String {
        var text = ""
        if unanswered > 0 { text += "not answered    \(Decimal.grouped(unanswered))\n" }
        let neverSent = framesNeverSent + editsNeverSent
        if neverSent > 0 { text += "never sent      \(Decimal.grouped(neverSent))\n" }
        if let rateWords { text += "\(rateWords)\n" }
        for (kind, count) in errors.sorted(by: { $0.key < $1.key }) {
            text += "errors          \(Decimal.grouped(count)) \(kind)\n"
        }
        return text
    }

    /// How much of the schedule was kept; nil where all of it was.
    var rateWords: String? {
        if isRateKept { return nil }
        let sent = framesSentInTime + editsSentInTime
        let due = framesDue + editsDue
        return "rate not kept: sent \(Decimal.grouped(sent)) of \(Decimal.grouped(due)) in time"
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
}
