import type { QueryClient } from '@tanstack/react-query'
import { openModal } from '../../kit/modal/modalStore.ts'
import { openBroadcast } from '../../kit/tabs/broadcast.ts'
import { closeToast, showToast, useToasts } from '../../kit/toast/toastStore.ts'
import { memberIdIn, memberPath } from '../interruption.ts'
import { type SessionEnd, session, sessionToken } from '../session.ts'
import { endedElsewhere } from './endedElsewhere.ts'
import { sessionKey } from './sessionKey.ts'

/** `key` names a session, `member` an account; neither tells what it is. */
type Word = { key: string; end: SessionEnd } | { member: string }

/**
 * A session that ends in one tab ends in every tab that has it, with or without a socket. Each tab
 * has a session of its own, or that of the tab it was copied from; so a log-in elsewhere as
 * somebody else changes nothing here, but is told until it is answered: nobody looks at this tab
 * meanwhile.
 * @returns ends it.
 */
export function followOtherTabs(queryClient: QueryClient): () => void {
  let isOver = false
  const hear = async (word: Word) => {
    if ('member' in word) return hearMember(word.member)
    const token = sessionToken()
    if (token === null || (await sessionKey(token)) !== word.key) return
    // It may have become another one meanwhile.
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

/** Who stays closes it; who wants to be somebody else here logs out first. */
const askToLeave = () => openModal({ name: 'confirmLogout' })

/** Takes back what was told of another account: it is told anew, or of a session that is over. */
function forgetOther(): void {
  for (const { key, message } of useToasts.getState().toasts) {
    if ('id' in message && message.id === otherTab.id) closeToast(key)
  }
}
