import CollectionCore
import Glibc

extension Command {
    static let show = Command(
        name: "show",
        summary: "show a display frame, an update, a change of layout, a flick or any input",
        synopsis: "[OPTION]... [FILE.json]... [FILE.tsv]",
        details: """
            FILE.json is a set-up: a view as docs/setup.md describes it. Of several, the later
            ones lie on top, and options on top of them. FILE.tsv has a line for each item:
            section, title, width and height, separated by tabs. Without items, those of
            FILE.json included, they are the characters of Unicode, a section for each block.
            Elements are coloured by reuse identifier and labelled with their index path
            (section·item) and their reusable view (#number). The viewport has a red frame;
            the bar beside it is the whole content, with the viewport's place in it.
            What --insert, --delete and --move say is one update, made before drawing.
            """,
        options: [
            .selected, .focused, .accessibility, .accessibilityRange, .toLayout, .progress, .time,
            .flick, .play, .offset, .width,
            .heightOnTerminal, .svg, .dump, .namedLayout, .color, .unicode,
        ] + CommandOption.updateOptions + CommandOption.layoutOptions,
        examples: [
            Example("jogakbo show --offset 3000", "The Unicode characters, on the terminal."),
            Example(
                "jogakbo show --svg frame.svg --pin-headers --offset 3000 photos.tsv",
                "A file of your own, with pinned headers, as SVG."),
            Example(
                "jogakbo show --scroll-direction horizontal --width 900 --height 300",
                "The same characters, scrolled sideways."),
            Example(
                "jogakbo show --selected 0-2x5 --selected 0-20 --focused 0-9",
                "Six characters that are selected, and one that has focus."),
            Example(
                "jogakbo show --layout grid --selected 0-2x5 --accessibility",
                "What a screen reader has of a grid."),
            Example(
                "jogakbo show --layout list --to-layout grid --progress 0.3",
                "A list that is becoming a grid."),
            Example(
                "jogakbo show --delete 0-2 --insert 0-9x2 --strip 3 --height 200",
                "A character goes, two come: the start, the middle and the end."),
            Example(
                "jogakbo show --move 0-2:0-9 --curve spring --animate --svg a.svg",
                "A character goes elsewhere on a spring, in a picture that moves."),
            Example("jogakbo show wall.json", "A view that a file describes."),
            Example(
                "jogakbo show --flick -3000 --offset 1200 --svg flick.svg",
                "A flick back that bounces at the start, over time."),
            Example(
                "jogakbo show --play sweep.txt --strip 6 --svg sweep.svg photos.json",
                "What a person does, in six display frames."),
        ],
        run: { (arguments) throws(CommandError) in try Show.run(arguments) }
    )
}

extension CommandOption {
    static let toLayout = CommandOption(
        "to-layout", valueName: "WORD",
        meaning: "Show the view on its way from --layout to this layout. It does not go with an "
            + "update.")
    static let progress = CommandOption(
        "progress", valueName: "NUMBER",
        meaning: "How far it has come with --to-layout, from 0 to 1. Default: 0.5.")
    static let time = CommandOption(
        "time",
        meaning: "Also print how long it took to lay out all items, and, when it is scrolled on, "
            + "a display frame.")
    static let offset = CommandOption(
        "offset", valueName: "POINTS",
        meaning: "The content offset along the scroll direction. It may lie outside the "
            + "content. Default: 0.")
    /// `height`, with another default.
    static let heightOnTerminal = CommandOption(
        "height", valueName: "POINTS",
        meaning: "The height of the viewport. Default: what fits on the terminal; 800 with --svg.")
    static let svg = CommandOption(
        "svg", valueName: "FILE", meaning: "Write the picture to FILE instead of the terminal.")
    static let dump = CommandOption(
        "dump",
        meaning: "Print the view as a set-up, as it is after FILE.json and the options, instead "
            + "of drawing it.")
    static let color = CommandOption(
        "color", valueName: "WHEN",
        meaning: "Colours on the terminal: auto (default), always or never. auto means "
            + "when standard output is a terminal and NO_COLOR is not set.")
    static let unicode = CommandOption(
        "unicode", valueName: "FOLDER",
        meaning: "Where the Unicode Character Database is. Default: "
            + "\(CharacterMap.defaultFolder).")
}

enum Show {
    static func run(_ arguments: Arguments) throws(CommandError) {
        let source = try ShowSource(arguments)
        let options = try LayoutOptions(
            arguments, headerLength: 24, placesItems: true, file: source.setup)
        let offset = try arguments.number(.offset, in: -1e9...1e11)
        if arguments.contains(.dump) {
            let whole = options.setup(of: source, offset: offset, try Marks(arguments))
            printText(SetupFile.text(of: whole))
            return
        }
        let terminal = Terminal(descriptor: STDOUT_FILENO)
        let path = arguments.string(.svg)
        let viewport = try viewport(arguments, terminal: path == nil ? terminal : nil)
        let hasColor = try hasColor(arguments, terminal)
        let show = try ShowOptions(arguments, options)
        let subject: Subject
        do {
            subject = try show.subject(of: source, options, viewport: viewport, offset: offset)
        } catch {
            throw .failure(error.message)
        }
        let form = show.form
        if let path {
            try OutputFile.write(form.svg(of: subject), to: path)
        } else {
            printText(
                form.terminalText(of: subject, columns: terminal.columns, hasColor: hasColor))
        }
        guard case .scene(let scene) = subject else { return }
        if let text = scene.accessibilityText { printText("\n" + text) }
        if let times = scene.times { printText(times.words + "\n") }
    }

    /// What the operand names, or else the character map.
    static func document(
        _ arguments: Arguments
    ) throws(CommandError) -> (name: String, document: Document) {
        try arguments.requireOperands(0...1)
        return try document(at: arguments.operands.first, arguments)
    }

    /// What a file has, or else the character map; and its name, without folders.
    static func document(
        at path: String?, _ arguments: Arguments
    ) throws(CommandError) -> (name: String, document: Document) {
        do throws(InputError) {
            if let path {
                let name = path.split(separator: "/").last.map(String.init) ?? path
                return (name, try Document(tabSeparated: TextFile(reading: path)))
            }
            let folder = arguments.string(.unicode) ?? CharacterMap.defaultFolder
            return ("Unicode character map", try CharacterMap.document(folder: folder))
        } catch {
            let hint = path == nil ? " (Debian's package unicode-data has it)" : ""
            throw .failure(error.message + hint)
        }
    }

    private static func viewport(
        _ arguments: Arguments, terminal: Terminal?
    ) throws(CommandError) -> Size {
        var viewport = try arguments.viewport()
        if let terminal, !arguments.contains(.heightOnTerminal) {
            var columns = terminal.columns
            if let count = try arguments.integer(.strip, in: Form.stripCounts) {
                columns = Strip.panelColumns(count, of: columns) + TerminalPicture.barColumns
            }
            viewport.height = TerminalPicture.fittingHeight(
                width: viewport.width, columns: columns, rows: terminal.rows)
        }
        return viewport
    }

    private static func hasColor(
        _ arguments: Arguments, _ terminal: Terminal
    ) throws(CommandError) -> Bool {
        let choices: [(word: String, value: Bool?)] = [
            ("auto", nil), ("always", true), ("never", false),
        ]
        let choice = try arguments.choice(.color, among: choices) ?? nil
        let isUnwanted = unsafe getenv("NO_COLOR") != nil
        return choice ?? (terminal.isInteractive && !isUnwanted)
    }
}
