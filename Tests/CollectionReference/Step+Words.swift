import CollectionCore

extension Step {
    /// The step, in few words where it is an operation or a batch.
    var words: String {
        if case .operation(let call) = self { return "\(call)" }
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
        return text + ", tag \(settings.tag)" + (settings.animation?.words ?? "") + ")"
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
