import CJogakbo
import CollectionCore
import CollectionReference

extension CDoor {
    /// Nil for a step that says nothing of single elements.
    func explicit(_ step: Step) throws(Refusal) -> Outcome? {
        switch step {
        case .setAttributes(let columns): try set(columns)
        case .removeAttributes(let elements):
            let names = elements.map { jgb_element($0) }
            try check(unsafe jgb_view_remove_layout_attributes(view, names, names.count))
        case .beginAttributes: try check(unsafe jgb_view_begin_layout_attributes(view))
        case .commitAttributes: try check(unsafe jgb_view_commit_layout_attributes(view))
        default: return nil
        }
        return .done
    }

    private func set(_ said: LayoutAttributesColumns) throws(Refusal) {
        let memory = AttributesMemory()
        var columns = unsafe jgb_layout_attributes_columns()
        unsafe columns.struct_size = MemoryLayout<jgb_layout_attributes_columns>.size
        unsafe columns.role = jgb_layout_attributes_role(rawValue: said.role.rawValue)
        unsafe columns.count = said.firstItem == nil ? said.elements.count : said.frames.count
        if let first = said.firstItem {
            unsafe columns.first_item = jgb_index_path(first)
        } else {
            unsafe columns.elements = memory.array(said.elements.map { jgb_element($0) })
        }
        unsafe columns.frames = memory.array(said.frames.map { jgb_rect($0) })
        unsafe columns.alphas = memory.array(said.alphas)
        unsafe columns.z_indexes = memory.array(said.zIndexes)
        unsafe columns.are_hidden = memory.array(said.areHidden)
        unsafe columns.reuse_identifiers = memory.array(said.reuseIdentifiers)
        unsafe columns.host_tags = memory.array(said.hostTags)
        unsafe columns.transforms = memory.array(said.transforms.map { jgb_transform($0) })
        // Nothing is said of elements that a NULL does not name: of none.
        if said.firstItem == nil && said.elements.isEmpty { return }
        let status = unsafe jgb_view_set_layout_attributes(view, &columns)
        withExtendedLifetime(memory) {}
        try check(status)
    }
}

extension jgb_explicit_layout {
    init(_ layout: ExplicitLayout) {
        self.init(
            struct_size: MemoryLayout<jgb_explicit_layout>.size,
            scroll_direction: jgb_axis(rawValue: layout.scrollDirection.rawValue),
            fault_policy: jgb_layout_fault_policy(rawValue: layout.faultPolicy.rawValue),
            content_size: jgb_size(layout.contentSize),
            flips_horizontally_in_opposite_layout_direction:
                layout.flipsHorizontallyInOppositeLayoutDirection ? 1 : 0,
            reserved: 0, pixel_scale: layout.pixelScale)
    }
}

/// Columns where C can read them, for as long as this object lives.
@safe private final class AttributesMemory {
    private var releases: [() -> Void] = []

    deinit {
        for release in releases { release() }
    }

    /// What is empty is no column: NULL.
    func array<Entry>(_ entries: [Entry]) -> UnsafePointer<Entry>? {
        if entries.isEmpty { return nil }
        let copy = UnsafeMutableBufferPointer<Entry>.allocate(capacity: entries.count)
        _ = unsafe copy.initialize(from: entries)
        releases.append { unsafe copy.deallocate() }
        return unsafe UnsafePointer(copy.baseAddress)
    }
}

extension jgb_transform {
    fileprivate init(_ transform: Transform3D) {
        self.init()
        unsafe withUnsafeMutableBytes(of: &m) { bytes in
            for index in 0..<16 {
                unsafe bytes.storeBytes(
                    of: transform.elements[index], toByteOffset: 8 * index, as: Double.self)
            }
        }
    }
}
