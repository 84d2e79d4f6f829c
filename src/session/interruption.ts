/**
 * A session that ran out while a page was in use: the page waits for a login over it, and goes on.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../api/operations.ts'
import { forgetMember } from './forgetMember.ts'
import { endSession, session, sessionToken } from './session.ts'

type Interruption = {
  /** The token that is good no more. */
  token: string
  /** Whose page it is; undefined when nobody knew yet. */
  memberId: string | undefined
  /** Whether the same person is back. */
  isBack: PromiseWithResolvers<boolean>
}

let last: Interruption | undefined

/** The call that tells who is signed in. */
export const memberPath = '/wps/member/info'

/** Who is signed in, as far as the page knows. */
export function memberIdIn(queryClient: QueryClient): string | undefined {
  const known = queryClient.getQueriesData<Value<'GET /wps/member/info'>>({
    queryKey: [memberPath],
  })
  return known.find(([, member]) => member !== undefined)?.[1]?.id
}

/** The session has run out. What is shown and typed stays, for the same person to go on with. */
export function interruptSession(queryClient: QueryClient): void {
  const token = sessionToken()
  if (token === null) return
  last?.isBack.resolve(false)
  last = { token, memberId: memberIdIn(queryClient), isBack: Promise.withResolvers() }
  endSession({ sessionEnd: 'expired' })
}

/** Nobody logs in over the page: it is a visitor's from now on. */
export function giveUpSession(queryClient: QueryClient): void {
  const state = session.getState()
  if (state.kind !== 'visitor' || state.sessionEnd !== 'expired') return
  last?.isBack.resolve(false)
  endSession()
  forgetMember(queryClient)
}

/**
 * Waits until somebody has logged in over the page.
 * @param token the one that the call carried; null when it was made meanwhile.
 * @param signal of the call: nobody waits for its answer any more.
 * @returns whether it is the same person, so that the call may be made again.
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

/** The interruption that a login over the page may end. */
export const lastInterruption = (): Interruption | undefined => last
