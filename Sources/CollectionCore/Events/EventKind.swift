/// The kinds of events. The numbers are those of `jgb_event_kind`.
public enum EventKind: UInt32, Sendable, CaseIterable {
    /// The queue had no room. `value`: the number of events that were lost.
    case lost = 1
    /// An update or a change of the layout is complete: rule T7. `value`: its tag. `otherValue`: 1
    /// if the change was completed, 0 if other data or another layout replaced it.
    case completion = 2
    /// The last item has left the data.
    case contentBecameEmpty = 3
    /// The data, which was empty, has items.
    case contentBecameNotEmpty = 4
    /// A display frame displays a cell or a supplementary view that the previous display frame did
    /// not display.
    case willDisplay = 5
    /// A display frame does not display a cell or a supplementary view that was displayed before.
    case didEndDisplaying = 6
    /// A display frame displays the first cell or supplementary view of a section. Of this event
    /// and `sectionDidEndDisplaying`: the index path has no item.
    case sectionWillDisplay = 7
    /// A display frame displays no cell or supplementary view of the section any more.
    case sectionDidEndDisplaying = 8
    /// A pointer begins to drag the content. This event, and all events up to
    /// `didEndScrollingAnimation`, may be about a section that scrolls orthogonally: then `element`
    /// names the section.
    case willBeginDragging = 9
    /// A pointer ends a drag of the content. `point`: the content offset at which the content will
    /// come to rest, unless the content changes, or the host sets another offset
    /// (`CollectionView.retarget`). `otherPoint`: the velocity of the content, in points per
    /// millisecond.
    case willEndDragging = 10
    /// A pointer has ended a drag of the content. `value`: 1 if the content keeps moving, else 0.
    case didEndDragging = 11
    case willBeginDecelerating = 12
    /// The content, which was decelerating, is at rest, or something has stopped it.
    case didEndDecelerating = 13
    /// The scroller has changed the content offset. `point`: the content offset.
    case didScroll = 14
    /// An animated change of the content offset has reached its end, or something has stopped it.
    case didEndScrollingAnimation = 15
    /// An item is highlighted: a pointer is down on it long enough to be no drag, or taps it. Of
    /// all events from this one to `longPressCancelled`: `point`: the place of the pointer in the
    /// bounds of the last display frame; `otherPoint`: its place in the content; `value`: the
    /// `KeyModifiers` that were held as the pointer went down.
    case didHighlight = 16
    /// An item is no longer highlighted: the pointer is lifted, or does something else.
    case didUnhighlight = 17
    /// A pointer that went down on an element, or beside all elements, is lifted.
    case tap = 18
    /// A pointer has been down for half a second.
    case longPressBegan = 19
    /// The pointer of a long press moves.
    case longPressChanged = 20
    /// The pointer of a long press is lifted.
    case longPressEnded = 21
    /// The pointer of a long press is cancelled.
    case longPressCancelled = 22
    /// A pinch begins. Of all events from this one to `pinchCancelled`: `number`: the scale;
    /// `otherNumber`: the change of the scale per second; `point`: the centre in the bounds of the
    /// last display frame; `otherPoint`: the centre in the content; `value`: 1 if the pinch drives
    /// a transition to another layout.
    case pinchBegan = 23
    case pinchChanged = 24
    case pinchEnded = 25
    case pinchCancelled = 26
    /// Focus has moved. `element`: the element that has focus, or none. The run: the element that
    /// had focus; the identifier in the list: that of its item or section; there is no run if no
    /// element had focus. `value`: the `FocusHeading`. `otherValue`: the part of the element that
    /// has focus, from 1 on; 0: the element itself has focus.
    case focusDidChange = 48
    /// Focus would move to an element about which the host decides. The host sets focus if it
    /// agrees. The fields are those of `focusDidChange`.
    case focusRequested = 49
    /// A person types to find an item, and the view knows no names of items: the host may give
    /// focus to an item. `value`: the index in `Events.text` of the first byte of the text typed so
    /// far; `otherValue`: the size of this text in bytes. `element`: the element that has focus.
    case typeAhead = 50
    /// The scrolling that `CollectionView.scrollToTop` began has reached the start of the content.
    case didScrollToTop = 27
    /// A drag asks the host to dismiss the keyboard, by the view's `KeyboardDismissMode`.
    case dismissKeyboard = 28
    /// The view, whose scroller is disabled, asks the host to scroll. `point`: the content offset;
    /// `value`: 1 if the host should animate the change. If `element` names a section, the host
    /// should scroll the section orthogonally, to the cross component of `point`.
    case wantedOffset = 29
    /// The host should fetch the data of items that will soon be visible. `runs`: the items, the
    /// nearest ones first. `identifiers`: those of the items, where the data is a snapshot.
    /// `value`: the number of items.
    case prefetch = 56
    /// The host may stop fetching the data of items. Fields: those of `prefetch`.
    case cancelPrefetch = 57
    /// The end of the content is near, and the host may load more items. `number`: the distance
    /// from the bounds to the end, in points; negative beyond the end. `value`: the edge of the
    /// content, an `ElementAppearance.Edge`.
    case nearEnd = 58
    /// The start of the content is near, and the host may load earlier items. The fields are those
    /// of `nearEnd`, with the distance to the start.
    case nearStart = 115
    /// Items count as viewed: in the order of index paths. The fields are those of `prefetch`.
    case didBecomeViewable = 59
    /// Items no longer count as viewed. The fields are those of `didBecomeViewable`.
    case didBecomeNotViewable = 60
    /// The content scrolls to the place of an index title. `value`: the number of the title.
    /// `element`: the item or the section at that place.
    case didScrollToIndexTitle = 61

    /// A person has selected a single item.
    case didSelect = 32
    /// A person has deselected a single item, or selected another item in its place.
    case didDeselect = 33
    /// Items were selected, deselected, or both. `value`: the number of items that were selected.
    /// `otherValue`: the number that were deselected, including items that have left the data.
    /// `number`: the number of selected items. `otherNumber`: a `SelectionReason`. The only run:
    /// from the first changed item to the last one; none if all have left the data.
    case selectionDidChange = 34
    /// A person would select an item if the host agrees: the host then selects the item.
    case selectRequested = 35
    /// A person would deselect an item if the host agrees: the host then deselects the item.
    case deselectRequested = 36
    /// A person asks for an item's primary action: by a tap, two clicks or a key. The points and
    /// `value` are those of `tap`; with a key the points are 0. `otherValue`: 1 if the person has
    /// chosen the preview in the context menu of the item; then the points are 0 as well.
    case primaryAction = 37
    /// A person asks for a context menu: by the secondary button, a long press or the key for
    /// menus. `element`: the element at the pointer, or the one that has focus; none: the
    /// background. The points and `value` are those of `tap`; with a key the points are 0.
    /// `otherValue`: the number of items that the menu is about: all selected items if the item is
    /// selected. The runs: these items, at most the first 4,096 runs.
    case menuRequested = 38
    /// A key asks the host to delete the selected items. The only run: from the first selected item
    /// to the last one. `value`: the `KeyModifiers`. `otherValue`: the number of selected items.
    /// `element`: the element that has focus.
    case deleteRequested = 39
    /// A key asks the host to let a person edit the focused item. `value`: the `KeyModifiers`.
    case editRequested = 40
    /// A pointer draws a band over items. `point`, `otherPoint`: two opposite corners of the band,
    /// in the content. `value`: 1; 0 once the band has ended: then the corners are 0.
    case bandChanged = 41
    /// A person begins to sweep over items to select them. If several items can be selected only in
    /// editing, the host may begin editing. The points and `value` are those of a press: where the
    /// pointer went down on `element`.
    case didBeginMultipleSelection = 42
    case didEndMultipleSelection = 43

    /// A person, or the host, begins to move an item. Of this event and `movementTargetChanged`:
    /// `element`: the item, by its index path in the data; the first run: its presented index path.
    /// Of both events, of `movementEnded` and of `itemMoved`: `value`: the presented position in
    /// its section, from 1; `otherValue`: the number of items of this section, including the item.
    case movementBegan = 80
    /// The item that is moved has a new target. The second run: the index path presented before.
    case movementTargetChanged = 81
    /// The item that was moved was dropped. Of this event, `movementCancelled` and `itemMoved`: the
    /// only run: the index path that the item had in the data.
    case movementEnded = 82
    /// The item that was moved returns to its place, or has left the data.
    case movementCancelled = 83
    /// The view has moved the dropped item in its data: the host should do the same.
    case itemMoved = 84
    /// A person wants to move an item about which the host decides. The host begins the movement if
    /// it agrees. The points and `value` are those of `longPressBegan`.
    case moveRequested = 85

    /// A person, or the host, begins to drag items. Of this event and `dragItemsAdded`: `element`:
    /// the item that is dragged or added; the runs: the first 4,096 runs of the dragged items;
    /// `value`: the number of items. Of this event: `point`: the place of the pointer in the
    /// bounds; `otherPoint`: its place in the content.
    case dragSessionWillBegin = 88
    case dragItemsAdded = 89
    /// The drag of items has ended. `value`: the `DropOperation` that was done with the items. The
    /// runs: the first 4,096 of the items, by their current index paths. `otherValue`: the number
    /// of items that have left the data.
    case dragSessionDidEnd = 90
    /// Dragged items are over the view. Of this event, `dropSessionDidExit` and
    /// `dropSessionDidEnd`: `value`: the number of items; `otherValue`: 1 if they are items of this
    /// view.
    case dropSessionDidEnter = 91
    /// The place or the operation of a drop has changed. `element`: the item onto which the items
    /// would be dropped, or the index path at which they would be inserted; none: there is no
    /// place. `value`: the `DropOperation`; `otherValue`: the `DropIntent`. `point`, `otherPoint`:
    /// two corners of the line between the items before and after. `number`, `otherNumber`: the
    /// position in the section, from 1, and the number of items of the section.
    case dropSessionDidUpdate = 92
    case dropSessionDidExit = 93
    /// Items were dropped by a person or the host: the host inserts them, unless the view has moved
    /// them. The fields are those of `dropSessionDidUpdate`. The runs: the view's own items, by
    /// their index paths before the drop. `number`: if the view has moved the items, the item
    /// number in its section of the first of them, which the others follow; -1: the view has not
    /// moved them.
    case performDrop = 94
    case dropSessionDidEnd = 95
    /// Items have been dragged over an item for a second: the host should open this item.
    case springLoaded = 113
    /// A placeholder was removed with its section, or with all data. `value`: its number.
    case placeholderRemoved = 114

    /// The context menu of an item is closed. `element`: the item.
    case menuDidClose = 102
    /// The item of a context menu has left the data or was reloaded: the menu is closed.
    case menuTargetGone = 103
    /// A key asks the host to copy items: all selected items, or else the focused item. The runs:
    /// the items, at most the first 4,096 runs. `value`: the `KeyModifiers`. `otherValue`: the
    /// number of items. `element`: the element that has focus.
    case copyRequested = 104
    /// A key asks the host to cut items. The fields are those of `copyRequested`.
    case cutRequested = 105
    /// A key asks the host to paste. `element`: the index path at which items should be inserted,
    /// which may be behind the last item of a section; none: there is no section. `value`: the
    /// `KeyModifiers`.
    case pasteRequested = 106

    /// A person begins to swipe a row with actions. Of all events from this one to `swipeDidClose`:
    /// `element`: the item; `number`: the offset of the cell's content to the right, in points;
    /// `otherNumber`: the offset at which it rests or will rest; `value`: the `SwipeEdge` of the
    /// visible actions, or 0. The points are those of the pointer; 0 without a pointer.
    case swipeBegan = 107
    /// The content of a swiped row has moved, by a finger or by an animation. `otherValue`: 1 if
    /// the first action is committed, or would be if the finger were lifted at this place.
    case swipeChanged = 108
    /// The finger of a swipe is lifted: the row stays open, or closes.
    case swipeEnded = 109
    /// The swipe was cancelled: the row closes.
    case swipeCancelled = 110
    /// A full swipe: the host performs the first action of the side, and then closes the row or
    /// deletes the item.
    case swipeCommitted = 111
    /// A row that was open closes.
    case swipeDidClose = 112

    /// Elements were inserted, removed or moved other than by scrolling, and all animations have
    /// ended. Of this event and `accessibilityScreenChanged`: `element`: where assistive technology
    /// may continue.
    case accessibilityLayoutChanged = 72
    /// All data was replaced, or the layout was.
    case accessibilityScreenChanged = 73
    /// The number of items or sections has changed. `value`: items. `otherValue`: sections.
    case accessibilityCountChanged = 74
    /// Assistive technology has scrolled by a page. `element`: the first item that is visible then.
    /// `value`, `otherValue`: the positions of the first and the last visible item, from 1; 0 in
    /// layouts that change with every content offset. `number`: the number of items. `point`: the
    /// page, from 1, and the number of pages.
    case accessibilityScrolled = 75

    /// A drag has moved the content far enough beyond its start to ask for a refresh. `number`: the
    /// distance beyond the start, in points.
    case refreshRequested = 96
    /// The content begins to be zoomed, by a pinch or an animation. `number`: the zoom scale.
    case willBeginZooming = 97
    /// The zoom scale has changed. `number`: the zoom scale. `point`: the content offset.
    case didZoom = 98
    /// Zooming has ended. `number`: the zoom scale. Content beyond its edges still moves back.
    case didEndZooming = 99

    /// The group to which an event of the kind belongs; empty: the event is always queued.
    var group: EventMask {
        switch self {
        case .lost: []
        case .selectionDidChange, .didSelect, .didDeselect, .selectRequested, .deselectRequested,
            .didBeginMultipleSelection, .didEndMultipleSelection:
            .selection
        case .primaryAction, .menuRequested, .menuDidClose, .menuTargetGone, .deleteRequested,
            .editRequested:
            .actions
        case .swipeBegan, .swipeChanged, .swipeEnded, .swipeCancelled, .swipeCommitted,
            .swipeDidClose:
            .swiping
        case .copyRequested, .cutRequested, .pasteRequested: .editingCommands
        case .bandChanged: .bands
        case .completion: .completions
        case .contentBecameEmpty, .contentBecameNotEmpty: .content
        case .willDisplay, .didEndDisplaying: .display
        case .sectionWillDisplay, .sectionDidEndDisplaying: .sectionDisplay
        case .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
            .didEndDecelerating, .didScroll, .didEndScrollingAnimation, .didScrollToTop,
            .dismissKeyboard, .wantedOffset, .didScrollToIndexTitle:
            .scrolling
        case .didHighlight, .didUnhighlight: .highlights
        case .tap: .taps
        case .longPressBegan, .longPressChanged, .longPressEnded, .longPressCancelled:
            .longPresses
        case .pinchBegan, .pinchChanged, .pinchEnded, .pinchCancelled: .pinches
        case .focusDidChange, .focusRequested: .focus
        case .typeAhead: .typeAhead
        case .prefetch, .cancelPrefetch: .prefetching
        case .nearEnd: .nearEnd
        case .nearStart: .nearStart
        case .movementBegan, .movementTargetChanged, .movementEnded, .movementCancelled,
            .itemMoved, .moveRequested:
            .movement
        case .dragSessionWillBegin, .dragItemsAdded, .dragSessionDidEnd, .dropSessionDidEnter,
            .dropSessionDidUpdate, .dropSessionDidExit, .performDrop, .dropSessionDidEnd,
            .springLoaded, .placeholderRemoved:
            .dragging
        case .didBecomeViewable, .didBecomeNotViewable: .viewability
        case .accessibilityLayoutChanged, .accessibilityScreenChanged, .accessibilityCountChanged,
            .accessibilityScrolled:
            .accessibility
        case .refreshRequested: .refreshing
        case .willBeginZooming, .didZoom, .didEndZooming: .zooming
        }
    }
}
