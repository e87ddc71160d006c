enum Load {
    static func run(_ arguments: Arguments) throws(CommandError) {
        let settings = try LoadSettings(arguments)
        let document = try document(arguments, settings)
        let outputs = try LoadOutputs(arguments, settings)
        let report = outputs.takesStandardOutput ? printError : printText
        report("\(settings.words)\n")
        let stop = StopSignal()
        let start_ns = Clock.now_ns
        var connections: [LoadConnection] = []
        for number in 0..<settings.connectionCount {
            if stop.wasSent { throw .failure("interrupted before all were connected") }
            connections.append(
                try LoadConnection(number: number, document: document, settings: settings))
        }
        report(
            "\(document.words) on each, pushed and laid out in "
                + "\(Decimal.duration(Clock.now_ns - start_ns))\n")
        var runs = LoadRuns(settings, connections, stop)
        runs.run { report("\n" + text(of: $0, settings)) }
        if runs.results.count > 1 { report("\n" + LoadTable(runs.results, settings).text) }
        try outputs.write(runs.results, settings)
        try runs.check()
    }

    private static func document(
        _ arguments: Arguments, _ settings: LoadSettings
    ) throws(CommandError) -> Document {
        if !arguments.operands.isEmpty { return try Show.document(arguments).document }
        return Document(
            itemCount: settings.itemCount, sectionCount: settings.sectionCount,
            seed: settings.seed)
    }

    /// The figures of a run, for people.
    private static func text(of result: LoadResult, _ settings: LoadSettings) -> String {
        let figures = result.figures
        var text = settings.pacing.rates.count > 1 ? "\(LoadResult.name(of: result.rate))\n\n" : ""
        text += figures.table(isOpenLoop: settings.pacing.isOpenLoop)
        if settings.isVerified {
            let count = Decimal.grouped(figures.framesVerified)
            text +=
                "\nverified \(count) display frames: each is what this "
                + "process makes of the same calls, bit for bit\n"
        }
        return text
    }
}
