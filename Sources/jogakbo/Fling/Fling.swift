import CollectionClient
import CollectionCore

extension Command {
    static let fling = Command(
        name: "fling",
        summary: "push data to a server and scroll through all of it",
        synopsis: "[OPTION]... [FILE.tsv]",
        details: """
            Pushes FILE.tsv (a line for each item: section, title, width and height, separated
            by tabs) or, without it, the characters of Unicode; then scrolls from the first
            item to the last at a steady rate of display frames. While it goes on, a line
            tells the display frame, the offset, how many elements are shown, how many of
            them are new and stand in a reused view, the bytes received, and the round trip.
            """,
        options: [
            .connect, .token, .physics, .framesPerSecond, .seconds, .width, .height, .edit,
            .flingSVG, .svgOffset, .digest, .saveTSV, .unicode,
        ] + CommandOption.tlsOptions + CommandOption.layoutOptions,
        examples: [
            Example("jogakbo fling", "Fling through Unicode, on the server of this user."),
            Example(
                "jogakbo fling --connect /tmp/j.sock --seconds 5 --svg frame.svg photos.tsv",
                "Fling through a file in five seconds, and draw its first display frame."),
            Example(
                "jogakbo fling --edit", "Items come, go and change places all the while."),
            Example(
                "jogakbo fling --physics", "A finger flicks through Unicode, and is checked."),
            Example(
                "jogakbo fling --digest --save-tsv items.tsv",
                "Also print a digest, and write the items as TSV: for another door to compare."),
        ],
        run: { (arguments) throws(CommandError) in try Fling.run(arguments) }
    )
}

extension CommandOption {
    static let physics = CommandOption(
        "physics",
        meaning: "Scroll by input alone: a finger flicks the content from its start to its end, as "
            + "fast as the server answers. Fails where a content offset is not where the finger, "
            + "or the motion after it, must have it, and where a display frame is empty.")
    static let framesPerSecond = CommandOption(
        "frames-per-second", valueName: "N",
        meaning: "How many display frames to pull in a second. Default: 120.")
    static let seconds = CommandOption(
        "seconds", valueName: "S", meaning: "How long the fling takes. Default: 12.")
    static let edit = CommandOption(
        "edit",
        meaning: "Insert, delete and move items on the way, 12 times a second at the default "
            + "rate, each change shown over 0.15 s. Fails where anything jumps as a change "
            + "begins.")
    static let flingSVG = CommandOption(
        "svg", valueName: "FILE",
        meaning: "Draw a display frame of the server's as SVG into FILE.")
    static let svgOffset = CommandOption(
        "svg-offset", valueName: "POINTS",
        meaning: "The content offset of that display frame. Default: 0.")
    static let digest = CommandOption(
        "digest",
        meaning: "Also pull 600 complete display frames of 400 x 800 through a fresh view, with "
            + "headers of 24 points that are pinned, items inserted, deleted and moved "
            + "between them, and print a digest of all elements: doors that agree bit for bit "
            + "print the same.")
    static let saveTSV = CommandOption(
        "save-tsv", valueName: "FILE",
        meaning: "Write the items as lines of section, title, width and height into FILE.")
}

enum Fling {
    static func run(_ arguments: Arguments) throws(CommandError) {
        let connect = try ConnectOptions(arguments)
        let options = try LayoutOptions(arguments, headerLength: 24)
        let viewport = try arguments.viewport()
        let rate = try arguments.number(.framesPerSecond, in: 1...10_000) ?? 120
        let seconds = try arguments.number(.seconds, in: 0.1...3_600) ?? 12
        var (name, document) = try Show.document(arguments)
        if let path = arguments.string(.saveTSV) {
            try OutputFile.write(document.tabSeparated, to: path)
        }
        let isPhysical = arguments.contains(.physics)
        if isPhysical && arguments.contains(.seconds) {
            throw .usage("--seconds does not go with --physics: a finger takes as long as it takes")
        }
        var view = try RemoteView(connect)
        let start_ns = Clock.now_ns
        let classes = try view.fill(with: document, options)
        let first = try firstFrame(of: &view, viewport: viewport)
        printText(
            "\(name): \(document.words), pushed to \(connect.address) and laid out in "
                + "\(Decimal.duration(Clock.now_ns - start_ns))\n")
        let insertedClass = arguments.contains(.edit) ? classes.cells.first : nil
        let edits: [UpdateColumns]
        if isPhysical {
            let hasRoom = arguments.contains(.contentInset) || arguments.contains(.sectionInset)
            var fling = PhysicsRun(
                viewport: viewport, options: options, framesPerSecond: rate,
                insertedClass: insertedClass, isFilled: document.itemCount > 0 && !hasRoom,
                after: first)
            try fling.run(&view)
            edits = fling.edits
        } else {
            var fling = FlingRun(
                viewport: viewport, axis: options.scrollDirection,
                frameCount: Int(seconds * rate), framesPerSecond: rate,
                insertedClass: insertedClass)
            try fling.run(&view, after: first)
            edits = fling.edits
        }
        let pushed = document
        for edit in edits { document.apply(edit, title: "new") }
        if let path = arguments.string(.flingSVG) {
            let offset = try arguments.number(.svgOffset, in: -1e9...1e11) ?? 0
            let scene = try PictureScene(
                name: name, document: document, classes: classes, view: &view,
                axis: options.scrollDirection, viewport: viewport, offset: offset)
            try OutputFile.write(Picture.text(of: scene), to: path)
            printText("  \(path) shows \(scene.frame.elements.count) elements\n")
        }
        if arguments.contains(.digest) {
            let digest = try view.perform { (client) throws(ClientError) in
                try DigestRun.digest(of: pushed, through: &client)
            }
            printText("digest \(digest.text)\n")
        }
    }

    /// The first one lays out everything; the fling begins after it.
    private static func firstFrame(
        of view: inout RemoteView, viewport: Size
    ) throws(CommandError) -> DisplayFrame {
        try view.displayFrame(
            DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: viewport.width, height: viewport.height),
                time_ns: 0, isComplete: true, preferredSizes: []))
    }
}

extension PictureScene {
    /// What a view of the server's shows at `offset`.
    init(
        name: String, document: Document, classes: ViewClasses, view: inout RemoteView, axis: Axis,
        viewport: Size, offset: Double
    ) throws(CommandError) {
        let bounds = axis.bounds(at: offset, viewport)
        let frame = try view.displayFrame(
            DisplayFrameRequest(
                bounds: bounds, time_ns: .max, isComplete: true, preferredSizes: []))
        let starts = PictureScene.sectionStarts(of: document, along: axis) { element in
            view.layoutAttributes(for: element)
        }
        self.init(
            name: name, document: document, classes: classes, axis: axis, bounds: bounds,
            frame: frame, sectionStarts: starts)
    }
}
