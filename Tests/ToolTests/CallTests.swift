import Foundation
import Testing

@testable import jogakbo

@Suite("Calls", .timeLimit(.minutes(5)))
struct CallTests {
    private static let list = [
        "create_view", "set_flow_layout",
        #"{"sectionMetrics":{"itemSize":{"width":100,"height":20}}}"#,
        "begin_data_source", "append_data_source", #"{"itemCounts":[3]}"#, "commit_data_source",
    ]

    @Test func operationsOfOneLineGoOverOneConnection() throws {
        try withServer { path in
            let run = try ToolRun(
                ["call", path] + Self.list + [
                    "display_frame", #"{"bounds":{"width":100,"height":800},"is_complete":true}"#,
                    "content_size",
                ])
            #expect(run.errors == "")
            #expect(run.status == 0)
            let answers = try parsedAnswers(run.output)
            try #require(answers.count == 7)
            #expect(answers[0]["view"] as? Int == 1)
            #expect(answers[0]["id"] == nil)
            // A request without an answer is answered with nothing.
            #expect(answers[1].isEmpty)
            let frame = try #require(answers[5]["displayFrame"] as? [String: Any])
            let size = try #require(answers[6]["contentSize"] as? [String: Any])
            // Three items of 20 points, and twice 10 between them.
            #expect(size["height"] as? Double == 80)
            #expect(frame["isComplete"] as? Bool == true)
        }
    }

    @Test func aRefusedRequestEndsTheCalls() throws {
        try withServer { path in
            let run = try ToolRun(["call", path, "content_size", "create_view"])
            #expect(run.status == 3)
            #expect(run.errors.hasPrefix("jogakbo call: content_size: the server refuses: "))
            #expect(run.errors.contains("(ERROR_UNKNOWN_VIEW)"))
            let answers = try parsedAnswers(run.output)
            #expect(answers.count == 1)
            let status = answers.first?["status"] as? [String: Any]
            #expect(status?["code"] as? String == "STATUS_NOT_FOUND")
        }
    }

    @Test func withKeepGoingTheOthersAreSent() throws {
        try withServer { path in
            let run = try ToolRun(
                ["call", "--keep-going", path, "content_size", "create_view", "destroy_view"])
            #expect(run.status == 3)
            #expect(try parsedAnswers(run.output).count == 3)
            #expect(run.errors.split(separator: "\n").count == 1)
        }
    }

    @Test func linesOfStandardInputAreWholeRequests() throws {
        try withServer { path in
            let run = try ToolRun(
                ["call", "--connect", path, "-"],
                input: """
                    {"createView": {}}

                    {"id": "77", "create_view": {}}
                    {"view": 1, "contentSize": {}}
                    {"itemCounts": {"sectionCount": 0}}
                    """)
            #expect(run.errors == "")
            #expect(run.status == 0)
            let answers = try run.objects()
            try #require(answers.count == 4)
            #expect(answers[0]["view"] as? Int == 1)
            #expect(answers[1]["view"] as? Int == 2)
            #expect(answers[1]["id"] as? String == "77")
            #expect(answers[0]["id"] == nil && answers[2]["id"] == nil)
            #expect(answers[2]["contentSize"] is [String: Any])
            #expect(answers[3]["itemCounts"] is [String: Any])
        }
    }

    @Test func aFaultOfALineNamesIt() throws {
        try withServer { path in
            let run = try ToolRun(
                ["call", path, "-"],
                input: "{\"createView\": {}}\n{\"setBounds\": {\"widht\": 4}}\n")
            #expect(run.status == 1)
            #expect(
                run.errors == "jogakbo call: standard input:2: setBounds.widht: "
                    + "there is no such field; did you mean 'width' or 'height'?\n")
            #expect(try run.objects().count == 1)
        }
    }

    @Test func theFieldsOfAnOperationMayComeFromStandardInput() throws {
        try withServer { path in
            let run = try ToolRun(
                ["call", path, "create_view", "register_element_kind", "-"],
                input: "{\n  \"name\": \"badge\"\n}\n")
            #expect(run.status == 0)
            #expect(try parsedAnswers(run.output).last?["elementKind"] is Int)
        }
    }

    @Test func aTokenIsSentAndAWrongOneIsSaid() throws {
        try withServer(token: "open") { path in
            try withFiles(["right": "open\n", "wrong": "shut"]) { file in
                let right = try ToolRun(
                    ["call", path, "--token-file", file("right"), "create_view"])
                #expect(right.status == 0)
                let wrong = try ToolRun(
                    ["call", path, "--token-file", file("wrong"), "create_view"])
                #expect(wrong.status == 1)
                #expect(wrong.errors.contains("the server refuses the hello: "))
                #expect(wrong.errors.contains("(ERROR_UNAUTHENTICATED)"))
            }
        }
    }

    @Test func aHelloOfTheUserIsSentAsItIs() throws {
        try withServer { path in
            let run = try ToolRun(["call", path, "hello", #"{"protocolVersion":9}"#])
            #expect(run.status == 3)
            #expect(run.errors.contains("ERROR_UNSUPPORTED_VERSION"))
        }
    }

    @Test(arguments: [
        ([], "an operation is missing; 'jogakbo call --list' lists them"),
        (["x.sock", "creat_view"], "'creat_view' is no operation; did you mean 'create_view'?"),
        (["x.sock", "{}"], "'{}' follows no operation whose fields it could be"),
        (
            ["x.sock", "create_view", "{"],
            "create_view: "
        ),
        (["x.sock", "set_bounds", #"{"width":"a"}"#], "setBounds.width: "),
        (["tcp:nowhere", "create_view"], "'tcp:nowhere' is no path, no tcp:HOST:PORT"),
        (["--list", "x"], "unexpected operand 'x'"),
        (["--describe", "Rekt"], "--describe: 'Rekt' is no operation and no message; did you"),
    ])
    func linesWithoutSenseAreRefused(words: [String], message: String) throws {
        try withServer { path in
            let words = words.map { $0 == "x.sock" ? path : $0 }
            let run = try ToolRun(["call"] + words)
            #expect(run.status == 2, "\(words)")
            #expect(run.errors.contains(message), "\(run.errors)")
            #expect(run.output == "")
        }
    }

    @Test func aServerThatIsNotThereIsNamed() throws {
        let run = try ToolRun(["call", "/nowhere/socket", "create_view"])
        #expect(run.status == 1)
        #expect(
            run.errors
                == "jogakbo call: unix:/nowhere/socket: cannot connect: "
                + "No such file or directory\n")
    }

    /// Objects on several lines, one after another.
    private func parsedAnswers(_ text: String) throws -> [[String: Any]] {
        var answers: [[String: Any]] = []
        var object = ""
        for line in text.split(separator: "\n") {
            object += line + "\n"
            if line == "}" || line == "{}" {
                let value = try JSONSerialization.jsonObject(with: Data(object.utf8))
                answers.append(try #require(value as? [String: Any]))
                object = ""
            }
        }
        #expect(object == "")
        return answers
    }
}
