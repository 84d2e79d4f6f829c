import { create } from 'zustand'
import type { components } from '../../api/gen/paths.ts'
import { sessionStore } from '../../kit/storage.ts'

type Signed = components['schemas']['OperatorSession']

type SessionState = {
  /** Who is signed in in this tab, as far as it knows; the server decides at each call. */
  signed: Signed | null
  /** The session is over, and nobody has answered to that yet. */
  hasEnded: boolean
}

const key = 'operatorSession'

export const useOperatorSession = create<SessionState>(() => ({ signed: null, hasEnded: false }))

export const csrfToken = (): string | null =>
  useOperatorSession.getState().signed?.csrfToken ?? null

/** Takes up the session of this tab after a reload. */
export function resumeOperatorSession(): void {
  const signed = sessionStore.getJson(key, readSigned)
  useOperatorSession.setState({ signed })
  if (signed) awaitEnd(signed)
}

export function beginOperatorSession({ operator, csrfToken: token, expiresAt }: Signed): void {
  const signed = { operator, csrfToken: token, expiresAt }
  sessionStore.setJson(key, signed)
  useOperatorSession.setState({ signed, hasEnded: false })
  awaitEnd(signed)
}

/** Longest delay of a timer, in milliseconds. */
const longestDelay = 2 ** 31 - 1
let timer: ReturnType<typeof setTimeout> | undefined

/** Asks for the password when the session's time is over, and not only once a call has failed. */
function awaitEnd(awaited: Signed): void {
  clearTimeout(timer)
  const left = new Date(awaited.expiresAt).getTime() - Date.now()
  // A session that is just there and over already: this device's clock is wrong, the server decides.
  if (!(left > 0)) return
  const end = () => {
    if (useOperatorSession.getState().signed !== awaited) return
    if (left > longestDelay) awaitEnd(awaited)
    else noteSessionEnd()
  }
  timer = setTimeout(end, Math.min(left, longestDelay))
}

/** The session is over, as the server says or by its time. What is on the screen stays. */
export function noteSessionEnd(): void {
  sessionStore.remove(key)
  useOperatorSession.setState({ hasEnded: true })
}

/** Puts the question to sign in again off; the next call asks it again. */
export function postponeSignIn(): void {
  useOperatorSession.setState({ hasEnded: false })
}

/** Back to the sign-in page. */
export function leaveOperatorSession(): void {
  sessionStore.remove(key)
  useOperatorSession.setState({ signed: null, hasEnded: false })
}

function readSigned(json: unknown): Signed {
  // Whatever was stored: each is looked at before it is used.
  const { operator, csrfToken: token, expiresAt } = json as Partial<Record<keyof Signed, unknown>>
  if (typeof operator !== 'string' || typeof token !== 'string' || typeof expiresAt !== 'string') {
    throw new Error('no session')
  }
  return { operator, csrfToken: token, expiresAt }
}
