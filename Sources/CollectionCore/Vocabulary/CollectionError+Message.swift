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
        case .snapshot(let fault, _): fault.code
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

    var sentence: Sentence {
        switch self {
        case .invalidNumber(let argument, let index, let fault, let detail):
            Sentence(of: argument, index: index) + " \(detail.sentence(of: fault))"
        case .invalidArgument(let argument, let fault, let detail):
            Sentence(of: argument) + " \(detail.sentence(of: fault))"
        case .invalidSection(let section, let count):
            "section \(section) does not exist: there \(only: count, "section")"
        case .invalidItem(let path, let count):
            "item \(path.item) does not exist: there \(only: count, "item") in section "
                + "\(path.section)"
        case .noElement(let element):
            "the layout has no \(element)"
        case .unknownReusableView(let view):
            "reusable view \(view) shows no element"
        case .unknownReuseIdentifier(let identifier, let category, let kind):
            "reuse identifier \(identifier) is not registered for a \(category, kind)"
        case .unknownElementKind(let kind):
            "element kind \(kind) is not registered"
        case .noItem: "no item contains the point"
        case .noNearestItem: "there is no item, or all items are hidden"
        case .noIndexTitle: "there are no titles"
        case .nothingShown: "the last display frame shows nothing at the point"
        case .noDataSource: "there is no data source to ask again: the data was pushed"
        case .noSnapshot: "there is no snapshot: the data came otherwise"
        case .noTrackedValue: "no value was set for the key, or no interactive transition runs"
        case .noInvalidUpdate: "no batch update was refused as invalid"
        case .unequalColumns(let column, let count, let expected):
            Sentence(of: column)
                + (count == 1 ? " has 1 entry" : " has \(count) entries")
                + ", but must have \(expected)"
        case .wrongItemCount(let count, let sum):
            "item_count is \(count), but the sections of the chunk have \(sum) items"
        case .limitExceeded(let limit, let value, let maximum):
            "\(value) \(limit.name) are more than the limit of \(maximum)"
        case .contentTooLong:
            "the content would be longer than \(UInt64(Length.contentMaximum)) points"
        case .unknownItemIdentifier(let identifier): "no item has the identifier \(identifier)"
        case .invalidUpdate(let fault, let detail): detail.place() + fault.sentence
        case .snapshot(let fault, let detail):
            detail.place(in: fault.isOfSections ? "sections" : "items") + fault.sentence
        case .invalidLayout(let fault): fault.sentence
        case .layoutFailed(let code): "the layout's callback has failed, with \(code.rawValue)"
        case .wrongState(let situation): "\(situation.text)"
        case .busy:
            "the view is in use: a callback called back"
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

extension CollectionError.Argument: CustomStringConvertible {
    /// The argument's name as error messages have it, for example `bounds.width`.
    public var description: String { String(decoding: Sentence(of: self).text, as: UTF8.self) }

    /// Whether error messages have the same name for both arguments.
    public static func == (left: Self, right: Self) -> Bool {
        Sentence(of: left).text == Sentence(of: right).text
    }
}
