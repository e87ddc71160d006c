import Glibc

extension Command {
    static let load = Command(
        name: "load",
        summary: "measure how many display frames a server answers, and how fast",
        synopsis: "[OPTION]... [FILE.tsv]",
        details: """
            Connects, pushes items of many sizes (or FILE.tsv: a line for each item with section,
            title, width and height), and scrolls. Requests are due at fixed times, and their
            latency counts from when they were due: a server that stops for a moment is seen
            as its users see it. The latency from the actual send is printed beside it, and how
            late requests were sent. A percentile is printed only when at least ten samples lie
            beyond it. SIGINT ends the run with the figures so far.
            Exit status 1: the server failed, or with --verify, a display frame was wrong.
            """,
        options: [
            .connect, .token, .connections, .rate, .inFlight, .closedLoop, .duration, .pattern,
            .loadPhysics, .interact, .items, .sections, .seed, .complete, .verify, .json, .plot,
            .width, .height,
        ] + CommandOption.editOptions + CommandOption.layoutOptions,
        examples: [
            Example("jogakbo load", "1,000 display frames a second for 10 seconds."),
            Example(
                "jogakbo load -n 100 -r 12000 --pattern jump --plot latency.svg",
                "100 clients at 120 display frames a second each, and a plot."),
            Example(
                "jogakbo load -n 8 --closed-loop 16 -d 5",
                "As many display frames as the server and this client manage."),
            Example(
                "jogakbo load --verify --items 1000000 --sections 1 --items-fill-line -d 3",
                "A list of a million items, every display frame checked."),
            Example(
                "jogakbo load -n 20 -r 2400 --physics --verify",
                "20 fingers flick, and each display frame is checked."),
            Example(
                "jogakbo load -n 20 -r 2400 --physics --interact --verify",
                "They also select and press keys, and views prefetch."),
            Example(
                "jogakbo load --edits-per-second 200 --edit-animation 300 --verify",
                "Also edit 200 times a second, each change shown over 0.3 s and checked."),
        ],
        run: { (arguments) throws(CommandError) in try Load.run(arguments) }
    )
}

enum Load {
    static func run(_ arguments: Arguments) throws(CommandError) {
        let settings = try LoadSettings(arguments)
        let document = try document(arguments, settings)
        printText("\(settings.words)\n")
        let stop = StopSignal()
        let start_ns = Clock.now_ns
        var connections: [LoadConnection] = []
        for number in 0..<settings.connectionCount {
            if stop.wasSent { throw .failure("interrupted before all were connected") }
            connections.append(
                try LoadConnection(number: number, document: document, settings: settings))
        }
        printText(
            "\(document.words) on each, pushed and laid out in "
                + "\(Decimal.duration(Clock.now_ns - start_ns))\n\n")
        let isInteractive = isatty(STDERR_FILENO) == 1
        var run = LoadRun(settings, connections)
        var failure: CommandError?
        do throws(CommandError) {
            try run.run(
                progress: { figures in
                    if isInteractive {
                        printError("\r\u{1B}[K" + figures.progress(of: settings.duration_ns))
                    }
                },
                stop: { stop.wasSent })
        } catch {
            failure = error
        }
        if isInteractive { printError("\r\u{1B}[K") }
        try report(run.figures, settings, arguments)
        if let failure { throw failure }
    }

    private static func document(
        _ arguments: Arguments, _ settings: LoadSettings
    ) throws(CommandError) -> Document {
        if !arguments.operands.isEmpty { return try Show.document(arguments).document }
        return Document(
            itemCount: settings.itemCount, sectionCount: settings.sectionCount,
            seed: settings.seed)
    }

    private static func report(
        _ figures: LoadFigures, _ settings: LoadSettings, _ arguments: Arguments
    ) throws(CommandError) {
        printText(figures.table(isOpenLoop: settings.pacing.isOpenLoop))
        if settings.isVerified {
            printText(
                "\nverified \(Decimal.grouped(figures.framesVerified)) display frames: each is "
                    + "what this process makes of the same calls, bit for bit\n")
        }
        if let path = arguments.string(.json) {
            try OutputFile.write(figures.json(settings: settings.json).text, to: path)
        }
        if let path = arguments.string(.plot) {
            let curves = figures.curves(isOpenLoop: settings.pacing.isOpenLoop)
            try OutputFile.write(
                LatencyPlot.text(subtitle: settings.words, curves: curves), to: path)
        }
    }
}
