import CollectionClient
import CollectionCore
import CollectionReference

extension SocketDoor {
    func perform(_ step: LeadStep) throws(ClientError) -> Outcome {
        switch step {
        case .start(let layout, let tag):
            try client.startInteractiveTransition(to: layout, tag: tag, view: view)
        case .progress(let progress, let time_ns):
            try client.setTransitionProgress(progress, at: time_ns, view: view)
        case .finish(let time_ns):
            try client.finishInteractiveTransition(at: time_ns, view: view)
        case .cancel(let time_ns):
            try client.cancelInteractiveTransition(at: time_ns, view: view)
        case .setValue(let value, let key, let time_ns):
            try client.updateTransitionValue(value, forKey: key, at: time_ns, view: view)
        case .askProgress: return .tracked(try client.transitionProgress(view: view))
        case .askValue(let key):
            return .tracked(try client.transitionValue(forKey: key, view: view))
        }
        return .done
    }
}
