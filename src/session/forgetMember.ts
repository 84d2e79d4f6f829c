import type { QueryClient } from '@tanstack/react-query'

/** Removes all data of the signed-in member from the cache. */
export function forgetMember(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !String(queryKey[0]).startsWith('/wps/system/'),
  })
}
