import CollectionCore

/// The options of a picture: the part of a view that is drawn, and the form.
struct ShowOptions {
    private let update: UpdateOptions?
    private let velocity: Double?
    private let script: PlayScript?
    private let marks: Marks
    private let accessibility: AccessibilityTree.Extent?
    private let isTimed: Bool
    let form: Show.Form

    init(_ arguments: Arguments, _ options: LayoutOptions) throws(CommandError) {
        update = try UpdateOptions(arguments)
        velocity = try FlickOptions.velocity(arguments)
        script = try PlayScript.asked(by: arguments)
        marks = try Marks(arguments)
        accessibility = try AccessibilityTree.Extent.asked(by: arguments)
        isTimed = arguments.contains(.time)
        if update != nil || velocity != nil {
            if !marks.isEmpty {
                throw .usage("--selected and --focused are for one display frame, and for --play")
            }
            if accessibility != nil { throw .usage("--accessibility is for one display frame") }
        }
        try Self.check(arguments, options, hasUpdate: update != nil)
        form = try Show.Form(arguments, takesTime: update != nil || script != nil)
    }

    private static func check(
        _ arguments: Arguments, _ options: LayoutOptions, hasUpdate: Bool
    ) throws(CommandError) {
        if options.next == nil && arguments.contains(.progress) {
            throw .usage("--progress needs --to-layout")
        }
        if options.next != nil && hasUpdate {
            throw .usage("--to-layout does not go with an update")
        }
        if arguments.contains(.time) && hasUpdate {
            throw .usage("--time does not go with an update")
        }
        let drawsWay = arguments.contains(.strip) || arguments.contains(.animate)
        if arguments.contains(.scroll) && !(hasUpdate && drawsWay) {
            throw .usage("--scroll is for an update that --strip or --animate draws")
        }
    }

    /// - Parameter offset: The content offset at first.
    func subject(
        of source: ShowSource, _ options: LayoutOptions, viewport: Size, offset: Double?
    ) throws(CollectionError) -> Show.Subject {
        let (name, document) = (source.name, source.document)
        if let velocity {
            return .flick(
                try Flick(
                    name: name, document: document, options: options, viewport: viewport,
                    offset: offset ?? 0, velocity: velocity))
        }
        if let script {
            return .play(
                try Play(
                    name: name, document: document, options: options, viewport: viewport,
                    offset: offset ?? 0, script: script, marks: marks))
        }
        if let update {
            return .film(
                try Film(
                    name: name, document: document, options: options, viewport: viewport,
                    offset: offset ?? 0, update: update, frameCount: form.frameCount(update)))
        }
        return .scene(
            try PictureScene(
                name: name, document: document, options: options, viewport: viewport,
                offset: offset, isTimed: isTimed, marks: marks, accessibility: accessibility))
    }
}
