import CJogakbo
import CollectionCore

extension ViewState {
    /// Copies the arrays: they may be those that the view handed out last.
    ///
    /// - Throws: `invalidArgument` for what no state has.
    init(_ state: jgb_view_state, limits: Limits) throws(CollectionError) {
        self.init()
        contentOffset = unsafe Point(state.content_offset)
        edge = unsafe try known(state.edge.rawValue, "edge")
        if unsafe state.has_anchor != 0 { anchor = unsafe try StateElement(state.anchor) }
        distance = unsafe state.distance
        hasFocus = unsafe state.has_focus != 0
        if unsafe state.has_focused != 0 { focused = unsafe try StateElement(state.focused) }
        let offsets = unsafe try buffer(
            state.section_offsets, state.section_offset_count, "section_offsets")
        for index in offsets.indices {
            let offset = unsafe offsets[index]
            var section = SectionOffset(
                section: offset.section, contentOffset: offset.content_offset)
            if offset.has_identifier != 0 { section.identifier = offset.identifier }
            sectionOffsets.append(section)
        }
        let runs = unsafe try buffer(
            state.selected_runs, state.selected_run_count, "selected_runs")
        selectedRuns = unsafe Array(rebound(runs, to: ItemRun.self))
        selectedItems = unsafe try identifiers(
            state.selected_items, state.selected_item_count, "selected_items", limits: limits)
        expandedItems = unsafe try identifiers(
            state.expanded_items, state.expanded_item_count, "expanded_items", limits: limits)
    }
}

extension StateElement {
    fileprivate init(_ named: jgb_state_element) throws(CollectionError) {
        let element = Element(
            category: try ElementCategory(named.element.category),
            kind: ElementKind(rawValue: named.element.element_kind),
            indexPath: IndexPath(named.element.index_path))
        self.init(element, identifier: named.has_identifier == 0 ? nil : named.identifier)
    }
}

extension jgb_state_element {
    fileprivate init(_ named: StateElement?) {
        let first = Element.cell(IndexPath(section: 0, item: 0))
        self.init(
            element: jgb_element(named?.element ?? first),
            has_identifier: named?.identifier == nil ? 0 : 1, reserved: 0,
            identifier: named?.identifier ?? 0)
    }
}

extension ViewBox {
    /// Returns a state as a struct that points into the box.
    mutating func handOut(_ state: ViewState) -> jgb_view_state {
        self.state = state
        let offsets = unsafe sectionOffsets.write(state.sectionOffsets) { offset in
            jgb_section_offset(
                section: offset.section, has_identifier: offset.identifier == nil ? 0 : 1,
                identifier: offset.identifier ?? 0, content_offset: offset.contentOffset)
        }
        return unsafe jgb_view_state(
            struct_size: MemoryLayout<jgb_view_state>.size,
            content_offset: jgb_point(state.contentOffset),
            edge: jgb_content_edge(rawValue: state.edge.rawValue),
            has_anchor: state.anchor == nil ? 0 : 1, anchor: jgb_state_element(state.anchor),
            distance: state.distance, has_focus: state.hasFocus ? 1 : 0,
            has_focused: state.focused == nil ? 0 : 1,
            focused: jgb_state_element(state.focused), section_offsets: offsets,
            section_offset_count: state.sectionOffsets.count,
            selected_runs: borrowed(self.state.selectedRuns, as: jgb_item_run.self),
            selected_run_count: state.selectedRuns.count,
            selected_items: borrowed(self.state.selectedItems, as: UInt64.self),
            selected_item_count: state.selectedItems.count,
            expanded_items: borrowed(self.state.expandedItems, as: UInt64.self),
            expanded_item_count: state.expandedItems.count)
    }
}
