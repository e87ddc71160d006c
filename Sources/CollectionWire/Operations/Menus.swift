package import CMessages
package import CollectionCore

package struct OpenMenu: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_OPEN_MENU }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: OpenMenu { OpenMenu(ofItemAt: .blank) }

    package var indexPath: IndexPath

    package init(ofItemAt indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__IndexPath, with coder: inout FieldCoder
    ) {
        indexPath.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.openMenu(ofItemAt: indexPath)
    }
}

package struct CloseMenu: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_CLOSE_MENU }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: CloseMenu { CloseMenu(performsPrimaryAction: false) }

    package var performsPrimaryAction: Bool

    package init(performsPrimaryAction: Bool) {
        self.performsPrimaryAction = performsPrimaryAction
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__CloseMenu, with coder: inout FieldCoder
    ) {
        coder.code(&m.performs_primary_action, &performsPrimaryAction)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        view.closeMenu(performsPrimaryAction: performsPrimaryAction)
    }
}
