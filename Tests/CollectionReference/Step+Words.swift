import CollectionCore
import CollectionWire

extension Step {
    /// The step, in few words where it is an operation or a batch.
    var words: String {
        if case .operation(let call) = self { return call.words }
        if case .input(let samples, let frame) = self {
            let words =
                samples.pointers.map(\.words) + samples.wheels.map { "\($0)" }
                + samples.pinches.map { "\($0)" }
            return words.joined(separator: ", ") + ", then \(frame.words)"
        }
        if case .setLayout(.compositional(let layout), let animation, let tag) = self {
            return "setLayout(\(layout.words), tag \(tag)\(animation?.words ?? ""))"
        }
        if case .lead(.start(.compositional(let layout), let tag)) = self {
            return "start(\(layout.words), tag \(tag))"
        }
        guard case .performBatch(let update, let settings) = self else { return "\(self)" }
        var text = "performBatch(\(update.parts.map(\.words).joined(separator: ", "))"
        if let content = update.content {
            text += ", \(update.itemCount) items: \(content), metrics \(update.metrics)"
        }
        if let counts = update.itemCountsAfter { text += ", counts \(counts)" }
        text += settings.isStrictUIKit ? ", strict" : ""
        text += settings.fallsBackToReload ? ", or reloads" : ""
        return text + ", tag \(settings.tag)" + (settings.animation?.words ?? "") + ")"
    }
}

extension ViewCall {
    fileprivate var words: String {
        switch operation {
        case let asked as SendPointers:
            return "pointers " + asked.samples.map(\.words).joined(separator: ", ")
        case let asked as SetScrollConfiguration: return asked.configuration.words
        default: return description
        }
    }
}

extension PointerSample {
    fileprivate var words: String {
        var text = phase.map { "\($0)" } ?? "no phase"
        text += " \(pointer) at \(time_ns): \(position.x) \(position.y)"
        if phase == .down { text += device.map { " \($0)" } ?? " no device" }
        if !buttons.isSubset(of: .primary) { text += " buttons \(buttons.rawValue)" }
        return text
    }
}

extension ScrollConfiguration {
    /// What differs from the settings of a view that scrolls by itself.
    fileprivate var words: String {
        var usual = ScrollConfiguration()
        usual.isEnabled = true
        let fields = zip(Mirror(reflecting: self).children, Mirror(reflecting: usual).children)
            .filter { "\($0.value)" != "\($1.value)" }
            .map { field, _ in "\(field.label ?? "") \(field.value)" }
        return "scrolling " + fields.joined(separator: ", ")
    }
}

extension Event {
    var words: String {
        let fields: [(String, Bool)] = [
            ("\(sequence) \(kind) at \(time_ns) by \(origin)", true),
            ("\(element.category) \(element.indexPath.words)", element != .none),
            ("flags \(flags.rawValue)", flags != []), ("value \(value)", value != 0),
            ("view \(reusableView.rawValue).\(generation)", reusableView != .none),
            ("identifier \(identifier)", identifier != 0), ("cause \(cause)", cause != 0),
            ("point \(point.x) \(point.y)", point != .zero),
            ("other point \(otherPoint.x) \(otherPoint.y)", otherPoint != .zero),
        ]
        return fields.filter(\.1).map(\.0).joined(separator: ", ")
    }
}

extension Animation {
    fileprivate var words: String {
        var text = ", \(curve.kind) of \(duration_ns)"
        if startTime_ns > 0 { text += " from \(startTime_ns)" }
        for (name, appearance) in [("from", appearing), ("to", disappearing)]
        where appearance != .fade {
            text += " \(name) alpha \(appearance.alpha)"
            text += " at \(appearance.translation.x), \(appearance.translation.y)"
            text += appearance.edge == .none ? "" : " \(appearance.edge)"
            text += appearance.transform == .identity ? "" : " transformed"
        }
        return text
    }
}

extension UpdateItem {
    fileprivate var words: String {
        var text = action.map { "\($0)" } ?? "action \(actionNumber)"
        if action != .insert { text += " \(indexPathBeforeUpdate.words)" }
        if action == .move { text += " to" }
        if action == .insert || action == .move { text += " \(indexPathAfterUpdate.words)" }
        if count != 1 { text += " x \(count)" }
        if flags != [] { text += " flags \(flags.rawValue)" }
        return text
    }
}

extension IndexPath {
    fileprivate var words: String { isSection ? "section \(section)" : "\(section)-\(item)" }
}
