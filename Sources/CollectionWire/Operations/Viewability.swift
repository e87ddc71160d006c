package import CMessages
package import CollectionCore

/// Sets when an item counts as viewed.
package struct SetViewabilityConfiguration: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_VIEWABILITY_CONFIGURATION
    }
    package static var blank: SetViewabilityConfiguration {
        SetViewabilityConfiguration(ViewabilityConfiguration())
    }

    package var configuration: ViewabilityConfiguration

    package init(_ configuration: ViewabilityConfiguration) {
        self.configuration = configuration
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ViewabilityConfiguration, with coder: inout FieldCoder
    ) {
        coder.code(&m.measure, &configuration.measure, "measure")
        coder.code(&m.percent, &configuration.percent)
        coder.code(&m.minimum_time_ns, &configuration.minimumTime_ns)
        coder.code(&m.waits_for_interaction, &configuration.waitsForInteraction)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setViewabilityConfiguration(configuration)
        return Done()
    }
}
