/// The sorts of events. The numbers are those of `jgb_event_kind`.
public enum EventKind: UInt32, Sendable, CaseIterable {
    /// The queue had no room. `value`: the number of events that were lost.
    case lost = 1
    /// An update or a change of the layout is complete: rule T7. `value`: its tag. `otherValue`: 1
    /// if it came to its end, 0 if other data or another layout took its place.
    case completion = 2
    /// The last item has left the data.
    case contentBecameEmpty = 3
    /// The first item has come into the data.
    case contentBecameNotEmpty = 4
    /// A display frame shows a cell or a supplementary view that the display frame before did not
    /// show.
    case willDisplay = 5
    /// A display frame no longer shows a cell or a supplementary view.
    case didEndDisplaying = 6
    /// A display frame shows the first cell or supplementary view of a section, or no longer shows
    /// the last one. The index path has no item.
    case sectionWillDisplay = 7
    case sectionDidEndDisplaying = 8
    /// A pointer begins to drag the content. This event, and the six after it, may be about a
    /// section that scrolls across: then `element` names the section.
    case willBeginDragging = 9
    /// A pointer lets the content go. `point`: the content offset at which the content will rest,
    /// unless it changes, or the host says another place (`CollectionView.retarget`). `otherPoint`:
    /// the velocity of the content, in points per millisecond.
    case willEndDragging = 10
    /// A pointer has let the content go. `value`: 1 if the content goes on, 0 if it rests.
    case didEndDragging = 11
    case willBeginDecelerating = 12
    /// The content rests, or something has stopped it.
    case didEndDecelerating = 13
    /// The scroller has changed the content offset. `point`: the content offset.
    case didScroll = 14
    /// An animated change of the content offset has come to its end, or something has stopped it.
    case didEndScrollingAnimation = 15
    /// A pointer is down on an item long enough to be no drag, or taps the item. Of this event and
    /// the six after it: `point`: the place of the pointer in the bounds of the last display frame,
    /// `otherPoint`: in the content. `value`: the `KeyModifiers` as the pointer went down.
    case didHighlight = 16
    /// The pointer is lifted, or does something else.
    case didUnhighlight = 17
    /// A pointer was down on an element, or beside all elements, and is lifted.
    case tap = 18
    /// A pointer is down for half a second, moves afterwards, is lifted, or is taken away.
    case longPressBegan = 19
    case longPressChanged = 20
    case longPressEnded = 21
    case longPressCancelled = 22
    /// A pinch. `number`: the scale, `otherNumber`: by how much the scale changes in a second,
    /// `point`: the centre in the bounds of the last display frame, `otherPoint`: in the content,
    /// `value`: 1 if the pinch leads to another layout.
    case pinchBegan = 23
    case pinchChanged = 24
    case pinchEnded = 25
    case pinchCancelled = 26
    /// Focus has gone from one element to another one. `element`: the one that has focus; none:
    /// none has. The run is the element that had focus, and the identifier in the list that of its
    /// item, or its section: none if none had. `value`: the `FocusHeading`. `otherValue`: the part
    /// of the element that has focus, from 1 on; 0: the element itself has.
    case focusDidChange = 48
    /// Focus would go to an element that the host decides about; the fields are those of
    /// `focusDidChange`. The host sets focus if it agrees.
    case focusRequested = 49
    /// A person types to find an item, and the view knows no names of items: the host gives focus
    /// to an item, or not. `value`: where in `Events.text` all begins that is typed until now;
    /// `otherValue`: its size in bytes. `element`: what has focus.
    case typeAhead = 50
    /// The scrolling that `CollectionView.scrollToTop` began has come to its end, at the start of
    /// the content.
    case didScrollToTop = 27
    /// A drag asks for the keyboard to go, by the view's `KeyboardDismissMode`.
    case dismissKeyboard = 28
    /// The view, whose scroller is disabled, wants the host to scroll. `point`: the content offset;
    /// `value`: 1 if the host is to show it over time; `element` names a section that is to scroll
    /// across, by the component of `point` that is across.
    case wantedOffset = 29
    /// The host is to fetch the data of items that will soon be visible, or no more. `runs`: the
    /// items, the nearest ones first. `identifiers`: those of the items, where the data is a
    /// snapshot. `value`: the number of items.
    case prefetch = 56
    case cancelPrefetch = 57
    /// The end of the content comes near, and the host may load more items. `number`: the distance
    /// of the bounds from the end; negative beyond it. `value`: the edge of the content, an
    /// `ElementAppearance.Edge`.
    case nearEnd = 58
    /// Items count as viewed, or do so no more. `runs`, `identifiers` and `value` are as in
    /// `prefetch`, by index path.
    case didBecomeViewable = 59
    case didBecomeNotViewable = 60
    /// The content goes to the place of a title of the index. `value`: the number of the title.
    /// `element`: the item, or the section.
    case didScrollToIndexTitle = 61

    /// A person has selected an item, or deselected an item: one alone.
    case didSelect = 32
    case didDeselect = 33
    /// Items were selected, deselected, or both. `value`: how many were selected. `otherValue`: how
    /// many were deselected, those that have left the data among them. `number`: how many are
    /// selected. `otherNumber`: a `SelectionReason`. The only run: from the first item that was
    /// selected or deselected to the last one; none if all have left the data.
    case selectionDidChange = 34
    /// A person would select an item, or deselect one, about which the host decides. The host does
    /// so if it agrees.
    case selectRequested = 35
    case deselectRequested = 36
    /// A person taps an item, or clicks on it twice, so that the host acts on it. The points and
    /// `value` are those of `tap`. By a key the points are 0. `otherValue`: 1 if the person has
    /// chosen the preview in the context menu of the item; then the points are 0 as well.
    case primaryAction = 37
    /// A person clicks by the secondary button, presses long, or presses the key for menus.
    /// `element`: what is there, or what has focus; none: the background. The points and `value`
    /// are those of `tap`. By a key the points are 0. `otherValue`: how many items the menu is
    /// about: all that are selected if the item is one of them. The runs: these items, the first
    /// 4,096 runs.
    case menuRequested = 38
    /// A key wants the host to delete what is selected. The only run has all of it. `value`: the
    /// `KeyModifiers`. `otherValue`: how many items are selected. `element`: what has focus.
    case deleteRequested = 39
    /// A key wants the host to let a person edit the item that has focus. `value`: the
    /// `KeyModifiers`.
    case editRequested = 40
    /// A pointer draws a band over items. `point`, `otherPoint`: its corners, in the content.
    /// `value`: 0 once the band is gone; then both are 0.
    case bandChanged = 41
    /// A person sweeps items to select them, or would once the view is being edited. The points
    /// and `value` are those of a press: where the pointer went down on `element`.
    case didBeginMultipleSelection = 42
    case didEndMultipleSelection = 43

    /// A person, or the host, has picked an item up to move it. Of this event and the next one:
    /// `element`: the item, by its index path in the data; the first run: where it is presented.
    /// `value`, `otherValue`: the position there in the section, from 1, and the number of items of
    /// the section, with the item; so it is of `movementEnded` and `itemMoved`.
    case movementBegan = 80
    /// The item would take another place if it were let go. The second run: where it was presented
    /// before.
    case movementTargetChanged = 81
    /// The item was let go. Of this event and the two after it: the only run: the index path that
    /// it had in the data.
    case movementEnded = 82
    /// The item goes back to its place, or has left the data.
    case movementCancelled = 83
    /// The view has moved an item in its data, as it was let go elsewhere: the host does the same.
    case itemMoved = 84
    /// A person wants to move an item about which the host decides. The host begins the movement if
    /// it agrees. The points and `value` are those of `longPressBegan`.
    case moveRequested = 85

    /// A person, or the host, begins to drag items. Of this event and the next one: `element`: the
    /// item; the runs: all items; `value`: how many they are. Of this event, `point`, `otherPoint`:
    /// the place of the pointer in the bounds, and in the content.
    case dragSessionWillBegin = 88
    case dragItemsAdded = 89
    /// `value`: the `DropOperation` that was done with the items. The runs: the items by now.
    /// `otherValue`: how many of them have left the data.
    case dragSessionDidEnd = 90
    /// Items are dragged over the view. Of this event, of the exit and of the end: `value`: how
    /// many they are; `otherValue`: 1 if they are the view's own.
    case dropSessionDidEnter = 91
    /// They would be dropped elsewhere, or something else would become of them. `element`: the item
    /// onto which they would be dropped, or the index path at which they would be inserted; none:
    /// there is no place. `value`: the `DropOperation`; `otherValue`: the `DropIntent`. `point`,
    /// `otherPoint`: two corners of the line between the items before and behind. `number`,
    /// `otherNumber`: the position in the section, from 1, and the number of its items.
    case dropSessionDidUpdate = 92
    case dropSessionDidExit = 93
    /// A person, or the host, has dropped them: the host takes them in, unless the view has moved
    /// them. The fields are those of the update. The runs: the view's own items as they were in
    /// the data. `number`: the item of its section that the first of them is, where the view has
    /// moved them there one behind the other; -1: the view has not.
    case performDrop = 94
    case dropSessionDidEnd = 95
    /// Items have been dragged over an item for a second: the host opens it.
    case springLoaded = 113
    /// A placeholder has gone with its section, or with all data. `value`: its number.
    case placeholderRemoved = 114

    /// The context menu of an item is closed. `element`: the item.
    case menuDidClose = 102
    /// The item of a context menu has left the data, or is another one now: the menu is closed.
    case menuTargetGone = 103
    /// A key wants the host to copy items, or to cut them: all that are selected, or else the item
    /// that has focus. The runs: the items, the first 4,096 runs. `value`: the `KeyModifiers`.
    /// `otherValue`: how many items there are. `element`: what has focus.
    case copyRequested = 104
    case cutRequested = 105
    /// A key wants the host to paste. `element`: the index path at which items are to be inserted,
    /// which may be behind the last item of its section; none: there is no section. `value`: the
    /// `KeyModifiers`.
    case pasteRequested = 106

    /// A person begins to swipe a row with actions. Of this event and the five after it: `element`:
    /// the item; `number`: how far the content of the cell is to be shown to the right of its
    /// place; `otherNumber`: where it rests, or is to; `value`: the `SwipeEdge` whose actions are
    /// revealed; 0: none are. The points are those of the pointer; 0 without one.
    case swipeBegan = 107
    /// The content is elsewhere: a finger moves it, or it is on its way. `otherValue`: 1 if it
    /// commits the first action, or would if it were let go now.
    case swipeChanged = 108
    /// The finger is lifted: the row stays open, or closes.
    case swipeEnded = 109
    /// The swipe was taken back: the row closes.
    case swipeCancelled = 110
    /// A full swipe: the host performs the first action of the side, and closes the row, or deletes
    /// the item.
    case swipeCommitted = 111
    /// A row that was open closes.
    case swipeDidClose = 112

    /// Elements came, went or moved otherwise than by scrolling, and nothing is on its way any
    /// more. Of this event and the next one: `element`: where assistive technology may go on.
    case accessibilityLayoutChanged = 72
    /// All data was replaced, or the layout was.
    case accessibilityScreenChanged = 73
    /// `value`: the number of items. `otherValue`: the number of sections.
    case accessibilityCountChanged = 74
    /// Assistive technology has scrolled by a page. `element`: the first item that is seen then.
    /// `value`, `otherValue`: the positions of the first and the last item, from 1; 0 in layouts
    /// that change with every content offset. `number`: the number of items. `point`: the page,
    /// from 1, and the number of pages.
    case accessibilityScrolled = 75

    /// A drag has shown the content far enough beyond its start to ask for a refresh. `number`: how
    /// far beyond, in points.
    case refreshRequested = 96
    /// The content begins to be zoomed, by a pinch or over time. `number`: the zoom scale.
    case willBeginZooming = 97
    /// The zoom scale has changed. `number`: the zoom scale. `point`: the content offset.
    case didZoom = 98
    /// `number`: the zoom scale. Content that is beyond its edges still comes back.
    case didEndZooming = 99

    /// The group that a host asks for; empty: the event is always queued.
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
