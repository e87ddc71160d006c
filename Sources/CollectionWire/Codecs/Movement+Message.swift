package import CMessages
package import CollectionCore

extension MovementConfiguration: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__MovementConfiguration> {
        unsafe jogakbo__v1__movement_configuration__init
    }
    package static var blank: MovementConfiguration { MovementConfiguration() }

    package mutating func code(
        _ m: inout Jogakbo__V1__MovementConfiguration, with coder: inout FieldCoder
    ) {
        coder.code(&m.policy, &policy, "policy")
        coder.code(&m.cadence, &cadence, "cadence")
        coder.code(&m.target_rule, &targetRule, "target_rule")
        coder.code(&m.locked_items_at_start, &lockedItemsAtStart)
        coder.code(&m.locked_items_at_end, &lockedItemsAtEnd)
        coder.code(&m.is_standard_movement_enabled, &isStandardMovementEnabled)
        coder.code(&m.moves_by_keys, &movesByKeys)
        let standard = MovementConfiguration()
        unsafe coder.code(
            &m.room_animation, &roomAnimation, leavingOut: standard.roomAnimation)
        unsafe coder.code(
            &m.release_animation, &releaseAnimation, leavingOut: standard.releaseAnimation)
    }
}

extension InteractiveMovement: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__InteractiveMovement> {
        unsafe jogakbo__v1__interactive_movement__init
    }
    package static var blank: InteractiveMovement {
        InteractiveMovement(source: .blank, target: .blank)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__InteractiveMovement, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.source, &source)
        unsafe coder.code(&m.target, &target)
    }
}
