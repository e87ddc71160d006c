import CJogakbo
import CollectionCore
import CollectionReference

extension CDoor {
    func setLayout(_ layout: Layout, _ animation: Animation?, tag: UInt64) throws(Refusal) {
        var handle: OpaquePointer?
        try check(unsafe Self.create(layout, &handle))
        defer { unsafe jgb_layout_destroy(handle) }
        if let animation {
            let status = unsafe withUnsafePointer(to: jgb_animation(animation)) { animation in
                unsafe jgb_view_set_layout(view, handle, animation, tag)
            }
            try check(status)
        } else {
            try check(unsafe jgb_view_set_layout(view, handle, nil, tag))
        }
    }

    /// Scripts name no elements.
    func invalidateLayout(with context: InvalidationContext) throws(Refusal) {
        var invalidation = unsafe jgb_invalidation_context()
        unsafe invalidation.struct_size = MemoryLayout<jgb_invalidation_context>.size
        if context.invalidatesEverything {
            unsafe invalidation.flags = JGB_INVALIDATE_EVERYTHING
        }
        unsafe invalidation.content_offset_adjustment = jgb_point(
            context.contentOffsetAdjustment)
        let size = context.contentSizeAdjustment
        unsafe invalidation.content_size_adjustment = jgb_size(
            width: size.width, height: size.height)
        try check(unsafe jgb_view_invalidate_layout(view, &invalidation))
    }

    static func create(_ layout: Layout, _ handle: inout OpaquePointer?) -> jgb_status {
        let memory = LayoutMemory()
        return withExtendedLifetime(memory) { unsafe create(layout, &handle, in: memory) }
    }

    private static func create(
        _ layout: Layout, _ handle: inout OpaquePointer?, in memory: LayoutMemory
    ) -> jgb_status {
        switch layout {
        case .flow(let flow):
            var flow = unsafe jgb_flow_layout(flow, in: memory)
            return unsafe jgb_layout_create_flow(&flow, &handle)
        case .list(let list):
            var list = unsafe jgb_list_layout(list, in: memory)
            return unsafe jgb_layout_create_list(&list, &handle)
        case .grid(let grid):
            var grid = unsafe jgb_grid_layout(grid, in: memory)
            return unsafe jgb_layout_create_grid(&grid, &handle)
        case .waterfall(let waterfall):
            var waterfall = unsafe jgb_waterfall_layout(waterfall, in: memory)
            return unsafe jgb_layout_create_waterfall(&waterfall, &handle)
        case .justified(let justified):
            var justified = unsafe jgb_justified_layout(justified, in: memory)
            return unsafe jgb_layout_create_justified(&justified, &handle)
        case .carousel(let carousel):
            var carousel = jgb_carousel_layout(carousel)
            return unsafe jgb_layout_create_carousel(&carousel, &handle)
        case .stack(let stack):
            var stack = jgb_stack_layout(stack)
            return unsafe jgb_layout_create_stack(&stack, &handle)
        case .circle(let circle):
            var circle = jgb_circle_layout(circle)
            return unsafe jgb_layout_create_circle(&circle, &handle)
        case .explicit(let explicit):
            var explicit = jgb_explicit_layout(explicit)
            return unsafe jgb_layout_create_explicit(&explicit, &handle)
        case .compositional(let compositional):
            var compositional = unsafe memory.layout(compositional)
            return unsafe jgb_layout_create_compositional(&compositional, &handle)
        // It is code of the host's, in whatever language: scripts have none.
        case .custom: return JGB_INVALID_ARGUMENT
        }
    }
}

extension jgb_layout_configuration {
    init(_ configuration: LayoutConfiguration, in memory: LayoutMemory) {
        unsafe self.init(
            struct_size: MemoryLayout<jgb_layout_configuration>.size,
            scroll_direction: jgb_axis(rawValue: configuration.scrollDirection.rawValue),
            section_inset_reference: jgb_section_inset_reference(
                rawValue: configuration.sectionInsetReference.rawValue),
            section_headers_pin_to_visible_bounds:
                configuration.sectionHeadersPinToVisibleBounds ? 1 : 0,
            section_footers_pin_to_visible_bounds:
                configuration.sectionFootersPinToVisibleBounds ? 1 : 0,
            flips_horizontally_in_opposite_layout_direction:
                configuration.flipsHorizontallyInOppositeLayoutDirection ? 1 : 0,
            reserved: 0, pixel_scale: configuration.pixelScale,
            section_metrics: memory.metrics(configuration.sectionMetrics))
    }
}

extension jgb_lanes {
    fileprivate init(_ lanes: Lanes) {
        switch lanes {
        case .fixed(let count): self.init(count: count, reserved: 0, minimum_length: 0)
        case .adaptive(let least): self.init(count: 0, reserved: 0, minimum_length: least)
        }
    }
}

extension jgb_list_layout {
    fileprivate init(_ layout: ListLayout, in memory: LayoutMemory) {
        unsafe self.init(
            struct_size: MemoryLayout<jgb_list_layout>.size,
            configuration: memory.configuration(layout.configuration),
            separator_kind: layout.separatorKind.rawValue,
            separator_reuse_identifier: layout.separatorReuseIdentifier.rawValue,
            separator_thickness: layout.separatorThickness,
            separator_leading_inset: layout.separatorLeadingInset,
            separator_trailing_inset: layout.separatorTrailingInset)
    }
}

extension jgb_grid_layout {
    fileprivate init(_ layout: GridLayout, in memory: LayoutMemory) {
        unsafe self.init(
            struct_size: MemoryLayout<jgb_grid_layout>.size,
            configuration: memory.configuration(layout.configuration),
            lanes: jgb_lanes(layout.lanes), aspect_ratio: layout.aspectRatio)
    }
}

extension jgb_waterfall_layout {
    fileprivate init(_ layout: WaterfallLayout, in memory: LayoutMemory) {
        unsafe self.init(
            struct_size: MemoryLayout<jgb_waterfall_layout>.size,
            configuration: memory.configuration(layout.configuration),
            lanes: jgb_lanes(layout.lanes),
            lane_placement: jgb_lane_placement(rawValue: layout.lanePlacement.rawValue),
            keeps_aspect_ratio: layout.keepsAspectRatio ? 1 : 0)
    }
}

extension jgb_justified_layout {
    fileprivate init(_ layout: JustifiedLayout, in memory: LayoutMemory) {
        unsafe self.init(
            struct_size: MemoryLayout<jgb_justified_layout>.size,
            configuration: memory.configuration(layout.configuration),
            target_line_thickness: layout.targetLineThickness,
            thickness_tolerance: layout.thicknessTolerance,
            last_line_alignment: jgb_last_line_alignment(
                rawValue: layout.lastLineAlignment.rawValue),
            reserved: 0)
    }
}

extension jgb_carousel_layout {
    fileprivate init(_ layout: CarouselLayout) {
        self.init(
            struct_size: MemoryLayout<jgb_carousel_layout>.size,
            scroll_direction: jgb_axis(rawValue: layout.scrollDirection.rawValue),
            item_reuse_identifier: layout.itemReuseIdentifier.rawValue,
            item_size: jgb_size(layout.itemSize), spacing: layout.spacing,
            rotation: layout.rotation, perspective: layout.perspective, scale: layout.scale,
            alpha: layout.alpha)
    }
}

extension jgb_stack_layout {
    fileprivate init(_ layout: StackLayout) {
        self.init(
            struct_size: MemoryLayout<jgb_stack_layout>.size,
            scroll_direction: jgb_axis(rawValue: layout.scrollDirection.rawValue),
            item_reuse_identifier: layout.itemReuseIdentifier.rawValue,
            item_size: jgb_size(layout.itemSize), visible_count: layout.visibleCount,
            reserved: 0, offset: jgb_point(x: layout.offset.x, y: layout.offset.y),
            scale: layout.scale)
    }
}

extension jgb_circle_layout {
    fileprivate init(_ layout: CircleLayout) {
        self.init(
            struct_size: MemoryLayout<jgb_circle_layout>.size,
            scroll_direction: jgb_axis(rawValue: layout.scrollDirection.rawValue),
            item_reuse_identifier: layout.itemReuseIdentifier.rawValue,
            item_size: jgb_size(layout.itemSize), radius: layout.radius,
            start_angle: layout.startAngle, sweep_angle: layout.sweepAngle,
            angular_spacing: layout.angularSpacing, rotates_items: layout.rotatesItems ? 1 : 0,
            reserved: 0)
    }
}
