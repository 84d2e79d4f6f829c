import { create } from 'zustand'
import type { components } from '../../api/gen/paths.ts'
import { sessionStore } from '../../kit/storage.ts'

type Session = components['schemas']['OperatorSession']
type SignedInOperator = Pick<Session, 'operator' | 'csrfToken'> & {
  /** Milliseconds since 1970; undefined when this machine's clock cannot tell. */
  endsAt?: number | undefined
}

type SessionState = {
  /** Who is signed in in this tab, as far as it knows; the server decides at each call. */
  signedIn: SignedInOperator | null
  /** The session is over, and nobody has answered to that yet. */
  hasEnded: boolean
  /** Wrong passwords of others since the session before, until it was read. */
  failedSignIns?: Session['failedSignIns'] | undefined
}

const key = 'operatorSession'

export const useOperatorSession = create<SessionState>(() => ({ signedIn: null, hasEnded: false }))

export const csrfToken = (): string | null =>
  useOperatorSession.getState().signedIn?.csrfToken ?? null

/** Takes up the session of this tab after a reload. */
export function resumeOperatorSession(): void {
  useOperatorSession.setState({ signedIn: sessionStore.getJson(key, readSigned) })
  watchEnd()
}

export function beginOperatorSession(session: Session): void {
  const { operator, csrfToken: token, expiresAt, failedSignIns } = session
  const end = Date.parse(expiresAt)
  // A session that seems over when it begins tells of a wrong clock; the server will say when it
  // ends.
  const signedIn = { operator, csrfToken: token, endsAt: end > Date.now() ? end : undefined }
  sessionStore.setJson(key, signedIn)
  useOperatorSession.setState({ signedIn, hasEnded: false, failedSignIns })
  watchEnd()
}

/** Milliseconds; timers stand still while a machine sleeps, so the clock is asked now and then. */
const lookEvery = 30_000
let timer: ReturnType<typeof setTimeout> | undefined

/** Notes the end of the session at its time, not at the next call. */
function watchEnd(): void {
  clearTimeout(timer)
  const endsAt = useOperatorSession.getState().signedIn?.endsAt
  if (endsAt === undefined) return
  const left = endsAt - Date.now()
  if (left <= 0) noteSessionEnd()
  else timer = setTimeout(watchEnd, Math.min(left, lookEvery))
}

/** The session is over, as the server says or by its time. What is on the screen stays. */
export function noteSessionEnd(): void {
  clearTimeout(timer)
  sessionStore.remove(key)
  useOperatorSession.setState({ hasEnded: true })
}

/** The operator has read of the failed attempts. */
export function closeFailedSignIns(): void {
  useOperatorSession.setState({ failedSignIns: undefined })
}

/** Puts the question to sign in again off; the next call asks it again. */
export function postponeSignIn(): void {
  useOperatorSession.setState({ hasEnded: false })
}

/** Back to the sign-in page. */
export function leaveOperatorSession(): void {
  clearTimeout(timer)
  sessionStore.remove(key)
  useOperatorSession.setState({ signedIn: null, hasEnded: false, failedSignIns: undefined })
}

function readSigned(json: unknown): SignedInOperator {
  // Whatever was stored: each part is looked at before it is used.
  const {
    operator,
    csrfToken: token,
    endsAt,
  } = json as Partial<Record<keyof SignedInOperator, unknown>>
  if (typeof operator !== 'string' || typeof token !== 'string') throw new Error('no session')
  return { operator, csrfToken: token, endsAt: typeof endsAt === 'number' ? endsAt : undefined }
}
