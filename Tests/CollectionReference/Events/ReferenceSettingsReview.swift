import CollectionCore

/// Q10: which settings without effect the host was told of.
struct ReferenceSettingsReview {
    var told: Set<Diagnostic.Code> = []
    var hadBounds = false
}

extension ReferenceCollection {
    /// Q10: what a display frame tells of settings, once each.
    func settingsDiagnostics(_ asked: Size) -> [Diagnostic] {
        let prefetches = ahead.configuration.isPrefetchingEnabled
        let views = viewed.configuration.measure != .none
        let wants = (news.mask.contains(.prefetching), news.mask.contains(.viewability))
        if asked.width > 0, asked.height > 0 { review.hadBounds = true }
        let isWithoutBounds = !review.hadBounds && sections.contains { !$0.items.isEmpty }
        let found: [(Bool, Diagnostic.Code, Size)] = [
            (prefetches && !wants.0, .prefetchingWithoutEvents, .zero),
            (!prefetches && wants.0, .eventsWithoutPrefetching, .zero),
            (views && !wants.1, .viewabilityWithoutEvents, .zero),
            (!views && wants.1, .eventsWithoutViewability, .zero),
            (isWithoutBounds, .noBounds, asked),
        ]
        return found.compactMap { isSo, code, size in
            if !isSo || !review.told.insert(code).inserted { return nil }
            return Diagnostic(code: code, element: .none, size: size, otherSize: .zero)
        }
    }
}
