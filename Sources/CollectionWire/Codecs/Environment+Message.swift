package import CMessages
package import CollectionCore

extension Environment: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Environment> {
        unsafe jogakbo__v1__environment__init
    }
    package static var blank: Environment { Environment() }

    package mutating func code(_ m: inout Jogakbo__V1__Environment, with coder: inout FieldCoder) {
        unsafe coder.code(&m.content_inset, &contentInset)
        coder.code(
            &m.content_inset_adjustment_behavior, &contentInsetAdjustmentBehavior,
            "content_inset_adjustment_behavior")
        unsafe coder.code(&m.safe_area_insets, &safeAreaInsets)
        unsafe coder.code(&m.layout_margins, &layoutMargins)
        unsafe coder.code(
            &m.readable_content_insets, &readableContentInsets, leavingOut: .zero)
        coder.code(&m.layout_direction, &layoutDirection, "layout_direction")
        coder.code(&m.reduces_motion, &reducesMotion)
    }
}
