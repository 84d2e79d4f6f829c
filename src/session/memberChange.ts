import type { QueryClient } from '@tanstack/react-query'
import type { ReadPath } from '../api/operations.ts'
import { openBroadcast } from '../kit/tabs/broadcast.ts'

const channelName = 'portico.member'

/** Has the other tabs of this browser read again what a member has changed here. */
export function tellMemberChanged(paths: readonly ReadPath[]): void {
  const channel = openBroadcast<readonly ReadPath[]>(channelName, () => {})
  channel.say(paths)
  channel.close()
}

/**
 * Reads again what was changed in another tab. Which member changed it is not said: for any other
 * one it is a read for nothing.
 * @returns ends it.
 */
export function followMemberChanges(queryClient: QueryClient): () => void {
  const channel = openBroadcast<readonly ReadPath[]>(channelName, (paths) => {
    for (const path of paths) void queryClient.invalidateQueries({ queryKey: [path] })
  })
  return channel.close
}
