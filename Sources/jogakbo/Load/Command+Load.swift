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

            A request that is never sent or answered counts with the time that it has
            waited. Where less than 99 % of what is due is sent by the end of the schedule,
            the rate was not kept. After the schedule what is late is sent and waited for,
            at most 5 seconds.
            Exit status 1: the server failed, or with --verify, a display frame was wrong.
            4: a rate was not kept.
            """,
        options: [
            .connect, .token, .connections, .rate, .inFlight, .closedLoop, .duration, .warmUp,
            .pattern, .loadPhysics, .interact, .items, .sections, .seed, .complete, .verify, .json,
            .csv, .histogram, .plot, .width, .height,
        ] + CommandOption.tlsOptions + CommandOption.editOptions + CommandOption.layoutOptions,
        examples: [
            Example("jogakbo load", "1,000 display frames a second for 10 seconds."),
            Example(
                "jogakbo load -n 100 -r 12000 --pattern jump --plot latency.svg",
                "100 clients at 120 display frames a second each, and a plot."),
            Example(
                "jogakbo load -r 10000,20000,40000 --warm-up 1 -d 5 --csv rates.csv",
                "How the latency grows with the rate."),
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
