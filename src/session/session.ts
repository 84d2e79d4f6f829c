import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../kit/storage.ts'

/** The session-storage key of the player's token (STATE-05). */
export const tokenKey = 'token'

/** How a session ended that this page did not end itself: by its age, or by a logout elsewhere. */
export type SessionEnd = 'expired' | 'loggedOut' | 'ended'

/**
 * Whether a player is signed in. `unknown` until the page has started: a prerendered page can't
 * tell. `sessionEnd` is a session that ended while the page was open, and not by this page's own
 * logout.
 */
export type SessionState =
  | { kind: 'unknown' }
  | { kind: 'visitor'; sessionEnd: false | SessionEnd }
  | { kind: 'signedIn'; token: string }

export const session = createStore<SessionState>(() => ({ kind: 'unknown' }))

const set = (state: SessionState) => session.setState(state, true)

/** Takes up the session that this tab had before a reload. Called once, when the page starts. */
export function resumeSession(): void {
  const token = sessionStore.get(tokenKey)
  set(token ? { kind: 'signedIn', token } : { kind: 'visitor', sessionEnd: false })
}

/** The token of the log-in that this document made; a reload resumes a session without one. */
let startedToken: string | null = null

/** Keeps the token for this tab (LOGIN-20). */
export function startSession(token: string): void {
  startedToken = token
  sessionStore.set(tokenKey, token)
  set({ kind: 'signedIn', token })
}

/** True while the session lasts that a log-in in this document began. */
export const isStartedHere = (): boolean => startedToken !== null && startedToken === sessionToken()

/** The token of the session that this page is logging out of. */
let leavingToken: string | null = null

/** The player logs out here: what others say of this session's end is no news any more. */
export function leaveSession(): void {
  leavingToken = sessionToken()
}

/** It did not log out after all: what the call for it was answered leaves the session as it is. */
export function stayInSession(): void {
  leavingToken = null
}

/** Whether this page is logging out of the session that it has. */
export const isLeaving = (): boolean => leavingToken !== null && leavingToken === sessionToken()

/** Session storage that outlives a session: the merchant code (LOGIN-39, STATE-03). */
const keptKeys = new Set(['merchantCode'])

/** Forgets the session and everything that this tab kept for it (LOGIN-39, LOGIN-40). */
export function endSession({ sessionEnd = false }: { sessionEnd?: false | SessionEnd } = {}): void {
  leavingToken = null
  for (const key of sessionStore.keys()) {
    if (!keptKeys.has(key)) sessionStore.remove(key)
  }
  set({ kind: 'visitor', sessionEnd })
}

/** The token that calls carry. */
export function sessionToken(): string | null {
  const state = session.getState()
  return state.kind === 'signedIn' ? state.token : null
}
