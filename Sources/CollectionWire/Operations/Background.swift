package import CMessages
import CProtobufC
package import CollectionCore

/// Sets what stands behind all elements.
package struct SetBackground: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_BACKGROUND }
    package static var blank: SetBackground { SetBackground(BackgroundConfiguration()) }

    package var configuration: BackgroundConfiguration

    package init(_ configuration: BackgroundConfiguration) {
        self.configuration = configuration
    }

    package mutating func code(_ m: inout Jogakbo__V1__Background, with coder: inout FieldCoder) {
        Self.code(
            &m.has_background, &m.reuse_identifier, &configuration.reuseIdentifier, with: &coder)
        Self.code(
            &m.has_empty_background, &m.empty_reuse_identifier,
            &configuration.emptyReuseIdentifier, with: &coder)
    }

    private static func code(
        _ isThere: inout protobuf_c_boolean, _ number: inout UInt32,
        _ identifier: inout ReuseIdentifier?, with coder: inout FieldCoder
    ) {
        var (has, value) = (identifier != nil, identifier?.rawValue ?? 0)
        coder.code(&isThere, &has)
        coder.code(&number, &value)
        if coder.isReading { identifier = has ? ReuseIdentifier(rawValue: value) : nil }
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setBackground(configuration)
        return Done()
    }
}
