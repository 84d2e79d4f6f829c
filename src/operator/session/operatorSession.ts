import { create } from 'zustand'
import type { components } from '../../api/gen/paths.ts'
import { sessionStore } from '../../kit/storage.ts'

type Session = components['schemas']['OperatorSession']
type Signed = Pick<Session, 'operator' | 'csrfToken'> & {
  /** Milliseconds since 1970; undefined when this machine's clock cannot tell. */
  endsAt?: number | undefined
}

type SessionState = {
  /** Who is signed in in this tab, as far as it knows; the server decides at each call. */
  signed: Signed | null
  /** The session is over, and nobody has answered to that yet. */
  hasEnded: boolean
  /** Wrong passwords of others since the session before, until it was read. */
  failedSignIns?: Session['failedSignIns'] | undefined
}

const key = 'operatorSession'

export const useOperatorSession = create<SessionState>(() => ({ signed: null, hasEnded: false }))

export const csrfToken = (): string | null =>
  useOperatorSession.getState().signed?.csrfToken ?? null

/** Takes up the session of this tab after a reload. */
export function resumeOperatorSession(): void {
  useOperatorSession.setState({ signed: sessionStore.getJson(key, readSigned) })
  watchEnd()
}

export function beginOperatorSession(session: Session): void {
  const { operator, csrfToken: token, expiresAt, failedSignIns } = session
  const end = Date.parse(expiresAt)
  // A session that seems over when it begins tells of a wrong clock; the server will say when it ends.
  const signed = { operator, csrfToken: token, endsAt: end > Date.now() ? end : undefined }
  sessionStore.setJson(key, signed)
  useOperatorSession.setState({ signed, hasEnded: false, failedSignIns })
  watchEnd()
}

/** Milliseconds; timers stand still while a machine sleeps, so the clock is asked now and then. */
const lookEvery = 30_000
let timer: ReturnType<typeof setTimeout> | undefined

/** Notes the end of the session at its time, not at the next call. */
function watchEnd(): void {
  clearTimeout(timer)
  const endsAt = useOperatorSession.getState().signed?.endsAt
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
  useOperatorSession.setState({ signed: null, hasEnded: false, failedSignIns: undefined })
}

function readSigned(json: unknown): Signed {
  // Whatever was stored: each part is looked at before it is used.
  const { operator, csrfToken: token, endsAt } = json as Partial<Record<keyof Signed, unknown>>
  if (typeof operator !== 'string' || typeof token !== 'string') throw new Error('no session')
  return { operator, csrfToken: token, endsAt: typeof endsAt === 'number' ? endsAt : undefined }
}
