import CJogakbo

/// The version of the executable is that of the headers of the library.
enum Version {
    private static let number = JGB_VERSION_NUMBER

    /// For example `1.2.3`.
    static let name = "\(number / 1_000_000).\(number / 1000 % 1000).\(number % 1000)"
}
