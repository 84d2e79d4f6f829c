import { create } from 'zustand'
import type { components } from '../../api/gen/paths.ts'
import { sessionStore } from '../../kit/storage.ts'

type Signed = Pick<components['schemas']['OperatorSession'], 'operator' | 'csrfToken'>

type SessionState = {
  /** Who is signed in in this tab, as far as it knows; the server decides at each call. */
  signed: Signed | null
  /** The server said that the session is over, and nobody has answered to that yet. */
  hasEnded: boolean
}

const key = 'operatorSession'

export const useOperatorSession = create<SessionState>(() => ({ signed: null, hasEnded: false }))

export const csrfToken = (): string | null =>
  useOperatorSession.getState().signed?.csrfToken ?? null

/** Takes up the session of this tab after a reload. */
export function resumeOperatorSession(): void {
  useOperatorSession.setState({ signed: sessionStore.getJson(key, readSigned) })
}

export function beginOperatorSession({ operator, csrfToken: token }: Signed): void {
  const signed = { operator, csrfToken: token }
  sessionStore.setJson(key, signed)
  useOperatorSession.setState({ signed, hasEnded: false })
}

/** The server knows the session no more. What is on the screen stays. */
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
  // Whatever was stored: both are looked at before they are used.
  const { operator, csrfToken: token } = json as Partial<Record<keyof Signed, unknown>>
  if (typeof operator !== 'string' || typeof token !== 'string') throw new Error('no session')
  return { operator, csrfToken: token }
}
