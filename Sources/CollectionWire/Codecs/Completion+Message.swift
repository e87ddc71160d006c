import CMessages
import CollectionCore

/// Updates that are complete, as columns.
extension Completion {
    static func completions(
        _ message: UnsafePointer<CompletionsMessage>
    ) throws(Status) -> [Completion] {
        let message = unsafe message.pointee
        let count = unsafe message.n_tags
        let tags = unsafe UnsafeBufferPointer(start: message.tags, count: count)
        let areFinished = try unsafe MessageColumn(
            message.are_finished, count: message.n_are_finished, expected: count, default: 0,
            "are_finished")
        return (0..<count).map { index in
            Completion(tag: unsafe tags[index], isFinished: areFinished[index] != 0)
        }
    }

    static func message(
        _ completions: [Completion], in arena: MessageArena
    ) -> UnsafeMutablePointer<CompletionsMessage> {
        let count = completions.count
        let message = unsafe arena.make(jogakbo__v1__completions__init)
        let tags = unsafe arena.column(of: UInt64.self, count: count)
        let areFinished = unsafe arena.column(of: protobuf_c_boolean.self, count: count)
        for (index, completion) in completions.enumerated() {
            unsafe tags[index] = completion.tag
            unsafe areFinished[index] = completion.isFinished ? 1 : 0
        }
        unsafe (message.pointee.n_tags, message.pointee.tags) = (count, tags)
        unsafe (message.pointee.n_are_finished, message.pointee.are_finished) = (
            count, areFinished
        )
        return unsafe message
    }
}
