import type { QueryClient } from '@tanstack/react-query'
import type { ReadPath } from '../api/operations.ts'
import { openBroadcast } from '../kit/tabs/broadcast.ts'

const channelName = 'portico.member'

/** Makes other tabs of this browser refetch paths whose data a member has changed in this tab. */
export function tellMemberChanged(paths: readonly ReadPath[]): void {
  const channel = openBroadcast<readonly ReadPath[]>(channelName, () => {})
  channel.say(paths)
  channel.close()
}

/**
 * Refetches the data that was changed in another tab. The message does not identify the member, so
 * a tab of another member refetches needlessly.
 * @returns a function that stops the refetching.
 */
export function followMemberChanges(queryClient: QueryClient): () => void {
  const channel = openBroadcast<readonly ReadPath[]>(channelName, (paths) => {
    for (const path of paths) void queryClient.invalidateQueries({ queryKey: [path] })
  })
  return channel.close
}
