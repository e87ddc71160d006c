/// Why a call failed. Whatever the error, the view is as it was before the call.
public indirect enum CollectionError: Error, Equatable, Sendable {
    /// A number that is not what it should be.
    case invalidNumber(Argument, index: Int? = nil, Fault)
    /// A combination of arguments that has no meaning.
    case invalidArgument(Argument, Fault)
    /// There are only `count` sections.
    case invalidSection(UInt32, count: Int)
    /// There are only `count` items in the section.
    case invalidItem(IndexPath, count: Int)
    /// The layout has no such element.
    case noElement(Element)
    /// No element is shown in such a view now.
    case unknownReusableView(UInt32)
    case unknownReuseIdentifier(UInt32, ElementCategory, ElementKind)
    case unknownElementKind(UInt32)
    /// No item contains the point.
    case noItem(at: Point)
    /// There is no item that could be nearest to a point.
    case noNearestItem
    /// There are no titles of an index.
    case noIndexTitle
    /// The last display frame shows nothing at the point.
    case nothingShown
    /// The data was pushed: there is no data source to ask again.
    case noDataSource
    /// The data is not a snapshot's: there is none to give.
    case noSnapshot
    /// No interactive transition runs, or no such quantity was set in it.
    case noTrackedValue
    /// No batch update was refused: there is nothing to say of one.
    case noInvalidUpdate
    /// A column must have as many entries as there are elements, or none.
    case unequalColumns(Argument, count: Int, expected: Int)
    /// A chunk's count of items is not the sum of its sections' counts.
    case wrongItemCount(Int, sum: Int)
    /// A limit would be passed.
    case limitExceeded(Limit, value: Int, maximum: Int)
    /// The content would be longer than exact sums allow, 2^36 points, or all items together
    /// would be, 2^37.
    case contentTooLong
    /// No item has the identifier.
    case unknownItemIdentifier(UInt64)
    /// A batch update that is not possible; nothing of it was done.
    case invalidUpdate(InvalidUpdate)
    /// A change of a snapshot that is not possible; nothing of it was done.
    case snapshot(SnapshotFault)
    /// A layout of the host's own has answered what cannot be.
    case invalidLayout(LayoutFault)
    /// A layout of the host's own says that it has failed, with this sort of error.
    case layoutFailed(Code)
    /// The call does not go with what was called before it.
    case wrongState(Situation)
    /// The view is in use: a callback called back.
    case busy

    /// The stable numbers: those of `jgb_status` in C and of `ErrorCode` in the protocol.
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

    /// Why a call cannot be made now.
    public enum Situation: Sendable {
        /// A batch update has begun and not ended.
        case batchIsOpen
        /// No batch update has begun.
        case noBatchIsOpen
        /// The data is that of a snapshot, and is changed by applying another one.
        case dataIsSnapshot
        case interactiveTransitionRuns, noInteractiveTransition
        /// An interactive movement is in progress, or none is.
        case itemIsBeingMoved, noMovement
        /// The settings of movements, or locked items, keep the item from the place.
        case targetIsRefused
        case noDrag, noDrop
        /// A layout of the host's own cannot be led to from itself.
        case layoutIsShown
        /// The layout's description of the section has no orthogonal scrolling.
        case sectionDoesNotScroll
        /// No layout attributes are being collected.
        case noAttributesAreOpen
        case scrollerIsDisabled
        case selectionIsNotAllowed
        /// No more than one item may be selected.
        case selectionIsSingle
        /// One item must be selected.
        case selectionIsNotToBeEmpty
        case noSelectionBatchIsOpen
        /// The host has not said that elements of the view can have focus.
        case focusIsNotAllowed
        /// The motion that a call is about has ended, or something else has taken its place.
        case motionIsOver
        case contentIsZoomed, layoutDoesNotZoom
    }

    /// What an error speaks of, named as in the C header and the protocol, where it is checked.
    public struct Argument: ExpressibleByStringLiteral, Equatable, Sendable {
        let name: Word
        /// Which field of a point, a size or a rectangle; nil: the argument is one number.
        private(set) var field: Word?

        @inline(__always)
        public init(stringLiteral name: StaticString) {
            self.name = Word(name)
        }

        @inline(__always)
        func field(_ name: StaticString) -> Argument {
            var argument = self
            argument.field = Word(name)
            return argument
        }
    }

    public enum Fault: Sendable {
        case notANumber, infinite, negative, tooLarge, goesBack, unknownValue, invalidUTF8
        case empty, conflicting, outOfRange, isNull, isMisaligned, tooLong
        /// Initial and final attributes have no such column.
        case shownOnly
        /// A struct of C says that it is smaller than it ever was.
        case wrongStructSize
    }

    public enum Limit: Sendable {
        case items, sections, dataBytes, elements, registrations, updateItems, identifiers
        /// Elements and sections at the height of a rectangle, be they visible in it or not.
        case elementsNearby
        /// In the groups of all descriptions of a compositional layout.
        case groupPlaces
        /// Of updates that no display frame has reported yet.
        case completions
    }
}
