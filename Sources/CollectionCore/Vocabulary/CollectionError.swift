/// Why a call failed. Whatever the error, the view is as it was before the call.
public indirect enum CollectionError: Error, Equatable, Sendable {
    /// A number is wrong; `index` is the number's index if the argument is a column.
    case invalidNumber(Argument, index: Int? = nil, Fault, Detail = .none)
    /// An argument is wrong, or two arguments contradict each other.
    case invalidArgument(Argument, Fault, Detail = .none)
    /// The section does not exist: there are only `count` sections.
    case invalidSection(UInt32, count: Int)
    /// The item does not exist: its section has only `count` items.
    case invalidItem(IndexPath, count: Int)
    /// The layout does not have the element.
    case noElement(Element)
    /// No reusable view with this number shows an element at present.
    case unknownReusableView(UInt32)
    case unknownReuseIdentifier(UInt32, ElementCategory, ElementKind)
    case unknownElementKind(UInt32)
    /// No item contains the point.
    case noItem(at: Point)
    /// No item is nearest to a point: there are no items, or all items are hidden.
    case noNearestItem
    /// The view has no index titles.
    case noIndexTitle
    /// The last display frame shows nothing at the point.
    case nothingShown
    /// The data was pushed, so that no data source can be asked again.
    case noDataSource
    /// The data does not come from a snapshot, so that no snapshot can be returned.
    case noSnapshot
    /// No interactive transition runs, or no value was set for the key in the running transition.
    case noTrackedValue
    /// No batch update was refused as invalid, so that there is no reason to return.
    case noInvalidUpdate
    /// A column has `count` entries, but must have `expected` entries or none.
    case unequalColumns(Argument, count: Int, expected: Int)
    /// A chunk's total count of items is not the sum of the item counts of its sections.
    case wrongItemCount(Int, sum: Int)
    /// The call would exceed a limit.
    case limitExceeded(Limit, value: Int, maximum: Int)
    /// The content would be longer than 2^36 points, or the lengths of all items together would be
    /// more than 2^37 points. Sums of longer lengths would not be exact.
    case contentTooLong
    /// No item has the identifier.
    case unknownItemIdentifier(UInt64)
    /// The batch update is not possible. No part of the update was applied.
    case invalidUpdate(InvalidUpdate, Detail = .none)
    /// The change of a snapshot is not possible. No part of the change was made.
    case snapshot(SnapshotFault, Detail = .none)
    /// A custom layout of the host has given an invalid answer.
    case invalidLayout(LayoutFault)
    /// A custom layout of the host has reported that it failed, with this status code.
    case layoutFailed(Code)
    /// The state of the view, which earlier calls have set, does not allow the call.
    case wrongState(Situation)
    /// The view is in use: a callback of the view called the view.
    case busy

    /// Status codes. The numbers never change. They equal `jgb_status` in C and `ErrorCode` in the
    /// protocol.
    public enum Code: UInt32, Sendable {
        case invalidArgument = 1
        case invalidIndexPath = 2
        case invalidUpdate = 3
        case notFound = 4
        case resourceExhausted = 5
        case busy = 6
        case wrongState = 7
        case invalidLayout = 8
    }

    /// The state of the view that does not allow a call.
    public enum Situation: Sendable {
        /// A batch update has begun and not ended.
        case batchIsOpen
        /// No batch update has begun.
        case noBatchIsOpen
        /// The data comes from a snapshot. Only applying another snapshot changes the data.
        case dataIsSnapshot
        case interactiveTransitionRuns, noInteractiveTransition
        /// An interactive movement is in progress; no interactive movement is in progress.
        case itemIsBeingMoved, noMovement
        /// The movement's configuration, or a locked item, does not allow the item at the target.
        case targetIsRefused
        case noDrag, noDrop
        /// A custom layout is the view's layout already. A transition from a custom layout to
        /// itself cannot start.
        case layoutIsShown
        /// The layout's description of the section has no orthogonal scrolling.
        case sectionDoesNotScroll
        /// No layout attributes are being collected.
        case noAttributesAreOpen
        case scrollerIsDisabled
        case selectionIsNotAllowed
        /// No more than one item may be selected.
        case selectionIsSingle
        /// At least one item must remain selected.
        case selectionIsNotToBeEmpty
        case noSelectionBatchIsOpen
        /// The host has not allowed elements of the view to have focus.
        case focusIsNotAllowed
        /// The scrolling that the call refers to has ended, or has been replaced by another motion.
        case motionIsOver
        case contentIsZoomed, layoutDoesNotZoom
    }

    /// The argument that an error is about. The function that checks an argument names the argument
    /// as the C header and the protocol do.
    public struct Argument: ExpressibleByStringLiteral, Equatable, Sendable {
        let name: Word
        /// The name of a field of a point, a size or a rectangle; nil if the whole argument is
        /// meant.
        private(set) var field: Word?

        @inline(__always)
        public init(stringLiteral name: StaticString) {
            self.name = Word(name)
        }

        /// - Parameter name: In UTF-8, with a zero byte at its end. It is never freed.
        package init(named name: UnsafePointer<CChar>) {
            self.name = unsafe Word(name)
        }

        @inline(__always)
        package func field(_ name: StaticString) -> Argument {
            var argument = self
            argument.field = Word(name)
            return argument
        }
    }

    public enum Fault: Sendable {
        case notANumber, infinite, negative, tooLarge, goesBack, unknownValue
        case invalidUTF8
        case empty, conflicting, outOfRange, isNull, isMisaligned, tooLong
        /// The handle is of another type, has been destroyed, or was made by another version of the
        /// library.
        case isNoHandle
        /// The column is allowed for the attributes of shown elements only, not for initial or
        /// final attributes.
        case shownOnly
        /// The layout is custom or explicit, and so computes nothing that another layout could
        /// change.
        case placesEachElement
        /// The `struct_size` of a C struct is smaller than the first published version of the
        /// struct, too large, or different from that of other entries of an array.
        case wrongStructSize
    }

    public enum Limit: Sendable {
        case items, sections, dataBytes, elements, registrations, updateItems, identifiers
        /// Elements and sections near a rectangle along the main axis, visible in the rectangle or
        /// not.
        case elementsNearby
        /// Places in the groups of all section descriptions of a compositional layout.
        case groupPlaces
        /// Updates whose completion no display frame has reported yet.
        case completions
    }
}
