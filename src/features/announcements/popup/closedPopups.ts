import { sessionStore } from '../../../kit/storage.ts'
import type { Audience } from '../audience.ts'

/** Session-storage key of an audience's flag (ANN-14). */
const keyOf = (audience: Audience) => `announcementsClosed${audience}`

/** A logout clears session storage; this set keeps the closed audiences (ANN-15). */
const closedHere = new Set<Audience>()

/** True if this audience has closed the popup in this browser session. */
export function isPopupClosed(audience: Audience): boolean {
  if (sessionStore.get(keyOf(audience)) !== null) closedHere.add(audience)
  return closedHere.has(audience)
}

export function markPopupClosed(audience: Audience): void {
  closedHere.add(audience)
  sessionStore.set(keyOf(audience), '1')
}

/** Resets the state to that of a new browser session, for tests. */
export function forgetClosedPopups(): void {
  closedHere.clear()
}
