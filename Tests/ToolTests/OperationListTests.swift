import Foundation
import Testing

@testable import jogakbo

@Suite("What there is to call")
struct OperationListTests {
    private static let proto = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "proto")

    @Test func theFilesOfProtoAreInTheExecutable() throws {
        let folder = Self.proto.appending(path: "jogakbo/v1")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".proto") }
        #expect(
            ProtoFiles.texts.map(\.name).sorted() == names.map { "jogakbo/v1/\($0)" }.sorted())
        for file in ProtoFiles.texts {
            let text = try String(
                contentsOf: Self.proto.appending(path: file.name), encoding: .utf8)
            #expect(file.text == text, "\(file.name)")
        }
    }

    /// The operations and their results, as the page of the protocol lists them.
    @Test func eachOperationIsListedWithItsResult() throws {
        let lines = OperationList().text.split(separator: "\n").map(String.init)
        let proto = try String(
            contentsOf: Self.proto.appending(path: "jogakbo/v1/collection_view.proto"),
            encoding: .utf8)
        let start = try #require(proto.firstRange(of: "oneof operation {"))
        let end = try #require(proto[start.upperBound...].firstIndex(of: "}"))
        let fields = proto[start.upperBound..<end].matches(of: /\n +(\w+) (\w+) = \d+;/)
        #expect(fields.count > 100)
        #expect(lines.count == fields.count)
        for field in fields {
            let line = lines.first { $0.hasPrefix("\(field.2) ") } ?? ""
            #expect(line.contains(" \(field.1) "), "\(field.2)")
            #expect(line.contains("-> "), "\(field.2)")
        }
        let result = { (name: String) in
            lines.first { $0.hasPrefix("\(name) ") }?.components(separatedBy: "-> ").last
        }
        #expect(result("content_size") == "content_size (Size)")
        #expect(result("set_bounds") == "nothing")
        #expect(result("create_view") == "view (uint32)")
        #expect(result("layout_attributes_for_element")?.hasPrefix("layout_attributes (") == true)
        #expect(result("ask_snapshot")?.contains("index_of_section: index (uint64)") == true)
    }

    @Test func aDescriptionIsTheDeclarationWithItsComments() throws {
        let list = OperationList()
        let text = try list.description(of: "content_offset_range")
        #expect(
            text.hasPrefix(
                "content_offset_range: GetContentOffsetRange -> "
                    + "content_offset_range (ContentOffsetRange)\n"))
        #expect(text.contains("\nmessage GetContentOffsetRange {}\n"))
        #expect(
            text.contains(
                "// The content offsets between which the content scrolls, with the content "
                    + "inset.\nmessage ContentOffsetRange {\n  Point least = 1;\n"
                    + "  Point greatest = 2;\n}\n"))
        #expect(try list.description(of: "setBounds").hasPrefix("set_bounds: Rect -> nothing\n"))
        #expect(try list.description(of: "DuplicatePolicy").contains("DUPLICATES_KEEP = 2;"))
        // A field may have a comment where it is an operation.
        #expect(
            try list.description(of: "presentation_index_path").hasPrefix("// The index path at"))
    }

    @Test func everyMessageOfEveryOperationIsDescribed() throws {
        let list = OperationList()
        for operation in SessionMessages().operations {
            let text = try list.description(of: operation.protoName)
            #expect(text.contains("\nmessage "), "\(operation.protoName)")
        }
        for name in ProtoFiles.declared { _ = try list.description(of: name) }
    }
}
