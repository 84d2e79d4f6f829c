import type { QueryClient } from '@tanstack/react-query'
import { setCaller } from '../api/caller.ts'
import { forgetMember } from './forgetMember.ts'
import { interruptSession, sameIsBack } from './interruption.ts'
import { isBadLink } from './linkToken.ts'
import { statusQuery } from './session.queries.ts'
import { isLeaving, sessionToken } from './session.ts'

/**
 * Connects the API client to the session: provides the token, the language and the encryption key,
 * and handles the end of a session. Called once.
 */
export function connectApi(queryClient: QueryClient, language: () => string): void {
  setCaller({
    token: sessionToken,
    language,
    encryptionKey: async ({ isFresh }) => {
      const query = { ...statusQuery(), ...(isFresh ? { staleTime: 0 } : {}) }
      const status = await queryClient.fetchQuery(query)
      const key = status.encryption.keys[0]
      if (!key) throw new Error('The status has no encryption key')
      return { ...key, now: serverNow(queryClient, status.serverTime) }
    },
    sessionEnded: (token) => {
      // Parallel calls may all report that a session has ended. A late report must not end a newer
      // session.
      if (token === null || token !== sessionToken() || isLeaving()) return
      if (isBadLink(token)) forgetMember(queryClient)
      else interruptSession(queryClient)
    },
    sessionRenewed: sameIsBack,
  })
}

/** Current time of the server: the time in its last status plus the time elapsed since. */
function serverNow(queryClient: QueryClient, serverTime: string): number {
  const saidAt = queryClient.getQueryState(statusQuery().queryKey)?.dataUpdatedAt ?? Date.now()
  return Date.parse(serverTime) + (Date.now() - saidAt)
}
