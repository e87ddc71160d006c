package import CMessages
package import CollectionCore

/// All that a view is given before it is shown: mostly the requests that a client would send.
///
/// What is nil, or has no entries, is as a new view has it.
package struct ViewSetup: Equatable, Sendable {
    /// They are numbered from the first registered kind on.
    package var elementKinds: [RegisterElementKind] = []
    /// Reuse identifiers, numbered from 1.
    package var prototypes: [RegisterReuseIdentifier] = []
    package var environment: SetEnvironment?
    package var layout: SetupLayout?
    package var contentAnchor: SetContentAnchor?
    package var sections: [SectionSetup] = []
    package var defaultTraits = ItemTraits.inherited
    package var scrolling: SetScrollConfiguration?
    package var selection: SetSelectionConfiguration?
    package var focus: SetFocusConfiguration?
    package var prefetching: SetPrefetchConfiguration?
    package var movement: SetMovementConfiguration?
    package var dragging: SetDragConfiguration?
    package var swiping: SetSwipeConfiguration?
    package var input: SetInputConfiguration?
    package var viewability: SetViewabilityConfiguration?
    package var accessibility: SetAccessibilityConfiguration?
    package var background: SetBackground?
    package var indexTitles: [IndexTitle] = []
    package var state: ViewState?
    package var eventMask: EventMask = []

    package init() {}
}

extension ViewSetup: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__ViewSetup> {
        unsafe jogakbo__v1__view_setup__init
    }
    package static var blank: ViewSetup { ViewSetup() }

    package mutating func code(_ m: inout Jogakbo__V1__ViewSetup, with coder: inout FieldCoder) {
        unsafe coder.code(&m.n_element_kinds, &m.element_kinds, &elementKinds)
        unsafe coder.code(&m.n_prototypes, &m.prototypes, &prototypes)
        unsafe coder.code(&m.environment, &environment)
        unsafe coder.code(&m.layout, &layout)
        unsafe coder.code(&m.content_anchor, &contentAnchor)
        unsafe coder.code(&m.n_sections, &m.sections, &sections)
        coder.code(&m.default_traits, &defaultTraits.rawValue)
        unsafe coder.code(&m.scrolling, &scrolling)
        unsafe coder.code(&m.selection, &selection)
        unsafe coder.code(&m.focus, &focus)
        unsafe coder.code(&m.prefetching, &prefetching)
        unsafe coder.code(&m.movement, &movement)
        unsafe coder.code(&m.dragging, &dragging)
        unsafe coder.code(&m.swiping, &swiping)
        unsafe coder.code(&m.input, &input)
        unsafe coder.code(&m.viewability, &viewability)
        unsafe coder.code(&m.accessibility, &accessibility)
        unsafe coder.code(&m.background, &background)
        unsafe coder.code(&m.n_index_titles, &m.index_titles, &indexTitles)
        unsafe coder.code(&m.state, &state)
        coder.code(&m.event_mask, &eventMask)
    }
}
