extension CommandOption {
    static let connections = CommandOption(
        "connections", letter: "n", valueName: "N",
        meaning: "How many connections, each with a view and all the data. Default: 1.")
    static let rate = CommandOption(
        "rate", letter: "r", valueName: "N[,N]...",
        meaning: "How many display frames to request in a second, over all connections. They are "
            + "due at fixed times, however late the answers come. Several rates, with commas "
            + "between, make several runs over the same connections. Default: 1000.")
    static let inFlight = CommandOption(
        "in-flight", valueName: "N",
        meaning: "How many requests of a connection may be under way. One that is due when there "
            + "are so many waits, and its latency counts from when it was due. Default: 16.")
    static let closedLoop = CommandOption(
        "closed-loop", valueName: "N",
        meaning: "Instead of a rate: keep N requests under way on each connection, for the "
            + "greatest throughput. The latency of such a run tells little.")
    static let duration = CommandOption(
        "duration-seconds", letter: "d", valueName: "S",
        meaning: "How long to go on. Default: 10.")
    static let warmUp = CommandOption(
        "warm-up", valueName: "S",
        meaning: "How many seconds to go on at the same rate before what is measured, before each "
            + "run. Default: 0.")
    static let pattern = CommandOption(
        "pattern", valueName: "WORD",
        meaning: "How to scroll: fling (default; fast, then slower, now and then back), page "
            + "(a viewport at a time) or jump (anywhere).")
    static let loadPhysics = CommandOption(
        "physics",
        meaning: "Scroll by input instead: on each connection a finger flicks again and again. Its "
            + "samples are sent with the display frame that is due next, and the view says "
            + "where the content is.")
    static let interact = CommandOption(
        "interact",
        meaning: "Also select, move focus by keys and prefetch: after each fourth display frame "
            + "comes a key, or a change of what is selected.")
    static let items = CommandOption(
        "items", valueName: "N",
        meaning: "How many items of many sizes to push. Default: 100000.")
    static let sections = CommandOption(
        "sections", valueName: "N",
        meaning: "Among how many sections they are divided. Default: 100.")
    static let seed = CommandOption(
        "seed", valueName: "N",
        meaning: "Another seed gives other items and another way to scroll. Default: 12345.")
    static let complete = CommandOption(
        "complete",
        meaning: "Ask for all elements of each display frame. Default: what changed.")
    static let verify = CommandOption(
        "verify",
        meaning: "Compare every display frame, bit for bit, with the same call made in this "
            + "process. It takes time here, so latencies are higher.")
    static let json = CommandOption(
        "json", valueName: "FILE",
        meaning: "Write the figures into FILE as JSON: an object, and of several rates an array of "
            + "such objects. FILE is opened before the run, as those of the other outputs are; - "
            + "is standard output, and what is printed otherwise then goes to standard error.")
    static let csv = CommandOption(
        "csv", valueName: "FILE",
        meaning: "Write the figures into FILE as CSV, a line for each rate below a line of names.")
    static let histogram = CommandOption(
        "histogram", valueName: "FILE",
        meaning: "Write the latencies by percentile into FILE, in the text form of HdrHistogram, "
            + "in milliseconds: those from when requests were due. Of several rates each has a "
            + "file of its own, with the rate before the ending, as in latency-1000.hgrm.")
    static let plot = CommandOption(
        "plot", valueName: "FILE",
        meaning: "Draw the latency by percentile into FILE as SVG.")
}
