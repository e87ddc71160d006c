package import CMessages
package import CollectionCore

/// An outline of the connection's, and the section that shows it.
package struct ShownOutline: MessageCodable, Equatable, Sendable {
    package static var begin: MessageBegin<Jogakbo__V1__ShownOutline> {
        unsafe jogakbo__v1__shown_outline__init
    }
    package static var blank: ShownOutline { ShownOutline(0, section: 0) }

    /// The number of the section snapshot.
    package var snapshot: UInt32
    package var section: UInt64

    package init(_ snapshot: UInt32, section: UInt64) {
        (self.snapshot, self.section) = (snapshot, section)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ShownOutline, with coder: inout FieldCoder
    ) {
        coder.code(&m.section_snapshot, &snapshot)
        coder.code(&m.section, &section)
    }
}

/// Asks for the state of the view.
package struct GetViewState: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_VIEW_STATE }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_VIEW_STATE }
    package static var blank: GetViewState { GetViewState() }

    /// Those whose expanded items are wanted.
    package var outlines: [ShownOutline]

    package init(outlines: [ShownOutline] = []) {
        self.outlines = outlines
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetViewState, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.n_outlines, &m.outlines, &outlines)
    }

    /// The state without outlines, which are the connection's.
    package func perform(on view: inout CollectionView) throws(CollectionError) -> ViewState {
        view.viewState()
    }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> ViewState {
        let outlines = try connection.outlines(outlines)
        let connected = try connection.views.view(view)
        do throws(CollectionError) {
            return try connected.view.viewState(outlines: outlines)
        } catch {
            throw Status(error)
        }
    }
}

/// Restores a state, and answers the part of it that is gone.
package struct RestoreState: GrowingViewOperation {
    package typealias Answer = ViewState
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_RESTORE_STATE }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_VIEW_STATE }
    package static var blank: RestoreState { RestoreState(ViewState()) }

    package var state: ViewState
    /// Those in which items are expanded and collapsed.
    package var outlines: [ShownOutline]

    package init(_ state: ViewState, outlines: [ShownOutline] = []) {
        (self.state, self.outlines) = (state, outlines)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__RestoreState, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.state, &state)
        unsafe coder.code(&m.n_outlines, &m.outlines, &outlines)
    }

    /// Restores the state without outlines, which are the connection's.
    package func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> ViewState {
        try view.restoreState(state, within: limits)
    }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> ViewState {
        var shown = try connection.outlines(outlines)
        let connected = try connection.views.view(view)
        let others = connection.charge(besides: connected)
        let gone = try connected.perform(
            within: connection.limits, beside: others
        ) { (view, limits) throws(CollectionError) in
            try view.restoreState(state, outlines: &shown, within: limits)
        }
        for (outline, shown) in zip(outlines, shown) {
            try connection.sectionSnapshots[outline.snapshot].show(shown.snapshot)
        }
        return gone
    }
}

extension Connection {
    /// - Throws: A status for a number that no section snapshot has.
    fileprivate func outlines(_ outlines: [ShownOutline]) throws(Status) -> [SectionOutline] {
        var found: [SectionOutline] = []
        for outline in outlines {
            let snapshot = try sectionSnapshots[outline.snapshot].outline
            found.append(SectionOutline(snapshot, section: outline.section))
        }
        return found
    }
}
