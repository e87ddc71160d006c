package import CMessages
package import CollectionCore

extension WheelSample: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__WheelSample> {
        unsafe jogakbo__v1__wheel_sample__init
    }
    package static var blank: WheelSample { WheelSample(.zero, .zero, at: 0) }

    package mutating func code(
        _ m: inout Jogakbo__V1__WheelSample, with coder: inout FieldCoder
    ) {
        var (unit, phase) = (unit ?? .points, phase ?? .unphased)
        var (isMomentum, modifiers) = (isMomentum, UInt32(modifiers.rawValue))
        coder.code(&m.time_ns, &time_ns)
        unsafe coder.code(&m.position, &position)
        unsafe coder.code(&m.delta, &delta)
        coder.code(&m.unit, &unit, "unit")
        coder.code(&m.phase, &phase, "phase")
        coder.code(&m.is_momentum, &isMomentum)
        coder.code(&m.modifiers, &modifiers)
        if !coder.isReading { return }
        self = WheelSample(
            delta, position, at: time_ns, unit: unit, phase: phase, isMomentum: isMomentum,
            modifiers: KeyModifiers(rawValue: UInt16(truncatingIfNeeded: modifiers)))
    }
}
