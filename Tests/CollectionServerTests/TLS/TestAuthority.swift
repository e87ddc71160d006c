import CollectionTLS
import Foundation

/// An authority that gives out certificates, made by the `openssl` command, in a directory of its
/// own.
final class TestAuthority: Sendable {
    private let directory: TemporaryDirectory
    private let name: String

    /// Made once: keys take time.
    static let first = Result { try TestAuthority("first") }
    static let second = Result { try TestAuthority("second") }

    /// What a certificate is for.
    enum Purpose: String {
        /// Of 127.0.0.1 and views.example.
        case server
        case client
    }

    struct Failure: Error {
        let words: String
    }

    private init(_ name: String) throws {
        directory = try TemporaryDirectory()
        self.name = name
        try TestAuthority.extensions.write(
            toFile: path("extensions"), atomically: false, encoding: .utf8)
        try openssl(
            ["req", "-x509", "-days", "2", "-out", certificates] + newKey("authority", name))
    }

    /// The file with the authority's own certificate.
    var certificates: String { path("authority.pem") }

    /// A new certificate and its key.
    func files(
        for purpose: Purpose, days: Int = 2, password: String? = nil
    ) throws -> TLSFiles {
        let stem = UUID().uuidString
        let (request, certificate) = (path("\(stem).csr"), path("\(stem).pem"))
        try openssl(["req", "-new", "-out", request] + newKey(stem, purpose.rawValue))
        try openssl([
            "x509", "-req", "-in", request, "-CA", certificates, "-CAkey", path("authority.key"),
            "-set_serial", "\(UInt32.random(in: 1 ... .max))", "-days", "\(days)",
            "-extfile", path("extensions"), "-extensions", purpose.rawValue, "-out", certificate,
        ])
        let key = path("\(stem).key")
        if let password {
            try openssl([
                "ec", "-aes256", "-passout", "pass:\(password)", "-in", key, "-out", key + "2",
            ])
            return TLSFiles(certificates: certificate, key: key + "2")
        }
        return TLSFiles(certificates: certificate, key: key)
    }

    private func newKey(_ stem: String, _ subject: String) -> [String] {
        [
            "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
            "-keyout", path("\(stem).key"), "-subj", "/CN=\(subject)",
            "-config", path("extensions"),
        ]
    }

    private func path(_ file: String) -> String { directory.path + "/" + file }

    private func openssl(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        process.arguments = arguments
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let bytes = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            throw Failure(words: String(bytes: bytes, encoding: .utf8) ?? "")
        }
    }

    private static var extensions: String {
        """
        [req]
        distinguished_name = name
        x509_extensions = authority
        [name]
        [authority]
        basicConstraints = critical,CA:TRUE
        [server]
        subjectAltName = IP:127.0.0.1,DNS:views.example
        extendedKeyUsage = serverAuth
        [client]
        extendedKeyUsage = clientAuth

        """
    }
}
