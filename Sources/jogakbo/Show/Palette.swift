/// The colours of elements: one for each class of views, and one for headers and footers.
struct ElementColor: Equatable {
    /// `#rrggbb`
    let fill: String
    let edge: String
    let ink: String
    /// The nearest of a terminal's 256 colours.
    let terminalFill: Int
    let terminalInk: Int
}

enum Palette {
    /// - Parameter index: The number of a cell's class; nil for a header or footer.
    static func color(ofClass index: Int?) -> ElementColor {
        guard let index else { return header }
        return cells[index % cells.count]
    }

    static let paper = "#fbfaf7"
    static let panel = "#ffffff"
    static let ink = "#26292e"
    static let faintInk = "#777d86"
    static let hairline = "#d9d6cf"
    static let accent = "#c2452d"
    /// Around what has focus.
    static let focus = "#e0a100"
    /// Beside the accent, in a plot of two curves.
    static let secondAccent = "#5b7fa8"
    /// For two more.
    static let thirdAccent = "#b98412"
    static let fourthAccent = "#6f8f5a"
    /// Behind and over what lies outside the viewport.
    static let veil = "#f3f1ec"
    /// Where sections begin on the bar.
    static let tick = "#b9bec5"

    static let footer = ElementColor(
        fill: "#d5d9df", edge: "#aab1bb", ink: "#33404f", terminalFill: 251, terminalInk: 236)
    static let selected = ElementColor(
        fill: "#2f6fd6", edge: "#1d4c9c", ink: "#ffffff", terminalFill: 26, terminalInk: 231)
    private static let header = ElementColor(
        fill: "#33404f", edge: "#33404f", ink: "#ffffff", terminalFill: 238, terminalInk: 231)
    private static let cells = [
        ElementColor(
            fill: "#dfe9f6", edge: "#8fadd1", ink: "#1f4468", terminalFill: 153, terminalInk: 17),
        ElementColor(
            fill: "#f9e0e4", edge: "#d896a4", ink: "#7b2638", terminalFill: 218, terminalInk: 52),
        ElementColor(
            fill: "#dff0de", edge: "#8abb8b", ink: "#20572a", terminalFill: 151, terminalInk: 22),
        ElementColor(
            fill: "#fbeecb", edge: "#d3b15f", ink: "#69490a", terminalFill: 223, terminalInk: 58),
        ElementColor(
            fill: "#ebe1f5", edge: "#ae93cc", ink: "#4a2a70", terminalFill: 183, terminalInk: 54),
        ElementColor(
            fill: "#e7e9ec", edge: "#a5adb6", ink: "#3d4751", terminalFill: 252, terminalInk: 236),
        ElementColor(
            fill: "#d9efed", edge: "#7fbdb9", ink: "#12524f", terminalFill: 152, terminalInk: 23),
        ElementColor(
            fill: "#fae3d3", edge: "#d9a477", ink: "#743d10", terminalFill: 216, terminalInk: 94),
    ]
}
