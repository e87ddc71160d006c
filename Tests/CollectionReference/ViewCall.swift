public import CollectionCore
package import CollectionWire

/// An operation of a view as the protocol has it: what scripts perform here is what they send
/// there.
public struct ViewCall: Equatable, Sendable, CustomStringConvertible {
    package let operation: any ViewOperation

    public var description: String { "\(operation)" }

    /// Whether it sets which events the view queues.
    public var isEventMask: Bool { operation is SetEventMask }

    /// Whether it is about input.
    public var isInput: Bool {
        operation is SendPointers || operation is SendPinches || operation is SendKey
            || operation is SendText || operation is SetScrollConfiguration
            || operation is SetInputConfiguration
            || operation is BeginInteractiveMovement || operation is UpdateInteractiveMovement
            || operation is SetMovementTarget || operation is EndInteractiveMovement
            || operation is CancelInteractiveMovement
            || operation is BeginDrag || operation is EnterDrop || operation is UpdateDrop
            || operation is PerformDrop
    }

    /// Whether it answers an event by the number of the event.
    public var answersEvent: Bool {
        operation is SetMovementTarget || operation is SetDropProposal
            || operation is Retarget
    }

    /// Whether its answer says if the host is asked to scroll, which depends on what is told (Y4).
    public var asksHostToScroll: Bool {
        operation is ScrollForAccessibility
            || (operation as? PerformAccessibilityAction)?.action == .scrollToVisible
    }

    /// Whether it has others make room at once.
    var makesRoom: Bool {
        operation is InsertPlaceholder || operation is CommitPlaceholder
            || operation is DeletePlaceholder
    }

    public static func == (one: ViewCall, other: ViewCall) -> Bool {
        one.operation.isEqual(to: other.operation)
    }
}

extension ViewOperation {
    fileprivate func isEqual(to other: any ViewOperation) -> Bool { self == other as? Self }
}

extension Step {
    /// Sets which events the view queues.
    public static func setEventMask(_ mask: EventMask) -> Step { .call(SetEventMask(mask)) }

    package static func call(_ operation: any ViewOperation) -> Step {
        .operation(ViewCall(operation: operation))
    }
}

extension Outcome {
    /// An answer of the engine, from whichever side of a socket.
    package init(_ answer: any OperationAnswer) {
        self =
            switch answer {
            case is Done: .done
            case _ where answer.isWithoutResult: .nothing
            case let point as Point: .point(point)
            case let size as Size: .size(size)
            case let length as Double: .length(length)
            case let flag as Bool: .flag(flag)
            case let list as IndexTitleList: .titles(list.titles)
            case let index as UInt64: .number(Int(index))
            case let number as UInt32: .number(Int(number))
            case let path as IndexPath: .indexPaths([path])
            case let paths as [IndexPath]: .indexPaths(paths)
            case let element as Element: .element(element)
            case let shown as Binding: .view(shown.view, generation: shown.generation)
            case let scrolling as OrthogonalScrolling: .scrolling(scrolling)
            case let read as AccessibilityElements: .accessibility(read)
            case let scrolling as Scrolling: .scroller(scrolling)
            case let range as ContentOffsetRange: .range(range)
            case let state as FocusState: .focus(state)
            case let movement as InteractiveMovement:
                .indexPaths([movement.source, movement.target])
            case let drop as DropState: .drop(drop)
            case let list as PlaceholderList:
                .placeholders(list.placeholders, hasUncommittedUpdates: list.hasUncommittedUpdates)
            case let selection as Selection: .selection(selection)
            case let selected as SelectedRuns: .runs(selected.runs)
            case let traits as ItemTraits: .number(Int(traits.rawValue))
            case let found as AnsweredAttributes: .attributes(found.elements, found.transforms)
            default: .broken("\(answer) is no outcome")
            }
    }
}
