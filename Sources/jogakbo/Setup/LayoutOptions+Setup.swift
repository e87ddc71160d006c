import CollectionCore
import CollectionWire

extension LayoutOptions {
    /// The set-up of a view that is drawn with these options.
    func setup(of source: ShowSource) -> ViewSetup {
        var whole = setup
        if setup.layout != nil || layout != .flow(FlowLayout()) { whole.layout = layout }
        if setup.environment != nil || environment != Environment() {
            whole.environment = SetEnvironment(environment)
        }
        if setup.sections.isEmpty && source.hasNamedItems {
            whole.setSections(source.document, itemSize: itemSize, spans: spans)
        }
        return whole
    }
}
