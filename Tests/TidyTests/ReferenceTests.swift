import Testing

/// What there is for clients to call, and the page that lists it.
@Suite("Tidy: reference pages")
struct ReferenceTests {
    /// Numbers by names, of the fields of a oneof.
    private func fields(_ name: String, of message: String) throws -> [String: Int] {
        let file = try SourceTree.file("proto/jogakbo/v1/collection_view.proto").text
        let start = try #require(file.firstRange(of: "\nmessage \(message) {"))
        let rest = file[start.upperBound...]
        let choice = try #require(rest.firstRange(of: "oneof \(name) {"))
        let end = try #require(rest[choice.upperBound...].firstIndex(of: "}"))
        var fields: [String: Int] = [:]
        for match in rest[choice.upperBound..<end].matches(of: /\n +\w+ (\w+) = (\d+);/) {
            fields[String(match.1)] = Int(match.2)
        }
        return fields
    }

    @Test("The protocol's page lists every request by its number, and what it is answered with")
    func requests() throws {
        let requests = try fields("operation", of: "Request")
        let answers = try fields("result", of: "Response")
        #expect(requests.count > 50 && answers.count > 20)
        let page = try SourceTree.file("docs/protocol.md")
        var listed: [String: Int] = [:]
        var answered: Set<String> = []
        for line in page.lines {
            guard let row = line.firstMatch(of: /^\| ([0-9, ]+) \| (`[^|]*) \| ([^|]*)\|/) else {
                continue
            }
            let numbers = row.1.split(separator: ", ").compactMap { Int($0) }
            let names = row.2.matches(of: /`(\w+)`/).map { String($0.1) }
            #expect(numbers.count == names.count, "\(line)")
            for (name, number) in zip(names, numbers) { listed[name] = number }
            for match in row.3.matches(of: /`(\w+)`/) { answered.insert(String(match.1)) }
        }
        #expect(listed == requests)
        #expect(answered == Set(answers.keys))
    }
}
