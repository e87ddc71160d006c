package import CMessages
package import CollectionCore

extension Animation: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Animation> {
        unsafe jogakbo__v1__animation__init
    }
    package static var blank: Animation { Animation(duration_ns: 0) }

    package mutating func code(_ m: inout Jogakbo__V1__Animation, with coder: inout FieldCoder) {
        coder.code(&m.duration_ns, &duration_ns)
        coder.code(&m.start_time_ns, &startTime_ns)
        unsafe coder.code(&m.curve, &curve, leavingOut: .easeInOut)
        unsafe coder.code(&m.appearing, &appearing, leavingOut: .fade)
        unsafe coder.code(&m.disappearing, &disappearing, leavingOut: .fade)
    }
}

extension TimingCurve: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__TimingCurve> {
        unsafe jogakbo__v1__timing_curve__init
    }
    package static var blank: TimingCurve { .linear }

    package mutating func code(_ m: inout Jogakbo__V1__TimingCurve, with coder: inout FieldCoder) {
        coder.code(&m.kind, &kind, "kind")
        var entries = (0..<kind.parameterCount).map { parameters[$0] }
        unsafe coder.code(&m.n_parameters, &m.parameters, &entries)
        if entries.count != kind.parameterCount {
            coder.fail(
                .malformed(
                    "parameters has \(entries.count) entries; the curve has "
                        + "\(kind.parameterCount)"))
        } else {
            for (index, entry) in entries.enumerated() { parameters[index] = entry }
        }
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

extension ElementAppearance: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__ElementAppearance> {
        unsafe jogakbo__v1__element_appearance__init
    }
    package static var blank: ElementAppearance { .fade }

    package mutating func code(
        _ m: inout Jogakbo__V1__ElementAppearance, with coder: inout FieldCoder
    ) {
        coder.code(&m.alpha, &alpha)
        unsafe coder.code(&m.translation, &translation, leavingOut: .zero)
        coder.code(&m.edge, &edge, "edge")
        unsafe transform.code(&m.n_transform, &m.transform, with: &coder)
        unsafe coder.code(&m.place, &place, leavingOut: .own)
    }
}

extension AppearancePlace: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__AppearancePlace> {
        unsafe jogakbo__v1__appearance_place__init
    }
    package static var blank: AppearancePlace { .own }

    package mutating func code(
        _ m: inout Jogakbo__V1__AppearancePlace, with coder: inout FieldCoder
    ) {
        coder.code(&m.kind, &kind, "kind")
        unsafe coder.code(&m.point, &point, leavingOut: .zero)
        unsafe coder.code(&m.item, &item, leavingOut: .blank)
    }
}
