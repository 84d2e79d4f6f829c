import type { QueryClient } from '@tanstack/react-query'

/** Drops everything that the server said to the player who was signed in. */
export function forgetMember(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !String(queryKey[0]).startsWith('/wps/system/'),
  })
}
