import CJogakbo
import CollectionCore
import Testing

@Suite("Statuses")
struct StatusTests {
    /// One error of each case.
    static let errors: [CollectionError] = [
        .invalidNumber("widths", index: 3, .notANumber),
        .invalidArgument("request", .isNull),
        .invalidSection(7, count: 2),
        .invalidItem(IndexPath(section: 1, item: 9), count: 4),
        .noElement(.cell(IndexPath(section: 0, item: 0))),
        .noItem(at: .zero),
        .noDataSource,
        .noSnapshot,
        .noTrackedValue,
        .snapshot(.noParent(4)),
        .noInvalidUpdate,
        .unknownItemIdentifier(6),
        .invalidUpdate(.reconfiguredReuseIdentifier(IndexPath(section: 1, item: 2))),
        .wrongState(.batchIsOpen),
        .invalidLayout(LayoutFault(.changed)),
        .layoutFailed(.notFound),
        .unknownReusableView(5),
        .unknownReuseIdentifier(9, .cell, .none),
        .unknownElementKind(12),
        .unequalColumns("heights", count: 2, expected: 3),
        .wrongItemCount(8, sum: 7),
        .limitExceeded(.items, value: 11, maximum: 10),
        .contentTooLong,
        .busy,
    ]

    @Test("Every error of the core has a status that the header declares", arguments: errors)
    func statusOfError(_ error: CollectionError) throws {
        let status = status(of: error)
        let name = unsafe String(cString: try #require(jgb_status_name(status)))
        #expect(name != "unknown" && name != "JGB_OK")
        #expect(!error.message.isEmpty)
    }

    @Test("What is not there, what is out of range and what is wrong are told apart")
    func statuses() {
        #expect(status(of: .invalidSection(1, count: 1)) == JGB_INVALID_INDEX_PATH)
        #expect(status(of: .noItem(at: .zero)) == JGB_NOT_FOUND)
        #expect(status(of: .contentTooLong) == JGB_RESOURCE_EXHAUSTED)
        #expect(status(of: .busy) == JGB_BUSY)
        #expect(status(of: .wrongState(.noBatchIsOpen)) == JGB_WRONG_STATE)
        let counts = InvalidUpdate.Counts(
            before: 1, after: 2, inserted: 3, deleted: 4, movedIn: 5, movedOut: 6)
        #expect(status(of: .invalidUpdate(.sectionCount(counts))) == JGB_INVALID_UPDATE)
        #expect(status(of: .invalidArgument("bounds", .negative)) == JGB_INVALID_ARGUMENT)
    }

    private func status(of error: CollectionError) -> jgb_status {
        jgb_status(rawValue: error.code.rawValue)
    }
}
