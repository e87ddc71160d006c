import CMessages
import CollectionCore

extension SnapshotStep {
    /// Nil when the request is about something else.
    init?(_ request: RequestMessage) throws(Status) {
        switch unsafe request.operation_case {
        case JOGAKBO__V1__REQUEST__OPERATION_CREATE_SNAPSHOT:
            let create = unsafe request.create_snapshot.pointee
            switch unsafe create.source_case {
            case JOGAKBO__V1__CREATE_SNAPSHOT__SOURCE_SNAPSHOT:
                self = unsafe .create(.copy(of: create.snapshot))
            case JOGAKBO__V1__CREATE_SNAPSHOT__SOURCE_VIEW:
                self = unsafe .create(.shown(byView: create.view))
            default: self = .create(.empty)
            }
        case JOGAKBO__V1__REQUEST__OPERATION_DESTROY_SNAPSHOT:
            self = unsafe .destroy(request.destroy_snapshot.pointee.snapshot)
        case JOGAKBO__V1__REQUEST__OPERATION_EDIT_SNAPSHOT:
            self = try unsafe .edit(
                request.edit_snapshot.pointee.snapshot, SnapshotEdit(request.edit_snapshot))
        case JOGAKBO__V1__REQUEST__OPERATION_APPLY_SNAPSHOT:
            let apply = unsafe request.apply_snapshot.pointee
            self = try unsafe .apply(
                SnapshotApplication(
                    snapshot: apply.snapshot, usingReloadData: apply.using_reload_data != 0,
                    options: BatchUpdateOptions(apply.options),
                    counts: SnapshotCounts(apply.counts)))
        case JOGAKBO__V1__REQUEST__OPERATION_ASK_SNAPSHOT:
            self = try unsafe .ask(
                request.ask_snapshot.pointee.snapshot, SnapshotQuestion(request.ask_snapshot))
        default: return nil
        }
    }

    func lend(to message: inout RequestMessage, in arena: MessageArena) {
        switch self {
        case .create(let source):
            unsafe message.create_snapshot = source.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_CREATE_SNAPSHOT
        case .destroy(let snapshot):
            let destroy = unsafe arena.make(jogakbo__v1__destroy_snapshot__init)
            unsafe destroy.pointee.snapshot = snapshot
            unsafe message.destroy_snapshot = destroy
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_DESTROY_SNAPSHOT
        case .edit(let snapshot, let edit):
            unsafe message.edit_snapshot = edit.message(snapshot, in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_EDIT_SNAPSHOT
        case .apply(let application):
            unsafe message.apply_snapshot = application.message(in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_APPLY_SNAPSHOT
        case .ask(let snapshot, let question):
            unsafe message.ask_snapshot = question.message(snapshot, in: arena)
            unsafe message.operation_case = JOGAKBO__V1__REQUEST__OPERATION_ASK_SNAPSHOT
        }
    }
}

extension SnapshotStep.Source {
    fileprivate func message(
        in arena: MessageArena
    ) -> UnsafeMutablePointer<CreateSnapshotMessage> {
        let message = unsafe arena.make(jogakbo__v1__create_snapshot__init)
        switch self {
        case .empty: break
        case .copy(let snapshot):
            unsafe message.pointee.snapshot = snapshot
            unsafe message.pointee.source_case = JOGAKBO__V1__CREATE_SNAPSHOT__SOURCE_SNAPSHOT
        case .shown(let view):
            unsafe message.pointee.view = view
            unsafe message.pointee.source_case = JOGAKBO__V1__CREATE_SNAPSHOT__SOURCE_VIEW
        }
        return unsafe message
    }
}

extension SnapshotApplication {
    fileprivate func message(
        in arena: MessageArena
    ) -> UnsafeMutablePointer<ApplySnapshotMessage> {
        let message = unsafe arena.make(jogakbo__v1__apply_snapshot__init)
        unsafe message.pointee.snapshot = snapshot
        unsafe message.pointee.using_reload_data = usingReloadData ? 1 : 0
        unsafe message.pointee.options = options.message(in: arena)
        unsafe message.pointee.counts = counts?.message(in: arena)
        return unsafe message
    }
}

extension SnapshotCounts {
    init?(_ message: UnsafePointer<SnapshotCountsMessage>?) {
        guard let message = unsafe message?.pointee else { return nil }
        unsafe self.init(sectionCount: message.section_count, itemCount: message.item_count)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<SnapshotCountsMessage> {
        let message = unsafe arena.make(jogakbo__v1__snapshot_counts__init)
        unsafe message.pointee.section_count = sectionCount
        unsafe message.pointee.item_count = itemCount
        return unsafe message
    }
}
