import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { failureOf, isWorthRetrying } from '../api/failure.ts'
import { followFirstReads } from '../kit/query/followFirstReads.ts'
import { showToast } from '../kit/toast/toastStore.ts'
import { importAgain } from '../lib/importAgain.ts'
import { statusQuery } from '../session/session.queries.ts'

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with TanStack's.
  interface Register {
    mutationMeta: {
      /** True if the screen shows the failure itself, so that no toast is needed. */
      showsFailure?: boolean
    }
  }
}

const reads = 3

/**
 * Creates the cache of server responses with the portal's failure policy: a screen shows the
 * failure of its queries; a failed mutation shows a toast, unless its screen shows the failure; a
 * failure caused by maintenance or a region block refetches the status, which shows the block.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => askStatus(error, query.queryKey[0]) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        askStatus(error, undefined)
        if (mutation.meta?.showsFailure !== true) void tell(error)
      },
    }),
    defaultOptions: {
      queries: {
        // Without a network, calls fail by themselves; a query paused by TanStack would show
        // nothing at all.
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < reads - 1 && isWorthWaiting(error),
        retryDelay: (attempt) => 500 * 2 ** attempt * (0.5 + Math.random()),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  const askStatus = (error: unknown, path: unknown) => {
    const { kind } = failureOf(error)
    if (kind !== 'maintenance' && kind !== 'region') return
    const { queryKey } = statusQuery()
    if (path !== queryKey[0]) void client.invalidateQueries({ queryKey })
  }
  followFirstReads(client)
  return client
}

/** The messages of all error codes load with the first failure, not with the first page. */
async function tell(error: unknown): Promise<void> {
  try {
    const { failureText } = await importAgain(() => import('../kit/failure/failureText.ts'))
    showToast('failure', failureText(error))
  } catch {
    const isOffline = failureOf(error).kind === 'offline'
    showToast('failure', { id: isOffline ? 'failure.offline' : 'failure.action' })
  }
}

/** A call that timed out is not repeated: the user has waited long enough. */
function isWorthWaiting(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind !== 'timeout' && isWorthRetrying(failure)
}
