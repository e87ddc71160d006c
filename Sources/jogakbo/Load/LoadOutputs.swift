/// The files that the figures of a load run go into, opened before it begins.
struct LoadOutputs {
    private let json: OutputFile?
    private let csv: OutputFile?
    private let plot: OutputFile?
    /// One for each rate.
    private let histogramPaths: [String]
    /// Whether one of them is standard output, which then has nothing else.
    let takesStandardOutput: Bool

    init(_ arguments: Arguments, _ settings: LoadSettings) throws(CommandError) {
        let options: [CommandOption] = [.json, .csv, .histogram, .plot]
        let taking = options.filter { arguments.string($0) == OutputFile.standardOutput }
        if taking.count > 1 {
            throw .usage("only one of --\(taking[0].name) and --\(taking[1].name) can be '-'")
        }
        takesStandardOutput = !taking.isEmpty
        json = try LoadOutputs.file(.json, arguments)
        csv = try LoadOutputs.file(.csv, arguments)
        plot = try LoadOutputs.file(.plot, arguments)
        let rates = settings.pacing.rates
        histogramPaths =
            arguments.string(.histogram).map { path in
                rates.map { LoadOutputs.path(path, of: $0, among: rates.count) }
            } ?? []
        for path in histogramPaths { _ = try OutputFile(opening: path) }
    }

    private static func file(
        _ option: CommandOption, _ arguments: Arguments
    ) throws(CommandError) -> OutputFile? {
        guard let path = arguments.string(option) else { return nil }
        return try OutputFile(opening: path)
    }

    /// `latency-1000.hgrm` for `latency.hgrm`, where there are several rates.
    private static func path(_ path: String, of rate: Double?, among count: Int) -> String {
        guard count > 1, path != OutputFile.standardOutput, let rate else { return path }
        let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let dot = path[name...].dropFirst().lastIndex(of: ".") ?? path.endIndex
        return path[..<dot] + "-\(Decimal.short(rate))" + path[dot...]
    }

    /// - Parameter runs: Those that there were: fewer than rates, where something ended them.
    func write(_ runs: [LoadResult], _ settings: LoadSettings) throws(CommandError) {
        if runs.isEmpty { return }
        let isOpenLoop = settings.pacing.isOpenLoop
        if let json {
            let all = runs.map { $0.figures.json(settings: settings.json(rate: $0.rate)) }
            try json.write((settings.pacing.rates.count > 1 ? .array(all) : all[0]).text)
        }
        if let csv { try csv.write(LoadTable(runs, settings).csv) }
        if let plot {
            try plot.write(
                LatencyPlot.text(
                    subtitle: settings.words, curves: runs.curves(isOpenLoop: isOpenLoop)))
        }
        for (path, run) in zip(histogramPaths, runs) {
            let latencies = isOpenLoop ? run.figures.fromDue : run.figures.fromSend
            try OutputFile.write(latencies.percentileText, to: path)
        }
    }
}

/// What one run of a load test has measured.
struct LoadResult {
    /// Nil in a closed loop.
    let rate: Double?
    let figures: LoadFigures

    /// The rate of a run, for people.
    static func name(of rate: Double?) -> String {
        rate.map { "\(Decimal.grouped($0)) per second" } ?? "closed loop"
    }
}
