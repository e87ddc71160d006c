import CMessages
import CollectionCore

/// One message from a server.
package struct Response {
    /// That of the request.
    package var id: UInt64
    package var outcome: Result<Answer, Status>
    package var news: ViewNews

    package init(id: UInt64, outcome: Result<Answer, Status>, news: ViewNews = ViewNews()) {
        self.id = id
        self.outcome = outcome
        self.news = news
    }

    /// The answer to an operation of this type; nil when it failed, or the answer is to another.
    package func answer<O: Operation>(to operation: O.Type) -> O.Answer? {
        guard case .success(let answer) = outcome else { return nil }
        return answer.value(to: operation)
    }

    /// What an operation answers, and in which field.
    package struct Answer {
        package var number: AnswerNumber
        package var value: any OperationAnswer

        package init<O: Operation>(to operation: O.Type, _ value: O.Answer) {
            number =
                value.isWithoutResult ? JOGAKBO__V1__RESPONSE__RESULT__NOT_SET : O.answerNumber
            self.value = value
        }

        fileprivate init(_ number: AnswerNumber, _ value: any OperationAnswer) {
            self.number = number
            self.value = value
        }

        /// The answer to an operation of this type; nil when it is one to another.
        package func value<O: Operation>(to operation: O.Type) -> O.Answer? {
            if number == JOGAKBO__V1__RESPONSE__RESULT__NOT_SET { return O.Answer.withoutResult }
            return number == O.answerNumber ? value as? O.Answer : nil
        }
    }
}

extension Response {
    /// The length of the response as a message, without the events of its news.
    ///
    /// - Parameter buffer: Stays as it is.
    func lengthWithoutEvents(in arena: MessageArena, _ buffer: inout ByteBuffer) -> Int {
        var response = self
        response.news.events = Events()
        // No message is so short.
        return buffer.append(response, in: arena, messageBytesMax: -1) ?? 0
    }

    /// The response as a message of the arena's.
    func message(in arena: MessageArena) -> UnsafeMutablePointer<Jogakbo__V1__Response> {
        let message = unsafe arena.make(jogakbo__v1__response__init)
        unsafe message.pointee.id = id
        var coder = FieldCoder(.writing, in: arena)
        var news = news
        unsafe news.code(&message.pointee, with: &coder)
        switch outcome {
        case .success(let answer):
            var value = answer.value
            unsafe message.pointee.result_case = answer.number
            unsafe value.code(asResultOf: &message.pointee, with: &coder)
        case .failure(let status): unsafe message.pointee.status = status.message(in: arena)
        }
        return unsafe message
    }

    init(
        _ message: UnsafeMutablePointer<Jogakbo__V1__Response>, in arena: MessageArena
    ) throws(Status) {
        unsafe id = message.pointee.id
        var coder = FieldCoder(.reading, in: arena)
        news = ViewNews()
        unsafe news.code(&message.pointee, with: &coder)
        if let fault = coder.fault { throw fault }
        if let status = unsafe message.pointee.status {
            outcome = .failure(try unsafe Status(status, in: arena))
            return
        }
        let number = unsafe message.pointee.result_case
        var value: any OperationAnswer = Operations.answerType(number).blank
        unsafe value.code(asResultOf: &message.pointee, with: &coder)
        if let fault = coder.fault { throw fault }
        outcome = .success(Answer(number, value))
    }
}
