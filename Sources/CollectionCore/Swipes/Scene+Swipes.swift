extension Scene {
    var isRightToLeft: Bool { viewport.environment.layoutDirection == .rightToLeft }
}
