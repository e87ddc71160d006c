import Glibc

/// The runs of a load test, one for each rate, over the same connections.
struct LoadRuns {
    private let settings: LoadSettings
    private let connections: [LoadConnection]
    private let stop: StopSignal
    private(set) var results: [LoadResult] = []
    private var failure: CommandError?
    /// Where progress is shown; nil: nowhere.
    private let terminal: Terminal?

    init(_ settings: LoadSettings, _ connections: [LoadConnection], _ stop: StopSignal) {
        self.settings = settings
        self.connections = connections
        self.stop = stop
        let terminal = Terminal(descriptor: STDERR_FILENO)
        self.terminal = terminal.isInteractive ? terminal : nil
    }

    /// Goes on until the last rate, a failure or a signal.
    ///
    /// - Parameter report: Is given each result.
    mutating func run(_ report: (LoadResult) -> Void) {
        for rate in settings.pacing.rates {
            if failure != nil || stop.wasSent { break }
            let name = settings.pacing.rates.count > 1 ? LoadResult.name(of: rate) : ""
            var figures = LoadFigures()
            if settings.warmUp_ns > 0 {
                let phase = name.isEmpty ? "warm-up" : "\(name), warm-up"
                figures = measure(rate, settings.warmUp_ns, phase)
            }
            // What ends a warm-up is all that there is to report.
            if failure == nil && !stop.wasSent && figures.errorCount == 0 {
                figures = measure(rate, settings.duration_ns, name)
            }
            let result = LoadResult(rate: rate, figures: figures)
            results.append(result)
            report(result)
        }
    }

    private mutating func measure(
        _ rate: Double?, _ duration_ns: UInt64, _ phase: String
    ) -> LoadFigures {
        var run = LoadRun(settings, connections, rate: rate, duration_ns: duration_ns)
        let (terminal, stop) = (terminal, stop)
        do throws(CommandError) {
            try run.run(
                progress: { figures in
                    guard let terminal else { return }
                    let line = figures.progress(
                        of: duration_ns, phase: phase, columns: terminal.columns)
                    printError("\r\u{1B}[K\(line)")
                },
                stop: { stop.wasSent })
            let broken = connections.compactMap(\.breakdown)
            if broken.count == connections.count { failure = broken.first }
        } catch {
            failure = error
        }
        if terminal != nil { printError("\r\u{1B}[K") }
        return run.figures
    }

    /// - Throws: What went wrong: errors before rates that were not kept.
    func check() throws(CommandError) {
        let errorCount = results.reduce(0) { $0 + $1.figures.errorCount }
        if let first = results.lazy.compactMap(\.figures.firstError).first {
            throw .failure(
                errorCount == 1
                    ? first : "\(Decimal.grouped(errorCount)) errors; the first one: \(first)")
        }
        if let failure { throw failure }
        let words = results.compactMap { result in
            result.figures.rateWords.map { words in
                results.count == 1 ? words : "\(LoadResult.name(of: result.rate)): \(words)"
            }
        }
        if !words.isEmpty { throw .rateNotKept(words.joined(separator: "\n")) }
    }
}
