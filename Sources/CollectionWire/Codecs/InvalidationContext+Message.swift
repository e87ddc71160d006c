package import CMessages
package import CollectionCore

/// Elements have no place in it: layouts of the engine's compute them whenever they are asked.
extension InvalidationContext: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__InvalidateLayout> {
        unsafe jogakbo__v1__invalidate_layout__init
    }
    package static var blank: InvalidationContext { InvalidationContext() }

    package mutating func code(
        _ m: inout Jogakbo__V1__InvalidateLayout, with coder: inout FieldCoder
    ) {
        var isWhole = invalidatesEverything || invalidatesDataSourceCounts
        coder.code(&m.everything, &isWhole)
        invalidatesEverything = isWhole
        unsafe coder.code(&m.content_offset_adjustment, &contentOffsetAdjustment)
        unsafe coder.code(&m.content_size_adjustment, &contentSizeAdjustment)
    }
}
