import CMessages
import CollectionCore

extension OrthogonalScrolling {
    init(_ message: UnsafePointer<OrthogonalStateMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init(
            behavior: try .known(unsafe message.scrolling.rawValue, "scrolling"),
            viewport: unsafe Rect(message.viewport), contentSize: unsafe Size(message.content_size),
            contentOffset: unsafe message.content_offset)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<OrthogonalStateMessage> {
        let message = unsafe arena.make(jogakbo__v1__orthogonal_state__init)
        unsafe message.pointee.scrolling = Jogakbo__V1__OrthogonalScrolling(behavior.rawValue)
        unsafe message.pointee.viewport = viewport.message(in: arena)
        unsafe message.pointee.content_size = contentSize.message(in: arena)
        unsafe message.pointee.content_offset = contentOffset
        return unsafe message
    }
}
