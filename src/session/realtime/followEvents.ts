import type { QueryClient } from '@tanstack/react-query'
import { events as table } from '../../api/gen/events.ts'
import type { SocketEvent } from '../../api/socket.ts'
import { tellListeners } from '../../kit/realtime/events.ts'
import { startRealtime } from '../../kit/realtime/startRealtime.ts'
import { followMemberChanges } from '../memberChange.ts'
import { session, sessionToken } from '../session.ts'
import { endedElsewhere } from './endedElsewhere.ts'
import { followOtherTabs } from './otherTabs.ts'
import { createRefetcher } from './refetcher.ts'
import { sessionKey } from './sessionKey.ts'
import { pathsPerhapsStale, pathsStaleAfter } from './staleAfter.ts'

/**
 * Keeps this page up to date by events of the socket: invalidates outdated queries, ends a session
 * that ended elsewhere, and calls listeners. Events about a member are ignored without a session
 * (ROOT-07).
 * @returns a function that stops the updates.
 */
export function followEvents(queryClient: QueryClient): () => void {
  const refetcher = createRefetcher(queryClient)
  const isMine = ({ name }: SocketEvent) =>
    table[name].audience === 'everybody' || sessionToken() !== null

  const handle = (event: SocketEvent) => {
    if (event.data === undefined) return
    if (event.name === 'sessionEnded') endedElsewhere(queryClient, event.data.reason)
    tellListeners(event.name, event.data)
  }
  const realtime = startRealtime({
    token: sessionToken,
    group: async () => {
      const token = sessionToken()
      return token === null ? 'visitor' : sessionKey(token)
    },
    onEvents(events) {
      refetcher.invalidate(pathsStaleAfter(events.filter(isMine).map(({ name }) => name)))
      for (const event of events) if (isMine(event)) handle(event)
    },
    onMissed: (isFirst) => refetcher.invalidate(pathsPerhapsStale(isFirst)),
  })
  const stopTabs = followOtherTabs(queryClient)
  const stopChanges = followMemberChanges(queryClient)
  const stopSession = session.subscribe(() => realtime.identify())
  const look = () => document.visibilityState === 'visible' && refetcher.noteShown()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    stopSession()
    stopTabs()
    stopChanges()
    realtime.stop()
    refetcher.stop()
  }
}
