/// Several runs side by side: a line for each.
struct LoadTable {
    private let runs: [LoadResult]
    private let settings: LoadSettings

    init(_ runs: [LoadResult], _ settings: LoadSettings) {
        self.runs = runs
        self.settings = settings
    }

    /// For people.
    var text: String {
        let names = ["rate", "answered", "p50", "p99", "max", ""]
        var rows = [names]
        for run in runs {
            let latencies = run.figures.fromDue
            let times = [
                latencies.value_ns(at: .median), latencies.value_ns(at: .p99),
                latencies.count == 0 ? nil : latencies.maximum_ns,
            ]
            rows.append(
                [
                    run.rate.map { Decimal.grouped($0) } ?? "-",
                    Decimal.grouped(run.figures.framesPerSecond),
                ] + times.map { $0.map(Decimal.duration) ?? "-" }
                    + [run.figures.isRateKept ? "" : "not kept"])
        }
        return rows.map { row in
            let cells = row.dropLast().map { $0.leftPadded(to: 12) }.joined()
            return cells + (row[5].isEmpty ? "" : "  \(row[5])") + "\n"
        }.joined()
    }

    /// For machines. What there is no figure for is empty.
    var csv: String {
        let histograms: [(String, KeyPath<LoadFigures, LatencyHistogram>)] = [
            ("from_due", \.fromDue), ("from_send", \.fromSend), ("send_lag", \.sendLag),
            ("edit_from_due", \.editFromDue), ("edit_from_send", \.editFromSend),
        ]
        var names = [
            "requests_per_second", "connections", "elapsed_ns", "requests_due",
            "requests_sent_in_time", "requests_never_sent", "requests_sent",
            "display_frames_received", "display_frames_per_second", "edits_due",
            "edits_sent_in_time", "edits_never_sent", "edits_answered", "not_answered", "errors",
            "rate_kept",
        ]
        for (name, _) in histograms {
            names += ["minimum", "mean"].map { "\(name)_\($0)_ns" }
            names += Percentile.all.map { "\(name)_\($0.name)_ns" } + ["\(name)_maximum_ns"]
        }
        var text = names.joined(separator: ",") + "\n"
        for run in runs {
            var cells = counts(run)
            for (_, path) in histograms { cells += latencies(run.figures[keyPath: path]) }
            text += cells.joined(separator: ",") + "\n"
        }
        return text
    }

    private func counts(_ run: LoadResult) -> [String] {
        let figures = run.figures
        let counts = [
            figures.framesDue, figures.framesSentInTime, figures.framesNeverSent,
            figures.requestsSent, figures.framesReceived,
        ]
        let others = [
            figures.editsDue, figures.editsSentInTime, figures.editsNeverSent,
            figures.editsAnswered, figures.unanswered, figures.errorCount,
        ]
        return [
            run.rate.map { Decimal.short($0) } ?? "", "\(settings.connectionCount)",
            "\(figures.elapsed_ns)",
        ] + counts.map { "\($0)" } + [Decimal.short(figures.framesPerSecond)]
            + others.map { "\($0)" } + ["\(figures.isRateKept)"]
    }

    private func latencies(_ histogram: LatencyHistogram) -> [String] {
        let isEmpty = histogram.count == 0
        var times: [UInt64?] = [isEmpty ? nil : histogram.minimum_ns, histogram.mean_ns]
        times += Percentile.all.map { histogram.value_ns(at: $0) }
        times.append(isEmpty ? nil : histogram.maximum_ns)
        return times.map { $0.map { "\($0)" } ?? "" }
    }
}
