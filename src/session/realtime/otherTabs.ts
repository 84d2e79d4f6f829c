import type { QueryClient } from '@tanstack/react-query'
import { openModal } from '../../kit/modal/modalStore.ts'
import { openBroadcast } from '../../kit/tabs/broadcast.ts'
import { closeToast, showToast, useToasts } from '../../kit/toast/toastStore.ts'
import { memberIdIn, memberPath } from '../interruption.ts'
import { type SessionEnd, session, sessionToken } from '../session.ts'
import { endedElsewhere } from './endedElsewhere.ts'
import { sessionKey } from './sessionKey.ts'

/**
 * Message to other tabs. `key` is a hash of a session's token, `member` a hash of a member's id, so
 * that the message reveals neither the token nor the id.
 */
type Word = { key: string; end: SessionEnd } | { member: string }

/**
 * Ends the session when another tab with the same session reports its end. When another member logs
 * in in another tab, a notice is shown here until it is closed.
 * @returns a function that stops listening.
 */
export function followOtherTabs(queryClient: QueryClient): () => void {
  let isOver = false
  const hear = async (word: Word) => {
    if ('member' in word) return hearMember(word.member)
    const token = sessionToken()
    if (token === null || (await sessionKey(token)) !== word.key) return
    // The session may have changed while the hash was computed.
    if (sessionToken() === token) endedElsewhere(queryClient, word.end)
  }
  const hearMember = async (member: string) => {
    const mine = memberIdIn(queryClient)
    if (sessionToken() === null || mine === undefined || (await sessionKey(mine)) === member) return
    forgetOther()
    showToast('notice', otherTab, { id: 'session.leaveHere', onSelect: askToLeave, stays: true })
  }
  const channel = openBroadcast<Word>('portico.session', (word) => void hear(word))

  const tellEnd = async (token: string, end: SessionEnd) => {
    const key = await sessionKey(token)
    if (key !== undefined && !isOver) channel.say({ key, end })
  }
  const stop = session.subscribe((state, before) => {
    if (before.kind !== 'signedIn') return
    forgetOther()
    if (state.kind === 'signedIn') return
    void tellEnd(before.token, (state.kind === 'visitor' && state.sessionEnd) || 'loggedOut')
  })
  let told: string | null = null
  const stopCache = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const token = sessionToken()
    if (type !== 'updated' || query.queryKey[0] !== memberPath || token === told) return
    const member = memberIdIn(queryClient)
    if (member === undefined || token === null) return
    told = token
    void sessionKey(member).then((key) => {
      if (key !== undefined && !isOver) channel.say({ member: key })
    })
  })
  return () => {
    stop()
    stopCache()
    isOver = true
    channel.close()
  }
}

const otherTab = { id: 'session.otherTab' } as const

/**
 * Action of the notice. The user has to log out here first in order to switch accounts in this tab.
 */
const askToLeave = () => openModal({ name: 'confirmLogout' })

/**
 * Removes the notice about another member, before a new one is shown or after the session has
 * ended.
 */
function forgetOther(): void {
  for (const { key, message } of useToasts.getState().toasts) {
    if ('id' in message && message.id === otherTab.id) closeToast(key)
  }
}
