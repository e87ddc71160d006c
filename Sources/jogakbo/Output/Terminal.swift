import Glibc

/// What standard output, or standard error, is connected to.
struct Terminal {
    let isInteractive: Bool
    let columns: Int
    let rows: Int

    init(descriptor: Int32) {
        var size = winsize()
        isInteractive = isatty(descriptor) == 1
        let isKnown =
            unsafe isInteractive && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
            && size.ws_col > 0 && size.ws_row > 0
        columns = isKnown ? Int(size.ws_col) : 100
        rows = isKnown ? Int(size.ws_row) : 50
    }
}
