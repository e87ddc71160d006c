import CollectionCore
import CollectionWire

extension Script {
    mutating func focusStep() -> Step {
        let isAllowed = reference.focus.configuration.allowsFocus
        if random.chance(isAllowed ? 4 : 60) {
            return .call(SetFocusConfiguration(focusConfiguration()))
        }
        let isInView = reference.focus.isInView
        switch random.number(0...23) {
        case 21: return namesStep()
        case 22, 23: return textStep()
        case 20: return .call(ScrollToFocusedElement(isAnimated: random.chance(50)))
        case 0: return .call(GetFocusState())
        case 1: return .call(LeaveFocus())
        case 2:
            return .call(SetPreferredFocusedItem(random.chance(60) ? indexPath() : nil))
        case 3, 4: return .call(SetFocusedElement(random.chance(90) ? focusable() : nil))
        case 5, 6: return .call(EnterFocus(heading(), from: random.chance(50) ? door() : nil))
        default:
            if !isInView && random.chance(80) { return .call(EnterFocus(heading())) }
            if random.chance(50) { return keyStep() }
            return .call(MoveFocus(heading()))
        }
    }

    private mutating func focusConfiguration() -> FocusConfiguration {
        var configuration = FocusConfiguration()
        configuration.allowsFocus = random.chance(90)
        configuration.remembersLastFocusedIndexPath = random.chance(50)
        let draw = random.number(0...99)
        configuration.wraps = draw < 30
        configuration.keepsFocusedElement = draw % 2 == 0
        return configuration
    }

    /// Names that are alike, and not quite.
    private mutating func namesStep() -> Step {
        let runs = runs()
        let count = runs.reduce(0) { $0 + Int($1.count) }
        let names = [
            "", "a", "Ab", "abc", "b", "B c", "\u{e4}", "\u{e4}a", "aab",
            String(repeating: "a", count: 300),
        ]
        let some = names.filter { _ in random.chance(60) }
        var all = (0..<count).map { _ in some.isEmpty ? "" : random.pick(some) }
        if random.chance(2) { all.append("one more") }
        return .call(SetItemNames(all, of: runs))
    }

    private mutating func textStep() -> Step {
        if reference.focus.typed.isEmpty && random.chance(30) { return keyStep() }
        time_ns += random.pick([0, 8_000_000, 300_000_000, 999_999_999, 1_000_000_000])
        let text = random.pick([
            "a", "a", "A", "b", "b", "c", " ", "\u{e4}", "ab", "aa", random.chance(10) ? "" : "z",
            String(repeating: "a", count: random.pick([1, 1, 200, 300])),
        ])
        let time_ns = random.chance(2) ? time_ns / 2 : time_ns
        return .call(SendText(Array(text.utf8), at: time_ns))
    }

    /// Mostly a key that moves focus.
    mutating func keyStep() -> Step {
        time_ns += random.pick([0, 8_000_000, 30_000_000])
        var key =
            random.chance(50)
            ? random.pick([Key.up, .down, .left, .right, .down, .right])
            : random.pick([
                .other, .home, .end, .pageUp, .pageDown, .space, .space, .space, .enter, .escape,
                .delete, .f2, .a, .a,
            ])
        let modifiers: KeyModifiers = random.pick([
            [], [], [], .shift, .shift, .control, .meta, .alt, [.shift, .control],
        ])
        // More keys, out of the draws that there are.
        if key == .other { key = modifiers.isEmpty ? .menu : .f10 }
        if key == .delete && modifiers == .control { key = .c }
        if key == .delete && modifiers == .meta { key = .x }
        if key == .f2 && (modifiers == .control || modifiers == .meta) { key = .v }
        let time_ns = random.chance(2) ? time_ns / 2 : time_ns
        return .call(SendKey(KeySample(key, at: time_ns, modifiers: modifiers)))
    }

    /// Mostly an arrow.
    private mutating func heading() -> FocusHeading {
        if random.chance(70) { return random.pick([.up, .down, .left, .right]) }
        return random.pick([
            .none, .next, .previous, .first, .last, .rowStart, .rowEnd, .pageUp, .pageDown,
            .pageDown,
        ])
    }

    private mutating func focusable() -> Element {
        if random.chance(40), let shown = reference.shown.first(where: { $0.element != nil }),
            let element = shown.element, element.category == .cell
        {
            return element
        }
        let path = indexPath()
        if random.chance(85) { return .cell(path) }
        let kind: ElementKind = random.chance(50) ? .sectionHeader : .sectionFooter
        return .supplementary(kind, IndexPath(section: path.section, item: 0))
    }

    /// Where focus may come from: beside the bounds, or within.
    private mutating func door() -> Rect {
        let size = reference.bounds
        return Rect(
            x: Double(random.number(-20...Int(size.width) + 20)),
            y: Double(random.number(-20...Int(size.height) + 20)),
            width: random.pick([0, 10, 40, 320]), height: random.pick([0, 10, 40, 200]))
    }
}
