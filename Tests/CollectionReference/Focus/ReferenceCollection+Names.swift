import CollectionCore
import CollectionWire

// N8: items that are found by typing.
extension ReferenceCollection {
    func setNames(_ asked: SetItemNames) throws(CollectionError) {
        var named: [IndexPath] = []
        for (index, run) in asked.runs.enumerated() { named += try paths(of: run, index) }
        if named.count != asked.sizes.count {
            throw .unequalColumns(
                "name_sizes", count: asked.sizes.count, expected: named.count)
        }
        var start = 0
        for (path, size) in zip(named, asked.sizes) {
            let name = Array(asked.text[start..<start + Int(size)])
            start += Int(size)
            change { $0[Int(path.section)].items[Int(path.item)].name = name }
        }
    }

    func send(_ text: [UInt8], at time_ns: UInt64) throws(CollectionError) -> Bool {
        if text.isEmpty { throw .invalidArgument("text", .empty) }
        if text.count > 255 { throw .invalidArgument("text", .tooLong) }
        if String(validating: text, as: UTF8.self) == nil {
            throw .invalidArgument("text", .invalidUTF8)
        }
        try beginKey(at: time_ns)
        let isHandled = type(text)
        endKey()
        return isHandled
    }

    private var hasNames: Bool {
        sections.contains { $0.items.contains { !$0.name.isEmpty } }
    }

    private var canType: Bool {
        focus.isInView && partNow == 0 && !allPaths.isEmpty
            && (hasNames || news.mask.contains(.typeAhead))
    }

    var isTyping: Bool {
        let time_ns = max(inputTime_ns, news.frameTime_ns)
        return canType && !focus.typed.isEmpty && time_ns - focus.typedTime_ns < 1_000_000_000
    }

    func type(_ text: [UInt8]) -> Bool {
        if !canType { return false }
        if !isTyping {
            if text[0] == UInt8(ascii: " ") { return false }
            focus.typed = []
        }
        focus.typedTime_ns = max(inputTime_ns, news.frameTime_ns)
        if focus.typed.count + text.count <= 255 { focus.typed += text }
        if hasNames { findTyped() } else { askForTyped() }
        return true
    }

    private func findTyped() {
        var characters = Array(String(decoding: folded(focus.typed), as: UTF8.self).unicodeScalars)
        let isOne = characters.allSatisfy { $0 == characters[0] }
        if isOne { characters = Array(characters.prefix(1)) }
        let prefix = Array(String(String.UnicodeScalarView(characters)).utf8)
        var start = IndexPath(section: 0, item: 0)
        if let current = focus.focused?.element {
            start = current.indexPath
            if current.category != .cell {
                start.item = 0
            } else if isOne {
                start.item += 1
            }
        }
        let found = focusablePaths.filter {
            let name = sections[Int($0.section)].items[Int($0.item)].name
            return folded(name).starts(with: prefix)
        }
        guard let path = found.first(where: { $0 >= start }) ?? found.first else { return }
        if focus.focused?.element == .cell(path) {
            wantFocusShown(isAnimated: true, .user)
        } else {
            moveFocus(to: .cell(path), .none)
        }
        if focus.focused?.element == .cell(path) { selectMoved([], false, isEnd: false) }
    }

    private func folded(_ text: [UInt8]) -> [UInt8] {
        text.map { (65...90).contains($0) ? $0 + 32 : $0 }
    }

    private func askForTyped() {
        let text = focus.typed
        queue(.typeAhead, .typeAhead, at: inputTime_ns) {
            ($0.origin, $0.cause) = (.user, cause)
            ($0.value, $0.otherValue) = (UInt64(news.waiting.text.count), UInt64(text.count))
            guard let focused = focus.focused else { return }
            $0.element = focused.element
            guard let identifier = focused.identifier else { return }
            $0.identifier = identifier
            $0.flags.insert(.hasIdentifier)
        }
        if news.mask.contains(.typeAhead) { news.waiting.text += text }
    }
}
