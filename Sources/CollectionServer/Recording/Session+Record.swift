import CollectionWire
import Glibc

extension Session {
    /// Begins to record where the server is to; a session that cannot be is served all the same.
    func beginRecording() {
        guard let folder = configuration.recordingFolder else { return }
        let file = folder.makeFile(connection: number)
        if file < 0 { return giveUpRecording(-file) }
        recordingFile = RecordingFile(file)
        let recorder = Recorder(limits: configuration.limits, token: configuration.token)
        recorder.keep = { [unowned self] recorder in write(recorder) }
        connection.recorder = recorder
    }

    /// Writes what has been recorded, before the client learns of it.
    func keepRecording() {
        guard let recorder = connection.recorder else { return }
        write(recorder)
        if let recordingFailure { giveUpRecording(recordingFailure) }
    }

    /// Writes the rest and closes the file.
    func endRecording() {
        guard let recorder = connection.recorder else { return }
        recorder.finish()
        keepRecording()
        stopRecording()
    }

    /// Called while the connection answers: a failure is dealt with afterwards.
    private func write(_ recorder: Recorder) {
        if recordingFailure == nil {
            let failure = recordingFile?.write(&recorder.bytes) ?? EBADF
            if failure == 0 { return }
            recordingFailure = failure
        }
        recorder.bytes.removeAll()
    }

    private func giveUpRecording(_ number: Int32) {
        recordingFailure = nil
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
}
