package import CMessages
package import CollectionCore

extension SwipeConfiguration: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__SwipeConfiguration> {
        unsafe jogakbo__v1__swipe_configuration__init
    }
    package static var blank: SwipeConfiguration { SwipeConfiguration() }

    package mutating func code(
        _ m: inout Jogakbo__V1__SwipeConfiguration, with coder: inout FieldCoder
    ) {
        coder.code(&m.leading_actions_width, &leadingActionsWidth)
        coder.code(&m.trailing_actions_width, &trailingActionsWidth)
        coder.code(
            &m.ignores_full_leading_swipes, not: &performsFirstLeadingActionWithFullSwipe)
        coder.code(
            &m.ignores_full_trailing_swipes, not: &performsFirstTrailingActionWithFullSwipe)
    }
}
