import type { QueryClient } from '@tanstack/react-query'
import { type SessionEnd, session, sessionToken } from '../session.ts'
import { endedElsewhere } from './endedElsewhere.ts'
import { sessionKey } from './sessionKey.ts'

type Ended = { key: string; end: SessionEnd }

/**
 * A session that ends in one tab ends in every tab that has it, with or without a socket. Tabs with
 * another session, or none, are left alone.
 * @returns ends it.
 */
export function followOtherTabs(queryClient: QueryClient): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel('portico.session')
  let isOver = false
  const tell = async (token: string, end: SessionEnd) => {
    const key = await sessionKey(token)
    if (key !== undefined && !isOver) channel.postMessage({ key, end } satisfies Ended)
  }
  channel.onmessage = async ({ data }: MessageEvent<Ended>) => {
    const token = sessionToken()
    if (token === null || (await sessionKey(token)) !== data.key) return
    // It may have become another one meanwhile.
    if (sessionToken() === token) endedElsewhere(queryClient, data.end)
  }
  const stop = session.subscribe((state, before) => {
    if (before.kind !== 'signedIn' || state.kind === 'signedIn') return
    void tell(before.token, (state.kind === 'visitor' && state.ended) || 'loggedOut')
  })
  return () => {
    stop()
    isOver = true
    channel.close()
  }
}
