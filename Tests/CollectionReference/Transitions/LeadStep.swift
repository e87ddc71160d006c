public import CollectionCore

/// A call about an interactive transition.
public enum LeadStep: Equatable, Sendable {
    case start(Layout, tag: UInt64)
    case progress(Double, time_ns: UInt64)
    case finish(time_ns: UInt64)
    case cancel(time_ns: UInt64)
    case setValue(Double, key: UInt32, time_ns: UInt64)
    case askProgress
    case askValue(key: UInt32)
}

extension Outcome {
    /// A value, and how fast it changes.
    public static func tracked(_ tracked: TrackedValue?) -> Outcome {
        tracked.map { .point(Point(x: $0.value, y: $0.velocity)) } ?? .nothing
    }
}

extension CollectionView {
    mutating func perform(_ step: LeadStep) throws(CollectionError) -> Outcome {
        switch step {
        case .start(let layout, let tag): try startInteractiveTransition(to: layout, tag: tag)
        case .progress(let progress, let time_ns):
            try setTransitionProgress(progress, at: time_ns)
        case .finish(let time_ns): try finishInteractiveTransition(at: time_ns)
        case .cancel(let time_ns): try cancelInteractiveTransition(at: time_ns)
        case .setValue(let value, let key, let time_ns):
            try updateTransitionValue(value, forKey: key, at: time_ns)
        case .askProgress: return .tracked(transitionProgress)
        case .askValue(let key): return .tracked(try transitionValue(forKey: key))
        }
        return .done
    }
}
