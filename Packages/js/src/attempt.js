// Calls that a view refuses in some states.
import { WRONG_STATE } from './constants.js'

/** Makes a call. Returns false where the state of the view does not allow it. */
export function attempt(call) {
  try {
    call()
    return true
  } catch (error) {
    if (error?.status !== WRONG_STATE) throw error
    return false
  }
}
