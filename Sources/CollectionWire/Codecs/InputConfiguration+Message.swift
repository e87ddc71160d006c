package import CMessages
package import CollectionCore

extension InputConfiguration: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__InputConfiguration> {
        unsafe jogakbo__v1__input_configuration__init
    }
    package static var blank: InputConfiguration { InputConfiguration() }

    package mutating func code(
        _ m: inout Jogakbo__V1__InputConfiguration, with coder: inout FieldCoder
    ) {
        var press_ns: UInt64? = minimumPressDuration_ns
        var (number, duration) = (m.minimum_press_duration_ns, m.duration_case)
        coder.code(
            &number, &press_ns, in: &duration,
            JOGAKBO__V1__INPUT_CONFIGURATION__DURATION_MINIMUM_PRESS_DURATION_NS)
        (m.minimum_press_duration_ns, m.duration_case) = (number, duration)
        if let press_ns { minimumPressDuration_ns = press_ns }
        unsafe coder.code(&m.allowable_movement, &allowableMovement)
        coder.code(&m.platform, &platform, "platform")
    }
}
