/**
 * Interruptions: the session has expired while its page was in use, and the page waits for a login
 * in order to continue.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../api/operations.ts'
import { forgetMember } from './forgetMember.ts'
import { endSession, session, sessionToken } from './session.ts'

type Interruption = {
  /** Token of the expired session. */
  token: string
  /** Id of the page's member; undefined if it was not loaded yet. */
  memberId: string | undefined
  /** Resolves to true when the same member logs in again, otherwise to false. */
  isBack: PromiseWithResolvers<boolean>
}

let last: Interruption | undefined

/** Path of the request for the signed-in member. */
export const memberPath = '/wps/member/info'

/** Id of the signed-in member in the cache. */
export function memberIdIn(queryClient: QueryClient): string | undefined {
  const known = queryClient.getQueriesData<Value<'GET /wps/member/info'>>({
    queryKey: [memberPath],
  })
  return known.find(([, member]) => member !== undefined)?.[1]?.id
}

/**
 * Handles an expired session. Cached data and entered values stay, so that the same member can
 * continue.
 */
export function interruptSession(queryClient: QueryClient): void {
  const token = sessionToken()
  if (token === null) return
  last?.isBack.resolve(false)
  last = { token, memberId: memberIdIn(queryClient), isBack: Promise.withResolvers() }
  endSession({ sessionEnd: 'expired' })
}

/** Removes the member's data after the visitor has decided not to log in again. */
export function giveUpSession(queryClient: QueryClient): void {
  const state = session.getState()
  if (state.kind !== 'visitor' || state.sessionEnd !== 'expired') return
  last?.isBack.resolve(false)
  endSession()
  forgetMember(queryClient)
}

/**
 * Waits until somebody logs in on a page whose session has expired.
 * @param token token of the rejected request; null for a request without one.
 * @param signal signal that aborts the request and this wait.
 * @returns true if the same member has logged in, so that the request may be repeated.
 */
export function sameIsBack(
  token: string | null,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const state = session.getState()
  const isWaiting = state.kind === 'visitor' && state.sessionEnd === 'expired'
  if (!last || !(token === last.token || (token === null && isWaiting))) {
    return Promise.resolve(false)
  }
  const given = Promise.withResolvers<boolean>()
  signal?.addEventListener('abort', () => given.resolve(false), { once: true })
  return Promise.race([last.isBack.promise, given.promise])
}

/** Latest interruption. A login may have ended it. */
export const lastInterruption = (): Interruption | undefined => last
