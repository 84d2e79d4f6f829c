import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../kit/storage.ts'

/** Session-storage key of the player's token (STATE-05). */
export const tokenKey = 'token'

/**
 * Reason why a session ended without a logout on this page: it expired, or was logged out or ended
 * elsewhere.
 */
export type SessionEnd = 'expired' | 'loggedOut' | 'ended'

/**
 * State of the session; `unknown` until the page has started, as in a prerendered document.
 * `sessionEnd` is the reason if the session ended without a logout on this page, otherwise false.
 */
export type SessionState =
  | { kind: 'unknown' }
  | { kind: 'visitor'; sessionEnd: false | SessionEnd }
  | { kind: 'signedIn'; token: string }

export const session = createStore<SessionState>(() => ({ kind: 'unknown' }))

const set = (state: SessionState) => session.setState(state, true)

/** Restores the tab's session after a reload. Called once at the page's start. */
export function resumeSession(): void {
  const token = sessionStore.get(tokenKey)
  set(token ? { kind: 'signedIn', token } : { kind: 'visitor', sessionEnd: false })
}

/** Token of a session that began with a log-in in this document; null for a resumed session. */
let startedToken: string | null = null

/**
 * Prefix of session-storage keys with a visitor's unsent form values. A log-in removes these keys.
 */
export const visitorDraftPrefix = 'visitorDraft.'

/** Starts a session and stores its token for this tab (LOGIN-20). */
export function startSession(token: string): void {
  startedToken = token
  for (const key of sessionStore.keys()) {
    if (key.startsWith(visitorDraftPrefix)) sessionStore.remove(key)
  }
  sessionStore.set(tokenKey, token)
  set({ kind: 'signedIn', token })
}

/** True during a session that began with a log-in in this document. */
export const isStartedHere = (): boolean => startedToken !== null && startedToken === sessionToken()

/** Token of the session that this page is logging out of. */
let leavingToken: string | null = null

/**
 * Marks the session as being logged out by this page, so that messages about its end are ignored.
 */
export function leaveSession(): void {
  leavingToken = sessionToken()
}

/** Removes the mark of `leaveSession` after the logout failed, so that the session continues. */
export function stayInSession(): void {
  leavingToken = null
}

/** True while this page is logging out of its current session. */
export const isLeaving = (): boolean => leavingToken !== null && leavingToken === sessionToken()

/** Session-storage keys that outlive a session: the merchant code (LOGIN-39, STATE-03). */
const keptKeys = new Set(['merchantCode'])

/** Ends the session and removes its data from this tab (LOGIN-39, LOGIN-40). */
export function endSession({ sessionEnd = false }: { sessionEnd?: false | SessionEnd } = {}): void {
  leavingToken = null
  for (const key of sessionStore.keys()) {
    if (!keptKeys.has(key)) sessionStore.remove(key)
  }
  set({ kind: 'visitor', sessionEnd })
}

/** Token that requests carry; null for a visitor. */
export function sessionToken(): string | null {
  const state = session.getState()
  return state.kind === 'signedIn' ? state.token : null
}
