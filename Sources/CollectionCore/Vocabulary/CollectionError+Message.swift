extension CollectionError {
    /// The status code of the error: many errors have one code.
    @inline(never)
    public var code: Code {
        switch self {
        case .invalidNumber, .invalidArgument, .unknownReuseIdentifier, .unknownElementKind,
            .unequalColumns, .wrongItemCount:
            .invalidArgument
        case .invalidSection, .invalidItem: .invalidIndexPath
        case .noElement, .unknownReusableView, .noItem, .noNearestItem, .noIndexTitle,
            .nothingShown, .noDataSource, .noSnapshot, .noTrackedValue, .noInvalidUpdate,
            .unknownItemIdentifier:
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

    /// A sentence for people that says what is wrong, in which argument, and why.
    public var message: String { String(decoding: messageBytes, as: UTF8.self) }

    /// The message as UTF-8.
    package var messageBytes: [UInt8] { sentence.text }

    private var sentence: Sentence {
        switch self {
        case .invalidNumber(let argument, let index, let fault):
            Sentence(of: argument, index: index) + " \(fault.text)"
        case .invalidArgument(let argument, let fault):
            Sentence(of: argument) + " \(fault.text)"
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
        case .noNearestItem: "there is no item, or all items are hidden"
        case .noIndexTitle: "there are no titles"
        case .nothingShown: "the last display frame shows nothing at the point"
        case .noDataSource: "there is no data source to ask again: the data was pushed"
        case .noSnapshot: "there is no snapshot: the data came otherwise"
        case .noTrackedValue: "no such quantity was set in an interactive transition"
        case .noInvalidUpdate: "no batch update was refused as invalid"
        case .unequalColumns(let column, let count, let expected):
            Sentence(of: column) + " has \(count) entries where \(expected) are needed"
        case .wrongItemCount(let count, let sum):
            "item_count is \(count), but the sections of the chunk have \(sum) items"
        case .limitExceeded(let limit, let value, let maximum):
            "\(value) \(limit.name) are more than the limit of \(maximum)"
        case .contentTooLong:
            "the content would be longer than \(UInt64(Length.contentMaximum)) points"
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
        case .placeholder: "placeholder"
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
        case .notPositive: "is not more than 0"
        case .tooLarge: "is too large"
        case .goesBack: "is earlier than that of the display frame before"
        case .unknownValue: "has a value that does not exist"
        case .invalidUTF8: "is not valid UTF-8"
        case .empty: "is empty"
        case .conflicting: "has parts that exclude each other"
        case .outOfRange: "is out of range"
        case .isNull: "is NULL"
        case .shownOnly: "is for shown attributes only"
        case .placesEachElement: "is a custom or an explicit layout, which is no base"
        case .isMisaligned: "stands at an address that its type cannot have"
        case .isNoHandle:
            "is no usable handle: destroyed, of another type, or made by another version"
        case .tooLong: "is too long"
        case .wrongStructSize: "has a struct_size that it cannot have"
        }
    }
}

extension CollectionError.Situation {
    var text: StaticString {
        switch self {
        case .batchIsOpen: "a batch update has begun and not ended"
        case .noBatchIsOpen: "no batch update has begun"
        case .dataIsSnapshot: "the data is a snapshot's: apply another snapshot to change it"
        case .itemIsBeingMoved: "an item is being moved"
        case .noMovement: "no item is being moved"
        case .targetIsRefused: "the settings, or locked items, keep the item from that place"
        case .noDrag: "no items of the view are being dragged"
        case .noDrop: "nothing is being dragged over the view"
        case .interactiveTransitionRuns: "an interactive transition runs"
        case .noInteractiveTransition: "no interactive transition runs"
        case .layoutIsShown: "the view has this layout of the host's own already"
        case .sectionDoesNotScroll: "the section does not scroll by itself"
        case .noAttributesAreOpen: "no collection of layout attributes has begun"
        case .scrollerIsDisabled: "the scroller of the view is disabled"
        case .selectionIsNotAllowed: "the view does not allow items to be selected"
        case .selectionIsSingle: "the view selects one item at a time"
        case .selectionIsNotToBeEmpty: "the view does not allow an empty selection"
        case .noSelectionBatchIsOpen: "no batch of changes of the selection has begun"
        case .focusIsNotAllowed: "the view does not allow focus"
        case .contentIsZoomed: "the content is zoomed"
        case .layoutDoesNotZoom: "the layout depends on the content offset, and does not zoom"
        case .motionIsOver: "the motion after this end of a drag is over"
        }
    }
}

extension Sentence {
    /// - Parameter index: The index of the wrong entry, if the argument is a column; nil: no entry.
    @inline(never)
    fileprivate init(of argument: CollectionError.Argument, index: Int? = nil) {
        self = "\(argument.name)"
        if let index { self = self + "[\(index)]" }
        if let field = argument.field { self = self + ".\(field)" }
    }
}

extension CollectionError.Argument: CustomStringConvertible {
    /// The argument's name as error messages have it, for example `bounds.width`.
    public var description: String { String(decoding: Sentence(of: self).text, as: UTF8.self) }

    /// Whether error messages have the same name for both arguments.
    public static func == (left: Self, right: Self) -> Bool {
        Sentence(of: left).text == Sentence(of: right).text
    }
}
