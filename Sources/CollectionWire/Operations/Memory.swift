package import CMessages
package import CollectionCore

package struct GetMemory: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_MEMORY }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_MEMORY }
    package static var blank: GetMemory { GetMemory() }
    package typealias Message = Jogakbo__V1__GetMemory

    package init() {}

    package func perform(on view: inout CollectionView) -> ViewMemory { view.memory }
}
