import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../kit/storage.ts'
import { session, sessionToken } from './session.ts'

/** Reason why a member has to change their password. */
export type DueReason = 'first' | 'expired' | 'default'

/** Session-storage key of the reason (STATE-08). */
const key = 'validate'

/**
 * `typedLogin` is the password of the last log-in and the token of its session. They are kept in
 * memory only.
 */
type Due = {
  reason?: DueReason | undefined
  typedLogin?: { token: string; password: string } | undefined
}

const store = createStore<Due>(() => ({}))

const isReason = (value: unknown): value is DueReason =>
  value === 'first' || value === 'expired' || value === 'default'

/**
 * Restores the required change of password after a reload (LOGIN-32). Called once at the page's
 * start.
 */
export function resumePasswordDue(): void {
  const reason = sessionStore.getJson(key, (json) => {
    if (!isReason(json)) throw new TypeError('not a reason')
    return json
  })
  store.setState({ reason: reason ?? undefined }, true)
}

/**
 * Requires a change of password during this session. The dialog for it reopens until the password
 * is changed.
 */
export function requirePasswordChange(reason: DueReason): void {
  sessionStore.setJson(key, reason)
  store.setState({ reason })
}

/** Passes the password of the last log-in to the dialog that asks for a new one (LOGIN-46). */
export function handOverPassword(token: string, password: string): void {
  store.setState({ typedLogin: { token, password } })
}

/**
 * Password that was entered to start the current session; undefined if it is no longer in memory.
 */
export function typedPassword(): string | undefined {
  const { typedLogin } = store.getState()
  return typedLogin?.token === sessionToken() ? typedLogin?.password : undefined
}

/** Drops the typed password, because it was wrong or is no longer needed. */
export const forgetTypedPassword = (): void => store.setState({ typedLogin: undefined })

/** Ends the requirement after a change of password. */
export function passwordChanged(): void {
  sessionStore.remove(key)
  store.setState({}, true)
}

/** Reason why the signed-in member has to change their password; undefined if there is none. */
export function useDueReason(): DueReason | undefined {
  const isSignedIn = useStore(session, ({ kind }) => kind === 'signedIn')
  const reason = useStore(store, (state) => state.reason)
  return isSignedIn ? reason : undefined
}

// The requirement ends with its session. The next log-in determines whether it applies again.
session.subscribe((state, before) => {
  if (before.kind === 'signedIn' && state.kind !== 'signedIn') store.setState({}, true)
})
