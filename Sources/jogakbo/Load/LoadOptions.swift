extension CommandOption {
    static let connections = CommandOption(
        "connections", letter: "n", valueName: "N",
        meaning: "How many connections, each with a view and all the data. Default: 1.")
    static let rate = CommandOption(
        "rate", letter: "r", valueName: "N",
        meaning: "How many display frames to request in a second, over all connections. They are "
            + "due at fixed times, however late the answers come. Default: 1000.")
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
        "json", valueName: "FILE", meaning: "Write the figures into FILE as JSON.")
    static let plot = CommandOption(
        "plot", valueName: "FILE",
        meaning: "Draw the latency by percentile into FILE as SVG.")
}
