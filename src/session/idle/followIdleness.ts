import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { openBroadcast } from '../../kit/tabs/broadcast.ts'
import { throttle } from '../../kit/timing/throttle.ts'
import { interruptSession, memberIdIn } from '../interruption.ts'
import { sessionKey } from '../realtime/sessionKey.ts'
import { statusQuery } from '../session.queries.ts'
import { session, sessionToken } from '../session.ts'
import { idleWarning } from './idleStore.ts'

/** Milliseconds between the warning and the lock. */
export const warningBefore = 120_000

/** Minutes of inactivity until the lock if the market defines no limit. */
const usualIdleMinutes = 30

/**
 * Values of two clocks in milliseconds. `steady` never jumps but may pause while the machine
 * sleeps; `wall` can be changed by the user.
 */
type Moment = { steady: number; wall: number }

const now = (): Moment => ({ steady: performance.now(), wall: Date.now() })

type IdleState = { kind: 'active' } | { kind: 'warning'; endsAt: number } | { kind: 'locked' }

/**
 * State of a page that has been idle since `lastTouch`.
 * @param limit milliseconds of inactivity until the lock
 * @returns the state; `endsAt` of a warning is a time of the steady clock. If only the wall clock
 * has passed the limit, the page warns instead of locking: the machine may have slept, or its clock
 * may have been changed.
 */
export function idleState(lastTouch: Moment, at: Moment, limit: number): IdleState {
  const idle = at.steady - lastTouch.steady
  if (idle >= limit) return { kind: 'locked' }
  if (idle >= limit - warningBefore) return { kind: 'warning', endsAt: lastTouch.steady + limit }
  const slept = at.wall - lastTouch.wall - idle
  return slept >= limit
    ? { kind: 'warning', endsAt: at.steady + warningBefore }
    : { kind: 'active' }
}

/** Milliseconds between checks of whether the page is idle. */
const lookEvery = 1000
/** Milliseconds in which several user actions count as one. */
const touchEvery = 1000

const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

/** Milliseconds of inactivity until the lock. */
function idleLimit(queryClient: QueryClient): number {
  const status = queryClient.getQueryData(statusQuery().queryKey)
  return (status?.market.idleMinutes ?? usualIdleMinutes) * 60_000
}

function lock(queryClient: QueryClient): void {
  const token = sessionToken()
  if (token === null) return
  interruptSession(queryClient)
  idleWarning.setState({ endsAt: null })
  // Ends the session on the server too. If the request fails, the server still ends the session at
  // its expiry.
  call('DELETE /wps/session/logout', { headers: { Authorization: `Bearer ${token}` } }).catch(
    () => {},
  )
}

/**
 * Locks a page that is idle for longer than the market permits. A warning appears two minutes
 * before. The lock ends the session and asks for a login in a dialog over the page. Activity in
 * other tabs of the same member counts.
 * @returns a function that stops the checks.
 */
export function followIdleness(queryClient: QueryClient): () => void {
  let touched = now()
  let isHearing = true
  const mine = async () => {
    const id = memberIdIn(queryClient)
    return id === undefined ? undefined : sessionKey(id)
  }
  const channel = openBroadcast<{ member: string }>('portico.touch', async ({ member }) => {
    if ((await mine()) !== member) return
    touched = now()
    idleWarning.setState({ endsAt: null })
  })
  const tell = async () => {
    const member = await mine()
    if (member !== undefined && isHearing) channel.say({ member })
  }
  const touch = throttle(() => {
    // During a warning, only its button counts as activity, since other input may be accidental.
    if (sessionToken() === null || idleWarning.getState().endsAt !== null) return
    touched = now()
    void tell()
  }, touchEvery)

  const look = () => {
    if (sessionToken() === null) return
    const { endsAt } = idleWarning.getState()
    const at = now()
    if (endsAt !== null && at.steady >= endsAt) return lock(queryClient)
    if (endsAt !== null) return
    const state = idleState(touched, at, idleLimit(queryClient))
    if (state.kind === 'warning') idleWarning.setState({ endsAt: state.endsAt })
    if (state.kind === 'locked') lock(queryClient)
  }
  const timer = setInterval(look, lookEvery)
  const over = new AbortController()
  for (const name of touches) {
    document.addEventListener(name, touch, { signal: over.signal, capture: true, passive: true })
  }
  const stopSession = session.subscribe(() => {
    // A login counts as activity.
    touched = now()
    idleWarning.setState({ endsAt: null })
  })
  const stopWarning = idleWarning.subscribe(({ endsAt }, before) => {
    if (endsAt !== null || before.endsAt === null || sessionToken() === null) return
    touched = now()
    void tell()
  })
  return () => {
    isHearing = false
    clearInterval(timer)
    over.abort()
    stopSession()
    stopWarning()
    channel.close()
  }
}
