import CMessages
import CProtobufC
import CollectionCore

/// All operations, in the order of proto/.
package enum Operations {
    package static let all: [any Operation.Type] = [
        Hello.self, CreateView.self, DestroyView.self,
        RegisterElementKind.self, RegisterReuseIdentifier.self,
        SetEnvironment.self, SetFlowLayout.self, SetBounds.self,
        BeginDataSource.self, AppendDataSource.self, CommitDataSource.self,
        DisplayFrameRequest.self,
        GetContentSize.self, GetItemCounts.self,
        GetLayoutAttributes.self, GetLayoutAttributesInRect.self,
        GetIndexPath.self, GetVisibleIndexPaths.self,
        GetReusableView.self, GetElement.self, GetContentOffset.self, IsCurrent.self,
        PerformBatchUpdates.self, BeginBatchUpdates.self, EndBatchUpdates.self,
        SetContentAnchor.self,
        CreateSnapshot.self, DestroySnapshot.self, EditSnapshot.self, ApplySnapshot.self,
        ApplyItems.self,
        GetSnapshotCounts.self, GetIdentifiers.self, GetIndexPathOfItem.self,
        GetIndexOfSection.self, GetItemIdentifier.self,
        CreateSectionSnapshot.self, DestroySectionSnapshot.self, EditSectionSnapshot.self,
        ApplySectionSnapshot.self, GetOutlineIdentifiers.self, GetOutlineItem.self,
        SetLayout.self, GetTargetContentOffset.self,
        SetLayoutAttributes.self, RemoveLayoutAttributes.self,
        BeginLayoutAttributes.self, CommitLayoutAttributes.self,
        InvalidateLayout.self, GetContentOffsetForRect.self, GetContentOffsetForSection.self,
        SetOrthogonalContentOffset.self, GetOrthogonalState.self,
        GetTargetOrthogonalContentOffset.self, GetOrthogonalContentOffset.self,
        StartInteractiveTransition.self, SetTransitionProgress.self,
        EndInteractiveTransition.self, UpdateTransitionValue.self, GetTransitionValue.self,
        SetEventMask.self, GetShownElement.self, GetNearestIndexPath.self,
        SetScrollConfiguration.self, SendPointers.self, SendWheels.self, SetContentOffset.self,
        GetScrolling.self, SendPinches.self, SetPinchTransition.self,
        DisplayFrameAfterInput.self, Retarget.self, ScrollToTop.self,
        BeginRefreshing.self, EndRefreshing.self, SetZoomScale.self, ZoomToRect.self,
        SetFocusConfiguration.self, EnterFocus.self, LeaveFocus.self, SetFocusedElement.self,
        GetFocusState.self, SetPreferredFocusedItem.self, MoveFocus.self,
        ScrollToFocusedElement.self, SetItemNames.self, SendText.self,
        SetAccessibilityConfiguration.self, GetAccessibilityElements.self,
        ScrollForAccessibility.self, PerformAccessibilityAction.self,
        SetAssistiveFocusedElement.self,
        SetDefaultTraits.self, SetSectionTraits.self, SetItemTraits.self, GetItemTraits.self,
        RefuseDrops.self,
        SetSelectionConfiguration.self, ChangeSelection.self, SetEditing.self,
        BeginSelectionUpdates.self, EndSelectionUpdates.self, GetSelection.self,
        GetSelectedRuns.self, IsItemSelected.self, SendKey.self,
        SetPrefetchConfiguration.self, EndLoading.self, SetBackground.self,
        SetViewabilityConfiguration.self,
        SetIndexTitles.self, GetIndexTitles.self, GetIndexTitleAt.self, ScrollToIndexTitle.self,
        SetMovementConfiguration.self, BeginInteractiveMovement.self,
        UpdateInteractiveMovement.self, SetMovementTarget.self, EndInteractiveMovement.self,
        CancelInteractiveMovement.self, GetInteractiveMovement.self,
        SetDragConfiguration.self, BeginDrag.self, AddToDrag.self, EndDrag.self,
        GetDraggedRuns.self, EnterDrop.self, UpdateDrop.self, ExitDrop.self,
        SetDropProposal.self, PerformDrop.self, GetDropState.self,
        InsertPlaceholder.self, CommitPlaceholder.self, DeletePlaceholder.self,
        GetPlaceholders.self, GetPresentationIndexPath.self, GetDataSourceIndexPath.self,
        GetViewState.self, RestoreState.self, NameLayout.self,
        OpenMenu.self, CloseMenu.self, SetSwipeConfiguration.self, OpenSwipe.self,
        CloseSwipe.self, SetInputConfiguration.self, GetContentOffsetRange.self,
        ScrollToElement.self, GetMemory.self,
    ]

    private static let table: [Key: any Operation.Type] = {
        var table: [Key: any Operation.Type] = [:]
        for type in all {
            table[Key(number: type.number.rawValue, variant: type.variant)] = type
        }
        return table
    }()

    private struct Key: Hashable {
        var number: UInt32
        var variant: UInt32
    }

    private static let answers: [AnswerNumber.RawValue: any OperationAnswer.Type] = {
        var table: [AnswerNumber.RawValue: any OperationAnswer.Type] = [:]
        for type in all { table[type.answerNumber.rawValue] = answer(of: type) }
        return table
    }()

    private static func answer<O: Operation>(of type: O.Type) -> any OperationAnswer.Type {
        O.Answer.self
    }

    /// The number of the operation of a request that has not been unpacked; 0: none is found. A
    /// request may have several: the last one counts, and this is the first one.
    static func number(of message: UnsafeRawBufferPointer) -> UInt32 {
        var fields = unsafe FieldWalk(message)
        while let field = fields.next() {
            if field.number > fieldsBeforeOperation {
                return field.number <= numberMax ? UInt32(field.number) : 0
            }
        }
        return 0
    }

    /// `id` and `view`.
    private static let fieldsBeforeOperation: UInt64 = 2
    private static let numberMax: UInt64 = 1023

    /// - Throws: When there is none, or none that is known.
    static func type(of request: Jogakbo__V1__Request) throws(Status) -> any Operation.Type {
        let number = request.operation_case
        let variant = request.variant
        if let type = table[Key(number: number.rawValue, variant: variant)] { return type }
        let isQuestion = all.contains { $0.number == number }
        throw .malformed(
            "the request has no \(isQuestion ? "question" : "operation") that is known")
    }

    static func answerType(_ number: AnswerNumber) -> any OperationAnswer.Type {
        answers[number.rawValue] ?? Done.self
    }
}

extension Operations {
    /// The name of an operation in proto/, by its number; "none" where there is none.
    package static func name(ofNumber number: UInt32) -> String {
        var request = Jogakbo__V1__Request()
        unsafe jogakbo__v1__request__init(&request)
        let field = unsafe protobuf_c_message_descriptor_get_field(
            request.base.descriptor, number)
        guard let name = unsafe field?.pointee.name else { return "none" }
        return unsafe String(cString: name)
    }
}
