package import CMessages
package import CollectionCore

extension PinchSample: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__PinchSample> {
        unsafe jogakbo__v1__pinch_sample__init
    }
    package static var blank: PinchSample { PinchSample(.unphased, scale: 0, .zero, at: 0) }

    package mutating func code(
        _ m: inout Jogakbo__V1__PinchSample, with coder: inout FieldCoder
    ) {
        var phase = phase ?? .unphased
        coder.code(&m.time_ns, &time_ns)
        unsafe coder.code(&m.center, &center)
        coder.code(&m.scale, &scale)
        coder.code(&m.phase, &phase, "phase")
        if coder.isReading {
            self = PinchSample(phase, scale: scale, center, at: time_ns)
        }
    }
}

extension PinchTransition: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__PinchTransition> {
        unsafe jogakbo__v1__pinch_transition__init
    }
    package static var blank: PinchTransition {
        PinchTransition(to: .blank, startScale: 0, endScale: 0)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__PinchTransition, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.layout, &layout, orFail: Layout.missing)
        coder.code(&m.start_scale, &startScale)
        coder.code(&m.end_scale, &endScale)
        coder.code(&m.tag, &tag)
    }
}
