import CollectionClient
import CollectionServer
import CollectionTLS
import Foundation
import Testing

@Suite("jogakbo serve --tls-cert", .timeLimit(.minutes(10)))
struct SecureProcessTests {
    /// What is wrong with the files, and what the server says.
    enum Fault: CaseIterable {
        case expired, garbage, missing, wrongKey, encryptedKey, openKey, garbageAuthorities, half
    }

    @Test("refuses files in words, and does not start", arguments: Fault.allCases)
    func refuses(fault: Fault) throws {
        let authority = try TestAuthority.first.get()
        let garbage = try TemporaryDirectory()
        let path = garbage.path + "/garbage.pem"
        try "no certificate\n".write(toFile: path, atomically: false, encoding: .utf8)
        var files = try authority.files(
            for: .server, days: fault == .expired ? -1 : 2,
            password: fault == .encryptedKey ? "secret" : nil)
        let words: String
        switch fault {
        case .expired: words = "the certificate in '\(files.certificates ?? "")' expired on 20"
        case .garbage:
            files.certificates = path
            words = "no certificate in PEM in '\(path)': no start line"
        case .missing:
            files.certificates = "/nonexistent.pem"
            words = "no certificate in PEM in '/nonexistent.pem': No such file or directory"
        case .wrongKey:
            files.key = try authority.files(for: .server).key
            words = "the key in '\(files.key ?? "")' is not that of the certificate"
        case .encryptedKey: words = "is encrypted; nobody can be asked for its password"
        case .openKey:
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o644], ofItemAtPath: files.key ?? "")
            words = "TLS: everybody may read the key in '\(files.key ?? "")'; chmod 600 it"
        case .garbageAuthorities:
            files.authorities = path
            words = "no certificates of authorities in PEM in '\(path)'"
        case .half:
            files.key = nil
            words = "TLS needs both --tls-cert and --tls-key"
        }
        let serve = try ServeProcess(SecureProcessTests.script(files))
        #expect(serve.exitStatus() == (fault == .half ? 2 : 1))
        #expect(serve.errors.contains(words), "\(serve.errors)")
    }

    @Test("reads its certificates again on SIGHUP, unless they are not as they must be")
    func reloads() throws {
        let (first, second) = (try TestAuthority.first.get(), try TestAuthority.second.get())
        let directory = try TemporaryDirectory()
        let used = TLSFiles(
            certificates: directory.path + "/server.pem", key: directory.path + "/server.key")
        try SecureProcessTests.install(first.files(for: .server), as: used)
        let serve = try ServeProcess(SecureProcessTests.script(used))
        let address = try serve.encryptedAddress()
        var old = try CollectionClient(address, trusting: first)
        _ = try old.createView()

        try SecureProcessTests.install(second.files(for: .server), as: used)
        kill(serve.process.processIdentifier, SIGHUP)
        #expect(eventually { serve.log.contains("event=certificates_reloaded") })
        _ = try CollectionClient(address, trusting: second)
        #expect(try tlsFailure { _ = try CollectionClient(address, trusting: first) } != nil)
        _ = try old.createView()

        try "no certificate\n".write(
            toFile: directory.path + "/server.pem", atomically: false, encoding: .utf8)
        kill(serve.process.processIdentifier, SIGHUP)
        #expect(
            eventually { serve.log.contains("event=certificates_not_reloaded reason=\"no cert") })
        _ = try CollectionClient(address, trusting: second)
        _ = try old.createView()
    }

    @Test("takes clients that name no protocol, and none that name another or an older TLS")
    func otherClients() throws {
        let files = try TestAuthority.first.get().files(for: .server)
        let serve = try ServeProcess(SecureProcessTests.script(files))
        guard case .tcp(let host, let port) = try serve.encryptedAddress() else { return }
        func connect(_ arguments: [String]) throws -> (status: Int32, words: String) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
            process.arguments =
                [
                    "s_client", "-connect", "\(host):\(port)", "-verify_return_error", "-CAfile",
                    try TestAuthority.first.get().certificates,
                ] + arguments
            let output = Pipe()
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let bytes = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(bytes: bytes, encoding: .utf8) ?? "")
        }
        let named = try connect(["-alpn", "h2,jogakbo/1"])
        #expect(named.status == 0 && named.words.contains("ALPN protocol: jogakbo/1"))
        #expect(named.words.contains("New, TLSv1.3"))
        let unnamed = try connect([])
        #expect(unnamed.status == 0 && unnamed.words.contains("No ALPN negotiated"))
        let other = try connect(["-alpn", "h2"])
        #expect(other.status != 0 && other.words.contains("no application protocol"))
        let old = try connect(["-tls1_2"])
        #expect(old.status != 0 && old.words.contains("protocol version"))
        // The reason is in the log.
        #expect(eventually { serve.log.contains("tls=\"unsupported protocol\"") })
    }

    @Test("serves jogakbo load and fling")
    func commands() throws {
        let authority = try TestAuthority.first.get()
        let clients = try TestAuthority.second.get()
        var files = try authority.files(for: .server)
        files.authorities = clients.certificates
        let shown = try clients.files(for: .client)
        let serve = try ServeProcess(SecureProcessTests.script(files))
        let address = try serve.encryptedAddress()
        let options =
            "-c \(address) --tls-ca \(authority.certificates) --tls-client-cert "
            + "\(shown.certificates ?? "") --tls-client-key \(shown.key ?? "")"
        let load = try ServeProcess(
            "exec $JOGAKBO load \(options) --verify --items 1000 -d 0.3 >/dev/null")
        #expect(load.exitStatus() == 0, "\(load.errors)")
        let withoutCertificate = try ServeProcess(
            "exec $JOGAKBO load -c \(address) --tls-ca \(authority.certificates) -d 0.1")
        #expect(withoutCertificate.exitStatus() == 1)
        #expect(withoutCertificate.errors.contains("TLS: "), "\(withoutCertificate.errors)")
        let plain = try ServeProcess("exec $JOGAKBO load -c \(address) -d 0.1")
        #expect(plain.exitStatus() == 1)
        let unix = try ServeProcess("exec $JOGAKBO load -c $SOCKET --tls")
        #expect(unix.exitStatus() == 2)
        #expect(unix.errors.contains("TLS is for TCP"))
    }

    /// With the files of a server, of which `authorities` is for clients.
    private static func script(_ files: TLSFiles) -> String {
        var script = "exec $JOGAKBO serve -l $SOCKET -l tcp:127.0.0.1:0 --without-token"
        script += " --log-file ${SOCKET%/*}/log"
        if let path = files.certificates { script += " --tls-cert \(path)" }
        if let path = files.key { script += " --tls-key \(path)" }
        if let path = files.authorities { script += " --tls-client-ca \(path)" }
        return script
    }

    private static func install(_ files: TLSFiles, as used: TLSFiles) throws {
        for (source, target) in [
            (files.certificates, used.certificates), (files.key, used.key),
        ] {
            guard let source, let target else { continue }
            let bytes = try Data(contentsOf: URL(fileURLWithPath: source))
            try bytes.write(to: URL(fileURLWithPath: target))
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o600], ofItemAtPath: target)
        }
    }
}

extension ServeProcess {
    /// What its `--log-file` has.
    fileprivate var log: String {
        (try? String(contentsOfFile: directory.path + "/log", encoding: .utf8)) ?? ""
    }

    /// Where it listens by TCP, once it does.
    fileprivate func encryptedAddress() throws -> ListenAddress {
        var address: ListenAddress?
        _ = eventually {
            let match = log.firstMatch(of: /event=listening address=(tcp:[^ \n]+)\n/)
            address = match.flatMap { ListenAddress(String($0.1)) }
            return address != nil || !process.isRunning
        }
        guard let address else {
            throw TestClient.Failure.unexpected("nobody listens: \(errors)")
        }
        return address
    }
}
