import CollectionCore
import CollectionReference
import CollectionWire

/// An animated change, as far as one can know who only makes calls.
struct RunningChange {
    var number: Int
    var start_ns: UInt64
    var animation: Animation

    var end_ns: UInt64 { start_ns + animation.duration_ns }

    func weight(at time_ns: UInt64) -> Double {
        let part = Double(time_ns - start_ns) / Double(animation.duration_ns)
        return 1 - animation.curve.progress(at: part)
    }
}

extension Step {
    /// The same with complete display frames, and with animations that begin with the next one.
    var plain: Step {
        switch self {
        case .displayFrame(let bounds, let time_ns, _, let sizes, let sequence):
            .displayFrame(
                bounds: bounds, time_ns: time_ns, isComplete: true, sizes,
                adjustedSequence: sequence)
        case .performBatch(let update, let settings):
            .performBatch(update, settings.withoutStart)
        case .beginBatch(let settings): .beginBatch(settings.withoutStart)
        case .setLayout(let layout, let animation, let tag):
            .setLayout(layout, animation?.withoutStart, tag: tag)
        case .snapshot(.apply(let settings)): .snapshot(.apply(settings.withoutStart))
        case .snapshot(.applyFiltered(let items, let settings)):
            .snapshot(.applyFiltered(to: items, settings.withoutStart))
        case .snapshot(.applyItems(let items, let section, let chunk, let settings)):
            .snapshot(.applyItems(items, toSection: section, chunk, settings.withoutStart))
        case .snapshot(.applyOutline(let section, let settings)):
            .snapshot(.applyOutline(toSection: section, settings.withoutStart))
        default: self
        }
    }

    /// Whether it changes nothing that the next display frame shows.
    var isHarmless: Bool {
        switch self {
        case .snapshot(.apply), .snapshot(.applyUsingReloadData), .snapshot(.applyFiltered),
            .snapshot(.applyItems), .snapshot(.applyOutline):
            false
        case .snapshot, .refused, .sectionCount, .numberOfItems: true
        case .operation(let call): call.operation.isQuestion
        default: false
        }
    }

    var endsLead: Bool {
        switch self {
        case .lead(.finish), .lead(.cancel): true
        default: false
        }
    }
}

extension ViewOperation {
    fileprivate var isQuestion: Bool { Answer.self != Done.self }
}

extension BatchSettings {
    fileprivate var withoutStart: BatchSettings {
        var settings = self
        settings.animation = animation?.withoutStart
        return settings
    }
}

extension Animation {
    fileprivate var withoutStart: Animation {
        var animation = self
        animation.startTime_ns = 0
        return animation
    }
}
