import CollectionCore
import CollectionWire

extension LayoutOptions {
    /// The set-up of a view that is drawn with these options.
    ///
    /// - Parameter offset: The content offset along the scroll direction; nil: that of the files.
    func setup(of source: ShowSource, offset: Double?, _ marks: Marks) -> ViewSetup {
        var whole = setup
        if let named = source.namedLayout, named.layout == layout {
            whole.layout = .named(named.name)
        } else if setup.layout != nil || layout != .flow(FlowLayout()) {
            whole.layout = .layout(layout)
        }
        if offset != nil { whole.state = state(offset: offset) }
        marks.note(in: &whole)
        if setup.environment != nil || environment != Environment() {
            whole.environment = SetEnvironment(environment)
        }
        if setup.sections.isEmpty && source.hasNamedItems {
            whole.setSections(source.document, itemSize: itemSize, spans: spans)
        }
        return whole
    }

    /// The state of the view that is drawn; nil: that of a new view.
    ///
    /// - Parameter offset: As above.
    func state(offset: Double?) -> ViewState? {
        guard let offset else { return setup.state }
        var state = setup.state ?? ViewState()
        let bounds = scrollDirection.bounds(at: offset, .zero)
        state.contentOffset = Point(x: bounds.x, y: bounds.y)
        (state.edge, state.anchor, state.distance) = (.none, nil, 0)
        return state
    }
}
