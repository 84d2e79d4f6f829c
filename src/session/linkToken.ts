import type { QueryClient } from '@tanstack/react-query'
import { read } from '../api/read.ts'
import { showToast } from '../kit/toast/toastStore.ts'
import { forgetMember } from './forgetMember.ts'
import { endSession, sessionToken, startSession } from './session.ts'

/**
 * The token of the address, while nobody knows whether it is good, and the session that the tab
 * had.
 */
let arrivingToken: { token: string; before: string | null } | undefined

/**
 * Takes the token that came with the address for a session (LOGIN-26), and asks whose it is
 * (LOGIN-27): the answer tells whether it is one.
 */
export function enterByLink(queryClient: QueryClient, token: string): void {
  const before = sessionToken()
  if (before === token) return
  // What the tab kept was said to somebody else.
  if (before !== null) {
    endSession()
    forgetMember(queryClient)
  }
  arrivingToken = { token, before }
  startSession(token)
  const member = read('/wps/member/info', {})
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isAnswered = query.queryKey[0] === member.queryKey[0] && query.state.status === 'success'
    if (type !== 'updated' || !isAnswered) return
    arrivingToken = undefined
    stop()
  })
  void queryClient.prefetchQuery(member)
}

/**
 * The server refused a token: when it is that of the address, says so and goes back to how the tab
 * was.
 * @returns whether it was.
 */
export function isBadLink(token: string): boolean {
  if (arrivingToken?.token !== token) return false
  const { before } = arrivingToken
  arrivingToken = undefined
  endSession()
  if (before !== null) startSession(before)
  showToast('failure', { id: 'session.badLink' })
  return true
}
