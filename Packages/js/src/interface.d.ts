// Made from include/jogakbo by tools/generate.py.

import type { DisplayFrame as ShownFrame, Handle } from './jogakbo.js'

export declare const OK: 0
export declare const INVALID_ARGUMENT: 1
export declare const INVALID_INDEX_PATH: 2
export declare const INVALID_UPDATE: 3
export declare const NOT_FOUND: 4
export declare const RESOURCE_EXHAUSTED: 5
export declare const BUSY: 6
export declare const WRONG_STATE: 7
export declare const INVALID_LAYOUT: 8
export declare const VERTICAL: 0
export declare const HORIZONTAL: 1
export declare const CELL: 0
export declare const SUPPLEMENTARY_VIEW: 1
export declare const DECORATION_VIEW: 2
export declare const PLACEHOLDER: 3
export declare const LEFT_TO_RIGHT: 0
export declare const RIGHT_TO_LEFT: 1
export declare const CONTENT_INSET_ADJUSTMENT_NEVER: 0
export declare const CONTENT_INSET_ADJUSTMENT_HORIZONTAL: 1
export declare const CONTENT_INSET_ADJUSTMENT_VERTICAL: 2
export declare const CONTENT_INSET_ADJUSTMENT_ALWAYS: 3
export declare const VIEWABILITY_NONE: 0
export declare const VIEWABILITY_OF_BOUNDS: 1
export declare const VIEWABILITY_OF_ITEM: 2
export declare const OVERSIZED_ITEM: 1
export declare const FROZEN_SIZE: 2
export declare const MISSING_LAYOUT_PATH: 3
export declare const UNREGISTERED_LAYOUT_ELEMENT: 4
export declare const INVALID_LAYOUT_NUMBER: 5
export declare const DUPLICATE_LAYOUT_ELEMENT: 6
export declare const CHANGED_LAYOUT_ATTRIBUTES: 7
export declare const WRONG_LAYOUT_ELEMENT: 8
export declare const DROPPED_ATTRIBUTES: 9
export declare const PREFETCHING_WITHOUT_EVENTS: 10
export declare const EVENTS_WITHOUT_PREFETCHING: 11
export declare const VIEWABILITY_WITHOUT_EVENTS: 12
export declare const EVENTS_WITHOUT_VIEWABILITY: 13
export declare const NO_BOUNDS: 14
export declare const CURVE_LINEAR: 0
export declare const CURVE_EASE_IN: 1
export declare const CURVE_EASE_OUT: 2
export declare const CURVE_EASE_IN_OUT: 3
export declare const CURVE_CUBIC_BEZIER: 4
export declare const CURVE_SPRING: 5
export declare const EDGE_NONE: 0
export declare const EDGE_TOP: 1
export declare const EDGE_LEFT: 2
export declare const EDGE_BOTTOM: 3
export declare const EDGE_RIGHT: 4
export declare const PLACE_OWN: 0
export declare const PLACE_POINT: 1
export declare const PLACE_CONTENT_CENTER: 2
export declare const PLACE_BOUNDS_CENTER: 3
export declare const PLACE_ITEM: 4
export declare const INSET_FROM_CONTENT_INSET: 0
export declare const INSET_FROM_SAFE_AREA: 1
export declare const INSET_FROM_LAYOUT_MARGINS: 2
export declare const LINE_JUSTIFY: 0
export declare const LINE_LEADING: 1
export declare const LINE_CENTER: 2
export declare const LINE_TRAILING: 3
export declare const LAST_LINE_AUTOMATIC: 0
export declare const LAST_LINE_LEADING: 1
export declare const LAST_LINE_CENTER: 2
export declare const LAST_LINE_TRAILING: 3
export declare const LAST_LINE_JUSTIFY: 4
export declare const LAST_LINE_PAD_WITH_LAST_ITEM: 5
export declare const LANES_STABLE: 0
export declare const LANES_GREEDY: 1
export declare const FRACTIONAL_WIDTH: 0
export declare const FRACTIONAL_HEIGHT: 1
export declare const ABSOLUTE: 2
export declare const ESTIMATED: 3
export declare const UNIFORM_ACROSS_SIBLINGS: 4
export declare const LAYOUT_ITEM: 0
export declare const LAYOUT_HORIZONTAL_GROUP: 1
export declare const LAYOUT_VERTICAL_GROUP: 2
export declare const LAYOUT_CUSTOM_GROUP: 3
export declare const LAYOUT_CUSTOM_ITEM: 4
export declare const ALIGN_NONE: 0
export declare const ALIGN_TOP: 1
export declare const ALIGN_TOP_LEADING: 2
export declare const ALIGN_LEADING: 3
export declare const ALIGN_BOTTOM_LEADING: 4
export declare const ALIGN_BOTTOM: 5
export declare const ALIGN_BOTTOM_TRAILING: 6
export declare const ALIGN_TRAILING: 7
export declare const ALIGN_TOP_TRAILING: 8
export declare const CONTENT_INSETS_AUTOMATIC: 0
export declare const CONTENT_INSETS_FROM_CONTENT_INSET: 1
export declare const CONTENT_INSETS_FROM_SAFE_AREA: 2
export declare const CONTENT_INSETS_FROM_LAYOUT_MARGINS: 3
export declare const CONTENT_INSETS_FROM_READABLE_CONTENT: 4
export declare const ORTHOGONAL_NONE: 0
export declare const ORTHOGONAL_CONTINUOUS: 1
export declare const ORTHOGONAL_CONTINUOUS_GROUP_LEADING_BOUNDARY: 2
export declare const ORTHOGONAL_PAGING: 3
export declare const ORTHOGONAL_GROUP_PAGING: 4
export declare const ORTHOGONAL_GROUP_PAGING_CENTERED: 5
export declare const INSERT: 0
export declare const DELETE: 1
export declare const RELOAD: 2
export declare const MOVE: 3
export declare const RECONFIGURE: 5
export declare const UPDATE_MISSING: 1
export declare const UPDATE_CONFLICT: 2
export declare const UPDATE_SECTION_COUNT: 3
export declare const UPDATE_ITEM_COUNT: 4
export declare const UPDATE_REUSE_IDENTIFIER: 5
export declare const ANCHOR_NONE: 0
export declare const ANCHOR_FIRST_VISIBLE_ITEM: 1
export declare const ANCHOR_LAST_VISIBLE_ITEM: 2
export declare const ANCHOR_ITEM: 3
export declare const ANCHOR_IDENTIFIER: 4
export declare const ANCHOR_AUTOMATIC: 5
export declare const ANCHOR_END: 6
export declare const SHORT_CONTENT_START: 0
export declare const SHORT_CONTENT_END: 1
export declare const MOVEMENT_ANY_SECTION: 0
export declare const MOVEMENT_CURRENT_SECTION: 1
export declare const REORDERING_IMMEDIATE: 0
export declare const REORDERING_FAST: 1
export declare const REORDERING_SLOW: 2
export declare const MOVEMENT_NEAREST_SLOT: 0
export declare const MOVEMENT_UNDER_POINTER: 1
export declare const LAYOUT_FAULT_FAILS: 0
export declare const LAYOUT_FAULT_IS_DROPPED: 1
export declare const ATTRIBUTES_SHOWN: 0
export declare const ATTRIBUTES_INITIAL: 1
export declare const ATTRIBUTES_FINAL: 2
export declare const EVENT_LOST: 1
export declare const EVENT_COMPLETION: 2
export declare const EVENT_CONTENT_BECAME_EMPTY: 3
export declare const EVENT_CONTENT_BECAME_NOT_EMPTY: 4
export declare const EVENT_WILL_DISPLAY: 5
export declare const EVENT_DID_END_DISPLAYING: 6
export declare const EVENT_SECTION_WILL_DISPLAY: 7
export declare const EVENT_SECTION_DID_END_DISPLAYING: 8
export declare const EVENT_WILL_BEGIN_DRAGGING: 9
export declare const EVENT_WILL_END_DRAGGING: 10
export declare const EVENT_DID_END_DRAGGING: 11
export declare const EVENT_WILL_BEGIN_DECELERATING: 12
export declare const EVENT_DID_END_DECELERATING: 13
export declare const EVENT_DID_SCROLL: 14
export declare const EVENT_DID_END_SCROLLING_ANIMATION: 15
export declare const EVENT_DID_HIGHLIGHT: 16
export declare const EVENT_DID_UNHIGHLIGHT: 17
export declare const EVENT_TAP: 18
export declare const EVENT_LONG_PRESS_BEGAN: 19
export declare const EVENT_LONG_PRESS_CHANGED: 20
export declare const EVENT_LONG_PRESS_ENDED: 21
export declare const EVENT_LONG_PRESS_CANCELLED: 22
export declare const EVENT_PINCH_BEGAN: 23
export declare const EVENT_PINCH_CHANGED: 24
export declare const EVENT_PINCH_ENDED: 25
export declare const EVENT_PINCH_CANCELLED: 26
export declare const EVENT_DID_SELECT: 32
export declare const EVENT_DID_DESELECT: 33
export declare const EVENT_SELECTION_DID_CHANGE: 34
export declare const EVENT_SELECT_REQUESTED: 35
export declare const EVENT_DESELECT_REQUESTED: 36
export declare const EVENT_PRIMARY_ACTION: 37
export declare const EVENT_MENU_REQUESTED: 38
export declare const EVENT_DELETE_REQUESTED: 39
export declare const EVENT_EDIT_REQUESTED: 40
export declare const EVENT_BAND_CHANGED: 41
export declare const EVENT_DID_BEGIN_MULTIPLE_SELECTION: 42
export declare const EVENT_DID_END_MULTIPLE_SELECTION: 43
export declare const EVENT_FOCUS_DID_CHANGE: 48
export declare const EVENT_FOCUS_REQUESTED: 49
export declare const EVENT_TYPE_AHEAD: 50
export declare const EVENT_DID_SCROLL_TO_TOP: 27
export declare const EVENT_DISMISS_KEYBOARD: 28
export declare const EVENT_WANTED_OFFSET: 29
export declare const EVENT_PREFETCH: 56
export declare const EVENT_CANCEL_PREFETCH: 57
export declare const EVENT_NEAR_END: 58
export declare const EVENT_NEAR_START: 115
export declare const EVENT_DID_BECOME_VIEWABLE: 59
export declare const EVENT_DID_BECOME_NOT_VIEWABLE: 60
export declare const EVENT_DID_SCROLL_TO_INDEX_TITLE: 61
export declare const EVENT_ACCESSIBILITY_LAYOUT_CHANGED: 72
export declare const EVENT_ACCESSIBILITY_SCREEN_CHANGED: 73
export declare const EVENT_ACCESSIBILITY_COUNT_CHANGED: 74
export declare const EVENT_ACCESSIBILITY_SCROLLED: 75
export declare const EVENT_MOVEMENT_BEGAN: 80
export declare const EVENT_MOVEMENT_TARGET_CHANGED: 81
export declare const EVENT_MOVEMENT_ENDED: 82
export declare const EVENT_MOVEMENT_CANCELLED: 83
export declare const EVENT_ITEM_MOVED: 84
export declare const EVENT_MOVE_REQUESTED: 85
export declare const EVENT_DRAG_SESSION_WILL_BEGIN: 88
export declare const EVENT_DRAG_ITEMS_ADDED: 89
export declare const EVENT_DRAG_SESSION_DID_END: 90
export declare const EVENT_DROP_SESSION_DID_ENTER: 91
export declare const EVENT_DROP_SESSION_DID_UPDATE: 92
export declare const EVENT_DROP_SESSION_DID_EXIT: 93
export declare const EVENT_PERFORM_DROP: 94
export declare const EVENT_DROP_SESSION_DID_END: 95
export declare const EVENT_REFRESH_REQUESTED: 96
export declare const EVENT_WILL_BEGIN_ZOOMING: 97
export declare const EVENT_DID_ZOOM: 98
export declare const EVENT_DID_END_ZOOMING: 99
export declare const EVENT_MENU_DID_CLOSE: 102
export declare const EVENT_MENU_TARGET_GONE: 103
export declare const EVENT_COPY_REQUESTED: 104
export declare const EVENT_CUT_REQUESTED: 105
export declare const EVENT_PASTE_REQUESTED: 106
export declare const EVENT_SWIPE_BEGAN: 107
export declare const EVENT_SWIPE_CHANGED: 108
export declare const EVENT_SWIPE_ENDED: 109
export declare const EVENT_SWIPE_CANCELLED: 110
export declare const EVENT_SWIPE_COMMITTED: 111
export declare const EVENT_SWIPE_DID_CLOSE: 112
export declare const EVENT_SPRING_LOADED: 113
export declare const EVENT_PLACEHOLDER_REMOVED: 114
export declare const ORIGIN_ENGINE: 0
export declare const ORIGIN_UPDATE: 1
export declare const ORIGIN_PROGRAM: 2
export declare const ORIGIN_USER: 3
export declare const DECELERATION_NORMAL: 0
export declare const DECELERATION_FAST: 1
export declare const SNAP_NONE: 0
export declare const SNAP_ITEM_STARTS: 1
export declare const SNAP_ITEM_CENTERS: 2
export declare const SNAP_PAGES: 3
export declare const SNAP_STRIDE: 4
export declare const KEYBOARD_DISMISS_NONE: 0
export declare const KEYBOARD_DISMISS_ON_DRAG: 1
export declare const KEYBOARD_DISMISS_INTERACTIVE: 2
export declare const SCROLL_IDLE: 0
export declare const SCROLL_TRACKING: 1
export declare const SCROLL_DRAGGING: 2
export declare const SCROLL_DECELERATING: 3
export declare const SCROLL_ANIMATING: 4
export declare const SCROLL_ZOOMING: 5
export declare const POINTER_DOWN: 0
export declare const POINTER_MOVE: 1
export declare const POINTER_UP: 2
export declare const POINTER_CANCEL: 3
export declare const DEVICE_TOUCH: 0
export declare const DEVICE_MOUSE: 1
export declare const DEVICE_PEN: 2
export declare const DEVICE_TRACKPAD: 3
export declare const PLATFORM_ANY: 0
export declare const PLATFORM_MAC: 1
export declare const PLATFORM_OTHER: 2
export declare const GESTURE_UNPHASED: 0
export declare const GESTURE_BEGAN: 1
export declare const GESTURE_CHANGED: 2
export declare const GESTURE_ENDED: 3
export declare const GESTURE_CANCELLED: 4
export declare const WHEEL_POINTS: 0
export declare const WHEEL_LINES: 1
export declare const WHEEL_PAGES: 2
export declare const FOCUS_NONE: 0
export declare const FOCUS_UP: 1
export declare const FOCUS_DOWN: 2
export declare const FOCUS_LEFT: 3
export declare const FOCUS_RIGHT: 4
export declare const FOCUS_NEXT: 5
export declare const FOCUS_PREVIOUS: 6
export declare const FOCUS_FIRST: 7
export declare const FOCUS_LAST: 8
export declare const FOCUS_ROW_START: 9
export declare const FOCUS_ROW_END: 10
export declare const FOCUS_PAGE_UP: 11
export declare const FOCUS_PAGE_DOWN: 12
export declare const KEY_OTHER: 0
export declare const KEY_UP: 1
export declare const KEY_DOWN: 2
export declare const KEY_LEFT: 3
export declare const KEY_RIGHT: 4
export declare const KEY_HOME: 5
export declare const KEY_END: 6
export declare const KEY_PAGE_UP: 7
export declare const KEY_PAGE_DOWN: 8
export declare const KEY_SPACE: 9
export declare const KEY_ENTER: 10
export declare const KEY_ESCAPE: 11
export declare const KEY_DELETE: 12
export declare const KEY_F2: 13
export declare const KEY_A: 14
export declare const KEY_MENU: 15
export declare const KEY_F10: 16
export declare const KEY_C: 17
export declare const KEY_X: 18
export declare const KEY_V: 19
export declare const ACCESSIBILITY_ROLE_AUTOMATIC: 0
export declare const ACCESSIBILITY_ROLE_LIST: 1
export declare const ACCESSIBILITY_ROLE_LIST_ITEM: 2
export declare const ACCESSIBILITY_ROLE_GRID: 3
export declare const ACCESSIBILITY_ROLE_GRID_CELL: 4
export declare const ACCESSIBILITY_ROLE_TREE: 5
export declare const ACCESSIBILITY_ROLE_TREE_ITEM: 6
export declare const ACCESSIBILITY_ROLE_GROUP: 7
export declare const ACCESSIBILITY_ROLE_HEADER: 8
export declare const ACCESSIBILITY_ROLE_FOOTER: 9
export declare const ACCESSIBILITY_ROLE_SUPPLEMENTARY: 10
export declare const ACCESSIBILITY_SCROLL_RIGHT: 1
export declare const ACCESSIBILITY_SCROLL_LEFT: 2
export declare const ACCESSIBILITY_SCROLL_UP: 3
export declare const ACCESSIBILITY_SCROLL_DOWN: 4
export declare const ACCESSIBILITY_SCROLL_NEXT: 5
export declare const ACCESSIBILITY_SCROLL_PREVIOUS: 6
export declare const ACCESSIBILITY_ACTION_PRESS: 1
export declare const ACCESSIBILITY_ACTION_SELECT: 2
export declare const ACCESSIBILITY_ACTION_DESELECT: 3
export declare const ACCESSIBILITY_ACTION_PRIMARY_ACTION: 4
export declare const ACCESSIBILITY_ACTION_FOCUS: 5
export declare const ACCESSIBILITY_ACTION_SCROLL_TO_VISIBLE: 6
export declare const TRAIT_INHERIT: 0
export declare const TRAIT_NO: 1
export declare const TRAIT_YES: 2
export declare const TRAIT_ASK: 3
export declare const SELECTION_BEHAVIOR_NONE: 0
export declare const SELECTION_BEHAVIOR_TAP: 1
export declare const SELECTION_BEHAVIOR_REPLACE: 2
export declare const SELECTION_BEHAVIOR_TOGGLE: 3
export declare const SELECTION_BEHAVIOR_LONG_PRESS_SELECTS: 4
export declare const SELECTION_SELECT: 0
export declare const SELECTION_DESELECT: 1
export declare const SELECTION_SELECT_ALL: 2
export declare const SELECTION_CLEAR: 3
export declare const SELECTION_INVERT: 4
export declare const SELECTION_EXTEND: 5
export declare const SELECTION_EXTEND_ADDING: 6
export declare const SELECTION_SET_ANCHOR: 7
export declare const SELECTION_REASON_NONE: 0
export declare const SELECTION_REASON_TAP: 1
export declare const SELECTION_REASON_KEY: 2
export declare const SELECTION_REASON_BAND: 3
export declare const SELECTION_REASON_PROGRAM: 4
export declare const SELECTION_REASON_UPDATE: 5
export declare const SELECTION_REASON_RELOAD: 6
export declare const SELECTION_REASON_MODE: 7
export declare const SELECTION_REASON_SWEEP: 8
export declare const INDEX_TITLE_INDEX_PATH: 0
export declare const INDEX_TITLE_ITEM: 1
export declare const INDEX_TITLE_SECTION: 2
export declare const DROP_CANCEL: 0
export declare const DROP_FORBIDDEN: 1
export declare const DROP_COPY: 2
export declare const DROP_MOVE: 3
export declare const DROP_UNSPECIFIED: 0
export declare const DROP_INSERT_AT_DESTINATION: 1
export declare const DROP_INSERT_INTO_DESTINATION: 2
export declare const DROP_SIDE_NONE: 0
export declare const DROP_SIDE_BEFORE: 1
export declare const DROP_SIDE_BEHIND: 2
export declare const SWIPE_EDGE_NONE: 0
export declare const SWIPE_EDGE_LEADING: 1
export declare const SWIPE_EDGE_TRAILING: 2
export declare const BEFORE: 0
export declare const AFTER: 1
export declare const DUPLICATES_MOVE: 0
export declare const DUPLICATES_REFUSE: 1
export declare const DUPLICATES_KEEP: 2
export declare const DUPLICATES_NUMBER: 3
export declare const CONTENT_EDGE_NONE: 0
export declare const CONTENT_EDGE_START: 1
export declare const CONTENT_EDGE_END: 2
export declare const ACCESSIBILITY_DISABLED: 256
export declare const ACCESSIBILITY_EDITING: 128
export declare const ACCESSIBILITY_FOCUSED: 64
export declare const ACCESSIBILITY_HAS_IDENTIFIER: 2
export declare const ACCESSIBILITY_HIDDEN: 1
export declare const ACCESSIBILITY_SELECTED: 32
export declare const BATCH_FALLBACK_RELOAD: 2
export declare const BATCH_STRICT_UIKIT: 1
export declare const BUTTON_MIDDLE: 4
export declare const BUTTON_PRIMARY: 1
export declare const BUTTON_SECONDARY: 2
export declare const CHUNK_CONTINUES_SECTION: 1
export declare const CHUNK_SIZES_ARE_ESTIMATES: 2
export declare const ELEMENT_DISAPPEARING: 8
export declare const ELEMENT_DRAGGING: 1024
export declare const ELEMENT_DROP_TARGET: 2048
export declare const ELEMENT_EDITING: 128
export declare const ELEMENT_ESTIMATED: 2
export declare const ELEMENT_FOCUSED: 64
export declare const ELEMENT_HELD: 512
export declare const ELEMENT_HIDDEN: 1
export declare const ELEMENT_HIGHLIGHTED: 16
export declare const ELEMENT_MENU: 4096
export declare const ELEMENT_OFFSCREEN: 256
export declare const ELEMENT_PREPARED: 4
export declare const ELEMENT_SELECTED: 32
export declare const ELEMENT_SPRING_LOADING: 16384
export declare const ELEMENT_SWIPED: 8192
export declare const EVENT_HAS_IDENTIFIER: 2
export declare const EVENT_IS_OLD: 1
export declare const EVENT_IS_PROVISIONAL: 4
export declare const EVENT_MASK_ACCESSIBILITY: 262144
export declare const EVENT_MASK_ACTIONS: 1024
export declare const EVENT_MASK_BANDS: 2048
export declare const EVENT_MASK_COMPLETIONS: 1
export declare const EVENT_MASK_CONTENT: 2
export declare const EVENT_MASK_DISPLAY: 4
export declare const EVENT_MASK_DRAGGING: 1048576
export declare const EVENT_MASK_EDITING_COMMANDS: 16777216
export declare const EVENT_MASK_FOCUS: 4096
export declare const EVENT_MASK_HIGHLIGHTS: 64
export declare const EVENT_MASK_LONG_PRESSES: 128
export declare const EVENT_MASK_MOVEMENT: 524288
export declare const EVENT_MASK_NEAR_END: 32768
export declare const EVENT_MASK_NEAR_START: 33554432
export declare const EVENT_MASK_NONE: 0
export declare const EVENT_MASK_PINCHES: 256
export declare const EVENT_MASK_PREFETCHING: 16384
export declare const EVENT_MASK_REFRESHING: 4194304
export declare const EVENT_MASK_SCROLLING: 16
export declare const EVENT_MASK_SECTION_DISPLAY: 8
export declare const EVENT_MASK_SELECTION: 512
export declare const EVENT_MASK_SWIPING: 8388608
export declare const EVENT_MASK_TAPS: 32
export declare const EVENT_MASK_TYPE_AHEAD: 8192
export declare const EVENT_MASK_VIEWABILITY: 65536
export declare const EVENT_MASK_ZOOMING: 2097152
export declare const FRAME_COMPLETE: 1
export declare const FRAME_IN_TRANSITION: 4
export declare const FRAME_LAYOUT_CHANGED: 2
export declare const HIT_DECORATION_VIEWS: 1
export declare const INVALIDATE_DATA_SOURCE_COUNTS: 2
export declare const INVALIDATE_EVERYTHING: 1
export declare const KIND_NONE: 0
export declare const KIND_SECTION_FOOTER: 2
export declare const KIND_SECTION_HEADER: 1
export declare const LAYOUT_ANCHOR_BOTTOM: 4
export declare const LAYOUT_ANCHOR_LEADING: 2
export declare const LAYOUT_ANCHOR_TOP: 1
export declare const LAYOUT_ANCHOR_TRAILING: 8
export declare const MODIFIER_ALT: 4
export declare const MODIFIER_CONTROL: 2
export declare const MODIFIER_META: 8
export declare const MODIFIER_SHIFT: 1
export declare const NO_ITEM: 4294967295
export declare const NO_SECTION: 4294967295
export declare const NO_VIEW: 4294967295
export declare const OCCURRENCE_SHIFT: 48
export declare const REQUEST_COMPLETE: 1
export declare const REQUEST_IDENTIFIERS: 2
export declare const REUSE_IDENTIFIER_STANDARD: 0
export declare const SCROLL_AVOID_PINNED: 256
export declare const SCROLL_BOTTOM: 4
export declare const SCROLL_CENTERED_HORIZONTALLY: 16
export declare const SCROLL_CENTERED_VERTICALLY: 2
export declare const SCROLL_END: 128
export declare const SCROLL_LEFT: 8
export declare const SCROLL_NONE: 0
export declare const SCROLL_RIGHT: 32
export declare const SCROLL_START: 64
export declare const SCROLL_TOP: 1
export declare const SELECT_AS_USER: 2
export declare const SELECT_EXCLUSIVELY: 1
export declare const TRAITS_ACCEPTS_DROPS: 1048576
export declare const TRAITS_BEGINS_MULTIPLE_SELECTION: 4194304
export declare const TRAITS_CAN_EDIT: 524288
export declare const TRAITS_DEFAULT: 2954538
export declare const TRAITS_HAS_LEADING_ACTIONS: 16777216
export declare const TRAITS_HAS_TRAILING_ACTIONS: 33554432
export declare const TRAITS_IS_LOCKED: 8388608
export declare const TRAITS_OWN_FLAGS: 262144
export declare const TRAITS_SPRING_LOADS: 2097152
export declare const TRANSITION_KEY_CENTER_X: 14
export declare const TRANSITION_KEY_CENTER_Y: 15
export declare const TRANSITION_KEY_SCALE: 13
export declare const UPDATE_KEEPS_CONTENT: 1
export declare const UPDATE_TAKES_METRICS: 2
export declare const VERSION_NUMBER: 3000
export declare const WAKE_EVERY_FRAME: 1
export declare function SPAN(across: number, along: number): number
export declare function TRAITS_DESELECT(trait: number): number
export declare function TRAITS_DRAG(trait: number): number
export declare function TRAITS_FOCUS(trait: number): number
export declare function TRAITS_FOCUSABLE_PARTS(count: number): number
export declare function TRAITS_HIGHLIGHT(trait: number): number
export declare function TRAITS_MENU(trait: number): number
export declare function TRAITS_MOVE(trait: number): number
export declare function TRAITS_PRIMARY_ACTION(trait: number): number
export declare function TRAITS_SELECT(trait: number): number
export declare function TRAITS_SELECTION_FOLLOWS_FOCUS(trait: number): number

/** OK, INVALID_ARGUMENT, INVALID_INDEX_PATH, INVALID_UPDATE, NOT_FOUND, RESOURCE_EXHAUSTED, BUSY, WRONG_STATE, INVALID_LAYOUT */
export type Status = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
/** VERTICAL, HORIZONTAL */
export type Axis = 0 | 1
/** CELL, SUPPLEMENTARY_VIEW, DECORATION_VIEW, PLACEHOLDER */
export type ElementCategory = 0 | 1 | 2 | 3
/** LEFT_TO_RIGHT, RIGHT_TO_LEFT */
export type LayoutDirection = 0 | 1
/** CONTENT_INSET_ADJUSTMENT_NEVER, CONTENT_INSET_ADJUSTMENT_HORIZONTAL, CONTENT_INSET_ADJUSTMENT_VERTICAL, CONTENT_INSET_ADJUSTMENT_ALWAYS */
export type ContentInsetAdjustmentBehavior = 0 | 1 | 2 | 3
/** VIEWABILITY_NONE, VIEWABILITY_OF_BOUNDS, VIEWABILITY_OF_ITEM */
export type ViewabilityMeasure = 0 | 1 | 2
/** OVERSIZED_ITEM, FROZEN_SIZE, MISSING_LAYOUT_PATH, UNREGISTERED_LAYOUT_ELEMENT, INVALID_LAYOUT_NUMBER, DUPLICATE_LAYOUT_ELEMENT, CHANGED_LAYOUT_ATTRIBUTES, WRONG_LAYOUT_ELEMENT, DROPPED_ATTRIBUTES, PREFETCHING_WITHOUT_EVENTS, EVENTS_WITHOUT_PREFETCHING, VIEWABILITY_WITHOUT_EVENTS, EVENTS_WITHOUT_VIEWABILITY, NO_BOUNDS */
export type DiagnosticCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14
/** CURVE_LINEAR, CURVE_EASE_IN, CURVE_EASE_OUT, CURVE_EASE_IN_OUT, CURVE_CUBIC_BEZIER, CURVE_SPRING */
export type TimingCurveKind = 0 | 1 | 2 | 3 | 4 | 5
/** EDGE_NONE, EDGE_TOP, EDGE_LEFT, EDGE_BOTTOM, EDGE_RIGHT */
export type Edge = 0 | 1 | 2 | 3 | 4
/** PLACE_OWN, PLACE_POINT, PLACE_CONTENT_CENTER, PLACE_BOUNDS_CENTER, PLACE_ITEM */
export type AppearancePlaceKind = 0 | 1 | 2 | 3 | 4
/** INSET_FROM_CONTENT_INSET, INSET_FROM_SAFE_AREA, INSET_FROM_LAYOUT_MARGINS */
export type SectionInsetReference = 0 | 1 | 2
/** LINE_JUSTIFY, LINE_LEADING, LINE_CENTER, LINE_TRAILING */
export type LineAlignment = 0 | 1 | 2 | 3
/** LAST_LINE_AUTOMATIC, LAST_LINE_LEADING, LAST_LINE_CENTER, LAST_LINE_TRAILING, LAST_LINE_JUSTIFY, LAST_LINE_PAD_WITH_LAST_ITEM */
export type LastLineAlignment = 0 | 1 | 2 | 3 | 4 | 5
/** LANES_STABLE, LANES_GREEDY */
export type LanePlacement = 0 | 1
/** FRACTIONAL_WIDTH, FRACTIONAL_HEIGHT, ABSOLUTE, ESTIMATED, UNIFORM_ACROSS_SIBLINGS */
export type LayoutDimensionKind = 0 | 1 | 2 | 3 | 4
/** LAYOUT_ITEM, LAYOUT_HORIZONTAL_GROUP, LAYOUT_VERTICAL_GROUP, LAYOUT_CUSTOM_GROUP, LAYOUT_CUSTOM_ITEM */
export type LayoutNodeKind = 0 | 1 | 2 | 3 | 4
/** ALIGN_NONE, ALIGN_TOP, ALIGN_TOP_LEADING, ALIGN_LEADING, ALIGN_BOTTOM_LEADING, ALIGN_BOTTOM, ALIGN_BOTTOM_TRAILING, ALIGN_TRAILING, ALIGN_TOP_TRAILING */
export type LayoutAlignment = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
/** CONTENT_INSETS_AUTOMATIC, CONTENT_INSETS_FROM_CONTENT_INSET, CONTENT_INSETS_FROM_SAFE_AREA, CONTENT_INSETS_FROM_LAYOUT_MARGINS, CONTENT_INSETS_FROM_READABLE_CONTENT */
export type ContentInsetsReference = 0 | 1 | 2 | 3 | 4
/** ORTHOGONAL_NONE, ORTHOGONAL_CONTINUOUS, ORTHOGONAL_CONTINUOUS_GROUP_LEADING_BOUNDARY, ORTHOGONAL_PAGING, ORTHOGONAL_GROUP_PAGING, ORTHOGONAL_GROUP_PAGING_CENTERED */
export type OrthogonalScrolling = 0 | 1 | 2 | 3 | 4 | 5
/** INSERT, DELETE, RELOAD, MOVE, RECONFIGURE */
export type UpdateAction = 0 | 1 | 2 | 3 | 5
/** UPDATE_MISSING, UPDATE_CONFLICT, UPDATE_SECTION_COUNT, UPDATE_ITEM_COUNT, UPDATE_REUSE_IDENTIFIER */
export type UpdateFault = 1 | 2 | 3 | 4 | 5
/** ANCHOR_NONE, ANCHOR_FIRST_VISIBLE_ITEM, ANCHOR_LAST_VISIBLE_ITEM, ANCHOR_ITEM, ANCHOR_IDENTIFIER, ANCHOR_AUTOMATIC, ANCHOR_END */
export type ContentAnchorPolicy = 0 | 1 | 2 | 3 | 4 | 5 | 6
/** SHORT_CONTENT_START, SHORT_CONTENT_END */
export type ShortContent = 0 | 1
/** MOVEMENT_ANY_SECTION, MOVEMENT_CURRENT_SECTION */
export type MovementPolicy = 0 | 1
/** REORDERING_IMMEDIATE, REORDERING_FAST, REORDERING_SLOW */
export type ReorderingCadence = 0 | 1 | 2
/** MOVEMENT_NEAREST_SLOT, MOVEMENT_UNDER_POINTER */
export type MovementTargetRule = 0 | 1
/** LAYOUT_FAULT_FAILS, LAYOUT_FAULT_IS_DROPPED */
export type LayoutFaultPolicy = 0 | 1
/** ATTRIBUTES_SHOWN, ATTRIBUTES_INITIAL, ATTRIBUTES_FINAL */
export type LayoutAttributesRole = 0 | 1 | 2
/** EVENT_LOST, EVENT_COMPLETION, EVENT_CONTENT_BECAME_EMPTY, EVENT_CONTENT_BECAME_NOT_EMPTY, EVENT_WILL_DISPLAY, EVENT_DID_END_DISPLAYING, EVENT_SECTION_WILL_DISPLAY, EVENT_SECTION_DID_END_DISPLAYING, EVENT_WILL_BEGIN_DRAGGING, EVENT_WILL_END_DRAGGING, EVENT_DID_END_DRAGGING, EVENT_WILL_BEGIN_DECELERATING, EVENT_DID_END_DECELERATING, EVENT_DID_SCROLL, EVENT_DID_END_SCROLLING_ANIMATION, EVENT_DID_HIGHLIGHT, EVENT_DID_UNHIGHLIGHT, EVENT_TAP, EVENT_LONG_PRESS_BEGAN, EVENT_LONG_PRESS_CHANGED, EVENT_LONG_PRESS_ENDED, EVENT_LONG_PRESS_CANCELLED, EVENT_PINCH_BEGAN, EVENT_PINCH_CHANGED, EVENT_PINCH_ENDED, EVENT_PINCH_CANCELLED, EVENT_DID_SELECT, EVENT_DID_DESELECT, EVENT_SELECTION_DID_CHANGE, EVENT_SELECT_REQUESTED, EVENT_DESELECT_REQUESTED, EVENT_PRIMARY_ACTION, EVENT_MENU_REQUESTED, EVENT_DELETE_REQUESTED, EVENT_EDIT_REQUESTED, EVENT_BAND_CHANGED, EVENT_DID_BEGIN_MULTIPLE_SELECTION, EVENT_DID_END_MULTIPLE_SELECTION, EVENT_FOCUS_DID_CHANGE, EVENT_FOCUS_REQUESTED, EVENT_TYPE_AHEAD, EVENT_DID_SCROLL_TO_TOP, EVENT_DISMISS_KEYBOARD, EVENT_WANTED_OFFSET, EVENT_PREFETCH, EVENT_CANCEL_PREFETCH, EVENT_NEAR_END, EVENT_NEAR_START, EVENT_DID_BECOME_VIEWABLE, EVENT_DID_BECOME_NOT_VIEWABLE, EVENT_DID_SCROLL_TO_INDEX_TITLE, EVENT_ACCESSIBILITY_LAYOUT_CHANGED, EVENT_ACCESSIBILITY_SCREEN_CHANGED, EVENT_ACCESSIBILITY_COUNT_CHANGED, EVENT_ACCESSIBILITY_SCROLLED, EVENT_MOVEMENT_BEGAN, EVENT_MOVEMENT_TARGET_CHANGED, EVENT_MOVEMENT_ENDED, EVENT_MOVEMENT_CANCELLED, EVENT_ITEM_MOVED, EVENT_MOVE_REQUESTED, EVENT_DRAG_SESSION_WILL_BEGIN, EVENT_DRAG_ITEMS_ADDED, EVENT_DRAG_SESSION_DID_END, EVENT_DROP_SESSION_DID_ENTER, EVENT_DROP_SESSION_DID_UPDATE, EVENT_DROP_SESSION_DID_EXIT, EVENT_PERFORM_DROP, EVENT_DROP_SESSION_DID_END, EVENT_REFRESH_REQUESTED, EVENT_WILL_BEGIN_ZOOMING, EVENT_DID_ZOOM, EVENT_DID_END_ZOOMING, EVENT_MENU_DID_CLOSE, EVENT_MENU_TARGET_GONE, EVENT_COPY_REQUESTED, EVENT_CUT_REQUESTED, EVENT_PASTE_REQUESTED, EVENT_SWIPE_BEGAN, EVENT_SWIPE_CHANGED, EVENT_SWIPE_ENDED, EVENT_SWIPE_CANCELLED, EVENT_SWIPE_COMMITTED, EVENT_SWIPE_DID_CLOSE, EVENT_SPRING_LOADED, EVENT_PLACEHOLDER_REMOVED */
export type EventKind = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 48 | 49 | 50 | 27 | 28 | 29 | 56 | 57 | 58 | 115 | 59 | 60 | 61 | 72 | 73 | 74 | 75 | 80 | 81 | 82 | 83 | 84 | 85 | 88 | 89 | 90 | 91 | 92 | 93 | 94 | 95 | 96 | 97 | 98 | 99 | 102 | 103 | 104 | 105 | 106 | 107 | 108 | 109 | 110 | 111 | 112 | 113 | 114
/** ORIGIN_ENGINE, ORIGIN_UPDATE, ORIGIN_PROGRAM, ORIGIN_USER */
export type EventOrigin = 0 | 1 | 2 | 3
/** DECELERATION_NORMAL, DECELERATION_FAST */
export type DecelerationRate = 0 | 1
/** SNAP_NONE, SNAP_ITEM_STARTS, SNAP_ITEM_CENTERS, SNAP_PAGES, SNAP_STRIDE */
export type SnapPoints = 0 | 1 | 2 | 3 | 4
/** KEYBOARD_DISMISS_NONE, KEYBOARD_DISMISS_ON_DRAG, KEYBOARD_DISMISS_INTERACTIVE */
export type KeyboardDismissMode = 0 | 1 | 2
/** SCROLL_IDLE, SCROLL_TRACKING, SCROLL_DRAGGING, SCROLL_DECELERATING, SCROLL_ANIMATING, SCROLL_ZOOMING */
export type ScrollState = 0 | 1 | 2 | 3 | 4 | 5
/** POINTER_DOWN, POINTER_MOVE, POINTER_UP, POINTER_CANCEL */
export type PointerPhase = 0 | 1 | 2 | 3
/** DEVICE_TOUCH, DEVICE_MOUSE, DEVICE_PEN, DEVICE_TRACKPAD */
export type PointerDevice = 0 | 1 | 2 | 3
/** PLATFORM_ANY, PLATFORM_MAC, PLATFORM_OTHER */
export type Platform = 0 | 1 | 2
/** GESTURE_UNPHASED, GESTURE_BEGAN, GESTURE_CHANGED, GESTURE_ENDED, GESTURE_CANCELLED */
export type GesturePhase = 0 | 1 | 2 | 3 | 4
/** WHEEL_POINTS, WHEEL_LINES, WHEEL_PAGES */
export type WheelUnit = 0 | 1 | 2
/** FOCUS_NONE, FOCUS_UP, FOCUS_DOWN, FOCUS_LEFT, FOCUS_RIGHT, FOCUS_NEXT, FOCUS_PREVIOUS, FOCUS_FIRST, FOCUS_LAST, FOCUS_ROW_START, FOCUS_ROW_END, FOCUS_PAGE_UP, FOCUS_PAGE_DOWN */
export type FocusHeading = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
/** KEY_OTHER, KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, KEY_HOME, KEY_END, KEY_PAGE_UP, KEY_PAGE_DOWN, KEY_SPACE, KEY_ENTER, KEY_ESCAPE, KEY_DELETE, KEY_F2, KEY_A, KEY_MENU, KEY_F10, KEY_C, KEY_X, KEY_V */
export type Key = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19
/** ACCESSIBILITY_ROLE_AUTOMATIC, ACCESSIBILITY_ROLE_LIST, ACCESSIBILITY_ROLE_LIST_ITEM, ACCESSIBILITY_ROLE_GRID, ACCESSIBILITY_ROLE_GRID_CELL, ACCESSIBILITY_ROLE_TREE, ACCESSIBILITY_ROLE_TREE_ITEM, ACCESSIBILITY_ROLE_GROUP, ACCESSIBILITY_ROLE_HEADER, ACCESSIBILITY_ROLE_FOOTER, ACCESSIBILITY_ROLE_SUPPLEMENTARY */
export type AccessibilityRole = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
/** ACCESSIBILITY_SCROLL_RIGHT, ACCESSIBILITY_SCROLL_LEFT, ACCESSIBILITY_SCROLL_UP, ACCESSIBILITY_SCROLL_DOWN, ACCESSIBILITY_SCROLL_NEXT, ACCESSIBILITY_SCROLL_PREVIOUS */
export type AccessibilityScrollDirection = 1 | 2 | 3 | 4 | 5 | 6
/** ACCESSIBILITY_ACTION_PRESS, ACCESSIBILITY_ACTION_SELECT, ACCESSIBILITY_ACTION_DESELECT, ACCESSIBILITY_ACTION_PRIMARY_ACTION, ACCESSIBILITY_ACTION_FOCUS, ACCESSIBILITY_ACTION_SCROLL_TO_VISIBLE */
export type AccessibilityAction = 1 | 2 | 3 | 4 | 5 | 6
/** TRAIT_INHERIT, TRAIT_NO, TRAIT_YES, TRAIT_ASK */
export type Trait = 0 | 1 | 2 | 3
/** SELECTION_BEHAVIOR_NONE, SELECTION_BEHAVIOR_TAP, SELECTION_BEHAVIOR_REPLACE, SELECTION_BEHAVIOR_TOGGLE, SELECTION_BEHAVIOR_LONG_PRESS_SELECTS */
export type SelectionBehavior = 0 | 1 | 2 | 3 | 4
/** SELECTION_SELECT, SELECTION_DESELECT, SELECTION_SELECT_ALL, SELECTION_CLEAR, SELECTION_INVERT, SELECTION_EXTEND, SELECTION_EXTEND_ADDING, SELECTION_SET_ANCHOR */
export type SelectionAction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
/** SELECTION_REASON_NONE, SELECTION_REASON_TAP, SELECTION_REASON_KEY, SELECTION_REASON_BAND, SELECTION_REASON_PROGRAM, SELECTION_REASON_UPDATE, SELECTION_REASON_RELOAD, SELECTION_REASON_MODE, SELECTION_REASON_SWEEP */
export type SelectionReason = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
/** INDEX_TITLE_INDEX_PATH, INDEX_TITLE_ITEM, INDEX_TITLE_SECTION */
export type IndexTitleTarget = 0 | 1 | 2
/** DROP_CANCEL, DROP_FORBIDDEN, DROP_COPY, DROP_MOVE */
export type DropOperation = 0 | 1 | 2 | 3
/** DROP_UNSPECIFIED, DROP_INSERT_AT_DESTINATION, DROP_INSERT_INTO_DESTINATION */
export type DropIntent = 0 | 1 | 2
/** DROP_SIDE_NONE, DROP_SIDE_BEFORE, DROP_SIDE_BEHIND */
export type DropSide = 0 | 1 | 2
/** SWIPE_EDGE_NONE, SWIPE_EDGE_LEADING, SWIPE_EDGE_TRAILING */
export type SwipeEdge = 0 | 1 | 2
/** BEFORE, AFTER */
export type Relation = 0 | 1
/** DUPLICATES_MOVE, DUPLICATES_REFUSE, DUPLICATES_KEEP, DUPLICATES_NUMBER */
export type DuplicatePolicy = 0 | 1 | 2 | 3
/** CONTENT_EDGE_NONE, CONTENT_EDGE_START, CONTENT_EDGE_END */
export type ContentEdge = 0 | 1 | 2

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export interface EdgeInsets {
  top: number
  left: number
  bottom: number
  right: number
}

export interface IndexPath {
  section: number
  item: number
}

export interface Transform {
  m: ArrayLike<number>
}

export interface Limits {
  itemCount?: number
  sectionCount?: number
  dataBytes?: number
  elementCount?: number
  registrationCount?: number
}

export interface Element {
  category: ElementCategory
  elementKind: number
  indexPath: IndexPath
}

export interface LayoutAttributes {
  frame?: Rect
  alpha?: number
  hostTag?: bigint | number
  element?: Element
  reuseIdentifier?: number
  reusableView?: number
  generation?: number
  zIndex?: number
  flags?: number
  transform?: number
}

export interface Environment {
  contentInset?: EdgeInsets
  safeAreaInsets?: EdgeInsets
  layoutMargins?: EdgeInsets
  layoutDirection?: LayoutDirection
  reducesMotion?: number
  readableContentInsets?: EdgeInsets
  contentInsetAdjustmentBehavior?: ContentInsetAdjustmentBehavior
}

export interface Memory {
  totalBytes?: number
  dataBytes?: number
  layoutBytes?: number
  transitionBytes?: number
  displayFrameBytes?: number
  eventBytes?: number
  stateBytes?: number
}

export interface ViewabilityConfiguration {
  measure?: ViewabilityMeasure
  waitsForInteraction?: number
  percent?: number
  minimumTime?: number
}

export interface SectionMetrics {
  itemSize?: Size
  estimatedItemSize?: Size
  sectionInset?: EdgeInsets
  minimumLineSpacing?: number
  minimumInteritemSpacing?: number
  headerReferenceSize?: Size
  footerReferenceSize?: Size
  itemsFillLine?: boolean | number
  headerReuseIdentifier?: number
  footerReuseIdentifier?: number
  itemReuseIdentifier?: number
  headerLevel?: number
  isHeaderSizeEstimated?: boolean | number
  isFooterSizeEstimated?: boolean | number
}

export interface DataSourceChunk {
  itemCounts?: Uint32Array | readonly number[] | null
  sectionMetrics?: Uint32Array | readonly number[] | null
  itemCount?: number
  widths?: Float32Array | readonly number[] | null
  heights?: Float32Array | readonly number[] | null
  reuseIdentifiers?: Uint32Array | readonly number[] | null
  flags?: number
  spans?: Uint32Array | readonly number[] | null
}

export interface ItemContent {
  widths?: Float32Array | readonly number[] | null
  heights?: Float32Array | readonly number[] | null
  reuseIdentifiers?: Uint32Array | readonly number[] | null
  flags?: number
  spans?: Uint32Array | readonly number[] | null
}

export interface DataSource {
  numberOfSections?: (() => boolean | number) | null
  numberOfItems?: ((a0: number) => boolean | number) | null
  sectionMetrics?: ((a0: number, a1: Required<SectionMetrics>) => void) | null
  items?: ((a0: number, a1: number, a2: number, a3: Float32Array, a4: Float32Array, a5: Uint32Array) => void) | null
  spans?: ((a0: number, a1: number, a2: number, a3: Uint32Array) => void) | null
}

export interface Diagnostic {
  code: DiagnosticCode
  element: Element
  size: Size
  otherSize: Size
}

export interface Completion {
  tag: number
  isFinished: boolean | number
}

export interface DisplayFrame {
  sequence?: number
  contentSize?: Size
  contentOffset?: Point
  elements?: readonly LayoutAttributes[] | null
  transforms?: readonly Transform[] | null
  removedViews?: Uint32Array | readonly number[] | null
  diagnostics?: readonly Diagnostic[] | null
  flags?: number
  contentOffsetAdjustment?: Point
  transitionEnd?: number
  completions?: readonly Completion[] | null
  identifiers?: BigUint64Array | readonly bigint[] | null
}

export interface PreferredSize {
  reusableView: number
  generation: number
  size: Size
}

export interface DisplayFrameRequest {
  bounds?: Rect
  time?: number
  flags?: number
  preferredSizes?: readonly PreferredSize[] | null
  adjustedSequence?: number
}

export interface TimingCurve {
  kind: TimingCurveKind
  parameters: ArrayLike<number>
}

export interface ElementAppearance {
  alpha: number
  translation: Point
  edge: Edge
  transform: Transform
}

export interface AppearancePlace {
  kind: AppearancePlaceKind
  item: IndexPath
  point: Point
}

export interface Animation {
  duration?: number
  startTime?: number
  curve?: TimingCurve
  appearing?: ElementAppearance
  disappearing?: ElementAppearance
  appearingPlace?: AppearancePlace
  disappearingPlace?: AppearancePlace
}

export interface LayoutConfiguration {
  scrollDirection?: Axis
  sectionInsetReference?: SectionInsetReference
  sectionHeadersPinToVisibleBounds?: boolean | number
  sectionFootersPinToVisibleBounds?: boolean | number
  flipsHorizontallyInOppositeLayoutDirection?: boolean | number
  pixelScale?: number
  sectionMetrics?: SectionMetrics | null
}

export interface FlowLayout {
  scrollDirection?: Axis
  lineAlignment?: LineAlignment
  lastLineAlignment?: LastLineAlignment
  sectionInsetReference?: SectionInsetReference
  sectionHeadersPinToVisibleBounds?: boolean | number
  sectionFootersPinToVisibleBounds?: boolean | number
  flipsHorizontallyInOppositeLayoutDirection?: boolean | number
  pixelScale?: number
  lineBreakTolerance?: number
  sectionMetrics?: SectionMetrics | null
}

export interface ListLayout {
  configuration?: LayoutConfiguration | null
  separatorKind?: number
  separatorReuseIdentifier?: number
  separatorThickness?: number
  separatorLeadingInset?: number
  separatorTrailingInset?: number
}

export interface Lanes {
  count: number
  minimumLength: number
}

export interface GridLayout {
  configuration?: LayoutConfiguration | null
  lanes?: Lanes
  aspectRatio?: number
}

export interface WaterfallLayout {
  configuration?: LayoutConfiguration | null
  lanes?: Lanes
  lanePlacement?: LanePlacement
  keepsAspectRatio?: boolean | number
}

export interface JustifiedLayout {
  configuration?: LayoutConfiguration | null
  targetLineThickness?: number
  thicknessTolerance?: number
  lastLineAlignment?: LastLineAlignment
}

export interface CarouselLayout {
  scrollDirection?: Axis
  itemReuseIdentifier?: number
  itemSize?: Size
  spacing?: number
  rotation?: number
  perspective?: number
  scale?: number
  alpha?: number
}

export interface StackLayout {
  scrollDirection?: Axis
  itemReuseIdentifier?: number
  itemSize?: Size
  visibleCount?: number
  offset?: Point
  scale?: number
}

export interface CircleLayout {
  scrollDirection?: Axis
  itemReuseIdentifier?: number
  itemSize?: Size
  radius?: number
  startAngle?: number
  sweepAngle?: number
  angularSpacing?: number
  rotatesItems?: boolean | number
}

export interface LayoutDimension {
  kind: LayoutDimensionKind
  value: number
}

export interface LayoutSize {
  width: LayoutDimension
  height: LayoutDimension
}

export interface LayoutSpacing {
  length: number
  isFlexible: boolean | number
}

export interface LayoutEdgeSpacing {
  leading: LayoutSpacing
  top: LayoutSpacing
  trailing: LayoutSpacing
  bottom: LayoutSpacing
}

export interface LayoutAnchor {
  edges: number
  isOffsetFractional: boolean | number
  offset: Point
}

export interface LayoutSupplementaryItem {
  elementKind?: number
  reuseIdentifier?: number
  size?: LayoutSize
  containerAnchor?: LayoutAnchor
  itemAnchor?: LayoutAnchor
  hasItemAnchor?: boolean | number
  zIndex?: number
}

export interface LayoutNode {
  parent?: number
  kind?: LayoutNodeKind
  size?: LayoutSize
  count?: number
  reuseIdentifier?: number
  interItemSpacing?: LayoutSpacing
  contentInsets?: EdgeInsets
  edgeSpacing?: LayoutEdgeSpacing
  supplementaryItems?: readonly LayoutSupplementaryItem[] | null
  frame?: Rect
  zIndex?: number
}

export interface LayoutBoundarySupplementaryItem {
  elementKind?: number
  reuseIdentifier?: number
  size?: LayoutSize
  alignment?: LayoutAlignment
  extendsBoundary?: boolean | number
  offset?: Point
  pinToVisibleBounds?: boolean | number
  zIndex?: number
}

export interface LayoutDecorationItem {
  elementKind?: number
  reuseIdentifier?: number
  contentInsets?: EdgeInsets
  zIndex?: number
}

export interface LayoutSection {
  group?: readonly LayoutNode[] | null
  interGroupSpacing?: number
  contentInsets?: EdgeInsets
  boundarySupplementaryItems?: readonly LayoutBoundarySupplementaryItem[] | null
  decorationItems?: readonly LayoutDecorationItem[] | null
  supplementariesIgnoreContentInsets?: boolean | number
  orthogonalScrolling?: OrthogonalScrolling
  visibleItemsHandler?: number
  contentInsetsReference?: ContentInsetsReference
  supplementaryContentInsetsReference?: ContentInsetsReference
}

export interface LayoutSectionRule {
  firstSection?: number
  sectionCount?: number
  minimumContainerLength?: number
  maximumContainerLength?: number
  section?: number
}

export interface CompositionalLayout {
  configuration?: LayoutConfiguration | null
  interSectionSpacing?: number
  sections?: readonly LayoutSection[] | null
  rules?: readonly LayoutSectionRule[] | null
  boundarySupplementaryItems?: readonly LayoutBoundarySupplementaryItem[] | null
}

export interface OrthogonalState {
  scrolling: OrthogonalScrolling
  viewport: Rect
  contentSize: Size
  contentOffset: number
}

export interface VisibleItem {
  element?: Element
  frame?: Rect
  center?: Point
  alpha?: number
  transform?: Transform
  zIndex?: number
  isHidden?: boolean | number
}

export interface UpdateItem {
  action?: UpdateAction
  indexPathBeforeUpdate?: IndexPath
  indexPathAfterUpdate?: IndexPath
  count?: number
  flags?: number
}

export interface BatchUpdate {
  items?: readonly UpdateItem[] | null
  itemCount?: number
  content?: DataSourceChunk | null
  metrics?: readonly SectionMetrics[] | null
  itemCountsAfter?: Uint32Array | readonly number[] | null
}

export interface BatchOptions {
  animation?: Animation | null
  tag?: number
  flags?: number
}

export interface InvalidUpdate {
  fault?: UpdateFault
  action?: UpdateAction
  otherAction?: UpdateAction
  isAfterUpdate?: boolean | number
  indexPath?: IndexPath
  before?: number
  after?: number
  inserted?: number
  deleted?: number
  movedIn?: number
  movedOut?: number
}

export interface ContentAnchor {
  policy: ContentAnchorPolicy
  indexPath: IndexPath
  shortContent: number
  identifier: bigint | number
}

export interface InvalidationContext {
  flags?: number
  elements?: readonly Element[] | null
  contentOffsetAdjustment?: Point
  contentSizeAdjustment?: Size
}

export interface MovementConfiguration {
  policy?: MovementPolicy
  cadence?: ReorderingCadence
  targetRule?: MovementTargetRule
  lockedItemsAtStart?: number
  lockedItemsAtEnd?: number
  isStandardMovementEnabled?: boolean | number
  movesByKeys?: number
  roomAnimation?: Animation | null
  releaseAnimation?: Animation | null
}

export interface InteractiveMovement {
  source: IndexPath
  target: IndexPath
}

export interface CustomLayout {
  configuration?: LayoutConfiguration | null
  faultPolicy?: LayoutFaultPolicy
  supplementaryKindsOfItems?: Uint32Array | readonly number[] | null
  decorationKindsOfSections?: Uint32Array | readonly number[] | null
  prepare?: ((a0: LayoutContext) => void) | null
  contentSize?: ((a0: Required<Size>) => void) | null
  elementsInRect?: ((a0: Required<Rect>, a1: LayoutSink) => void) | null
  attributesForElement?: ((a0: Required<Element>, a1: LayoutSink) => void) | null
  invalidate?: ((a0: Required<InvalidationContext>) => void) | null
  shouldInvalidateForBoundsChange?: ((a0: Required<Rect>, a1: Required<Rect>) => boolean) | null
  invalidationContextForBoundsChange?: ((a0: Required<Rect>, a1: Required<InvalidationContext>) => void) | null
  targetContentOffset?: ((a0: Required<Point>, a1: Required<Point>) => void) | null
  targetContentOffsetForChange?: ((a0: Required<Point>) => void) | null
  shouldInvalidateForPreferredAttributes?: ((a0: Required<LayoutAttributes>, a1: Required<LayoutAttributes>) => boolean) | null
  invalidationContextForPreferredAttributes?: ((a0: Required<LayoutAttributes>, a1: Required<LayoutAttributes>, a2: Required<InvalidationContext>) => void) | null
  prepareForUpdates?: ((a0: Required<UpdateItem>[]) => void) | null
  finalizeUpdates?: (() => void) | null
  initialAttributes?: ((a0: Required<Element>, a1: LayoutSink) => void) | null
  finalAttributes?: ((a0: Required<Element>, a1: LayoutSink) => void) | null
  prepareForTransitionTo?: (() => void) | null
  prepareForTransitionFrom?: (() => void) | null
  finalizeTransition?: (() => void) | null
  release?: (() => void) | null
  base?: Layout | null
}

export interface ExplicitLayout {
  scrollDirection?: Axis
  faultPolicy?: LayoutFaultPolicy
  contentSize?: Size
  flipsHorizontallyInOppositeLayoutDirection?: boolean | number
  pixelScale?: number
}

export interface LayoutAttributesColumns {
  firstItem?: IndexPath
  elements?: readonly Element[] | null
  frames?: readonly Rect[] | null
  alphas?: Float64Array | readonly number[] | null
  zIndexes?: Int32Array | readonly number[] | null
  areHidden?: Uint8Array | readonly number[] | null
  reuseIdentifiers?: Uint32Array | readonly number[] | null
  hostTags?: BigUint64Array | readonly bigint[] | null
  transforms?: readonly Transform[] | null
  role?: LayoutAttributesRole
}

export interface TrackedValue {
  value: number
  velocity: number
}

export interface Event {
  sequence?: number
  time?: number
  cause?: number
  kind?: EventKind
  flags?: number
  origin?: EventOrigin
  element?: Element
  reusableView?: number
  generation?: number
  identifier?: bigint | number
  value?: number
  otherValue?: number
  number?: number
  otherNumber?: number
  point?: Point
  otherPoint?: Point
  firstRun?: number
  runCount?: number
  firstIdentifier?: number
  identifierCount?: number
}

export interface ItemRun {
  indexPath: IndexPath
  count: number
}

export interface Events {
  events?: readonly Event[] | null
  runs?: readonly ItemRun[] | null
  identifiers?: BigUint64Array | readonly bigint[] | null
  text?: string
}

export interface ScrollConfiguration {
  isEnabled?: boolean | number
  isScrollEnabled?: boolean | number
  decelerationRate?: DecelerationRate
  bounces?: boolean | number
  alwaysBouncesVertically?: boolean | number
  alwaysBouncesHorizontally?: boolean | number
  isPagingEnabled?: boolean | number
  isDirectionalLockEnabled?: boolean | number
  delaysContentTouches?: boolean | number
  canCancelContentTouches?: boolean | number
  lineHeight?: number
  smoothsWheels?: boolean | number
  snapPoints?: SnapPoints
  scrollsToTop?: boolean | number
  keyboardDismissMode?: KeyboardDismissMode
  snapStart?: number
  snapLength?: number
  keyboardTop?: number
  isRefreshEnabled?: boolean | number
  bouncesZoom?: boolean | number
  refreshDistance?: number
  minimumZoomScale?: number
  maximumZoomScale?: number
  pageLength?: number
  stopsAtNextSnapPoint?: boolean | number
}

export interface ScrollIndicator {
  start: number
  length: number
}

export interface Scrolling {
  state?: ScrollState
  isRefreshing?: boolean | number
  contentOffset?: Point
  velocity?: Point
  horizontalIndicator?: ScrollIndicator
  verticalIndicator?: ScrollIndicator
  zoomScale?: number
}

export interface InputConfiguration {
  minimumPressDuration?: number
  allowableMovement?: number
  platform?: Platform
}

export interface PointerSample {
  time?: number
  position?: Point
  pointer?: number
  phase?: PointerPhase
  device?: PointerDevice
  buttons?: number
  modifiers?: number
}

export interface WheelSample {
  time?: number
  position?: Point
  delta?: Point
  unit?: WheelUnit
  phase?: GesturePhase
  isMomentum?: boolean | number
  modifiers?: number
}

export interface PinchSample {
  time: number
  center: Point
  scale: number
  phase: GesturePhase
}

export interface PinchTransition {
  layout?: Layout | null
  startScale?: number
  endScale?: number
  tag?: number
}

export interface FocusConfiguration {
  allowsFocus?: boolean | number
  remembersLastFocusedIndexPath?: boolean | number
  wraps?: boolean | number
  keepsFocusedElement?: boolean | number
}

export interface FocusState {
  hasFocus?: boolean | number
  part?: number
  element?: Element
}

export interface KeySample {
  time: number
  key: Key
  modifiers: number
}

export interface AccessibilityConfiguration {
  role?: AccessibilityRole
  countsAllSections?: number
}

export interface AccessibilityElement {
  frame?: Rect
  place?: number
  identifier?: bigint | number
  positionInSet?: number
  setSize?: number
  rowIndex?: number
  columnIndex?: number
  rowCount?: number
  columnCount?: number
  element?: Element
  role?: AccessibilityRole
  states?: number
  level?: number
  reusableView?: number
  generation?: number
  partCount?: number
}

export interface AccessibilityElements {
  elements?: readonly AccessibilityElement[] | null
  placeCount?: number
  sectionCount?: number
  itemCount?: number
  rowCount?: number
  columnCount?: number
  role?: AccessibilityRole
}

export interface SelectionConfiguration {
  allowsSelection?: boolean | number
  allowsMultipleSelection?: boolean | number
  allowsSelectionDuringEditing?: boolean | number
  allowsMultipleSelectionDuringEditing?: boolean | number
  allowsEmptySelection?: boolean | number
  behavior?: SelectionBehavior
  togglesOnPointerDown?: boolean | number
}

export interface Selection {
  count?: number
  coveringRun?: ItemRun
  anchor?: IndexPath
  lead?: IndexPath
  isEditing?: boolean | number
}

export interface AskedItem {
  indexPath: IndexPath
  identifier: bigint | number
  hasIdentifier: boolean | number
}

export interface Delegate {
  shouldHighlightItem?: ((a0: Required<AskedItem>) => boolean | number) | null
  shouldSelectItem?: ((a0: Required<AskedItem>) => boolean | number) | null
  shouldDeselectItem?: ((a0: Required<AskedItem>) => boolean | number) | null
  shouldUpdateFocus?: ((a0: Required<AskedItem>, a1: number) => boolean | number) | null
  shouldShowMenuForItem?: ((a0: Required<AskedItem>) => boolean | number) | null
  canPerformPrimaryActionForItem?: ((a0: Required<AskedItem>) => boolean | number) | null
  targetIndexPathForMove?: ((a0: Required<AskedItem>, a1: Required<IndexPath>, a2: Required<IndexPath>) => IndexPath) | null
}

export interface Background {
  hasBackground?: boolean | number
  reuseIdentifier?: number
  hasEmptyBackground?: boolean | number
  emptyReuseIdentifier?: number
}

export interface IndexTitle {
  text?: string
  target?: IndexTitleTarget
  indexPath?: IndexPath
  identifier?: bigint | number
}

export interface DragConfiguration {
  isDragInteractionEnabled?: boolean | number
  acceptsLocalDrops?: number
  acceptsForeignDrops?: number
  allowsMoveOperation?: boolean | number
  movesItems?: number
  opensGaps?: number
  isSpringLoaded?: boolean | number
}

export interface DropState {
  isLocal?: boolean | number
  itemCount?: number
  destination?: IndexPath
  operation?: DropOperation
  intent?: DropIntent
  line?: Rect
}

export interface Placeholder {
  number: number
  indexPath: IndexPath
}

export interface SwipeConfiguration {
  leadingActionsWidth?: number
  trailingActionsWidth?: number
  performsFirstLeadingActionWithFullSwipe?: boolean | number
  performsFirstTrailingActionWithFullSwipe?: boolean | number
}

export interface PrefetchConfiguration {
  isPrefetchingEnabled?: boolean | number
  cellsPreparedPerFrame?: number
  nearEndScreens?: number
  overscanItemCount?: number
  nearStartScreens?: number
}

export interface StateElement {
  element: Element
  hasIdentifier: boolean | number
  identifier: bigint | number
}

export interface SectionOffset {
  section: number
  hasIdentifier: boolean | number
  identifier: bigint | number
  contentOffset: number
}

export interface ViewState {
  contentOffset?: Point
  edge?: ContentEdge
  hasAnchor?: boolean | number
  anchor?: StateElement
  distance?: number
  hasFocus?: boolean | number
  hasFocused?: boolean | number
  focused?: StateElement
  sectionOffsets?: readonly SectionOffset[] | null
  selectedRuns?: readonly ItemRun[] | null
  selectedItems?: BigUint64Array | readonly bigint[] | null
  expandedItems?: BigUint64Array | readonly bigint[] | null
}

export interface SectionOutline {
  section: bigint | number
  sectionSnapshot: SectionSnapshot
}

export interface Prototype {
  category: ElementCategory
  elementKind: number
  name: string
}

export interface NamedLayout {
  name: string
  layout: Layout
}

export interface ViewSetup {
  elementKinds?: readonly string[] | null
  prototypes?: readonly Prototype[] | null
  environment?: Environment | null
  layout?: Layout | null
  layoutName?: string
  layouts?: readonly NamedLayout[] | null
  snapshot?: Snapshot | null
  dataSource?: DataSource | null
  metrics?: readonly SectionMetrics[] | null
  chunks?: readonly DataSourceChunk[] | null
  contentAnchor?: ContentAnchor | null
  scrolling?: ScrollConfiguration | null
  selection?: SelectionConfiguration | null
  focus?: FocusConfiguration | null
  prefetching?: PrefetchConfiguration | null
  movement?: MovementConfiguration | null
  dragging?: DragConfiguration | null
  swiping?: SwipeConfiguration | null
  viewability?: ViewabilityConfiguration | null
  accessibility?: AccessibilityConfiguration | null
  background?: Background | null
  indexTitles?: readonly IndexTitle[] | null
  delegate?: Delegate | null
  state?: ViewState | null
  defaultTraits?: number
  eventMask?: number
  input?: InputConfiguration | null
}

export interface LibraryMethods {
  createView(limits?: Limits | null): View
  createFlowLayout(flow?: FlowLayout | null): Layout
  createListLayout(list?: ListLayout | null): Layout
  createGridLayout(grid?: GridLayout | null): Layout
  createWaterfallLayout(waterfall?: WaterfallLayout | null): Layout
  createJustifiedLayout(justified?: JustifiedLayout | null): Layout
  createCarouselLayout(carousel?: CarouselLayout | null): Layout
  createStackLayout(stack?: StackLayout | null): Layout
  createCircleLayout(circle?: CircleLayout | null): Layout
  createCompositionalLayout(compositional?: CompositionalLayout | null): Layout
  createCustomLayout(custom?: CustomLayout | null): Layout
  createExplicitLayout(explicitLayout?: ExplicitLayout | null): Layout
  createSnapshot(limits?: Limits | null): Snapshot
  createSectionSnapshot(limits?: Limits | null): SectionSnapshot
  createViewWithSetup(limits?: Limits | null, setup?: ViewSetup | null): View
}

export interface ViewMethods {
  registerElementKind(name: string): number
  registerReuseIdentifier(category: ElementCategory, elementKind: number, name: string): number
  setBounds(bounds: Rect): void
  setEnvironment(environment?: Environment | null): void
  memory(): Required<Memory>
  setViewabilityConfiguration(configuration?: ViewabilityConfiguration | null): void
  setItems(count: number, widths?: Float32Array | readonly number[] | null, heights?: Float32Array | readonly number[] | null): void
  setData(metrics?: readonly SectionMetrics[] | null, chunks?: readonly DataSourceChunk[] | null): void
  numberOfSections(): number
  numberOfItems(section: number): number
  setDataSource(dataSource?: DataSource | null): void
  reloadData(): void
  displayFrameAt(contentOffset: Point, time: number): ShownFrame
  displayFrame(request?: DisplayFrameRequest | null): ShownFrame
  setFlowLayout(layout?: FlowLayout | null): void
  setListLayout(layout?: ListLayout | null): void
  setLayout(layout: Layout, animation?: Animation | null, tag?: number): void
  setOrthogonalContentOffset(section: number, contentOffset: number): void
  orthogonalState(section: number): Required<OrthogonalState>
  targetOrthogonalContentOffset(section: number, proposed: number, velocity: number): number
  orthogonalContentOffsetForItem(indexPath: IndexPath, position: number): number
  setVisibleItemsHandler(number: number, handler: ((a1: number, a2: Required<Point>, a3: Required<Size>, a4: Required<VisibleItem>[]) => void)): void
  insertItems(indexPath: IndexPath, count: number, content?: ItemContent | null, animation?: Animation | null): void
  deleteItems(indexPath: IndexPath, count: number, animation?: Animation | null): void
  moveItems(indexPath: IndexPath, count: number, newIndexPath: IndexPath, animation?: Animation | null): void
  reloadItems(indexPath: IndexPath, count: number, content?: ItemContent | null, animation?: Animation | null): void
  reconfigureItems(indexPath: IndexPath, count: number, content?: ItemContent | null, animation?: Animation | null): void
  setSectionMetrics(section: number, count: number, metrics?: SectionMetrics | null, animation?: Animation | null): void
  performBatchUpdates(update?: BatchUpdate | null, options?: BatchOptions | null): void
  beginBatchUpdates(options?: BatchOptions | null): void
  endBatchUpdates(): void
  lastInvalidUpdate(): Required<InvalidUpdate>
  setContentAnchor(anchor?: ContentAnchor | null): void
  invalidateLayout(invalidation?: InvalidationContext | null): void
  setMovementConfiguration(configuration?: MovementConfiguration | null): void
  beginInteractiveMovement(indexPath: IndexPath, position: Point, time: number): boolean
  updateInteractiveMovement(position: Point, time: number): void
  setMovementTarget(target: IndexPath, eventSequence: number): boolean
  endInteractiveMovement(time: number): void
  cancelInteractiveMovement(): void
  interactiveMovement(): Required<InteractiveMovement>
  setLayoutAttributes(columns?: LayoutAttributesColumns | null): void
  removeLayoutAttributes(elements?: readonly Element[] | null): void
  beginLayoutAttributes(): void
  commitLayoutAttributes(): void
  startInteractiveTransition(layout: Layout, tag?: number): void
  setTransitionProgress(progress: number, time: number): void
  finishInteractiveTransition(time: number): void
  cancelInteractiveTransition(time: number): void
  updateTransitionValue(key: number, value: number, time: number): void
  transitionValue(key: number): Required<TrackedValue>
  transitionProgress(): Required<TrackedValue>
  contentSize(): Required<Size>
  layoutAttributesForElement(element?: Element | null): Required<LayoutAttributes>
  layoutAttributesForElementsInRect(rect: Rect): Required<LayoutAttributes>[]
  answeredTransforms(): Required<Transform>[]
  indexPathForItemAtPoint(point: Point): Required<IndexPath>
  indexPathForItemNearestPoint(point: Point): Required<IndexPath>
  shownElementAtPoint(point: Point, flags?: number): Required<Element>
  indexPathsForVisibleElements(category: ElementCategory, elementKind: number): Required<IndexPath>[]
  reusableViewForElement(element?: Element | null): { reusableView: number; generation: number }
  elementForReusableView(reusableView: number): Required<Element>
  isCurrent(reusableView: number, generation: number): boolean
  contentOffsetForItem(indexPath: IndexPath, position: number): Required<Point>
  contentOffsetForRect(rect: Rect, position: number): Required<Point>
  contentOffsetForSection(section: number, position: number): Required<Point>
  contentOffsetRange(): { least: Required<Point>; greatest: Required<Point> }
  targetContentOffset(proposed: Point, velocity: Point): Required<Point>
  setEventMask(eventMask: number): void
  nextEvents(): Required<Events>
  wakeAt(): number
  setScrollConfiguration(configuration?: ScrollConfiguration | null): void
  setContentOffset(contentOffset: Point, isAnimated?: boolean | number): void
  scrollToElement(element: Element | null, position: number, isAnimated?: boolean | number): void
  retarget(sequence: number, contentOffset: Point): void
  scrollToTop(): void
  beginRefreshing(length: number, isAnimated?: boolean | number): void
  endRefreshing(): void
  setZoomScale(scale: number, isAnimated?: boolean | number): void
  zoomToRect(rect: Rect, isAnimated?: boolean | number): void
  scrolling(): Required<Scrolling>
  setInputConfiguration(configuration?: InputConfiguration | null): void
  sendPointers(samples?: readonly PointerSample[] | null): void
  sendWheels(samples?: readonly WheelSample[] | null): void
  sendPinches(samples?: readonly PinchSample[] | null): void
  setPinchTransition(transition?: PinchTransition | null): void
  setFocusConfiguration(configuration?: FocusConfiguration | null): void
  focusState(): Required<FocusState>
  enterFocus(heading: FocusHeading, rect?: Rect | null): boolean
  leaveFocus(): void
  setFocusedElement(element?: Element | null): void
  setPreferredFocusedItem(indexPath?: IndexPath | null): void
  moveFocus(heading: FocusHeading): boolean
  scrollToFocusedElement(isAnimated?: boolean | number): void
  sendKey(sample?: KeySample | null): boolean
  setItemNames(runs: readonly ItemRun[] | null, text: string, nameSizes?: Uint32Array | readonly number[] | null): void
  sendText(time: number, text: string): boolean
  setAccessibilityConfiguration(configuration?: AccessibilityConfiguration | null): void
  accessibilityElements(first: Element | null, offset: number, count: number): Required<AccessibilityElements>
  accessibilityScroll(direction: AccessibilityScrollDirection): boolean
  performAccessibilityAction(action: AccessibilityAction, element?: Element | null): boolean
  setAssistiveFocusedElement(element?: Element | null): void
  setDefaultTraits(traits: number): void
  setSectionTraits(firstSection: number, sectionCount: number, traits: number): void
  setItemTraits(runs?: readonly ItemRun[] | null, traits?: Uint32Array | readonly number[] | null): void
  traitsOfItem(indexPath: IndexPath): number
  setSelectionConfiguration(configuration?: SelectionConfiguration | null): void
  changeSelection(action: SelectionAction, runs?: readonly ItemRun[] | null, flags?: number): void
  beginSelectionUpdates(): void
  endSelectionUpdates(): void
  setEditing(isEditing: boolean | number): void
  selection(): Required<Selection>
  isItemSelected(indexPath: IndexPath): boolean
  selectedRuns(indexPath: IndexPath | null, limit: number): Required<ItemRun>[]
  setDelegate(delegate?: Delegate | null): void
  setBackground(background?: Background | null): void
  setIndexTitles(titles?: readonly IndexTitle[] | null): void
  indexTitles(): Required<IndexTitle>[]
  indexTitleAt(position: number, length: number): number
  scrollToIndexTitle(number: number): boolean
  refuseDrops(runs?: readonly ItemRun[] | null, sides?: Uint32Array | readonly number[] | null): void
  setDragConfiguration(configuration?: DragConfiguration | null): void
  beginDrag(indexPath: IndexPath, position: Point, time: number): boolean
  addToDrag(indexPath: IndexPath): boolean
  endDrag(operation: DropOperation): void
  draggedRuns(): Required<ItemRun>[]
  enterDrop(isLocal: boolean | number, itemCount: number, position: Point, time: number): void
  updateDrop(position: Point, time: number): void
  exitDrop(): void
  setDropProposal(operation: DropOperation, intent: DropIntent, eventSequence: number): boolean
  performDrop(time: number): boolean
  dropState(): Required<DropState>
  insertPlaceholder(indexPath: IndexPath, reuseIdentifier: number, size?: Size | null): number
  commitPlaceholder(number: number, reuseIdentifier: number, size?: Size | null): Required<IndexPath>
  deletePlaceholder(number: number): boolean
  placeholders(): Required<Placeholder>[]
  hasUncommittedUpdates(): boolean
  presentationIndexPath(indexPath: IndexPath): Required<IndexPath>
  dataSourceIndexPath(indexPath: IndexPath): Required<IndexPath>
  openMenu(indexPath: IndexPath): boolean
  closeMenu(performsPrimaryAction: boolean | number): boolean
  setSwipeConfiguration(configuration?: SwipeConfiguration | null): void
  openSwipe(indexPath: IndexPath, edge: SwipeEdge): boolean
  closeSwipe(): boolean
  setPrefetchConfiguration(configuration?: PrefetchConfiguration | null): void
  endLoading(): void
  applySnapshot(snapshot: Snapshot, options?: BatchOptions | null): void
  applyFilteredSnapshot(snapshot: Snapshot, items?: BigUint64Array | readonly bigint[] | null, options?: BatchOptions | null): void
  applyItems(section: bigint | number, items?: BigUint64Array | readonly bigint[] | null, content?: ItemContent | null, options?: BatchOptions | null): void
  applySnapshotUsingReloadData(snapshot: Snapshot): void
  snapshot(): Snapshot
  indexPathForIdentifier(item: bigint | number): Required<IndexPath>
  identifierForIndexPath(indexPath: IndexPath): bigint
  applySectionSnapshot(section: bigint | number, sectionSnapshot: SectionSnapshot, options?: BatchOptions | null): void
  getState(outlines?: readonly SectionOutline[] | null): Required<ViewState>
  restoreState(state?: ViewState | null, outlines?: readonly SectionOutline[] | null): Required<ViewState>
}

export interface LayoutMethods {
}

export interface SnapshotMethods {
  copy(): Snapshot
  setDuplicatePolicy(policy: DuplicatePolicy): void
  setMetrics(metrics?: readonly SectionMetrics[] | null): void
  setSectionMetrics(number: number, sections?: BigUint64Array | readonly bigint[] | null): void
  appendSections(sections?: BigUint64Array | readonly bigint[] | null): Uint32Array
  insertSections(sections: BigUint64Array | readonly bigint[] | null, relation: Relation, section: bigint | number): Uint32Array
  deleteSections(sections?: BigUint64Array | readonly bigint[] | null): void
  moveSection(section: bigint | number, relation: Relation, otherSection: bigint | number): void
  reloadSections(sections?: BigUint64Array | readonly bigint[] | null): void
  appendItems(section?: bigint | number | null, items?: BigUint64Array | readonly bigint[] | null, content?: ItemContent | null): Uint32Array
  insertItems(items: BigUint64Array | readonly bigint[] | null, relation: Relation, item: bigint | number, content?: ItemContent | null): Uint32Array
  setItems(section: bigint | number, items?: BigUint64Array | readonly bigint[] | null, content?: ItemContent | null): Uint32Array
  deleteItems(items?: BigUint64Array | readonly bigint[] | null): void
  deleteAllItems(keepsSections: boolean | number): void
  moveItem(item: bigint | number, relation: Relation, otherItem: bigint | number): void
  reloadItems(items?: BigUint64Array | readonly bigint[] | null, content?: ItemContent | null): void
  reconfigureItems(items?: BigUint64Array | readonly bigint[] | null, content?: ItemContent | null): void
  removeMarks(): void
  numberOfSections(): number
  numberOfItems(section?: bigint | number | null): number
  sectionIdentifiers(): BigUint64Array
  itemIdentifiers(section?: bigint | number | null): BigUint64Array
  reloadedSections(): BigUint64Array
  reloadedItems(): BigUint64Array
  reconfiguredItems(): BigUint64Array
  indexOfSection(section: bigint | number): number
  indexOfItem(item: bigint | number): number
  indexPathOfItem(item: bigint | number): Required<IndexPath>
  sectionContainingItem(item: bigint | number): bigint
  sectionAtIndex(index: number): bigint
  itemAtIndexPath(indexPath: IndexPath): bigint
  difference(older: Snapshot): Required<UpdateItem>[]
  replaceItems(section: bigint | number, sectionSnapshot: SectionSnapshot): void
}

export interface SectionSnapshotMethods {
  copy(): SectionSnapshot
  append(parent?: bigint | number | null, items?: BigUint64Array | readonly bigint[] | null, content?: ItemContent | null): void
  insert(items: BigUint64Array | readonly bigint[] | null, relation: Relation, item: bigint | number, content?: ItemContent | null): void
  insertSnapshot(inserted: SectionSnapshot, relation: Relation, item: bigint | number): void
  replaceChildren(parent: bigint | number, children: SectionSnapshot): void
  delete(items?: BigUint64Array | readonly bigint[] | null): void
  deleteAll(): void
  expand(items?: BigUint64Array | readonly bigint[] | null): void
  collapse(items?: BigUint64Array | readonly bigint[] | null): void
  setLazy(items?: BigUint64Array | readonly bigint[] | null): void
  numberOfItems(): number
  items(): BigUint64Array
  rootItems(): BigUint64Array
  visibleItems(): BigUint64Array
  expandedItems(): BigUint64Array
  itemsAwaitingChildren(): BigUint64Array
  contains(item: bigint | number): boolean
  isExpanded(item: bigint | number): boolean
  isVisible(item: bigint | number): boolean
  indexOfItem(item: bigint | number): number
  levelOfItem(item: bigint | number): number
  parentOfItem(item: bigint | number): bigint
  snapshotOfParent(parent: bigint | number, includesParent: boolean | number): SectionSnapshot
}

export interface LayoutContextMethods {
  bounds(): Required<Rect>
  environment(): Required<Environment>
  numberOfSections(): number
  numberOfItems(section: number): number
  sectionMetrics(section: number): Required<SectionMetrics>
  itemSizes(indexPath: IndexPath, count: number): { sizes: Required<Size>[]; areEstimated: Uint8Array }
  itemSpans(indexPath: IndexPath, count: number): Uint32Array
  interactiveMovement(): Required<InteractiveMovement>
}

export interface LayoutSinkMethods {
  add(attributes?: LayoutAttributes | null, transform?: Transform | null): void
  addBaseElements(rect: Rect, change: ((a0: Required<LayoutAttributes>, a1: Required<Transform>) => boolean | number)): void
  addBaseElement(element: Element | null, change: ((a0: Required<LayoutAttributes>, a1: Required<Transform>) => boolean | number)): void
}

export interface View extends Handle, ViewMethods {}
export interface Layout extends Handle, LayoutMethods {}
export interface Snapshot extends Handle, SnapshotMethods {}
export interface SectionSnapshot extends Handle, SectionSnapshotMethods {}
export interface LayoutContext extends LayoutContextMethods {}
export interface LayoutSink extends LayoutSinkMethods {}
