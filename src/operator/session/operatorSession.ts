import { create } from 'zustand'
import type { components } from '../../api/gen/paths.ts'
import { sessionStore } from '../../kit/storage.ts'

type Session = components['schemas']['OperatorSession']
type SignedInOperator = Pick<Session, 'operator' | 'csrfToken'> & {
  /** Expiry time in milliseconds since 1970; undefined if this machine's clock is wrong. */
  endsAt?: number | undefined
}

type SessionState = {
  /** Operator who signed in in this tab. The server still verifies the session at each call. */
  signedIn: SignedInOperator | null
  /** True from the end of the session until the operator signs in again or closes the dialog. */
  hasEnded: boolean
  /**
   * Failed sign-ins by others since the previous session; undefined once the operator has closed
   * the notice about them.
   */
  failedSignIns?: Session['failedSignIns'] | undefined
}

const key = 'operatorSession'

export const useOperatorSession = create<SessionState>(() => ({ signedIn: null, hasEnded: false }))

export const csrfToken = (): string | null =>
  useOperatorSession.getState().signedIn?.csrfToken ?? null

/** Resumes the session of this tab after a reload. */
export function resumeOperatorSession(): void {
  useOperatorSession.setState({ signedIn: sessionStore.getJson(key, readSigned) })
  watchEnd()
}

export function beginOperatorSession(session: Session): void {
  const { operator, csrfToken: token, expiresAt, failedSignIns } = session
  const end = Date.parse(expiresAt)
  // A session that is already over when it begins indicates a wrong clock of this machine, so only
  // the server ends it.
  const signedIn = { operator, csrfToken: token, endsAt: end > Date.now() ? end : undefined }
  sessionStore.setJson(key, signedIn)
  useOperatorSession.setState({ signedIn, hasEnded: false, failedSignIns })
  watchEnd()
}

/** Milliseconds between checks of the clock, since timers stop while a machine sleeps. */
const lookEvery = 30_000
let timer: ReturnType<typeof setTimeout> | undefined

/** Detects the end of the session at its expiry time instead of at the next call. */
function watchEnd(): void {
  clearTimeout(timer)
  const endsAt = useOperatorSession.getState().signedIn?.endsAt
  if (endsAt === undefined) return
  const left = endsAt - Date.now()
  if (left <= 0) noteSessionEnd()
  else timer = setTimeout(watchEnd, Math.min(left, lookEvery))
}

/**
 * Ends the session after its expiry or its rejection by the server. The screen keeps its content.
 */
export function noteSessionEnd(): void {
  clearTimeout(timer)
  sessionStore.remove(key)
  useOperatorSession.setState({ hasEnded: true })
}

export function closeFailedSignIns(): void {
  useOperatorSession.setState({ failedSignIns: undefined })
}

/** Closes the sign-in dialog; the next rejected call opens it again. */
export function postponeSignIn(): void {
  useOperatorSession.setState({ hasEnded: false })
}

/** Returns to the sign-in page. */
export function leaveOperatorSession(): void {
  clearTimeout(timer)
  sessionStore.remove(key)
  useOperatorSession.setState({ signedIn: null, hasEnded: false, failedSignIns: undefined })
}

function readSigned(json: unknown): SignedInOperator {
  // Unvalidated storage content: each property is checked before its use.
  const {
    operator,
    csrfToken: token,
    endsAt,
  } = json as Partial<Record<keyof SignedInOperator, unknown>>
  if (typeof operator !== 'string' || typeof token !== 'string') throw new Error('no session')
  return { operator, csrfToken: token, endsAt: typeof endsAt === 'number' ? endsAt : undefined }
}
