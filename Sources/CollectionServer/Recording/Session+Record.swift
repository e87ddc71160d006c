import CollectionWire
import Glibc

extension Session {
    /// Begins to record where the server is to; a session that cannot be is served all the same.
    func beginRecording() {
        guard let folder = configuration.recordingFolder else { return }
        let file = folder.makeFile(connection: number)
        if file < 0 { return giveUpRecording(-file) }
        recordingFile = RecordingFile(file)
        connection.recorder = Recorder(limits: configuration.limits, token: configuration.token)
    }

    /// Writes what has been recorded, once it is worth a call.
    func keepRecording() {
        guard let recorder = connection.recorder else { return }
        if recorder.bytes.count >= Session.recordedBytesKept { write(recorder) }
    }

    /// Writes the rest and closes the file.
    func endRecording() {
        guard let recorder = connection.recorder else { return }
        recorder.finish()
        write(recorder)
        stopRecording()
    }

    private func write(_ recorder: Recorder) {
        let failure = recordingFile?.write(&recorder.bytes) ?? EBADF
        if failure != 0 { giveUpRecording(failure) }
    }

    private func giveUpRecording(_ number: Int32) {
        stopRecording()
        let reason = unsafe strerror(number).map { unsafe String(cString: $0) }
        configuration.log.write(
            .error, "recording_failed",
            [("connection", "\(self.number)"), ("reason", reason ?? "\(number)")])
    }

    private func stopRecording() {
        connection.recorder = nil
        recordingFile = nil
    }

    private static var recordedBytesKept: Int { 64 << 10 }
}
