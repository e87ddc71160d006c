import CMessages
import CProtobufC
import CollectionWire

/// Files of set-ups: one JSON object, a `ViewSetup` of proto/ in protobuf's mapping.
@safe struct SetupFile {
    private let arena = MessageArena()
    let type: MessageType
    private let message: UnsafeMutablePointer<Jogakbo__V1__ViewSetup>

    /// The most bytes of a file.
    static let bytesMax = 16 << 20
    /// The member that editors take the schema from.
    static let schemaName = "$schema"

    /// A set-up that says nothing.
    init() {
        unsafe message = ViewSetup().message(in: arena)
        type = unsafe MessageType(message.pointee.base.descriptor)
    }

    /// Lays a file over those before: fields that it names are replaced, lists as a whole.
    ///
    /// - Throws: The first fault, with its line or the path of its field.
    func lay(_ file: TextFile) throws(InputError) {
        let json: JSON
        do throws(JSONFault) { json = try JSON(parsing: file.bytes) } catch {
            throw file.error(error.reason, line: error.line)
        }
        let reader = MessageReader(arena: arena)
        do throws(FieldFault) {
            try unsafe reader.read(
                Self.withoutSchema(json), into: UnsafeMutableRawPointer(message), type)
        } catch { throw file.error(error.message, line: nil) }
    }

    /// What all files together say.
    ///
    /// - Throws: What no message of the protocol may say.
    func setup() throws(Status) -> ViewSetup {
        try unsafe ViewSetup(UnsafePointer(message), in: arena)
    }

    /// What all files together say, as one of them would.
    var json: JSON {
        unsafe MessageWriter(arena: arena).json(UnsafeRawPointer(message), type)
    }

    /// The text of a file.
    static func text(of setup: ViewSetup) -> String {
        let arena = MessageArena()
        let message = unsafe setup.message(in: arena)
        let type = unsafe MessageType(message.pointee.base.descriptor)
        return unsafe MessageWriter(arena: arena).json(UnsafeRawPointer(message), type).text
    }

    private static func withoutSchema(_ json: JSON) -> JSON {
        guard case .object(let members) = json else { return json }
        return .object(members.filter { $0.name != schemaName })
    }
}
