import CMessages
import CollectionCore

/// A view and its generation, which is a request and a response.
extension BindingMessage {
    var binding: (view: ReusableView, generation: UInt32) {
        unsafe (ReusableView(rawValue: reusable_view), generation)
    }

    static func message(
        _ view: ReusableView, _ generation: UInt32, in arena: MessageArena
    ) -> UnsafeMutablePointer<BindingMessage> {
        let message = unsafe arena.make(jogakbo__v1__binding__init)
        unsafe message.pointee.reusable_view = view.rawValue
        unsafe message.pointee.generation = generation
        return unsafe message
    }
}
