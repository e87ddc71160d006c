import CMessages
import CollectionCore

extension BatchUpdateOptions {
    /// What was left out has its default.
    init(_ message: UnsafePointer<BatchOptionsMessage>?) throws(Status) {
        self.init()
        guard let message = unsafe message?.pointee else { return }
        if let animation = unsafe message.animation {
            self.animation = try unsafe Animation(animation)
        }
        tag = unsafe message.tag
        isStrictUIKit = unsafe message.is_strict_uikit != 0
    }

    /// Nil when there is nothing to say.
    func message(in arena: MessageArena) -> UnsafeMutablePointer<BatchOptionsMessage>? {
        if animation == nil && tag == 0 && !isStrictUIKit { return nil }
        let message = unsafe arena.make(jogakbo__v1__batch_options__init)
        if let animation { unsafe message.pointee.animation = animation.message(in: arena) }
        unsafe message.pointee.tag = tag
        unsafe message.pointee.is_strict_uikit = isStrictUIKit ? 1 : 0
        return unsafe message
    }
}
