extension CollectionError {
    /// Which sort of error it is.
    @inline(never)
    public var code: Code {
        switch self {
        case .invalidNumber, .invalidArgument, .unknownReuseIdentifier, .unknownElementKind,
            .unequalColumns, .wrongItemCount:
            .invalidArgument
        case .invalidSection, .invalidItem: .invalidIndexPath
        case .noElement, .unknownReusableView, .noItem, .noDataSource, .noSnapshot, .noTrackedValue,
            .noInvalidUpdate, .unknownItemIdentifier:
            .notFound
        case .limitExceeded, .contentTooLong: .resourceExhausted
        case .invalidUpdate: .invalidUpdate
        case .snapshot(let fault): fault.code
        case .invalidLayout: .invalidLayout
        case .layoutFailed(let code): code
        case .wrongState: .wrongState
        case .busy: .busy
        }
    }

    /// What is wrong, which one it is and why, in a sentence.
    public var message: String { String(decoding: messageBytes, as: UTF8.self) }

    /// The message as UTF-8.
    package var messageBytes: [UInt8] { sentence.text }

    private var sentence: Sentence {
        switch self {
        case .invalidNumber(let argument, let index, let fault):
            "\(argument.name)[\(index)] \(fault.text)"
        case .invalidArgument(let argument, let fault):
            "\(argument.name) \(fault.text)"
        case .invalidSection(let section, let count):
            "section \(section) does not exist: there are only \(count) sections"
        case .invalidItem(let path, let count):
            "item \(path.item) does not exist: there are only \(count) items in section "
                + "\(path.section)"
        case .noElement(let element):
            "the layout has no \(element.category.name) of kind \(element.kind.rawValue) at "
                + "section \(element.indexPath.section), item \(element.indexPath.item)"
        case .unknownReusableView(let view):
            "reusable view \(view) shows no element"
        case .unknownReuseIdentifier(let identifier, let category, let kind):
            "reuse identifier \(identifier) is not registered for a \(category.name) of kind "
                + "\(kind.rawValue)"
        case .unknownElementKind(let kind):
            "element kind \(kind) is not registered"
        case .noItem: "no item contains the point"
        case .noDataSource: "there is no data source to ask again: the data was pushed"
        case .noSnapshot: "there is no snapshot: the data came otherwise"
        case .noTrackedValue: "no such quantity was set in an interactive transition"
        case .noInvalidUpdate: "no batch update was refused as invalid"
        case .unequalColumns(let column, let count, let expected):
            "\(column.name) has \(count) entries where \(expected) are needed"
        case .wrongItemCount(let count, let sum):
            "item_count is \(count), but the sections of the chunk have \(sum) items"
        case .limitExceeded(let limit, let value, let maximum):
            "\(value) \(limit.name) are more than the limit of \(maximum)"
        case .contentTooLong:
            "the content would be longer than \(Int(Length.contentMaximum)) points"
        case .unknownItemIdentifier(let identifier): "no item has the identifier \(identifier)"
        case .invalidUpdate(let fault): fault.sentence
        case .snapshot(let fault): fault.sentence
        case .invalidLayout(let fault):
            "the layout has answered \(fault.text) for a \(fault.element.category.name) of kind "
                + "\(fault.element.kind.rawValue) at section "
                + "\(fault.element.indexPath.section), item \(fault.element.indexPath.item)"
        case .layoutFailed(let code): "the layout's callback has failed, with \(code.rawValue)"
        case .wrongState(let situation): "\(situation.text)"
        case .busy:
            "the view is in use: a callback called back"
        }
    }
}

extension ElementCategory {
    var name: StaticString {
        switch self {
        case .cell: "cell"
        case .supplementary: "supplementary view"
        case .decoration: "decoration view"
        }
    }
}

extension CollectionError.Limit {
    var name: StaticString {
        switch self {
        case .items: "items"
        case .sections: "sections"
        case .dataBytes: "bytes of data"
        case .elements: "elements"
        case .elementsNearby: "elements and sections near the rectangle"
        case .groupPlaces: "places in the groups of a layout"
        case .registrations: "registrations"
        case .updateItems: "parts of a batch update"
        case .identifiers: "identifiers"
        case .completions: "updates whose completion no display frame has reported"
        }
    }
}

extension CollectionError.Fault {
    var text: StaticString {
        switch self {
        case .notANumber: "is not a number"
        case .infinite: "is infinite"
        case .negative: "is negative"
        case .tooLarge: "is too large"
        case .goesBack: "is earlier than that of the display frame before"
        case .unknownValue: "has a value that does not exist"
        case .invalidUTF8: "is not valid UTF-8"
        case .empty: "is empty"
        case .conflicting: "has parts that exclude each other"
        case .outOfRange: "is out of range"
        case .isNull: "is NULL"
        case .tooLong: "is too long"
        case .wrongStructSize: "has a struct_size that it cannot have"
        }
    }
}

extension CollectionError.Argument {
    /// As in the C header and the protocol.
    var name: StaticString {
        switch self {
        case .bounds: "bounds"
        case .point: "point"
        case .rectangle: "rect"
        case .time: "time_ns"
        case .itemCounts: "item_counts"
        case .widths: "widths"
        case .heights: "heights"
        case .reuseIdentifiers: "reuse_identifiers"
        case .spans: "spans"
        case .metrics: "metrics"
        case .sectionMetrics: "section_metrics"
        case .itemSize: "item_size"
        case .estimatedItemSize: "estimated_item_size"
        case .sectionInset: "section_inset"
        case .lineSpacing: "minimum_line_spacing"
        case .interitemSpacing: "minimum_interitem_spacing"
        case .headerReferenceSize: "header_reference_size"
        case .headerLevel: "header_level"
        case .progress: "progress"
        case .trackedValue: "value"
        case .trackedKey: "key"
        case .footerReferenceSize: "footer_reference_size"
        case .contentInset: "content_inset"
        case .safeAreaInsets: "safe_area_insets"
        case .layoutMargins: "layout_margins"
        case .readableContentInsets: "readable_content_insets"
        case .preferredSizes: "preferred_sizes"
        case .preferredWidths: "preferred_sizes.width"
        case .preferredHeights: "preferred_sizes.height"
        case .pixelScale: "pixel_scale"
        case .lineBreakTolerance: "line_break_tolerance"
        case .layoutSections: "layout_sections"
        case .layoutSectionRule: "layout_section_rule"
        case .layoutGroup: "layout_group"
        case .layoutDimension: "layout_dimension"
        case .layoutSpacing: "layout_spacing"
        case .layoutBoundaryItems: "boundary_supplementary_items"
        case .layoutDecorationItems: "decoration_items"
        case .layoutSupplementaryItems: "supplementary_items"
        case .layoutAlignment: "alignment"
        case .layoutNodeParent: "layout_node_parent"
        case .layoutAnchor: "layout_anchor"
        case .layoutOffset: "layout_offset"
        case .customFrame: "custom_frame"
        case .contentInsets: "content_insets"
        case .contentInsetsReference: "content_insets_reference"
        case .interGroupSpacing: "inter_group_spacing"
        case .interSectionSpacing: "inter_section_spacing"
        case .minimumContainerLength: "minimum_container_length"
        case .maximumContainerLength: "maximum_container_length"
        case .elementKind: "element_kind"
        case .laneCount: "lane_count"
        case .minimumLaneLength: "minimum_lane_length"
        case .aspectRatio: "aspect_ratio"
        case .lanePlacement: "lane_placement"
        case .targetLineThickness: "target_line_thickness"
        case .thicknessTolerance: "thickness_tolerance"
        case .separatorKind: "separator_kind"
        case .separatorThickness: "separator_thickness"
        case .separatorLeadingInset: "separator_leading_inset"
        case .separatorTrailingInset: "separator_trailing_inset"
        case .name: "name"
        case .scrollPosition: "scroll_position"
        case .scrollDirection: "scroll_direction"
        case .lineAlignment: "line_alignment"
        case .lastLineAlignment: "last_line_alignment"
        case .category: "category"
        case .sectionInsetReference: "section_inset_reference"
        case .layoutDirection: "layout_direction"
        case .chunk: "chunk"
        case .dataSource: "data_source"
        case .result: "the place for the result"
        case .request: "request"
        case .environment: "environment"
        case .layout: "layout"
        case .limits: "limits"
        case .element: "element"
        case .flags: "flags"
        case .update: "update"
        case .options: "options"
        case .updateItems: "items"
        case .updateAction: "items.action"
        case .updateCount: "items.count"
        case .updateFlags: "items.flags"
        case .content: "content"
        case .animation: "animation"
        case .curve: "curve"
        case .appearance: "appearance"
        case .contentAnchor: "content_anchor"
        case .adjustedSequence: "adjusted_sequence"
        case .itemCountsAfter: "item_counts_after"
        case .snapshot: "snapshot"
        case .sectionSnapshot: "section_snapshot"
        case .identifiers: "identifiers"
        case .relation: "relation"
        case .duplicatePolicy: "policy"
        case .spacing: "spacing"
        case .rotation: "rotation"
        case .perspective: "perspective"
        case .scale: "scale"
        case .alpha: "alpha"
        case .visibleCount: "visible_count"
        case .peekOffset: "offset"
        case .radius: "radius"
        case .startAngle: "start_angle"
        case .sweepAngle: "sweep_angle"
        case .angularSpacing: "angular_spacing"
        case .contentOffset: "proposed"
        case .velocity: "velocity"
        case .contentOffsetAdjustment: "content_offset_adjustment"
        case .contentSizeAdjustment: "content_size_adjustment"
        case .invalidationContext: "context"
        case .orthogonalScrollingBehavior: "orthogonal_scrolling_behavior"
        case .orthogonalContentOffset: "content_offset"
        case .visibleItems: "visible_items"
        case .visibleItemsHandler: "visible_items_handler"
        case .contentSize: "content_size"
        case .faultPolicy: "fault_policy"
        case .elements: "elements"
        case .firstItem: "first_item"
        case .frames: "frames"
        case .zIndexes: "z_indexes"
        case .areHidden: "are_hidden"
        case .hostTags: "host_tags"
        case .transforms: "transforms"
        }
    }
}

extension CollectionError.Situation {
    var text: StaticString {
        switch self {
        case .batchIsOpen: "a batch update has begun and not ended"
        case .noBatchIsOpen: "no batch update has begun"
        case .dataIsSnapshot: "the data is a snapshot's: apply another snapshot to change it"
        case .interactiveTransitionRuns: "an interactive transition runs"
        case .noInteractiveTransition: "no interactive transition runs"
        case .layoutIsShown: "the view has this layout of the host's own already"
        case .sectionDoesNotScroll: "the section does not scroll by itself"
        case .noAttributesAreOpen: "no collection of layout attributes has begun"
        }
    }
}
