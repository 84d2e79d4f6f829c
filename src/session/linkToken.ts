import type { QueryClient } from '@tanstack/react-query'
import { read } from '../api/read.ts'
import { showToast } from '../kit/toast/toastStore.ts'
import { forgetMember } from './forgetMember.ts'
import { endSession, sessionToken, startSession } from './session.ts'

/** Token from the URL until the server confirms it, and the token of the tab's previous session. */
let arrivingToken: { token: string; before: string | null } | undefined

/**
 * Starts a session with the token from the URL (LOGIN-26) and fetches the session's member
 * (LOGIN-27). A successful response confirms the token.
 */
export function enterByLink(queryClient: QueryClient, token: string): void {
  const before = sessionToken()
  if (before === token) return
  // The cached data belongs to the previous session's member.
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
 * Handles a token that the server rejected. If it came from the URL, a toast reports it and the
 * tab's previous session is restored.
 * @returns true if the token came from the URL
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
