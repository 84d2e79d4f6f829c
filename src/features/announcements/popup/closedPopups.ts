import { sessionStore } from '../../../kit/storage.ts'
import type { Audience } from '../audience.ts'

/** The session-storage key of an audience's flag (ANN-14). */
const keyOf = (audience: Audience) => `announcementsClosed${audience}`

/** A log-out empties the session's storage, yet who has closed the popup has seen it (ANN-15). */
const closedHere = new Set<Audience>()

/** Whether this audience has closed the popup in this session of the browser. */
export function isPopupClosed(audience: Audience): boolean {
  if (sessionStore.get(keyOf(audience)) !== null) closedHere.add(audience)
  return closedHere.has(audience)
}

export function markPopupClosed(audience: Audience): void {
  closedHere.add(audience)
  sessionStore.set(keyOf(audience), '1')
}

/** As in a new session of the browser. */
export function forgetClosedPopups(): void {
  closedHere.clear()
}
