package import CMessages
package import CollectionCore

package struct SetPrefetchConfiguration: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_PREFETCH_CONFIGURATION
    }
    package static var blank: SetPrefetchConfiguration { SetPrefetchConfiguration(.blank) }

    package var configuration: PrefetchConfiguration

    package init(_ configuration: PrefetchConfiguration) {
        self.configuration = configuration
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__PrefetchConfiguration, with coder: inout FieldCoder
    ) {
        configuration.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setPrefetchConfiguration(configuration)
        return Done()
    }
}

/// The client has loaded what the events `nearEnd` and `nearStart` asked for, or has given up.
package struct EndLoading: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_END_LOADING }
    package static var blank: EndLoading { EndLoading() }
    package typealias Message = Jogakbo__V1__EndLoading

    package init() {}

    package mutating func code(_ m: inout Message, with coder: inout FieldCoder) {}

    package func perform(on view: inout CollectionView) -> Done {
        view.endLoading()
        return Done()
    }
}
