package import CMessages
package import CollectionCore

// The steps in which data is pushed. Nothing changes before the commit.

package struct BeginDataSource: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_BEGIN_DATA_SOURCE }
    package static var blank: BeginDataSource { BeginDataSource() }
    package static var isStepOfPush: Bool { true }

    package var metrics: [SectionMetrics]

    package init(metrics: [SectionMetrics] = []) {
        self.metrics = metrics
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__BeginDataSource, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.n_metrics, &m.metrics, &metrics)
    }

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        try connection.push(into: view) { (view) throws(Status) in try view.beginPush(metrics) }
    }
}

package struct AppendDataSource: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_APPEND_DATA_SOURCE }
    package static var blank: AppendDataSource { AppendDataSource(.blank) }
    package static var isStepOfPush: Bool { true }

    /// Its columns are borrowed: from the arena, or from whoever pushes.
    package var chunk: DataSourceChunk

    package init(_ chunk: DataSourceChunk) {
        self.chunk = chunk
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__DataSourceChunk, with coder: inout FieldCoder
    ) {
        chunk.code(&m, with: &coder)
    }

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        try connection.push(into: view) { (view) throws(Status) in try view.appendPush(chunk) }
    }
}

package struct CommitDataSource: Operation {
    package typealias Message = Jogakbo__V1__CommitDataSource
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_COMMIT_DATA_SOURCE }
    package static var blank: CommitDataSource { CommitDataSource() }

    package init() {}

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        try connection.push(into: view) { (view) throws(Status) in try view.commitPush() }
    }
}
