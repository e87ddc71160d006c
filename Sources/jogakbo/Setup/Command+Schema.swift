extension Command {
    static let schema = Command(
        name: "schema",
        summary: "print the schema of set-ups",
        synopsis: "",
        details: """
            A set-up is a view in a file of JSON, for 'jogakbo show' and 'jogakbo serve'. Editors
            complete and check it where it names the schema: "$schema": "setup.schema.json".
            """,
        options: [],
        examples: [
            Example("jogakbo schema", "Print it as JSON Schema, for a file beside set-ups.")
        ],
        run: { (arguments) throws(CommandError) in
            try arguments.requireOperands(0...0)
            printText(SetupSchema.text(of: SetupFile().type))
        }
    )
}
