package import CMessages
package import CollectionCore

extension PrefetchConfiguration: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__PrefetchConfiguration> {
        unsafe jogakbo__v1__prefetch_configuration__init
    }
    package static var blank: PrefetchConfiguration { PrefetchConfiguration() }

    package mutating func code(
        _ m: inout Jogakbo__V1__PrefetchConfiguration, with coder: inout FieldCoder
    ) {
        coder.code(&m.is_prefetching_enabled, &isPrefetchingEnabled)
        coder.code(&m.near_end_screens, &nearEndScreens)
        coder.code(&m.near_start_screens, &nearStartScreens)
        coder.code(&m.cells_prepared_per_frame, &cellsPreparedPerFrame)
        coder.code(&m.overscan_item_count, &overscanItemCount)
    }
}
