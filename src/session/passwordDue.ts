import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../kit/storage.ts'
import { session, sessionToken } from './session.ts'

/** Why a password has to be changed before anything else. */
export type DueReason = 'first' | 'expired' | 'default'

/** The session-storage key of what this session has to do first (STATE-08). */
const key = 'validate'

/**
 * `typedLogin` is the password of the login a moment ago: in memory alone, and for that session
 * alone.
 */
type Due = {
  reason?: DueReason | undefined
  typedLogin?: { token: string; password: string } | undefined
}

const store = createStore<Due>(() => ({}))

const isReason = (value: unknown): value is DueReason =>
  value === 'first' || value === 'expired' || value === 'default'

/**
 * Takes up what a reload must not let anybody forget (LOGIN-32). Called once, when the page starts.
 */
export function resumePasswordDue(): void {
  const reason = sessionStore.getJson(key, (json) => {
    if (!isReason(json)) throw new TypeError('not a reason')
    return json
  })
  store.setState({ reason: reason ?? undefined }, true)
}

/** The password of this session has to be changed first: its dialog comes back until it is. */
export function requirePasswordChange(reason: DueReason): void {
  sessionStore.setJson(key, reason)
  store.setState({ reason })
}

/**
 * Hands the password of the login that was just made over to the dialog that asks for a new one
 * (LOGIN-46).
 */
export function handOverPassword(token: string, password: string): void {
  store.setState({ typedLogin: { token, password } })
}

/** The password that was typed to begin this very session, while the page remembers it. */
export function typedPassword(): string | undefined {
  const { typedLogin } = store.getState()
  return typedLogin?.token === sessionToken() ? typedLogin?.password : undefined
}

/** It turned out to be wrong, or is needed no more. */
export const forgetTypedPassword = (): void => store.setState({ typedLogin: undefined })

/** The password was changed. */
export function passwordChanged(): void {
  sessionStore.remove(key)
  store.setState({}, true)
}

/** Why the signed-in player has to change their password, followed as it changes. */
export function useDueReason(): DueReason | undefined {
  const isSignedIn = useStore(session, ({ kind }) => kind === 'signedIn')
  const reason = useStore(store, (due) => due.reason)
  return isSignedIn ? reason : undefined
}

// Another session owes what its own login says.
session.subscribe((state, before) => {
  if (before.kind === 'signedIn' && state.kind !== 'signedIn') store.setState({}, true)
})
