import CJogakbo
import Testing

/// Descriptions that only C can give wrongly.
@Suite("Compositional layouts in C")
struct CompositionalTests {
    private func node(_ parent: UInt32, _ kind: jgb_layout_node_kind) -> jgb_layout_node {
        var node = unsafe jgb_layout_node()
        unsafe node.struct_size = MemoryLayout<jgb_layout_node>.size
        unsafe node.parent = parent
        unsafe node.kind = kind
        unsafe node.size.width = jgb_layout_dimension(
            kind: JGB_FRACTIONAL_WIDTH, reserved: 0, value: 1)
        unsafe node.size.height = jgb_layout_dimension(kind: JGB_ABSOLUTE, reserved: 0, value: 40)
        return unsafe node
    }

    private func create(
        _ nodes: [jgb_layout_node], _ change: (inout jgb_layout_section) -> Void = { _ in }
    ) -> jgb_status {
        unsafe nodes.withUnsafeBufferPointer { nodes in
            var section = unsafe jgb_layout_section()
            unsafe section.struct_size = MemoryLayout<jgb_layout_section>.size
            unsafe section.group = nodes.baseAddress
            unsafe section.group_count = nodes.count
            unsafe change(&section)
            return unsafe withUnsafePointer(to: &section) { section in
                var layout = unsafe jgb_compositional_layout()
                unsafe layout.struct_size = MemoryLayout<jgb_compositional_layout>.size
                unsafe layout.sections = section
                unsafe layout.section_count = 1
                var made: OpaquePointer?
                let status = unsafe jgb_layout_create_compositional(&layout, &made)
                #expect(unsafe (made != nil) == (status == JGB_OK))
                unsafe jgb_layout_destroy(made)
                return status
            }
        }
    }

    @Test("A node follows the group that it is in")
    func parents() {
        let group = unsafe node(0, JGB_LAYOUT_HORIZONTAL_GROUP)
        let item = unsafe node(0, JGB_LAYOUT_ITEM)
        #expect(unsafe create([group, item]) == JGB_OK)
        #expect(unsafe create([]) == JGB_INVALID_ARGUMENT)
        #expect(unsafe create([item]) == JGB_INVALID_ARGUMENT)
        #expect(unsafe create([group, node(1, JGB_LAYOUT_ITEM)]) == JGB_INVALID_ARGUMENT)
        #expect(unsafe create([group, item, node(1, JGB_LAYOUT_ITEM)]) == JGB_INVALID_ARGUMENT)
        #expect(unsafe create([group, node(0, JGB_LAYOUT_CUSTOM_ITEM)]) == JGB_INVALID_ARGUMENT)
    }

    @Test("What the header does not name is refused")
    func unknownValues() {
        let group = unsafe node(0, JGB_LAYOUT_HORIZONTAL_GROUP)
        let strange = unsafe node(0, jgb_layout_node_kind(rawValue: 9))
        #expect(unsafe create([group, strange]) == JGB_INVALID_ARGUMENT)
        var item = unsafe node(0, JGB_LAYOUT_ITEM)
        unsafe item.size.height.kind = jgb_layout_dimension_kind(rawValue: 5)
        #expect(unsafe create([group, item]) == JGB_INVALID_ARGUMENT)
        unsafe item.size.height.kind = JGB_ABSOLUTE
        let strangely = unsafe create([group, item]) {
            unsafe $0.orthogonal_scrolling = jgb_orthogonal_scrolling(rawValue: 6)
        }
        #expect(strangely == JGB_INVALID_ARGUMENT)
        unsafe item.supplementary_item_count = 1
        #expect(unsafe create([group, item]) == JGB_INVALID_ARGUMENT)
    }

    @Test("A count without an array is refused")
    func missingArrays() {
        let nodes = unsafe [node(0, JGB_LAYOUT_HORIZONTAL_GROUP), node(0, JGB_LAYOUT_ITEM)]
        #expect(unsafe create(nodes) { unsafe $0.group = nil } == JGB_INVALID_ARGUMENT)
        #expect(
            unsafe create(nodes) { unsafe $0.boundary_supplementary_item_count = 1 }
                == JGB_INVALID_ARGUMENT)
        #expect(
            unsafe create(nodes) { unsafe $0.decoration_item_count = 2 } == JGB_INVALID_ARGUMENT)
    }
}
