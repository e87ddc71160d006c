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
        view.setPrefetchConfiguration(configuration)
        return Done()
    }
}
