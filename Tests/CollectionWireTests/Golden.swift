import CollectionCore
import CollectionWire
import Foundation
import Testing

/// Bytes made by Google's compiler from text, in `Tests/WireGolden` (`make.sh` makes them again).
enum Golden {
    private static func message(_ name: String) throws -> [UInt8] {
        let directory = URL(filePath: #filePath).deletingLastPathComponent()
        let file = directory.appending(path: "../WireGolden/\(name).bin")
        return [UInt8](try Data(contentsOf: file))
    }

    /// - Returns: The operation as it arrived; columns that it borrows are gone.
    @discardableResult
    static func expectBytes(
        _ name: String, of operation: any CollectionWire.Operation, id: UInt64, view: UInt32
    ) throws -> any CollectionWire.Operation {
        let message = try Self.message(name)
        let request = Request(id: id, view: view, operation: operation)
        #expect(Array(request.bytes.dropFirst(MessagePrefix.byteCount)) == message)
        let arena = MessageArena()
        let received = try unsafe message.withUnsafeBytes { bytes in
            try unsafe arena.unpackedRequest(bytes)
        }
        #expect(received.id == id && received.view == view)
        #expect(received.bytes == request.bytes)
        return received.operation
    }

    static func expect(
        _ name: String, is operation: any CollectionWire.Operation, id: UInt64, view: UInt32
    ) throws {
        let received = try expectBytes(name, of: operation, id: id, view: view)
        if operation is AppendDataSource { return }
        #expect("\(received)" == "\(operation)")
    }

    static func expect(
        _ name: String, is outcome: Result<Response.Answer, Status>, id: UInt64
    ) throws {
        let message = try Self.message(name)
        let response = Response(id: id, outcome: outcome)
        #expect(Array(response.bytes.dropFirst(MessagePrefix.byteCount)) == message)
        let arena = MessageArena()
        let received = try unsafe message.withUnsafeBytes { bytes in
            try unsafe arena.unpackResponse(bytes)
        }
        #expect(received.id == id)
        #expect("\(received.outcome)" == "\(outcome)")
    }
}
