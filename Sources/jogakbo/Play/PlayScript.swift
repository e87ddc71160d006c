import CollectionCore

/// A script of what a person does with a view: samples of input in the order of their times.
struct PlayScript {
    private(set) var steps: [Step] = []
    /// The first comment.
    private(set) var title: String?
    /// The time after which nothing more is shown; nil: until nothing moves any more.
    private(set) var end_ns: UInt64?
    /// The devices and the places of pointers, as of the last line.
    private var pointers: [UInt32: PointerSample] = [:]

    struct Step {
        let time_ns: UInt64
        let sample: Sample
        /// The line; nil: a sample on the way to the place that the line before names.
        let words: String?
    }

    enum Sample {
        case pointer(PointerSample)
        case wheel(WheelSample)
        case pinch(PinchSample)
        case key(KeySample)
        case text(String)
    }

    private static let samplesPerSecond = 60.0
    /// In seconds.
    private static let times = 0.0...60.0

    /// Reads lines such as `0.5 down 40 30 mouse`. Those that begin with # are not read.
    init(_ file: TextFile) throws(InputError) {
        try file.forEachLine { (number, line) throws(InputError) in
            let text = String(decoding: line.trimmed, as: UTF8.self)
            if text.isEmpty { return }
            if text.hasPrefix("#") {
                title = title ?? String(text.drop { "# ".contains($0) })
                return
            }
            do throws(PlayFault) { try read(text) } catch {
                throw file.error(error.reason, line: number)
            }
        }
        // Pointers that move at the same time have samples between one another.
        steps = steps.enumerated().sorted { left, right in
            (left.element.time_ns, left.offset) < (right.element.time_ns, right.offset)
        }.map(\.element)
    }

    private mutating func read(_ line: String) throws(PlayFault) {
        var words = PlayWords(line)
        let time_ns = UInt64(try words.number(in: Self.times, "time") * 1e9)
        let verb = try words.next("verb")
        switch verb {
        case "down": try press(&words, at: time_ns, line)
        case "move": try move(&words, at: time_ns, line)
        case "up": try lift(.up, &words, at: time_ns, line)
        case "cancel": try lift(.cancel, &words, at: time_ns, line)
        case "wheel":
            let position = try words.point()
            let delta = try words.point()
            let wheel = WheelSample(
                delta, position, at: time_ns, modifiers: try words.modifiers())
            append(.wheel(wheel), at: time_ns, line)
        case "pinch":
            let phase = try words.choice(PlayWords.gesturePhases, "phase of a pinch")
            let center = try words.point()
            let scale = try words.number(in: 0.01...100, "scale")
            append(
                .pinch(PinchSample(phase, scale: scale, center, at: time_ns)), at: time_ns, line)
        case "key":
            let key = try words.choice(PlayWords.keys, "key")
            append(
                .key(KeySample(key, at: time_ns, modifiers: try words.modifiers())), at: time_ns,
                line)
        case "text":
            append(.text(words.rest), at: time_ns, line)
            return
        case "end": end_ns = time_ns
        default: throw PlayFault("'\(verb)' is no verb")
        }
        try words.finish()
    }

    private mutating func append(_ sample: Sample, at time_ns: UInt64, _ words: String?) {
        steps.append(Step(time_ns: time_ns, sample: sample, words: words))
    }

    private mutating func append(_ sample: PointerSample, _ words: String?) {
        pointers[sample.pointer] = sample
        append(.pointer(sample), at: sample.time_ns, words)
    }

    private mutating func press(
        _ words: inout PlayWords, at time_ns: UInt64, _ line: String
    ) throws(PlayFault) {
        let position = try words.point()
        let number = try words.pointer()
        let device = try words.device()
        let buttons: PointerButtons = words.skip("secondary") ? .secondary : .primary
        append(
            PointerSample(
                .down, position, at: time_ns, pointer: number, device: device,
                buttons: device == .touch ? [] : buttons, modifiers: try words.modifiers()), line)
    }

    /// A pointer that takes its time goes evenly, in 60 samples a second.
    private mutating func move(
        _ words: inout PlayWords, at time_ns: UInt64, _ line: String
    ) throws(PlayFault) {
        let target = try words.point()
        var duration_s = 0.0
        if words.skip("over") { duration_s = try words.number(in: Self.times, "duration") }
        var sample = try known(try words.pointer())
        let start = sample.position
        let count = Int((duration_s * Self.samplesPerSecond).rounded())
        for index in 0...count {
            let share = count == 0 ? 1 : Double(index) / Double(count)
            let position = Point(
                x: start.x + share * (target.x - start.x), y: start.y + share * (target.y - start.y)
            )
            sample = PointerSample(
                .move, position, at: time_ns + UInt64(share * duration_s * 1e9),
                pointer: sample.pointer, device: sample.device ?? .touch, buttons: sample.buttons,
                modifiers: sample.modifiers)
            append(sample, index == 0 ? line : nil)
        }
    }

    private mutating func lift(
        _ phase: PointerSample.Phase, _ words: inout PlayWords, at time_ns: UInt64, _ line: String
    ) throws(PlayFault) {
        let last = try known(try words.pointer())
        append(
            PointerSample(
                phase, last.position, at: time_ns, pointer: last.pointer,
                device: last.device ?? .touch, modifiers: last.modifiers), line)
        pointers[last.pointer] = nil
    }

    private func known(_ number: UInt32) throws(PlayFault) -> PointerSample {
        guard let sample = pointers[number] else {
            throw PlayFault("no pointer #\(number) is down")
        }
        return sample
    }
}

extension CommandOption {
    static let play = CommandOption(
        "play", valueName: "SCRIPT",
        meaning: "Play what a person does, as the file SCRIPT tells it, a sample of input a line: "
            + "docs/interaction.md describes it. With --svg, draw the end; with --strip, display "
            + "frames on the way; on the terminal, list the events. The view scrolls by itself, "
            + "and items whose trait says so can be dragged.")
}

extension PlayScript {
    /// Nil when nothing is played.
    static func asked(by arguments: Arguments) throws(CommandError) -> PlayScript? {
        guard let path = arguments.string(.play) else { return nil }
        let others: [CommandOption] = [
            .insert, .delete, .move, .every, .toLayout, .progress, .time, .animate, .scroll,
            .flick, .accessibility,
        ]
        for option in others where arguments.contains(option) {
            throw .usage("--play does not go with --\(option.name)")
        }
        do throws(InputError) {
            return try PlayScript(TextFile(reading: path, bytesMax: 1 << 20))
        } catch { throw .failure(error.message) }
    }
}
