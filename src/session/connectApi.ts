import type { QueryClient } from '@tanstack/react-query'
import { setCaller } from '../api/caller.ts'
import { forgetMember } from './forgetMember.ts'
import { interruptSession, sameIsBack } from './interruption.ts'
import { isBadLink } from './linkToken.ts'
import { statusQuery } from './session.queries.ts'
import { isLeaving, sessionToken } from './session.ts'

/** Tells the client who calls, and what to do when the server ends the session. Called once. */
export function connectApi(queryClient: QueryClient, language: () => string): void {
  setCaller({
    token: sessionToken,
    language,
    encryptionKey: async ({ fresh }) => {
      const query = { ...statusQuery(), ...(fresh ? { staleTime: 0 } : {}) }
      const status = await queryClient.fetchQuery(query)
      const key = status.encryption.keys[0]
      if (!key) throw new Error('The status has no encryption key')
      return { ...key, now: serverNow(queryClient, status.serverTime) }
    },
    sessionEnded: (token) => {
      // Only the first of several parallel calls ends it, and never a session that began meanwhile.
      if (token === null || token !== sessionToken() || isLeaving()) return
      if (isBadLink(token)) forgetMember(queryClient)
      else interruptSession(queryClient)
    },
    sessionRenewed: sameIsBack,
  })
}

/** The server's time now: what it said, and the time that has passed here since. */
function serverNow(queryClient: QueryClient, serverTime: string): number {
  const saidAt = queryClient.getQueryState(statusQuery().queryKey)?.dataUpdatedAt ?? Date.now()
  return Date.parse(serverTime) + (Date.now() - saidAt)
}
