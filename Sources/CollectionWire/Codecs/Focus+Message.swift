package import CMessages
package import CollectionCore

extension FocusConfiguration: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__FocusConfiguration> {
        unsafe jogakbo__v1__focus_configuration__init
    }
    package static var blank: FocusConfiguration { FocusConfiguration() }

    package mutating func code(
        _ m: inout Jogakbo__V1__FocusConfiguration, with coder: inout FieldCoder
    ) {
        coder.code(&m.allows_focus, &allowsFocus)
        coder.code(&m.remembers_last_focused_index_path, &remembersLastFocusedIndexPath)
        coder.code(&m.wraps, &wraps)
        coder.code(&m.keeps_focused_element, &keepsFocusedElement)
    }
}

extension FocusState: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__FocusState> {
        unsafe jogakbo__v1__focus_state__init
    }
    package static var blank: FocusState { FocusState(hasFocus: false, element: nil) }

    package mutating func code(
        _ m: inout Jogakbo__V1__FocusState, with coder: inout FieldCoder
    ) {
        coder.code(&m.has_focus, &hasFocus)
        unsafe coder.code(&m.element, &element)
        coder.code(&m.part, &part)
    }
}
