import CollectionCore

extension Show {
    /// What is drawn.
    enum Subject {
        case scene(PictureScene)
        /// Of at least one display frame.
        case film(Film)
        case flick(Flick)
        case play(Play)
    }

    /// How an update, or what is played, is drawn.
    enum Form: Equatable {
        /// As it is in the end.
        case end
        /// Display frames side by side.
        case strip(count: Int)
        /// As it moves.
        case animated

        static let stripCounts = 1...60

        /// - Parameter takesTime: Whether there is anything to be drawn on its way.
        init(_ arguments: Arguments, takesTime: Bool) throws(CommandError) {
            let count = try arguments.integer(.strip, in: Form.stripCounts)
            let isAnimated = arguments.contains(.animate)
            if !takesTime, isAnimated || count != nil {
                throw .usage(
                    "--strip and --animate draw an update: give --insert, --delete or --move, or "
                        + "for --strip also --play")
            }
            if isAnimated, !arguments.contains(.svg) {
                throw .usage("--animate needs --svg: a terminal shows pictures that stand still")
            }
            if isAnimated, count != nil { throw .usage("--strip and --animate exclude each other") }
            self = isAnimated ? .animated : count.map { .strip(count: $0) } ?? .end
        }

        func frameCount(_ update: UpdateOptions) -> Int {
            switch self {
            case .end: 1
            case .strip(let count): count
            case .animated:
                AnimatedPicture.frameCount(duration_ns: update.duration_ns)
            }
        }

        func svg(of subject: Subject) -> String {
            switch subject {
            case .scene(let scene): return Picture.text(of: scene)
            case .flick(let flick): return FlickPlot.text(of: flick)
            case .play(let play):
                if case .strip(let count) = self {
                    return Strip.text(of: play.film(frameCount: count))
                }
                return play.end.map { Picture.text(of: $0) } ?? ""
            case .film(let film):
                switch self {
                case .end: return film.scenes.last.map { Picture.text(of: $0) } ?? ""
                case .strip: return Strip.text(of: film)
                case .animated: return AnimatedPicture.text(of: film)
                }
            }
        }

        func terminalText(of subject: Subject, columns: Int, hasColor: Bool) -> String {
            switch subject {
            case .scene(let scene):
                return TerminalPicture.text(of: scene, columns: columns, hasColor: hasColor)
            case .flick(let flick): return flick.text
            case .play(let play):
                if case .strip(let count) = self {
                    return Strip.terminalText(
                        of: play.film(frameCount: count), columns: columns, hasColor: hasColor)
                }
                return play.text
            case .film(let film):
                if self != .end {
                    return Strip.terminalText(of: film, columns: columns, hasColor: hasColor)
                }
                return film.scenes.last.map { scene in
                    TerminalPicture.text(of: scene, columns: columns, hasColor: hasColor)
                } ?? ""
            }
        }
    }
}
