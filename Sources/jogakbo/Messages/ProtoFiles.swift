import CMessages

/// The files of proto/, for their comments, which the descriptors of messages have not.
enum ProtoFiles {
    static let texts: [(name: String, text: String)] =
        (0..<proto_file_count()).map { index in
            unsafe (
                String(cString: proto_file_name(index)), String(cString: proto_file_text(index))
            )
        }

    /// The names of all messages and enumerations.
    static var declared: [String] {
        texts.flatMap { file in
            file.text.split(separator: "\n").compactMap { name(declaredBy: $0) }
        }
    }

    /// A message or an enumeration as proto/ declares it, with the comment before it; nil where
    /// there is none of the name.
    static func declaration(of name: String) -> String? {
        for file in texts {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            guard let start = lines.firstIndex(where: { self.name(declaredBy: $0) == name }),
                let end = lines[start...].firstIndex(where: { isEnd($0) })
            else { continue }
            let comment = lines[..<start].reversed().prefix { $0.hasPrefix("//") }.count
            return lines[start - comment...end].joined(separator: "\n") + "\n"
        }
        return nil
    }

    /// The comment before a field of a message, without its marks; empty where there is none.
    static func comment(beforeField field: String, of message: String) -> String {
        guard let declaration = declaration(of: message) else { return "" }
        let lines = declaration.split(separator: "\n")
        guard let index = lines.firstIndex(where: { $0.contains(" \(field) = ") }) else {
            return ""
        }
        let comment = lines[..<index].reversed().prefix { $0.hasTrimmedPrefix("//") }
        return comment.reversed().map { $0.drop { $0 == " " } + "\n" }.joined()
    }

    private static func name(declaredBy line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard words.count > 2, words[0] == "message" || words[0] == "enum", words[2].first == "{"
        else { return nil }
        return String(words[1])
    }

    /// Nothing is declared within something else.
    private static func isEnd(_ line: Substring) -> Bool {
        line == "}" || name(declaredBy: line) != nil && line.hasSuffix("}")
    }
}

extension Substring {
    fileprivate func hasTrimmedPrefix(_ prefix: String) -> Bool {
        drop { $0 == " " }.hasPrefix(prefix)
    }
}
