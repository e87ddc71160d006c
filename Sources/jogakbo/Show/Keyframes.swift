/// The states of a view as keyframes of CSS, in a loop that rests at its start and at its end.
struct Keyframes {
    /// In percent of the loop, ascending.
    private(set) var marks: [(percent: Double, state: ViewTrack.State)] = []

    /// How long a picture rests before and after the change.
    static let restBefore_s = 0.7
    static let restAfter_s = 1.3
    /// Between what is shown and what is not there is no way in between.
    private static let jump = 0.01

    /// - Parameter states: One for each display frame; nil: not shown.
    init(_ states: [ViewTrack.State?], duration_s: Double) {
        let whole_s = Keyframes.restBefore_s + duration_s + Keyframes.restAfter_s
        var last: ViewTrack.State?
        for (index, state) in states.enumerated() {
            let share = Double(index) / Double(max(1, states.count - 1))
            let percent = 100 * (Keyframes.restBefore_s + share * duration_s) / whole_s
            let shown = state ?? Keyframes.hidden(last ?? states[index...].firstShown)
            if let last, index > 0, (state == nil) != (states[index - 1] == nil) {
                let still = states[index - 1] ?? Keyframes.hidden(shown)
                marks.append((percent - Keyframes.jump, last == still ? last : still))
            }
            marks.append((percent, shown))
            last = shown
        }
        if let first = marks.first { marks.insert((0, first.state), at: 0) }
        if let last = marks.last { marks.append((100, last.state)) }
        dropRuns()
    }

    /// Whether there is anything to be moved.
    var isStill: Bool { marks.allSatisfy { $0.state == marks[0].state } }
    /// How it is in the end.
    var end: ViewTrack.State { marks.last?.state ?? Keyframes.hidden(nil) }

    func text(name: String) -> String {
        let lines = marks.map { mark in
            "\(Decimal.short(mark.percent))%{transform:\(mark.state.transform.text);"
                + "opacity:\(Decimal.short(mark.state.opacity, places: 3))}\n"
        }
        return "@keyframes \(name){\n\(lines.joined())}\n"
    }

    private static func hidden(_ state: ViewTrack.State?) -> ViewTrack.State {
        ViewTrack.State(transform: state?.transform ?? .identity, opacity: 0)
    }

    /// Of equal states that follow one another the first and the last are enough.
    private mutating func dropRuns() {
        marks = marks.indices.filter { index in
            index == 0 || index == marks.count - 1
                || marks[index - 1].state != marks[index].state
                || marks[index + 1].state != marks[index].state
        }.map { marks[$0] }
    }
}

extension ArraySlice<ViewTrack.State?> {
    fileprivate var firstShown: ViewTrack.State? {
        for case let state? in self { return state }
        return nil
    }
}
