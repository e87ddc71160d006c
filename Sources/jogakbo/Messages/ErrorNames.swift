/// The names that proto/ gives errors.
enum ErrorNames {
    private static let type: EnumType? = {
        let response = SessionMessages().response
        guard let status = response.fields.first(where: { $0.protoName == "status" })?.message,
            let error = status.fields.first(where: { $0.protoName == "error" }),
            case .enumeration(let type) = error.kind
        else { return nil }
        return type
    }()

    /// The name of an error, such as `ERROR_NOT_FOUND`; its number where it has none.
    static func name(of number: Int32) -> String { type?.name(of: number) ?? "error \(number)" }
}
