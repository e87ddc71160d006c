// Made from include/jogakbo by tools/generate.py.

/** Sizes of structs, and where each field stands and what it is. */
export const structs = {
  Point: { size: 16, fields: { x: [0, "f64"], y: [8, "f64"] }, counts: {  } },
  Size: { size: 16, fields: { width: [0, "f64"], height: [8, "f64"] }, counts: {  } },
  Rect: { size: 32, fields: { x: [0, "f64"], y: [8, "f64"], width: [16, "f64"], height: [24, "f64"] }, counts: {  } },
  EdgeInsets: { size: 32, fields: { top: [0, "f64"], left: [8, "f64"], bottom: [16, "f64"], right: [24, "f64"] }, counts: {  } },
  IndexPath: { size: 8, fields: { section: [0, "u32"], item: [4, "u32"] }, counts: {  } },
  Transform: { size: 128, fields: { m: [0, "f64x16"] }, counts: {  } },
  Limits: { size: 48, initialize: "jgb_limits_init", fields: { itemCount: [8, "u64"], sectionCount: [16, "u64"], dataBytes: [24, "u64"], elementCount: [32, "u64"], registrationCount: [40, "u64"] }, counts: {  } },
  Element: { size: 16, fields: { category: [0, "u32"], elementKind: [4, "u32"], indexPath: [8, ".IndexPath"] }, counts: {  } },
  LayoutAttributes: { size: 88, fields: { frame: [0, ".Rect"], alpha: [32, "f64"], hostTag: [40, "id"], element: [48, ".Element"], reuseIdentifier: [64, "u32"], reusableView: [68, "u32"], generation: [72, "u32"], zIndex: [76, "i32"], flags: [80, "u32"], transform: [84, "u32"] }, counts: {  } },
  Environment: { size: 152, initialize: "jgb_environment_init", fields: { contentInset: [8, ".EdgeInsets"], safeAreaInsets: [40, ".EdgeInsets"], layoutMargins: [72, ".EdgeInsets"], layoutDirection: [104, "u32"], reducesMotion: [108, "u32"], readableContentInsets: [112, ".EdgeInsets"], contentInsetAdjustmentBehavior: [144, "u32"] }, counts: {  } },
  ViewabilityConfiguration: { size: 32, initialize: "jgb_viewability_configuration_init", fields: { measure: [4, "u32"], waitsForInteraction: [8, "u32"], percent: [16, "f64"], minimumTime: [24, "ms"] }, counts: {  } },
  SectionMetrics: { size: 152, initialize: "jgb_section_metrics_init", fields: { itemSize: [8, ".Size"], estimatedItemSize: [24, ".Size"], sectionInset: [40, ".EdgeInsets"], minimumLineSpacing: [72, "f64"], minimumInteritemSpacing: [80, "f64"], headerReferenceSize: [88, ".Size"], footerReferenceSize: [104, ".Size"], itemsFillLine: [120, "bool"], headerReuseIdentifier: [124, "u32"], footerReuseIdentifier: [128, "u32"], itemReuseIdentifier: [132, "u32"], headerLevel: [136, "u32"], isHeaderSizeEstimated: [144, "bool"], isFooterSizeEstimated: [148, "bool"] }, counts: {  } },
  DataSourceChunk: { size: 44, initialize: "jgb_data_source_chunk_init", fields: { sectionCount: [4, "u32"], itemCounts: [8, "*u32"], sectionMetrics: [12, "*u32"], itemCount: [16, "u32"], widths: [20, "*f32"], heights: [24, "*f32"], reuseIdentifiers: [28, "*u32"], flags: [32, "u32"], spans: [40, "*u32"] }, counts: { sectionCount: ["itemCounts"], itemCount: ["widths", "heights", "reuseIdentifiers", "spans"] } },
  ItemContent: { size: 28, initialize: "jgb_item_content_init", fields: { widths: [4, "*f32"], heights: [8, "*f32"], reuseIdentifiers: [12, "*u32"], flags: [16, "u32"], spans: [24, "*u32"] }, counts: {  } },
  DataSource: { size: 28, initialize: "jgb_data_source_init", fields: { context: [4, "context"], numberOfSections: [8, "&dataSourceNumberOfSections"], numberOfItems: [12, "&dataSourceNumberOfItems"], sectionMetrics: [16, "&dataSourceSectionMetrics"], items: [20, "&dataSourceItems"], spans: [24, "&dataSourceSpans"] }, counts: {  } },
  Diagnostic: { size: 56, fields: { code: [0, "u32"], element: [4, ".Element"], size: [24, ".Size"], otherSize: [40, ".Size"] }, counts: {  } },
  Completion: { size: 16, fields: { tag: [0, "u64"], isFinished: [8, "bool"] }, counts: {  } },
  DisplayFrame: { size: 120, initialize: "jgb_display_frame_init", fields: { sequence: [8, "u64"], contentSize: [16, ".Size"], contentOffset: [32, ".Point"], elements: [48, "*LayoutAttributes"], elementCount: [52, "u32"], transforms: [56, "*Transform"], transformCount: [60, "u32"], removedViews: [64, "*u32"], removedViewCount: [68, "u32"], diagnostics: [72, "*Diagnostic"], diagnosticCount: [76, "u32"], flags: [80, "u32"], contentOffsetAdjustment: [88, ".Point"], transitionEnd: [104, "ms"], completions: [112, "*Completion"], completionCount: [116, "u32"] }, counts: { elementCount: ["elements"], transformCount: ["transforms"], removedViewCount: ["removedViews"], diagnosticCount: ["diagnostics"], completionCount: ["completions"] } },
  PreferredSize: { size: 24, fields: { reusableView: [0, "u32"], generation: [4, "u32"], size: [8, ".Size"] }, counts: {  } },
  DisplayFrameRequest: { size: 72, initialize: "jgb_display_frame_request_init", fields: { bounds: [8, ".Rect"], time: [40, "ms"], flags: [48, "u32"], preferredSizes: [56, "*PreferredSize"], preferredSizeCount: [60, "u32"], adjustedSequence: [64, "u64"] }, counts: { preferredSizeCount: ["preferredSizes"] } },
  TimingCurve: { size: 40, fields: { kind: [0, "u32"], parameters: [8, "f64x4"] }, counts: {  } },
  ElementAppearance: { size: 160, fields: { alpha: [0, "f64"], translation: [8, ".Point"], edge: [24, "u32"], transform: [32, ".Transform"] }, counts: {  } },
  AppearancePlace: { size: 32, fields: { kind: [0, "u32"], item: [8, ".IndexPath"], point: [16, ".Point"] }, counts: {  } },
  Animation: { size: 448, initialize: "jgb_animation_init", fields: { duration: [8, "ms"], startTime: [16, "ms"], curve: [24, ".TimingCurve"], appearing: [64, ".ElementAppearance"], disappearing: [224, ".ElementAppearance"], appearingPlace: [384, ".AppearancePlace"], disappearingPlace: [416, ".AppearancePlace"] }, counts: {  } },
  LayoutConfiguration: { size: 48, initialize: "jgb_layout_configuration_init", fields: { scrollDirection: [4, "u32"], sectionInsetReference: [8, "u32"], sectionHeadersPinToVisibleBounds: [12, "bool"], sectionFootersPinToVisibleBounds: [16, "bool"], flipsHorizontallyInOppositeLayoutDirection: [20, "bool"], pixelScale: [32, "f64"], sectionMetrics: [40, "*SectionMetrics"] }, counts: {  } },
  FlowLayout: { size: 64, initialize: "jgb_flow_layout_init", fields: { scrollDirection: [4, "u32"], lineAlignment: [8, "u32"], lastLineAlignment: [12, "u32"], sectionInsetReference: [16, "u32"], sectionHeadersPinToVisibleBounds: [20, "bool"], sectionFootersPinToVisibleBounds: [24, "bool"], flipsHorizontallyInOppositeLayoutDirection: [28, "bool"], pixelScale: [40, "f64"], lineBreakTolerance: [48, "f64"], sectionMetrics: [56, "*SectionMetrics"] }, counts: {  } },
  ListLayout: { size: 40, initialize: "jgb_list_layout_init", fields: { configuration: [4, "*LayoutConfiguration"], separatorKind: [8, "u32"], separatorReuseIdentifier: [12, "u32"], separatorThickness: [16, "f64"], separatorLeadingInset: [24, "f64"], separatorTrailingInset: [32, "f64"] }, counts: {  } },
  Lanes: { size: 16, fields: { count: [0, "u32"], minimumLength: [8, "f64"] }, counts: {  } },
  GridLayout: { size: 32, initialize: "jgb_grid_layout_init", fields: { configuration: [4, "*LayoutConfiguration"], lanes: [8, ".Lanes"], aspectRatio: [24, "f64"] }, counts: {  } },
  WaterfallLayout: { size: 32, initialize: "jgb_waterfall_layout_init", fields: { configuration: [4, "*LayoutConfiguration"], lanes: [8, ".Lanes"], lanePlacement: [24, "u32"], keepsAspectRatio: [28, "bool"] }, counts: {  } },
  JustifiedLayout: { size: 32, initialize: "jgb_justified_layout_init", fields: { configuration: [4, "*LayoutConfiguration"], targetLineThickness: [8, "f64"], thicknessTolerance: [16, "f64"], lastLineAlignment: [24, "u32"] }, counts: {  } },
  CarouselLayout: { size: 72, initialize: "jgb_carousel_layout_init", fields: { scrollDirection: [4, "u32"], itemReuseIdentifier: [8, "u32"], itemSize: [16, ".Size"], spacing: [32, "f64"], rotation: [40, "f64"], perspective: [48, "f64"], scale: [56, "f64"], alpha: [64, "f64"] }, counts: {  } },
  StackLayout: { size: 64, initialize: "jgb_stack_layout_init", fields: { scrollDirection: [4, "u32"], itemReuseIdentifier: [8, "u32"], itemSize: [16, ".Size"], visibleCount: [32, "u32"], offset: [40, ".Point"], scale: [56, "f64"] }, counts: {  } },
  CircleLayout: { size: 72, initialize: "jgb_circle_layout_init", fields: { scrollDirection: [4, "u32"], itemReuseIdentifier: [8, "u32"], itemSize: [16, ".Size"], radius: [32, "f64"], startAngle: [40, "f64"], sweepAngle: [48, "f64"], angularSpacing: [56, "f64"], rotatesItems: [64, "bool"] }, counts: {  } },
  LayoutDimension: { size: 16, fields: { kind: [0, "u32"], value: [8, "f64"] }, counts: {  } },
  LayoutSize: { size: 32, fields: { width: [0, ".LayoutDimension"], height: [16, ".LayoutDimension"] }, counts: {  } },
  LayoutSpacing: { size: 16, fields: { length: [0, "f64"], isFlexible: [8, "bool"] }, counts: {  } },
  LayoutEdgeSpacing: { size: 64, fields: { leading: [0, ".LayoutSpacing"], top: [16, ".LayoutSpacing"], trailing: [32, ".LayoutSpacing"], bottom: [48, ".LayoutSpacing"] }, counts: {  } },
  LayoutAnchor: { size: 24, fields: { edges: [0, "u32"], isOffsetFractional: [4, "bool"], offset: [8, ".Point"] }, counts: {  } },
  LayoutSupplementaryItem: { size: 104, initialize: "jgb_layout_supplementary_item_init", fields: { elementKind: [4, "u32"], reuseIdentifier: [8, "u32"], size: [16, ".LayoutSize"], containerAnchor: [48, ".LayoutAnchor"], itemAnchor: [72, ".LayoutAnchor"], hasItemAnchor: [96, "bool"], zIndex: [100, "i32"] }, counts: {  } },
  LayoutNode: { size: 216, initialize: "jgb_layout_node_init", fields: { parent: [4, "u32"], kind: [8, "u32"], size: [16, ".LayoutSize"], count: [48, "u32"], reuseIdentifier: [52, "u32"], interItemSpacing: [56, ".LayoutSpacing"], contentInsets: [72, ".EdgeInsets"], edgeSpacing: [104, ".LayoutEdgeSpacing"], supplementaryItems: [168, "*LayoutSupplementaryItem"], supplementaryItemCount: [172, "u32"], frame: [176, ".Rect"], zIndex: [208, "i32"] }, counts: { supplementaryItemCount: ["supplementaryItems"] } },
  LayoutBoundarySupplementaryItem: { size: 80, initialize: "jgb_layout_boundary_supplementary_item_init", fields: { elementKind: [4, "u32"], reuseIdentifier: [8, "u32"], size: [16, ".LayoutSize"], alignment: [48, "u32"], extendsBoundary: [52, "bool"], offset: [56, ".Point"], pinToVisibleBounds: [72, "bool"], zIndex: [76, "i32"] }, counts: {  } },
  LayoutDecorationItem: { size: 56, initialize: "jgb_layout_decoration_item_init", fields: { elementKind: [4, "u32"], reuseIdentifier: [8, "u32"], contentInsets: [16, ".EdgeInsets"], zIndex: [48, "i32"] }, counts: {  } },
  LayoutSection: { size: 96, initialize: "jgb_layout_section_init", fields: { group: [4, "*LayoutNode"], groupCount: [8, "u32"], interGroupSpacing: [16, "f64"], contentInsets: [24, ".EdgeInsets"], boundarySupplementaryItems: [56, "*LayoutBoundarySupplementaryItem"], boundarySupplementaryItemCount: [60, "u32"], decorationItems: [64, "*LayoutDecorationItem"], decorationItemCount: [68, "u32"], supplementariesIgnoreContentInsets: [72, "bool"], orthogonalScrolling: [76, "u32"], visibleItemsHandler: [80, "u32"], contentInsetsReference: [88, "u32"], supplementaryContentInsetsReference: [92, "u32"] }, counts: { groupCount: ["group"], boundarySupplementaryItemCount: ["boundarySupplementaryItems"], decorationItemCount: ["decorationItems"] } },
  LayoutSectionRule: { size: 32, fields: { firstSection: [0, "u32"], sectionCount: [4, "u32"], minimumContainerLength: [8, "f64"], maximumContainerLength: [16, "f64"], section: [24, "u32"] }, counts: {  } },
  CompositionalLayout: { size: 40, initialize: "jgb_compositional_layout_init", fields: { configuration: [4, "*LayoutConfiguration"], interSectionSpacing: [8, "f64"], sections: [16, "*LayoutSection"], sectionCount: [20, "u32"], rules: [24, "*LayoutSectionRule"], ruleCount: [28, "u32"], boundarySupplementaryItems: [32, "*LayoutBoundarySupplementaryItem"], boundarySupplementaryItemCount: [36, "u32"] }, counts: { sectionCount: ["sections"], ruleCount: ["rules"], boundarySupplementaryItemCount: ["boundarySupplementaryItems"] } },
  OrthogonalState: { size: 64, fields: { scrolling: [0, "u32"], viewport: [8, ".Rect"], contentSize: [40, ".Size"], contentOffset: [56, "f64"] }, counts: {  } },
  VisibleItem: { size: 208, fields: { element: [0, ".Element"], frame: [16, ".Rect"], center: [48, ".Point"], alpha: [64, "f64"], transform: [72, ".Transform"], zIndex: [200, "i32"], isHidden: [204, "bool"] }, counts: {  } },
  UpdateItem: { size: 28, fields: { action: [0, "u32"], indexPathBeforeUpdate: [4, ".IndexPath"], indexPathAfterUpdate: [12, ".IndexPath"], count: [20, "u32"], flags: [24, "u32"] }, counts: {  } },
  BatchUpdate: { size: 32, initialize: "jgb_batch_update_init", fields: { items: [4, "*UpdateItem"], itemCount: [8, "u32"], content: [12, "*DataSourceChunk"], metrics: [16, "*SectionMetrics"], metricsCount: [20, "u32"], itemCountsAfter: [24, "*u32"], sectionCountAfter: [28, "u32"] }, counts: { itemCount: ["items"], metricsCount: ["metrics"], sectionCountAfter: ["itemCountsAfter"] } },
  BatchOptions: { size: 24, initialize: "jgb_batch_options_init", fields: { animation: [4, "*Animation"], tag: [8, "u64"], flags: [16, "u32"] }, counts: {  } },
  InvalidUpdate: { size: 72, fields: { fault: [0, "u32"], action: [4, "u32"], otherAction: [8, "u32"], isAfterUpdate: [12, "bool"], indexPath: [16, ".IndexPath"], before: [24, "u64"], after: [32, "u64"], inserted: [40, "u64"], deleted: [48, "u64"], movedIn: [56, "u64"], movedOut: [64, "u64"] }, counts: {  } },
  ContentAnchor: { size: 24, fields: { policy: [0, "u32"], indexPath: [4, ".IndexPath"], shortContent: [12, "u32"], identifier: [16, "id"] }, counts: {  } },
  InvalidationContext: { size: 56, initialize: "jgb_invalidation_context_init", fields: { flags: [4, "u32"], elements: [12, "*Element"], elementCount: [16, "u32"], contentOffsetAdjustment: [24, ".Point"], contentSizeAdjustment: [40, ".Size"] }, counts: { elementCount: ["elements"] } },
  MovementConfiguration: { size: 44, initialize: "jgb_movement_configuration_init", fields: { policy: [4, "u32"], cadence: [8, "u32"], targetRule: [12, "u32"], lockedItemsAtStart: [16, "u32"], lockedItemsAtEnd: [20, "u32"], isStandardMovementEnabled: [24, "bool"], movesByKeys: [28, "u32"], roomAnimation: [36, "*Animation"], releaseAnimation: [40, "*Animation"] }, counts: {  } },
  InteractiveMovement: { size: 16, fields: { source: [0, ".IndexPath"], target: [8, ".IndexPath"] }, counts: {  } },
  CustomLayout: { size: 116, initialize: "jgb_custom_layout_init", fields: { configuration: [4, "*LayoutConfiguration"], faultPolicy: [8, "u32"], supplementaryKindsOfItems: [16, "*u32"], supplementaryKindOfItemsCount: [20, "u32"], decorationKindsOfSections: [24, "*u32"], decorationKindOfSectionsCount: [28, "u32"], context: [32, "context"], prepare: [36, "&customLayoutPrepare"], contentSize: [40, "&customLayoutContentSize"], elementsInRect: [44, "&customLayoutElementsInRect"], attributesForElement: [48, "&customLayoutAttributesForElement"], invalidate: [52, "&customLayoutInvalidate"], shouldInvalidateForBoundsChange: [56, "&customLayoutShouldInvalidateForBoundsChange"], invalidationContextForBoundsChange: [60, "&customLayoutInvalidationContextForBoundsChange"], targetContentOffset: [64, "&customLayoutTargetContentOffset"], targetContentOffsetForChange: [68, "&customLayoutTargetContentOffsetForChange"], shouldInvalidateForPreferredAttributes: [72, "&customLayoutShouldInvalidateForPreferredAttributes"], invalidationContextForPreferredAttributes: [76, "&customLayoutInvalidationContextForPreferredAttributes"], prepareForUpdates: [80, "&customLayoutPrepareForUpdates"], finalizeUpdates: [84, "&customLayoutFinalizeUpdates"], initialAttributes: [88, "&customLayoutInitialAttributes"], finalAttributes: [92, "&customLayoutFinalAttributes"], prepareForTransitionTo: [96, "&customLayoutPrepareForTransitionTo"], prepareForTransitionFrom: [100, "&customLayoutPrepareForTransitionFrom"], finalizeTransition: [104, "&customLayoutFinalizeTransition"], release: [108, "&customLayoutRelease"], base: [112, "@Layout"] }, counts: { supplementaryKindOfItemsCount: ["supplementaryKindsOfItems"], decorationKindOfSectionsCount: ["decorationKindsOfSections"] } },
  ExplicitLayout: { size: 48, initialize: "jgb_explicit_layout_init", fields: { scrollDirection: [4, "u32"], faultPolicy: [8, "u32"], contentSize: [16, ".Size"], flipsHorizontallyInOppositeLayoutDirection: [32, "bool"], pixelScale: [40, "f64"] }, counts: {  } },
  LayoutAttributesColumns: { size: 56, initialize: "jgb_layout_attributes_columns_init", fields: { count: [4, "u32"], firstItem: [8, ".IndexPath"], elements: [16, "*Element"], frames: [20, "*Rect"], alphas: [24, "*f64"], zIndexes: [28, "*i32"], areHidden: [32, "*u8"], reuseIdentifiers: [36, "*u32"], hostTags: [40, "*id"], transforms: [44, "*Transform"], role: [48, "u32"] }, counts: { count: ["elements", "frames", "alphas", "zIndexes", "areHidden", "reuseIdentifiers", "hostTags", "transforms"] } },
  TrackedValue: { size: 16, fields: { value: [0, "f64"], velocity: [8, "f64"] }, counts: {  } },
  Event: { size: 152, fields: { sequence: [0, "u64"], time: [8, "ms"], cause: [16, "u64"], kind: [24, "u32"], flags: [28, "u32"], origin: [32, "u32"], element: [36, ".Element"], reusableView: [52, "u32"], generation: [56, "u32"], identifier: [64, "id"], value: [72, "u64"], otherValue: [80, "u64"], number: [88, "f64"], otherNumber: [96, "f64"], point: [104, ".Point"], otherPoint: [120, ".Point"], firstRun: [136, "u32"], runCount: [140, "u32"], firstIdentifier: [144, "u32"], identifierCount: [148, "u32"] }, counts: {  } },
  ItemRun: { size: 16, fields: { indexPath: [0, ".IndexPath"], count: [8, "u64"] }, counts: {  } },
  Events: { size: 36, initialize: "jgb_events_init", fields: { events: [4, "*Event"], eventCount: [8, "u32"], runs: [12, "*ItemRun"], runCount: [16, "u32"], identifiers: [20, "*id"], identifierCount: [24, "u32"], text: [28, "text"], textSize: [32, "u32"] }, counts: { eventCount: ["events"], runCount: ["runs"], identifierCount: ["identifiers"], textSize: ["text"] } },
  ScrollConfiguration: { size: 144, initialize: "jgb_scroll_configuration_init", fields: { isEnabled: [4, "bool"], isScrollEnabled: [8, "bool"], decelerationRate: [12, "u32"], bounces: [16, "bool"], alwaysBouncesVertically: [20, "bool"], alwaysBouncesHorizontally: [24, "bool"], isPagingEnabled: [28, "bool"], isDirectionalLockEnabled: [32, "bool"], delaysContentTouches: [36, "bool"], canCancelContentTouches: [40, "bool"], lineHeight: [48, "f64"], smoothsWheels: [56, "bool"], snapPoints: [60, "u32"], scrollsToTop: [64, "bool"], keyboardDismissMode: [68, "u32"], snapStart: [72, "f64"], snapLength: [80, "f64"], keyboardTop: [88, "f64"], isRefreshEnabled: [96, "bool"], bouncesZoom: [100, "bool"], refreshDistance: [104, "f64"], minimumZoomScale: [112, "f64"], maximumZoomScale: [120, "f64"], pageLength: [128, "f64"], stopsAtNextSnapPoint: [136, "bool"] }, counts: {  } },
  ScrollIndicator: { size: 16, fields: { start: [0, "f64"], length: [8, "f64"] }, counts: {  } },
  Scrolling: { size: 88, initialize: "jgb_scrolling_init", fields: { state: [4, "u32"], isRefreshing: [8, "bool"], contentOffset: [16, ".Point"], velocity: [32, ".Point"], horizontalIndicator: [48, ".ScrollIndicator"], verticalIndicator: [64, ".ScrollIndicator"], zoomScale: [80, "f64"] }, counts: {  } },
  InputConfiguration: { size: 32, initialize: "jgb_input_configuration_init", fields: { minimumPressDuration: [8, "ms"], allowableMovement: [16, "f64"], platform: [24, "u32"] }, counts: {  } },
  PointerSample: { size: 40, fields: { time: [0, "ms"], position: [8, ".Point"], pointer: [24, "u32"], phase: [28, "u32"], device: [32, "u32"], buttons: [36, "u16"], modifiers: [38, "u16"] }, counts: {  } },
  WheelSample: { size: 56, fields: { time: [0, "ms"], position: [8, ".Point"], delta: [24, ".Point"], unit: [40, "u32"], phase: [44, "u32"], isMomentum: [48, "bool"], modifiers: [52, "u16"] }, counts: {  } },
  PinchSample: { size: 40, fields: { time: [0, "ms"], center: [8, ".Point"], scale: [24, "f64"], phase: [32, "u32"] }, counts: {  } },
  PinchTransition: { size: 32, initialize: "jgb_pinch_transition_init", fields: { layout: [4, "@Layout"], startScale: [8, "f64"], endScale: [16, "f64"], tag: [24, "u64"] }, counts: {  } },
  FocusConfiguration: { size: 20, initialize: "jgb_focus_configuration_init", fields: { allowsFocus: [4, "bool"], remembersLastFocusedIndexPath: [8, "bool"], wraps: [12, "bool"], keepsFocusedElement: [16, "bool"] }, counts: {  } },
  FocusState: { size: 28, initialize: "jgb_focus_state_init", fields: { hasFocus: [4, "bool"], part: [8, "u32"], element: [12, ".Element"] }, counts: {  } },
  KeySample: { size: 16, fields: { time: [0, "ms"], key: [8, "u32"], modifiers: [12, "u32"] }, counts: {  } },
  AccessibilityConfiguration: { size: 12, initialize: "jgb_accessibility_configuration_init", fields: { role: [4, "u32"], countsAllSections: [8, "u32"] }, counts: {  } },
  AccessibilityElement: { size: 136, fields: { frame: [0, ".Rect"], place: [32, "u64"], identifier: [40, "id"], positionInSet: [48, "i64"], setSize: [56, "i64"], rowIndex: [64, "i64"], columnIndex: [72, "i64"], rowCount: [80, "i64"], columnCount: [88, "i64"], element: [96, ".Element"], role: [112, "u32"], states: [116, "u32"], level: [120, "u32"], reusableView: [124, "u32"], generation: [128, "u32"], partCount: [132, "u32"] }, counts: {  } },
  AccessibilityElements: { size: 64, initialize: "jgb_accessibility_elements_init", fields: { elements: [4, "*AccessibilityElement"], elementCount: [8, "u32"], placeCount: [16, "u64"], sectionCount: [24, "u64"], itemCount: [32, "u64"], rowCount: [40, "i64"], columnCount: [48, "i64"], role: [56, "u32"] }, counts: { elementCount: ["elements"] } },
  SelectionConfiguration: { size: 36, initialize: "jgb_selection_configuration_init", fields: { allowsSelection: [4, "bool"], allowsMultipleSelection: [8, "bool"], allowsSelectionDuringEditing: [12, "bool"], allowsMultipleSelectionDuringEditing: [16, "bool"], allowsEmptySelection: [20, "bool"], behavior: [24, "u32"], togglesOnPointerDown: [28, "bool"] }, counts: {  } },
  Selection: { size: 56, initialize: "jgb_selection_init", fields: { count: [8, "u64"], coveringRun: [16, ".ItemRun"], anchor: [32, ".IndexPath"], lead: [40, ".IndexPath"], isEditing: [48, "bool"] }, counts: {  } },
  AskedItem: { size: 24, fields: { indexPath: [0, ".IndexPath"], identifier: [8, "id"], hasIdentifier: [16, "bool"] }, counts: {  } },
  Delegate: { size: 36, initialize: "jgb_delegate_init", fields: { context: [4, "context"], shouldHighlightItem: [8, "&delegateShouldHighlightItem"], shouldSelectItem: [12, "&delegateShouldSelectItem"], shouldDeselectItem: [16, "&delegateShouldDeselectItem"], shouldUpdateFocus: [20, "&delegateShouldUpdateFocus"], shouldShowMenuForItem: [24, "&delegateShouldShowMenuForItem"], canPerformPrimaryActionForItem: [28, "&delegateCanPerformPrimaryActionForItem"], targetIndexPathForMove: [32, "&delegateTargetIndexPathForMove"] }, counts: {  } },
  Background: { size: 20, initialize: "jgb_background_init", fields: { hasBackground: [4, "bool"], reuseIdentifier: [8, "u32"], hasEmptyBackground: [12, "bool"], emptyReuseIdentifier: [16, "u32"] }, counts: {  } },
  IndexTitle: { size: 32, fields: { text: [0, "text"], textSize: [4, "u32"], target: [8, "u32"], indexPath: [16, ".IndexPath"], identifier: [24, "id"] }, counts: { textSize: ["text"] } },
  DragConfiguration: { size: 36, initialize: "jgb_drag_configuration_init", fields: { isDragInteractionEnabled: [4, "bool"], acceptsLocalDrops: [8, "u32"], acceptsForeignDrops: [12, "u32"], allowsMoveOperation: [16, "bool"], movesItems: [20, "u32"], opensGaps: [24, "u32"], isSpringLoaded: [28, "bool"] }, counts: {  } },
  DropState: { size: 64, initialize: "jgb_drop_state_init", fields: { isLocal: [4, "bool"], itemCount: [8, "u32"], destination: [12, ".IndexPath"], operation: [20, "u32"], intent: [24, "u32"], line: [32, ".Rect"] }, counts: {  } },
  Placeholder: { size: 12, fields: { number: [0, "u32"], indexPath: [4, ".IndexPath"] }, counts: {  } },
  SwipeConfiguration: { size: 32, initialize: "jgb_swipe_configuration_init", fields: { leadingActionsWidth: [8, "f64"], trailingActionsWidth: [16, "f64"], performsFirstLeadingActionWithFullSwipe: [24, "bool"], performsFirstTrailingActionWithFullSwipe: [28, "bool"] }, counts: {  } },
  PrefetchConfiguration: { size: 40, initialize: "jgb_prefetch_configuration_init", fields: { isPrefetchingEnabled: [4, "bool"], cellsPreparedPerFrame: [8, "u32"], nearEndScreens: [16, "f64"], overscanItemCount: [24, "u32"], nearStartScreens: [32, "f64"] }, counts: {  } },
  StateElement: { size: 32, fields: { element: [0, ".Element"], hasIdentifier: [16, "bool"], identifier: [24, "id"] }, counts: {  } },
  SectionOffset: { size: 24, fields: { section: [0, "u32"], hasIdentifier: [4, "bool"], identifier: [8, "id"], contentOffset: [16, "f64"] }, counts: {  } },
  ViewState: { size: 144, initialize: "jgb_view_state_init", fields: { contentOffset: [8, ".Point"], edge: [24, "u32"], hasAnchor: [28, "bool"], anchor: [32, ".StateElement"], distance: [64, "f64"], hasFocus: [72, "bool"], hasFocused: [76, "bool"], focused: [80, ".StateElement"], sectionOffsets: [112, "*SectionOffset"], sectionOffsetCount: [116, "u32"], selectedRuns: [120, "*ItemRun"], selectedRunCount: [124, "u32"], selectedItems: [128, "*id"], selectedItemCount: [132, "u32"], expandedItems: [136, "*id"], expandedItemCount: [140, "u32"] }, counts: { sectionOffsetCount: ["sectionOffsets"], selectedRunCount: ["selectedRuns"], selectedItemCount: ["selectedItems"], expandedItemCount: ["expandedItems"] } },
  SectionOutline: { size: 16, fields: { section: [0, "id"], sectionSnapshot: [8, "@SectionSnapshot"] }, counts: {  } },
  Prototype: { size: 12, fields: { category: [0, "u32"], elementKind: [4, "u32"], name: [8, "text"] }, counts: {  } },
  NamedLayout: { size: 8, fields: { name: [0, "text"], layout: [4, "@Layout"] }, counts: {  } },
  ViewSetup: { size: 152, initialize: "jgb_view_setup_init", fields: { elementKinds: [4, "*text"], elementKindCount: [8, "u32"], prototypes: [12, "*Prototype"], prototypeCount: [16, "u32"], environment: [20, "*Environment"], layout: [24, "@Layout"], layoutName: [28, "text"], layouts: [32, "*NamedLayout"], layoutCount: [36, "u32"], snapshot: [40, "@Snapshot"], dataSource: [44, "*DataSource"], metrics: [48, "*SectionMetrics"], metricsCount: [52, "u32"], chunks: [56, "*DataSourceChunk"], chunkCount: [60, "u32"], contentAnchor: [64, "*ContentAnchor"], scrolling: [68, "*ScrollConfiguration"], selection: [72, "*SelectionConfiguration"], focus: [76, "*FocusConfiguration"], prefetching: [80, "*PrefetchConfiguration"], movement: [84, "*MovementConfiguration"], dragging: [88, "*DragConfiguration"], swiping: [92, "*SwipeConfiguration"], viewability: [96, "*ViewabilityConfiguration"], accessibility: [100, "*AccessibilityConfiguration"], background: [104, "*Background"], indexTitles: [108, "*IndexTitle"], indexTitleCount: [112, "u32"], delegate: [116, "*Delegate"], state: [120, "*ViewState"], defaultTraits: [124, "u32"], eventMask: [136, "u64"], input: [144, "*InputConfiguration"] }, counts: { elementKindCount: ["elementKinds"], prototypeCount: ["prototypes"], layoutCount: ["layouts"], metricsCount: ["metrics"], chunkCount: ["chunks"], indexTitleCount: ["indexTitles"] } },
}

/** Functions by what they are methods of: the name in C, the arguments. */
export const functions = {
  library: {
    createView: ["jgb_view_create", [["limits", "*Limits"], ["view", ">@View"]]],
    createFlowLayout: ["jgb_layout_create_flow", [["flow", "*FlowLayout"], ["layout", ">@Layout"]]],
    createListLayout: ["jgb_layout_create_list", [["list", "*ListLayout"], ["layout", ">@Layout"]]],
    createGridLayout: ["jgb_layout_create_grid", [["grid", "*GridLayout"], ["layout", ">@Layout"]]],
    createWaterfallLayout: ["jgb_layout_create_waterfall", [["waterfall", "*WaterfallLayout"], ["layout", ">@Layout"]]],
    createJustifiedLayout: ["jgb_layout_create_justified", [["justified", "*JustifiedLayout"], ["layout", ">@Layout"]]],
    createCarouselLayout: ["jgb_layout_create_carousel", [["carousel", "*CarouselLayout"], ["layout", ">@Layout"]]],
    createStackLayout: ["jgb_layout_create_stack", [["stack", "*StackLayout"], ["layout", ">@Layout"]]],
    createCircleLayout: ["jgb_layout_create_circle", [["circle", "*CircleLayout"], ["layout", ">@Layout"]]],
    createCompositionalLayout: ["jgb_layout_create_compositional", [["compositional", "*CompositionalLayout"], ["layout", ">@Layout"]]],
    createCustomLayout: ["jgb_layout_create_custom", [["custom", "*CustomLayout"], ["layout", ">@Layout"]]],
    createExplicitLayout: ["jgb_layout_create_explicit", [["explicitLayout", "*ExplicitLayout"], ["layout", ">@Layout"]]],
    createSnapshot: ["jgb_snapshot_create", [["limits", "*Limits"], ["snapshot", ">@Snapshot"]]],
    createSectionSnapshot: ["jgb_section_snapshot_create", [["limits", "*Limits"], ["snapshot", ">@SectionSnapshot"]]],
    createViewWithSetup: ["jgb_view_create_with_setup", [["limits", "*Limits"], ["setup", "*ViewSetup"], ["view", ">@View"]]],
  },
  View: {
    registerElementKind: ["jgb_view_register_element_kind", [["name", "text"], ["length", "#"], ["kind", ">u32"]]],
    registerReuseIdentifier: ["jgb_view_register_reuse_identifier", [["category", "u32"], ["elementKind", "u32"], ["name", "text"], ["length", "#"], ["reuseIdentifier", ">u32"]]],
    setBounds: ["jgb_view_set_bounds", [["bounds", ".Rect"]]],
    setEnvironment: ["jgb_view_set_environment", [["environment", "*Environment"]]],
    setViewabilityConfiguration: ["jgb_view_set_viewability_configuration", [["configuration", "*ViewabilityConfiguration"]]],
    setItems: ["jgb_view_set_items", [["count", "u32"], ["widths", "*f32"], ["heights", "*f32"]]],
    setData: ["jgb_view_set_data", [["metrics", "*SectionMetrics"], ["metricsCount", "#"], ["chunks", "*DataSourceChunk"], ["chunkCount", "#"]]],
    numberOfSections: ["jgb_view_number_of_sections", [["count", ">u32"]]],
    numberOfItems: ["jgb_view_number_of_items", [["section", "u32"], ["count", ">u32"]]],
    setDataSource: ["jgb_view_set_data_source", [["dataSource", "*DataSource"]]],
    reloadData: ["jgb_view_reload_data", []],
    displayFrameAt: ["jgb_view_display_frame_at", [["contentOffset", ".Point"], ["time", "ms"], ["frame", ">.DisplayFrame"]]],
    displayFrame: ["jgb_view_display_frame", [["request", "*DisplayFrameRequest"], ["frame", ">.DisplayFrame"]]],
    setFlowLayout: ["jgb_view_set_flow_layout", [["layout", "*FlowLayout"]]],
    setListLayout: ["jgb_view_set_list_layout", [["layout", "*ListLayout"]]],
    setLayout: ["jgb_view_set_layout", [["layout", "@Layout"], ["animation", "*Animation"], ["tag", "u64"]]],
    setOrthogonalContentOffset: ["jgb_view_set_orthogonal_content_offset", [["section", "u32"], ["contentOffset", "f64"]]],
    orthogonalState: ["jgb_view_orthogonal_state", [["section", "u32"], ["state", ">.OrthogonalState"]]],
    targetOrthogonalContentOffset: ["jgb_view_target_orthogonal_content_offset", [["section", "u32"], ["proposed", "f64"], ["velocity", "f64"], ["offset", ">f64"]]],
    orthogonalContentOffsetForItem: ["jgb_view_orthogonal_content_offset_for_item", [["indexPath", ".IndexPath"], ["position", "u32"], ["offset", ">f64"]]],
    setVisibleItemsHandler: ["jgb_view_set_visible_items_handler", [["number", "u32"], ["handler", "&handler"], ["context", "context"]]],
    insertItems: ["jgb_view_insert_items", [["indexPath", ".IndexPath"], ["count", "u32"], ["content", "*ItemContent"], ["animation", "*Animation"]]],
    deleteItems: ["jgb_view_delete_items", [["indexPath", ".IndexPath"], ["count", "u32"], ["animation", "*Animation"]]],
    moveItems: ["jgb_view_move_items", [["indexPath", ".IndexPath"], ["count", "u32"], ["newIndexPath", ".IndexPath"], ["animation", "*Animation"]]],
    reloadItems: ["jgb_view_reload_items", [["indexPath", ".IndexPath"], ["count", "u32"], ["content", "*ItemContent"], ["animation", "*Animation"]]],
    reconfigureItems: ["jgb_view_reconfigure_items", [["indexPath", ".IndexPath"], ["count", "u32"], ["content", "*ItemContent"], ["animation", "*Animation"]]],
    setSectionMetrics: ["jgb_view_set_section_metrics", [["section", "u32"], ["count", "u32"], ["metrics", "*SectionMetrics"], ["animation", "*Animation"]]],
    performBatchUpdates: ["jgb_view_perform_batch_updates", [["update", "*BatchUpdate"], ["options", "*BatchOptions"]]],
    beginBatchUpdates: ["jgb_view_begin_batch_updates", [["options", "*BatchOptions"]]],
    endBatchUpdates: ["jgb_view_end_batch_updates", []],
    lastInvalidUpdate: ["jgb_view_last_invalid_update", [["update", ">.InvalidUpdate"]]],
    setContentAnchor: ["jgb_view_set_content_anchor", [["anchor", "*ContentAnchor"]]],
    invalidateLayout: ["jgb_view_invalidate_layout", [["invalidation", "*InvalidationContext"]]],
    setMovementConfiguration: ["jgb_view_set_movement_configuration", [["configuration", "*MovementConfiguration"]]],
    beginInteractiveMovement: ["jgb_view_begin_interactive_movement", [["indexPath", ".IndexPath"], ["position", ".Point"], ["time", "ms"], ["isBegun", ">bool"]]],
    updateInteractiveMovement: ["jgb_view_update_interactive_movement", [["position", ".Point"], ["time", "ms"]]],
    setMovementTarget: ["jgb_view_set_movement_target", [["target", ".IndexPath"], ["eventSequence", "u64"], ["isTaken", ">bool"]]],
    endInteractiveMovement: ["jgb_view_end_interactive_movement", [["time", "ms"]]],
    cancelInteractiveMovement: ["jgb_view_cancel_interactive_movement", []],
    interactiveMovement: ["jgb_view_interactive_movement", [["movement", ">.InteractiveMovement"]]],
    setLayoutAttributes: ["jgb_view_set_layout_attributes", [["columns", "*LayoutAttributesColumns"]]],
    removeLayoutAttributes: ["jgb_view_remove_layout_attributes", [["elements", "*Element"], ["count", "#"]]],
    beginLayoutAttributes: ["jgb_view_begin_layout_attributes", []],
    commitLayoutAttributes: ["jgb_view_commit_layout_attributes", []],
    startInteractiveTransition: ["jgb_view_start_interactive_transition", [["layout", "@Layout"], ["tag", "u64"]]],
    setTransitionProgress: ["jgb_view_set_transition_progress", [["progress", "f64"], ["time", "ms"]]],
    finishInteractiveTransition: ["jgb_view_finish_interactive_transition", [["time", "ms"]]],
    cancelInteractiveTransition: ["jgb_view_cancel_interactive_transition", [["time", "ms"]]],
    updateTransitionValue: ["jgb_view_update_transition_value", [["key", "u32"], ["value", "f64"], ["time", "ms"]]],
    transitionValue: ["jgb_view_transition_value", [["key", "u32"], ["value", ">.TrackedValue"]]],
    transitionProgress: ["jgb_view_transition_progress", [["progress", ">.TrackedValue"]]],
    contentSize: ["jgb_view_content_size", [["size", ">.Size"]]],
    layoutAttributesForElement: ["jgb_view_layout_attributes_for_element", [["element", "*Element"], ["attributes", ">.LayoutAttributes"]]],
    layoutAttributesForElementsInRect: ["jgb_view_layout_attributes_for_elements_in_rect", [["rect", ".Rect"], ["attributes", ">*LayoutAttributes[]"]]],
    answeredTransforms: ["jgb_view_answered_transforms", [["transforms", ">*Transform[]"]]],
    indexPathForItemAtPoint: ["jgb_view_index_path_for_item_at_point", [["point", ".Point"], ["indexPath", ">.IndexPath"]]],
    indexPathForItemNearestPoint: ["jgb_view_index_path_for_item_nearest_point", [["point", ".Point"], ["indexPath", ">.IndexPath"]]],
    shownElementAtPoint: ["jgb_view_shown_element_at_point", [["point", ".Point"], ["flags", "u32"], ["element", ">.Element"]]],
    indexPathsForVisibleElements: ["jgb_view_index_paths_for_visible_elements", [["category", "u32"], ["elementKind", "u32"], ["indexPaths", ">*IndexPath[]"]]],
    reusableViewForElement: ["jgb_view_reusable_view_for_element", [["element", "*Element"], ["reusableView", ">u32"], ["generation", ">u32"]]],
    elementForReusableView: ["jgb_view_element_for_reusable_view", [["reusableView", "u32"], ["element", ">.Element"]]],
    isCurrent: ["jgb_view_is_current", [["reusableView", "u32"], ["generation", "u32"], ["isCurrent", ">bool"]]],
    contentOffsetForItem: ["jgb_view_content_offset_for_item", [["indexPath", ".IndexPath"], ["position", "u32"], ["offset", ">.Point"]]],
    contentOffsetForRect: ["jgb_view_content_offset_for_rect", [["rect", ".Rect"], ["position", "u32"], ["offset", ">.Point"]]],
    contentOffsetForSection: ["jgb_view_content_offset_for_section", [["section", "u32"], ["position", "u32"], ["offset", ">.Point"]]],
    contentOffsetRange: ["jgb_view_content_offset_range", [["least", ">.Point"], ["greatest", ">.Point"]]],
    targetContentOffset: ["jgb_view_target_content_offset", [["proposed", ".Point"], ["velocity", ".Point"], ["offset", ">.Point"]]],
    setEventMask: ["jgb_view_set_event_mask", [["eventMask", "u64"]]],
    nextEvents: ["jgb_view_next_events", [["events", ">.Events"]]],
    wakeAt: ["jgb_view_wake_at", [["time", ">ms"]]],
    setScrollConfiguration: ["jgb_view_set_scroll_configuration", [["configuration", "*ScrollConfiguration"]]],
    setContentOffset: ["jgb_view_set_content_offset", [["contentOffset", ".Point"], ["isAnimated", "bool"]]],
    scrollToElement: ["jgb_view_scroll_to_element", [["element", "*Element"], ["position", "u32"], ["isAnimated", "bool"]]],
    retarget: ["jgb_view_retarget", [["sequence", "u64"], ["contentOffset", ".Point"]]],
    scrollToTop: ["jgb_view_scroll_to_top", []],
    beginRefreshing: ["jgb_view_begin_refreshing", [["length", "f64"], ["isAnimated", "bool"]]],
    endRefreshing: ["jgb_view_end_refreshing", []],
    setZoomScale: ["jgb_view_set_zoom_scale", [["scale", "f64"], ["isAnimated", "bool"]]],
    zoomToRect: ["jgb_view_zoom_to_rect", [["rect", ".Rect"], ["isAnimated", "bool"]]],
    scrolling: ["jgb_view_scrolling", [["scrolling", ">.Scrolling"]]],
    setInputConfiguration: ["jgb_view_set_input_configuration", [["configuration", "*InputConfiguration"]]],
    sendPointers: ["jgb_view_send_pointers", [["samples", "*PointerSample"], ["count", "#"]]],
    sendWheels: ["jgb_view_send_wheels", [["samples", "*WheelSample"], ["count", "#"]]],
    sendPinches: ["jgb_view_send_pinches", [["samples", "*PinchSample"], ["count", "#"]]],
    setPinchTransition: ["jgb_view_set_pinch_transition", [["transition", "*PinchTransition"]]],
    setFocusConfiguration: ["jgb_view_set_focus_configuration", [["configuration", "*FocusConfiguration"]]],
    focusState: ["jgb_view_focus_state", [["state", ">.FocusState"]]],
    enterFocus: ["jgb_view_enter_focus", [["heading", "u32"], ["rect", "*Rect"], ["isHandled", ">bool"]]],
    leaveFocus: ["jgb_view_leave_focus", []],
    setFocusedElement: ["jgb_view_set_focused_element", [["element", "*Element"]]],
    setPreferredFocusedItem: ["jgb_view_set_preferred_focused_item", [["indexPath", "*IndexPath"]]],
    moveFocus: ["jgb_view_move_focus", [["heading", "u32"], ["isHandled", ">bool"]]],
    scrollToFocusedElement: ["jgb_view_scroll_to_focused_element", [["isAnimated", "bool"]]],
    sendKey: ["jgb_view_send_key", [["sample", "*KeySample"], ["isHandled", ">bool"]]],
    setItemNames: ["jgb_view_set_item_names", [["runs", "*ItemRun"], ["runCount", "#"], ["text", "text"], ["textSize", "#"], ["nameSizes", "*u32"], ["nameCount", "#"]]],
    sendText: ["jgb_view_send_text", [["time", "ms"], ["text", "text"], ["textSize", "#"], ["isHandled", ">bool"]]],
    setAccessibilityConfiguration: ["jgb_view_set_accessibility_configuration", [["configuration", "*AccessibilityConfiguration"]]],
    accessibilityElements: ["jgb_view_accessibility_elements", [["first", "*Element"], ["offset", "i64"], ["count", "u32"], ["elements", ">.AccessibilityElements"]]],
    accessibilityScroll: ["jgb_view_accessibility_scroll", [["direction", "u32"], ["isHandled", ">bool"]]],
    performAccessibilityAction: ["jgb_view_perform_accessibility_action", [["action", "u32"], ["element", "*Element"], ["isHandled", ">bool"]]],
    setAssistiveFocusedElement: ["jgb_view_set_assistive_focused_element", [["element", "*Element"]]],
    setDefaultTraits: ["jgb_view_set_default_traits", [["traits", "u32"]]],
    setSectionTraits: ["jgb_view_set_section_traits", [["firstSection", "u32"], ["sectionCount", "u32"], ["traits", "u32"]]],
    setItemTraits: ["jgb_view_set_item_traits", [["runs", "*ItemRun"], ["traits", "*u32"], ["count", "#"]]],
    traitsOfItem: ["jgb_view_traits_of_item", [["indexPath", ".IndexPath"], ["traits", ">u32"]]],
    setSelectionConfiguration: ["jgb_view_set_selection_configuration", [["configuration", "*SelectionConfiguration"]]],
    changeSelection: ["jgb_view_change_selection", [["action", "u32"], ["runs", "*ItemRun"], ["runCount", "#"], ["flags", "u32"]]],
    beginSelectionUpdates: ["jgb_view_begin_selection_updates", []],
    endSelectionUpdates: ["jgb_view_end_selection_updates", []],
    setEditing: ["jgb_view_set_editing", [["isEditing", "bool"]]],
    selection: ["jgb_view_selection", [["selection", ">.Selection"]]],
    isItemSelected: ["jgb_view_is_item_selected", [["indexPath", ".IndexPath"], ["isSelected", ">bool"]]],
    selectedRuns: ["jgb_view_selected_runs", [["indexPath", "*IndexPath"], ["limit", "u32"], ["runs", ">*ItemRun[]"]]],
    setDelegate: ["jgb_view_set_delegate", [["delegate", "*Delegate"]]],
    setBackground: ["jgb_view_set_background", [["background", "*Background"]]],
    setIndexTitles: ["jgb_view_set_index_titles", [["titles", "*IndexTitle"], ["titleCount", "#"]]],
    indexTitles: ["jgb_view_index_titles", [["titles", ">*IndexTitle[]"]]],
    indexTitleAt: ["jgb_view_index_title_at", [["position", "f64"], ["length", "f64"], ["number", ">u32"]]],
    scrollToIndexTitle: ["jgb_view_scroll_to_index_title", [["number", "u32"], ["isHandled", ">bool"]]],
    refuseDrops: ["jgb_view_refuse_drops", [["runs", "*ItemRun"], ["sides", "*u32"], ["count", "#"]]],
    setDragConfiguration: ["jgb_view_set_drag_configuration", [["configuration", "*DragConfiguration"]]],
    beginDrag: ["jgb_view_begin_drag", [["indexPath", ".IndexPath"], ["position", ".Point"], ["time", "ms"], ["isBegun", ">bool"]]],
    addToDrag: ["jgb_view_add_to_drag", [["indexPath", ".IndexPath"], ["isAdded", ">bool"]]],
    endDrag: ["jgb_view_end_drag", [["operation", "u32"]]],
    draggedRuns: ["jgb_view_dragged_runs", [["runs", ">*ItemRun[]"]]],
    enterDrop: ["jgb_view_enter_drop", [["isLocal", "bool"], ["itemCount", "u32"], ["position", ".Point"], ["time", "ms"]]],
    updateDrop: ["jgb_view_update_drop", [["position", ".Point"], ["time", "ms"]]],
    exitDrop: ["jgb_view_exit_drop", []],
    setDropProposal: ["jgb_view_set_drop_proposal", [["operation", "u32"], ["intent", "u32"], ["eventSequence", "u64"], ["isTaken", ">bool"]]],
    performDrop: ["jgb_view_perform_drop", [["time", "ms"], ["isTaken", ">bool"]]],
    dropState: ["jgb_view_drop_state", [["state", ">.DropState"]]],
    insertPlaceholder: ["jgb_view_insert_placeholder", [["indexPath", ".IndexPath"], ["reuseIdentifier", "u32"], ["size", "*Size"], ["number", ">u32"]]],
    commitPlaceholder: ["jgb_view_commit_placeholder", [["number", "u32"], ["reuseIdentifier", "u32"], ["size", "*Size"], ["indexPath", ">.IndexPath"]]],
    deletePlaceholder: ["jgb_view_delete_placeholder", [["number", "u32"], ["isDeleted", ">bool"]]],
    placeholders: ["jgb_view_placeholders", [["placeholders", ">*Placeholder[]"]]],
    hasUncommittedUpdates: ["jgb_view_has_uncommitted_updates", [["has", ">bool"]]],
    presentationIndexPath: ["jgb_view_presentation_index_path", [["indexPath", ".IndexPath"], ["indexPath", ">.IndexPath"]]],
    dataSourceIndexPath: ["jgb_view_data_source_index_path", [["indexPath", ".IndexPath"], ["indexPath", ">.IndexPath"]]],
    openMenu: ["jgb_view_open_menu", [["indexPath", ".IndexPath"], ["isOpen", ">bool"]]],
    closeMenu: ["jgb_view_close_menu", [["performsPrimaryAction", "bool"], ["isClosed", ">bool"]]],
    setSwipeConfiguration: ["jgb_view_set_swipe_configuration", [["configuration", "*SwipeConfiguration"]]],
    openSwipe: ["jgb_view_open_swipe", [["indexPath", ".IndexPath"], ["edge", "u32"], ["isOpen", ">bool"]]],
    closeSwipe: ["jgb_view_close_swipe", [["isClosed", ">bool"]]],
    setPrefetchConfiguration: ["jgb_view_set_prefetch_configuration", [["configuration", "*PrefetchConfiguration"]]],
    endLoading: ["jgb_view_end_loading", []],
    applySnapshot: ["jgb_view_apply_snapshot", [["snapshot", "@Snapshot"], ["options", "*BatchOptions"]]],
    applySnapshotUsingReloadData: ["jgb_view_apply_snapshot_using_reload_data", [["snapshot", "@Snapshot"]]],
    snapshot: ["jgb_view_snapshot", [["snapshot", ">@Snapshot"]]],
    indexPathForIdentifier: ["jgb_view_index_path_for_identifier", [["item", "id"], ["indexPath", ">.IndexPath"]]],
    identifierForIndexPath: ["jgb_view_identifier_for_index_path", [["indexPath", ".IndexPath"], ["item", ">id"]]],
    applySectionSnapshot: ["jgb_view_apply_section_snapshot", [["section", "id"], ["sectionSnapshot", "@SectionSnapshot"], ["options", "*BatchOptions"]]],
    getState: ["jgb_view_get_state", [["outlines", "*SectionOutline"], ["outlineCount", "#"], ["state", ">.ViewState"]]],
    restoreState: ["jgb_view_restore_state", [["state", "*ViewState"], ["outlines", "*SectionOutline"], ["outlineCount", "#"], ["gone", ">.ViewState"]]],
  },
  Layout: {
  },
  Snapshot: {
    copy: ["jgb_snapshot_copy", [["snapshot", ">@Snapshot"]]],
    setDuplicatePolicy: ["jgb_snapshot_set_duplicate_policy", [["policy", "u32"]]],
    setMetrics: ["jgb_snapshot_set_metrics", [["metrics", "*SectionMetrics"], ["metricsCount", "#"]]],
    setSectionMetrics: ["jgb_snapshot_set_section_metrics", [["number", "u32"], ["sections", "*id"], ["count", "#"]]],
    appendSections: ["jgb_snapshot_append_sections", [["sections", "*id"], ["count", "#"], ["movedCount", ">*u32[=]"]]],
    insertSections: ["jgb_snapshot_insert_sections", [["sections", "*id"], ["count", "#"], ["relation", "u32"], ["section", "id"], ["movedCount", ">*u32[=]"]]],
    deleteSections: ["jgb_snapshot_delete_sections", [["sections", "*id"], ["count", "#"]]],
    moveSection: ["jgb_snapshot_move_section", [["section", "id"], ["relation", "u32"], ["otherSection", "id"]]],
    reloadSections: ["jgb_snapshot_reload_sections", [["sections", "*id"], ["count", "#"]]],
    appendItems: ["jgb_snapshot_append_items", [["section", "*id"], ["items", "*id"], ["count", "#"], ["content", "*ItemContent"], ["movedCount", ">*u32[=]"]]],
    insertItems: ["jgb_snapshot_insert_items", [["items", "*id"], ["count", "#"], ["relation", "u32"], ["item", "id"], ["content", "*ItemContent"], ["movedCount", ">*u32[=]"]]],
    deleteItems: ["jgb_snapshot_delete_items", [["items", "*id"], ["count", "#"]]],
    deleteAllItems: ["jgb_snapshot_delete_all_items", [["keepsSections", "bool"]]],
    moveItem: ["jgb_snapshot_move_item", [["item", "id"], ["relation", "u32"], ["otherItem", "id"]]],
    reloadItems: ["jgb_snapshot_reload_items", [["items", "*id"], ["count", "#"], ["content", "*ItemContent"]]],
    reconfigureItems: ["jgb_snapshot_reconfigure_items", [["items", "*id"], ["count", "#"], ["content", "*ItemContent"]]],
    removeMarks: ["jgb_snapshot_remove_marks", []],
    numberOfSections: ["jgb_snapshot_number_of_sections", [["count", ">u32"]]],
    numberOfItems: ["jgb_snapshot_number_of_items", [["section", "*id"], ["count", ">u32"]]],
    sectionIdentifiers: ["jgb_snapshot_section_identifiers", [["sections", ">*id[]"]]],
    itemIdentifiers: ["jgb_snapshot_item_identifiers", [["section", "*id"], ["items", ">*id[]"]]],
    reloadedSections: ["jgb_snapshot_reloaded_sections", [["sections", ">*id[]"]]],
    reloadedItems: ["jgb_snapshot_reloaded_items", [["items", ">*id[]"]]],
    reconfiguredItems: ["jgb_snapshot_reconfigured_items", [["items", ">*id[]"]]],
    indexOfSection: ["jgb_snapshot_index_of_section", [["section", "id"], ["index", ">u32"]]],
    indexOfItem: ["jgb_snapshot_index_of_item", [["item", "id"], ["index", ">u32"]]],
    indexPathOfItem: ["jgb_snapshot_index_path_of_item", [["item", "id"], ["indexPath", ">.IndexPath"]]],
    sectionContainingItem: ["jgb_snapshot_section_containing_item", [["item", "id"], ["section", ">id"]]],
    sectionAtIndex: ["jgb_snapshot_section_at_index", [["index", "u32"], ["section", ">id"]]],
    itemAtIndexPath: ["jgb_snapshot_item_at_index_path", [["indexPath", ".IndexPath"], ["item", ">id"]]],
    difference: ["jgb_snapshot_difference", [["older", "@Snapshot"], ["items", ">*UpdateItem[]"]]],
    replaceItems: ["jgb_snapshot_replace_items", [["section", "id"], ["sectionSnapshot", "@SectionSnapshot"]]],
  },
  SectionSnapshot: {
    copy: ["jgb_section_snapshot_copy", [["snapshot", ">@SectionSnapshot"]]],
    append: ["jgb_section_snapshot_append", [["parent", "*id"], ["items", "*id"], ["count", "#"], ["content", "*ItemContent"]]],
    insert: ["jgb_section_snapshot_insert", [["items", "*id"], ["count", "#"], ["relation", "u32"], ["item", "id"], ["content", "*ItemContent"]]],
    insertSnapshot: ["jgb_section_snapshot_insert_snapshot", [["inserted", "@SectionSnapshot"], ["relation", "u32"], ["item", "id"]]],
    replaceChildren: ["jgb_section_snapshot_replace_children", [["parent", "id"], ["children", "@SectionSnapshot"]]],
    delete: ["jgb_section_snapshot_delete", [["items", "*id"], ["count", "#"]]],
    deleteAll: ["jgb_section_snapshot_delete_all", []],
    expand: ["jgb_section_snapshot_expand", [["items", "*id"], ["count", "#"]]],
    collapse: ["jgb_section_snapshot_collapse", [["items", "*id"], ["count", "#"]]],
    setLazy: ["jgb_section_snapshot_set_lazy", [["items", "*id"], ["count", "#"]]],
    numberOfItems: ["jgb_section_snapshot_number_of_items", [["count", ">u32"]]],
    items: ["jgb_section_snapshot_items", [["items", ">*id[]"]]],
    rootItems: ["jgb_section_snapshot_root_items", [["items", ">*id[]"]]],
    visibleItems: ["jgb_section_snapshot_visible_items", [["items", ">*id[]"]]],
    expandedItems: ["jgb_section_snapshot_expanded_items", [["items", ">*id[]"]]],
    itemsAwaitingChildren: ["jgb_section_snapshot_items_awaiting_children", [["items", ">*id[]"]]],
    contains: ["jgb_section_snapshot_contains", [["item", "id"], ["contains", ">bool"]]],
    isExpanded: ["jgb_section_snapshot_is_expanded", [["item", "id"], ["isExpanded", ">bool"]]],
    isVisible: ["jgb_section_snapshot_is_visible", [["item", "id"], ["isVisible", ">bool"]]],
    indexOfItem: ["jgb_section_snapshot_index_of_item", [["item", "id"], ["index", ">u32"]]],
    levelOfItem: ["jgb_section_snapshot_level_of_item", [["item", "id"], ["level", ">u32"]]],
    parentOfItem: ["jgb_section_snapshot_parent_of_item", [["item", "id"], ["parent", ">id"]]],
    snapshotOfParent: ["jgb_section_snapshot_snapshot_of_parent", [["parent", "id"], ["includesParent", "bool"], ["snapshot", ">@SectionSnapshot"]]],
  },
  LayoutContext: {
    bounds: ["jgb_layout_context_bounds", [["result", "<.Rect"]]],
    environment: ["jgb_layout_context_environment", [["environment", ">.Environment"]]],
    numberOfSections: ["jgb_layout_context_number_of_sections", [["result", "<u32"]]],
    numberOfItems: ["jgb_layout_context_number_of_items", [["section", "u32"], ["count", ">u32"]]],
    sectionMetrics: ["jgb_layout_context_section_metrics", [["section", "u32"], ["metrics", ">.SectionMetrics"]]],
    itemSizes: ["jgb_layout_context_item_sizes", [["indexPath", ".IndexPath"], ["count", "u32"], ["sizes", ">*Size[=]"], ["areEstimated", ">*u8[=]"]]],
    itemSpans: ["jgb_layout_context_item_spans", [["indexPath", ".IndexPath"], ["count", "u32"], ["spans", ">*u32[=]"]]],
    interactiveMovement: ["jgb_layout_context_interactive_movement", [["movement", ">.InteractiveMovement"]]],
  },
  LayoutSink: {
    add: ["jgb_layout_sink_add", [["attributes", "*LayoutAttributes"], ["transform", "*Transform"]]],
    addBaseElements: ["jgb_layout_sink_add_base_elements", [["rect", ".Rect"], ["change", "&change"], ["context", "context"]]],
    addBaseElement: ["jgb_layout_sink_add_base_element", [["element", "*Element"], ["change", "&change"], ["context", "context"]]],
  },
}

/** Callbacks: the result and the arguments of each. */
export const callbacks = {
  dataSourceNumberOfSections: ["u32", "context"],
  dataSourceNumberOfItems: ["u32", "u32", "context"],
  dataSourceSectionMetrics: ["void", "u32", "=SectionMetrics", "context"],
  dataSourceItems: ["void", "u32", "u32", "u32", "*f32", "*f32", "*u32", "context"],
  dataSourceSpans: ["void", "u32", "u32", "u32", "*u32", "context"],
  customLayoutPrepare: ["status", "@LayoutContext", "context"],
  customLayoutContentSize: ["status", "=Size", "context"],
  customLayoutElementsInRect: ["status", ".Rect", "@LayoutSink", "context"],
  customLayoutAttributesForElement: ["status", "*Element", "@LayoutSink", "context"],
  customLayoutInvalidate: ["status", "*InvalidationContext", "context"],
  customLayoutShouldInvalidateForBoundsChange: ["status", ".Rect", ".Rect", ">bool", "context"],
  customLayoutInvalidationContextForBoundsChange: ["status", ".Rect", "=InvalidationContext", "context"],
  customLayoutTargetContentOffset: ["status", ".Point", "=Point", "context"],
  customLayoutTargetContentOffsetForChange: ["status", "=Point", "context"],
  customLayoutShouldInvalidateForPreferredAttributes: ["status", "*LayoutAttributes", "*LayoutAttributes", ">bool", "context"],
  customLayoutInvalidationContextForPreferredAttributes: ["status", "*LayoutAttributes", "*LayoutAttributes", "=InvalidationContext", "context"],
  customLayoutPrepareForUpdates: ["status", "*UpdateItem[]", "#", "context"],
  customLayoutFinalizeUpdates: ["status", "context"],
  customLayoutInitialAttributes: ["status", "*Element", "@LayoutSink", "context"],
  customLayoutFinalAttributes: ["status", "*Element", "@LayoutSink", "context"],
  customLayoutPrepareForTransitionTo: ["status", "context", "context"],
  customLayoutPrepareForTransitionFrom: ["status", "context", "context"],
  customLayoutFinalizeTransition: ["status", "context"],
  customLayoutRelease: ["void", "context"],
  delegateShouldHighlightItem: ["u32", "*AskedItem", "context"],
  delegateShouldSelectItem: ["u32", "*AskedItem", "context"],
  delegateShouldDeselectItem: ["u32", "*AskedItem", "context"],
  delegateShouldUpdateFocus: ["u32", "*AskedItem", "u32", "context"],
  delegateShouldShowMenuForItem: ["u32", "*AskedItem", "context"],
  delegateCanPerformPrimaryActionForItem: ["u32", "*AskedItem", "context"],
  delegateTargetIndexPathForMove: [".IndexPath", "*AskedItem", ".IndexPath", ".IndexPath", "context"],
  handler: ["void", "context", "u32", ".Point", ".Size", "=VisibleItem[]", "#"],
  change: ["u32", "=LayoutAttributes", "=Transform", "context"],
}

export const OK = 0
export const INVALID_ARGUMENT = 1
export const INVALID_INDEX_PATH = 2
export const INVALID_UPDATE = 3
export const NOT_FOUND = 4
export const RESOURCE_EXHAUSTED = 5
export const BUSY = 6
export const WRONG_STATE = 7
export const INVALID_LAYOUT = 8
export const VERTICAL = 0
export const HORIZONTAL = 1
export const CELL = 0
export const SUPPLEMENTARY_VIEW = 1
export const DECORATION_VIEW = 2
export const PLACEHOLDER = 3
export const LEFT_TO_RIGHT = 0
export const RIGHT_TO_LEFT = 1
export const CONTENT_INSET_ADJUSTMENT_NEVER = 0
export const CONTENT_INSET_ADJUSTMENT_HORIZONTAL = 1
export const CONTENT_INSET_ADJUSTMENT_VERTICAL = 2
export const CONTENT_INSET_ADJUSTMENT_ALWAYS = 3
export const VIEWABILITY_NONE = 0
export const VIEWABILITY_OF_BOUNDS = 1
export const VIEWABILITY_OF_ITEM = 2
export const OVERSIZED_ITEM = 1
export const FROZEN_SIZE = 2
export const MISSING_LAYOUT_PATH = 3
export const UNREGISTERED_LAYOUT_ELEMENT = 4
export const INVALID_LAYOUT_NUMBER = 5
export const DUPLICATE_LAYOUT_ELEMENT = 6
export const CHANGED_LAYOUT_ATTRIBUTES = 7
export const WRONG_LAYOUT_ELEMENT = 8
export const DROPPED_ATTRIBUTES = 9
export const PREFETCHING_WITHOUT_EVENTS = 10
export const EVENTS_WITHOUT_PREFETCHING = 11
export const VIEWABILITY_WITHOUT_EVENTS = 12
export const EVENTS_WITHOUT_VIEWABILITY = 13
export const NO_BOUNDS = 14
export const CURVE_LINEAR = 0
export const CURVE_EASE_IN = 1
export const CURVE_EASE_OUT = 2
export const CURVE_EASE_IN_OUT = 3
export const CURVE_CUBIC_BEZIER = 4
export const CURVE_SPRING = 5
export const EDGE_NONE = 0
export const EDGE_TOP = 1
export const EDGE_LEFT = 2
export const EDGE_BOTTOM = 3
export const EDGE_RIGHT = 4
export const PLACE_OWN = 0
export const PLACE_POINT = 1
export const PLACE_CONTENT_CENTER = 2
export const PLACE_BOUNDS_CENTER = 3
export const PLACE_ITEM = 4
export const INSET_FROM_CONTENT_INSET = 0
export const INSET_FROM_SAFE_AREA = 1
export const INSET_FROM_LAYOUT_MARGINS = 2
export const LINE_JUSTIFY = 0
export const LINE_LEADING = 1
export const LINE_CENTER = 2
export const LINE_TRAILING = 3
export const LAST_LINE_AUTOMATIC = 0
export const LAST_LINE_LEADING = 1
export const LAST_LINE_CENTER = 2
export const LAST_LINE_TRAILING = 3
export const LAST_LINE_JUSTIFY = 4
export const LAST_LINE_PAD_WITH_LAST_ITEM = 5
export const LANES_STABLE = 0
export const LANES_GREEDY = 1
export const FRACTIONAL_WIDTH = 0
export const FRACTIONAL_HEIGHT = 1
export const ABSOLUTE = 2
export const ESTIMATED = 3
export const UNIFORM_ACROSS_SIBLINGS = 4
export const LAYOUT_ITEM = 0
export const LAYOUT_HORIZONTAL_GROUP = 1
export const LAYOUT_VERTICAL_GROUP = 2
export const LAYOUT_CUSTOM_GROUP = 3
export const LAYOUT_CUSTOM_ITEM = 4
export const ALIGN_NONE = 0
export const ALIGN_TOP = 1
export const ALIGN_TOP_LEADING = 2
export const ALIGN_LEADING = 3
export const ALIGN_BOTTOM_LEADING = 4
export const ALIGN_BOTTOM = 5
export const ALIGN_BOTTOM_TRAILING = 6
export const ALIGN_TRAILING = 7
export const ALIGN_TOP_TRAILING = 8
export const CONTENT_INSETS_AUTOMATIC = 0
export const CONTENT_INSETS_FROM_CONTENT_INSET = 1
export const CONTENT_INSETS_FROM_SAFE_AREA = 2
export const CONTENT_INSETS_FROM_LAYOUT_MARGINS = 3
export const CONTENT_INSETS_FROM_READABLE_CONTENT = 4
export const ORTHOGONAL_NONE = 0
export const ORTHOGONAL_CONTINUOUS = 1
export const ORTHOGONAL_CONTINUOUS_GROUP_LEADING_BOUNDARY = 2
export const ORTHOGONAL_PAGING = 3
export const ORTHOGONAL_GROUP_PAGING = 4
export const ORTHOGONAL_GROUP_PAGING_CENTERED = 5
export const INSERT = 0
export const DELETE = 1
export const RELOAD = 2
export const MOVE = 3
export const RECONFIGURE = 5
export const UPDATE_MISSING = 1
export const UPDATE_CONFLICT = 2
export const UPDATE_SECTION_COUNT = 3
export const UPDATE_ITEM_COUNT = 4
export const UPDATE_REUSE_IDENTIFIER = 5
export const ANCHOR_NONE = 0
export const ANCHOR_FIRST_VISIBLE_ITEM = 1
export const ANCHOR_LAST_VISIBLE_ITEM = 2
export const ANCHOR_ITEM = 3
export const ANCHOR_IDENTIFIER = 4
export const ANCHOR_AUTOMATIC = 5
export const ANCHOR_END = 6
export const SHORT_CONTENT_START = 0
export const SHORT_CONTENT_END = 1
export const MOVEMENT_ANY_SECTION = 0
export const MOVEMENT_CURRENT_SECTION = 1
export const REORDERING_IMMEDIATE = 0
export const REORDERING_FAST = 1
export const REORDERING_SLOW = 2
export const MOVEMENT_NEAREST_SLOT = 0
export const MOVEMENT_UNDER_POINTER = 1
export const LAYOUT_FAULT_FAILS = 0
export const LAYOUT_FAULT_IS_DROPPED = 1
export const ATTRIBUTES_SHOWN = 0
export const ATTRIBUTES_INITIAL = 1
export const ATTRIBUTES_FINAL = 2
export const EVENT_LOST = 1
export const EVENT_COMPLETION = 2
export const EVENT_CONTENT_BECAME_EMPTY = 3
export const EVENT_CONTENT_BECAME_NOT_EMPTY = 4
export const EVENT_WILL_DISPLAY = 5
export const EVENT_DID_END_DISPLAYING = 6
export const EVENT_SECTION_WILL_DISPLAY = 7
export const EVENT_SECTION_DID_END_DISPLAYING = 8
export const EVENT_WILL_BEGIN_DRAGGING = 9
export const EVENT_WILL_END_DRAGGING = 10
export const EVENT_DID_END_DRAGGING = 11
export const EVENT_WILL_BEGIN_DECELERATING = 12
export const EVENT_DID_END_DECELERATING = 13
export const EVENT_DID_SCROLL = 14
export const EVENT_DID_END_SCROLLING_ANIMATION = 15
export const EVENT_DID_HIGHLIGHT = 16
export const EVENT_DID_UNHIGHLIGHT = 17
export const EVENT_TAP = 18
export const EVENT_LONG_PRESS_BEGAN = 19
export const EVENT_LONG_PRESS_CHANGED = 20
export const EVENT_LONG_PRESS_ENDED = 21
export const EVENT_LONG_PRESS_CANCELLED = 22
export const EVENT_PINCH_BEGAN = 23
export const EVENT_PINCH_CHANGED = 24
export const EVENT_PINCH_ENDED = 25
export const EVENT_PINCH_CANCELLED = 26
export const EVENT_DID_SELECT = 32
export const EVENT_DID_DESELECT = 33
export const EVENT_SELECTION_DID_CHANGE = 34
export const EVENT_SELECT_REQUESTED = 35
export const EVENT_DESELECT_REQUESTED = 36
export const EVENT_PRIMARY_ACTION = 37
export const EVENT_MENU_REQUESTED = 38
export const EVENT_DELETE_REQUESTED = 39
export const EVENT_EDIT_REQUESTED = 40
export const EVENT_BAND_CHANGED = 41
export const EVENT_DID_BEGIN_MULTIPLE_SELECTION = 42
export const EVENT_DID_END_MULTIPLE_SELECTION = 43
export const EVENT_FOCUS_DID_CHANGE = 48
export const EVENT_FOCUS_REQUESTED = 49
export const EVENT_TYPE_AHEAD = 50
export const EVENT_DID_SCROLL_TO_TOP = 27
export const EVENT_DISMISS_KEYBOARD = 28
export const EVENT_WANTED_OFFSET = 29
export const EVENT_PREFETCH = 56
export const EVENT_CANCEL_PREFETCH = 57
export const EVENT_NEAR_END = 58
export const EVENT_NEAR_START = 115
export const EVENT_DID_BECOME_VIEWABLE = 59
export const EVENT_DID_BECOME_NOT_VIEWABLE = 60
export const EVENT_DID_SCROLL_TO_INDEX_TITLE = 61
export const EVENT_ACCESSIBILITY_LAYOUT_CHANGED = 72
export const EVENT_ACCESSIBILITY_SCREEN_CHANGED = 73
export const EVENT_ACCESSIBILITY_COUNT_CHANGED = 74
export const EVENT_ACCESSIBILITY_SCROLLED = 75
export const EVENT_MOVEMENT_BEGAN = 80
export const EVENT_MOVEMENT_TARGET_CHANGED = 81
export const EVENT_MOVEMENT_ENDED = 82
export const EVENT_MOVEMENT_CANCELLED = 83
export const EVENT_ITEM_MOVED = 84
export const EVENT_MOVE_REQUESTED = 85
export const EVENT_DRAG_SESSION_WILL_BEGIN = 88
export const EVENT_DRAG_ITEMS_ADDED = 89
export const EVENT_DRAG_SESSION_DID_END = 90
export const EVENT_DROP_SESSION_DID_ENTER = 91
export const EVENT_DROP_SESSION_DID_UPDATE = 92
export const EVENT_DROP_SESSION_DID_EXIT = 93
export const EVENT_PERFORM_DROP = 94
export const EVENT_DROP_SESSION_DID_END = 95
export const EVENT_REFRESH_REQUESTED = 96
export const EVENT_WILL_BEGIN_ZOOMING = 97
export const EVENT_DID_ZOOM = 98
export const EVENT_DID_END_ZOOMING = 99
export const EVENT_MENU_DID_CLOSE = 102
export const EVENT_MENU_TARGET_GONE = 103
export const EVENT_COPY_REQUESTED = 104
export const EVENT_CUT_REQUESTED = 105
export const EVENT_PASTE_REQUESTED = 106
export const EVENT_SWIPE_BEGAN = 107
export const EVENT_SWIPE_CHANGED = 108
export const EVENT_SWIPE_ENDED = 109
export const EVENT_SWIPE_CANCELLED = 110
export const EVENT_SWIPE_COMMITTED = 111
export const EVENT_SWIPE_DID_CLOSE = 112
export const EVENT_SPRING_LOADED = 113
export const EVENT_PLACEHOLDER_REMOVED = 114
export const ORIGIN_ENGINE = 0
export const ORIGIN_UPDATE = 1
export const ORIGIN_PROGRAM = 2
export const ORIGIN_USER = 3
export const DECELERATION_NORMAL = 0
export const DECELERATION_FAST = 1
export const SNAP_NONE = 0
export const SNAP_ITEM_STARTS = 1
export const SNAP_ITEM_CENTERS = 2
export const SNAP_PAGES = 3
export const SNAP_STRIDE = 4
export const KEYBOARD_DISMISS_NONE = 0
export const KEYBOARD_DISMISS_ON_DRAG = 1
export const KEYBOARD_DISMISS_INTERACTIVE = 2
export const SCROLL_IDLE = 0
export const SCROLL_TRACKING = 1
export const SCROLL_DRAGGING = 2
export const SCROLL_DECELERATING = 3
export const SCROLL_ANIMATING = 4
export const SCROLL_ZOOMING = 5
export const POINTER_DOWN = 0
export const POINTER_MOVE = 1
export const POINTER_UP = 2
export const POINTER_CANCEL = 3
export const DEVICE_TOUCH = 0
export const DEVICE_MOUSE = 1
export const DEVICE_PEN = 2
export const DEVICE_TRACKPAD = 3
export const PLATFORM_ANY = 0
export const PLATFORM_MAC = 1
export const PLATFORM_OTHER = 2
export const GESTURE_UNPHASED = 0
export const GESTURE_BEGAN = 1
export const GESTURE_CHANGED = 2
export const GESTURE_ENDED = 3
export const GESTURE_CANCELLED = 4
export const WHEEL_POINTS = 0
export const WHEEL_LINES = 1
export const WHEEL_PAGES = 2
export const FOCUS_NONE = 0
export const FOCUS_UP = 1
export const FOCUS_DOWN = 2
export const FOCUS_LEFT = 3
export const FOCUS_RIGHT = 4
export const FOCUS_NEXT = 5
export const FOCUS_PREVIOUS = 6
export const FOCUS_FIRST = 7
export const FOCUS_LAST = 8
export const FOCUS_ROW_START = 9
export const FOCUS_ROW_END = 10
export const FOCUS_PAGE_UP = 11
export const FOCUS_PAGE_DOWN = 12
export const KEY_OTHER = 0
export const KEY_UP = 1
export const KEY_DOWN = 2
export const KEY_LEFT = 3
export const KEY_RIGHT = 4
export const KEY_HOME = 5
export const KEY_END = 6
export const KEY_PAGE_UP = 7
export const KEY_PAGE_DOWN = 8
export const KEY_SPACE = 9
export const KEY_ENTER = 10
export const KEY_ESCAPE = 11
export const KEY_DELETE = 12
export const KEY_F2 = 13
export const KEY_A = 14
export const KEY_MENU = 15
export const KEY_F10 = 16
export const KEY_C = 17
export const KEY_X = 18
export const KEY_V = 19
export const ACCESSIBILITY_ROLE_AUTOMATIC = 0
export const ACCESSIBILITY_ROLE_LIST = 1
export const ACCESSIBILITY_ROLE_LIST_ITEM = 2
export const ACCESSIBILITY_ROLE_GRID = 3
export const ACCESSIBILITY_ROLE_GRID_CELL = 4
export const ACCESSIBILITY_ROLE_TREE = 5
export const ACCESSIBILITY_ROLE_TREE_ITEM = 6
export const ACCESSIBILITY_ROLE_GROUP = 7
export const ACCESSIBILITY_ROLE_HEADER = 8
export const ACCESSIBILITY_ROLE_FOOTER = 9
export const ACCESSIBILITY_ROLE_SUPPLEMENTARY = 10
export const ACCESSIBILITY_SCROLL_RIGHT = 1
export const ACCESSIBILITY_SCROLL_LEFT = 2
export const ACCESSIBILITY_SCROLL_UP = 3
export const ACCESSIBILITY_SCROLL_DOWN = 4
export const ACCESSIBILITY_SCROLL_NEXT = 5
export const ACCESSIBILITY_SCROLL_PREVIOUS = 6
export const ACCESSIBILITY_ACTION_PRESS = 1
export const ACCESSIBILITY_ACTION_SELECT = 2
export const ACCESSIBILITY_ACTION_DESELECT = 3
export const ACCESSIBILITY_ACTION_PRIMARY_ACTION = 4
export const ACCESSIBILITY_ACTION_FOCUS = 5
export const ACCESSIBILITY_ACTION_SCROLL_TO_VISIBLE = 6
export const TRAIT_INHERIT = 0
export const TRAIT_NO = 1
export const TRAIT_YES = 2
export const TRAIT_ASK = 3
export const SELECTION_BEHAVIOR_NONE = 0
export const SELECTION_BEHAVIOR_TAP = 1
export const SELECTION_BEHAVIOR_REPLACE = 2
export const SELECTION_BEHAVIOR_TOGGLE = 3
export const SELECTION_BEHAVIOR_LONG_PRESS_SELECTS = 4
export const SELECTION_SELECT = 0
export const SELECTION_DESELECT = 1
export const SELECTION_SELECT_ALL = 2
export const SELECTION_CLEAR = 3
export const SELECTION_INVERT = 4
export const SELECTION_EXTEND = 5
export const SELECTION_EXTEND_ADDING = 6
export const SELECTION_SET_ANCHOR = 7
export const SELECTION_REASON_NONE = 0
export const SELECTION_REASON_TAP = 1
export const SELECTION_REASON_KEY = 2
export const SELECTION_REASON_BAND = 3
export const SELECTION_REASON_PROGRAM = 4
export const SELECTION_REASON_UPDATE = 5
export const SELECTION_REASON_RELOAD = 6
export const SELECTION_REASON_MODE = 7
export const SELECTION_REASON_SWEEP = 8
export const INDEX_TITLE_INDEX_PATH = 0
export const INDEX_TITLE_ITEM = 1
export const INDEX_TITLE_SECTION = 2
export const DROP_CANCEL = 0
export const DROP_FORBIDDEN = 1
export const DROP_COPY = 2
export const DROP_MOVE = 3
export const DROP_UNSPECIFIED = 0
export const DROP_INSERT_AT_DESTINATION = 1
export const DROP_INSERT_INTO_DESTINATION = 2
export const DROP_SIDE_NONE = 0
export const DROP_SIDE_BEFORE = 1
export const DROP_SIDE_BEHIND = 2
export const SWIPE_EDGE_NONE = 0
export const SWIPE_EDGE_LEADING = 1
export const SWIPE_EDGE_TRAILING = 2
export const BEFORE = 0
export const AFTER = 1
export const DUPLICATES_MOVE = 0
export const DUPLICATES_REFUSE = 1
export const DUPLICATES_KEEP = 2
export const CONTENT_EDGE_NONE = 0
export const CONTENT_EDGE_START = 1
export const CONTENT_EDGE_END = 2
export const ACCESSIBILITY_DISABLED = 256
export const ACCESSIBILITY_EDITING = 128
export const ACCESSIBILITY_FOCUSED = 64
export const ACCESSIBILITY_HAS_IDENTIFIER = 2
export const ACCESSIBILITY_HIDDEN = 1
export const ACCESSIBILITY_SELECTED = 32
export const BATCH_STRICT_UIKIT = 1
export const BUTTON_MIDDLE = 4
export const BUTTON_PRIMARY = 1
export const BUTTON_SECONDARY = 2
export const CHUNK_CONTINUES_SECTION = 1
export const CHUNK_SIZES_ARE_ESTIMATES = 2
export const ELEMENT_DISAPPEARING = 8
export const ELEMENT_DRAGGING = 1024
export const ELEMENT_DROP_TARGET = 2048
export const ELEMENT_EDITING = 128
export const ELEMENT_ESTIMATED = 2
export const ELEMENT_FOCUSED = 64
export const ELEMENT_HELD = 512
export const ELEMENT_HIDDEN = 1
export const ELEMENT_HIGHLIGHTED = 16
export const ELEMENT_MENU = 4096
export const ELEMENT_OFFSCREEN = 256
export const ELEMENT_PREPARED = 4
export const ELEMENT_SELECTED = 32
export const ELEMENT_SPRING_LOADING = 16384
export const ELEMENT_SWIPED = 8192
export const EVENT_HAS_IDENTIFIER = 2
export const EVENT_IS_OLD = 1
export const EVENT_IS_PROVISIONAL = 4
export const EVENT_MASK_ACCESSIBILITY = 262144
export const EVENT_MASK_ACTIONS = 1024
export const EVENT_MASK_BANDS = 2048
export const EVENT_MASK_COMPLETIONS = 1
export const EVENT_MASK_CONTENT = 2
export const EVENT_MASK_DISPLAY = 4
export const EVENT_MASK_DRAGGING = 1048576
export const EVENT_MASK_EDITING_COMMANDS = 16777216
export const EVENT_MASK_FOCUS = 4096
export const EVENT_MASK_HIGHLIGHTS = 64
export const EVENT_MASK_LONG_PRESSES = 128
export const EVENT_MASK_MOVEMENT = 524288
export const EVENT_MASK_NEAR_END = 32768
export const EVENT_MASK_NEAR_START = 33554432
export const EVENT_MASK_NONE = 0
export const EVENT_MASK_PINCHES = 256
export const EVENT_MASK_PREFETCHING = 16384
export const EVENT_MASK_REFRESHING = 4194304
export const EVENT_MASK_SCROLLING = 16
export const EVENT_MASK_SECTION_DISPLAY = 8
export const EVENT_MASK_SELECTION = 512
export const EVENT_MASK_SWIPING = 8388608
export const EVENT_MASK_TAPS = 32
export const EVENT_MASK_TYPE_AHEAD = 8192
export const EVENT_MASK_VIEWABILITY = 65536
export const EVENT_MASK_ZOOMING = 2097152
export const FRAME_COMPLETE = 1
export const FRAME_IN_TRANSITION = 4
export const FRAME_LAYOUT_CHANGED = 2
export const HIT_DECORATION_VIEWS = 1
export const INVALIDATE_DATA_SOURCE_COUNTS = 2
export const INVALIDATE_EVERYTHING = 1
export const KIND_NONE = 0
export const KIND_SECTION_FOOTER = 2
export const KIND_SECTION_HEADER = 1
export const LAYOUT_ANCHOR_BOTTOM = 4
export const LAYOUT_ANCHOR_LEADING = 2
export const LAYOUT_ANCHOR_TOP = 1
export const LAYOUT_ANCHOR_TRAILING = 8
export const MODIFIER_ALT = 4
export const MODIFIER_CONTROL = 2
export const MODIFIER_META = 8
export const MODIFIER_SHIFT = 1
export const NO_ITEM = 4294967295
export const NO_SECTION = 4294967295
export const NO_VIEW = 4294967295
export const REQUEST_COMPLETE = 1
export const REUSE_IDENTIFIER_STANDARD = 0
export const SCROLL_AVOID_PINNED = 256
export const SCROLL_BOTTOM = 4
export const SCROLL_CENTERED_HORIZONTALLY = 16
export const SCROLL_CENTERED_VERTICALLY = 2
export const SCROLL_END = 128
export const SCROLL_LEFT = 8
export const SCROLL_NONE = 0
export const SCROLL_RIGHT = 32
export const SCROLL_START = 64
export const SCROLL_TOP = 1
export const SELECT_AS_USER = 2
export const SELECT_EXCLUSIVELY = 1
export const TRANSITION_KEY_CENTER_X = 14
export const TRANSITION_KEY_CENTER_Y = 15
export const TRANSITION_KEY_SCALE = 13
export const UPDATE_KEEPS_CONTENT = 1
export const UPDATE_TAKES_METRICS = 2
export const VERSION_NUMBER = 3000
export const WAKE_EVERY_FRAME = 1
export const SPAN = (across,along) => ((along) << 16 | (across)) >>> 0
export const TRAITS_DESELECT = (trait) => ((trait) << 4) >>> 0
export const TRAITS_DRAG = (trait) => ((trait) << 10) >>> 0
export const TRAITS_FOCUS = (trait) => ((trait) << 6) >>> 0
export const TRAITS_FOCUSABLE_PARTS = (count) => ((count) << 26) >>> 0
export const TRAITS_HIGHLIGHT = (trait) => ((trait) << 0) >>> 0
export const TRAITS_MENU = (trait) => ((trait) << 12) >>> 0
export const TRAITS_MOVE = (trait) => ((trait) << 8) >>> 0
export const TRAITS_PRIMARY_ACTION = (trait) => ((trait) << 14) >>> 0
export const TRAITS_SELECT = (trait) => ((trait) << 2) >>> 0
export const TRAITS_SELECTION_FOLLOWS_FOCUS = (trait) => ((trait) << 16) >>> 0
