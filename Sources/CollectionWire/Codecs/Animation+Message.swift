import CMessages
import CollectionCore

extension Animation {
    /// What was left out has its default.
    init(_ message: UnsafePointer<AnimationMessage>) throws(Status) {
        let message = unsafe message.pointee
        unsafe self.init(duration_ns: message.duration_ns, startTime_ns: message.start_time_ns)
        if let curve = unsafe message.curve { self.curve = try unsafe TimingCurve(curve) }
        if let appearance = unsafe message.appearing {
            appearing = try unsafe ElementAppearance(appearance)
        }
        if let appearance = unsafe message.disappearing {
            disappearing = try unsafe ElementAppearance(appearance)
        }
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<AnimationMessage> {
        let message = unsafe arena.make(jogakbo__v1__animation__init)
        unsafe message.pointee.duration_ns = duration_ns
        unsafe message.pointee.start_time_ns = startTime_ns
        if curve.kind != .easeInOut { unsafe message.pointee.curve = curve.message(in: arena) }
        if appearing != .fade {
            unsafe message.pointee.appearing = appearing.message(in: arena)
        }
        if disappearing != .fade {
            unsafe message.pointee.disappearing = disappearing.message(in: arena)
        }
        return unsafe message
    }
}

extension TimingCurve {
    fileprivate init(_ message: UnsafePointer<TimingCurveMessage>) throws(Status) {
        let message = unsafe message.pointee
        try unsafe self.init(kind: .known(message.kind.rawValue, "kind"))
        let count = unsafe message.n_parameters
        if count != kind.parameterCount {
            throw .malformed(
                "parameters has \(count) entries; the curve has \(kind.parameterCount)")
        }
        guard let entries = unsafe message.parameters else { return }
        for index in 0..<count { parameters[index] = unsafe entries[index] }
    }

    fileprivate func message(in arena: MessageArena) -> UnsafeMutablePointer<TimingCurveMessage> {
        let message = unsafe arena.make(jogakbo__v1__timing_curve__init)
        let count = kind.parameterCount
        let entries = unsafe arena.column(of: Double.self, count: count)
        for index in 0..<count { unsafe entries[index] = parameters[index] }
        unsafe message.pointee.kind = Jogakbo__V1__TimingCurveKind(kind.rawValue)
        unsafe (message.pointee.n_parameters, message.pointee.parameters) = (count, entries)
        return unsafe message
    }
}

extension TimingCurve.Kind {
    fileprivate var parameterCount: Int {
        switch self {
        case .linear, .easeIn, .easeOut, .easeInOut: 0
        case .spring: 2
        case .cubicBezier: 4
        }
    }
}

extension ElementAppearance {
    fileprivate init(_ message: UnsafePointer<ElementAppearanceMessage>) throws(Status) {
        let message = unsafe message.pointee
        unsafe self.init(
            alpha: message.alpha, translation: Point(message.translation),
            edge: try .known(message.edge.rawValue, "edge"))
        let count = unsafe message.n_transform
        guard count > 0, let entries = unsafe message.transform else { return }
        if count != 16 {
            throw .malformed("transform has \(count) entries; 16 were expected, or none")
        }
        transform = Transform3D(elements: InlineArray { unsafe entries[$0] })
    }

    fileprivate func message(
        in arena: MessageArena
    ) -> UnsafeMutablePointer<ElementAppearanceMessage> {
        let message = unsafe arena.make(jogakbo__v1__element_appearance__init)
        unsafe message.pointee.alpha = alpha
        if translation != .zero {
            unsafe message.pointee.translation = translation.message(in: arena)
        }
        unsafe message.pointee.edge = Jogakbo__V1__Edge(edge.rawValue)
        if transform == .identity { return unsafe message }
        let entries = unsafe arena.column(of: Double.self, count: 16)
        for index in 0..<16 { unsafe entries[index] = transform.elements[index] }
        unsafe (message.pointee.n_transform, message.pointee.transform) = (16, entries)
        return unsafe message
    }
}
