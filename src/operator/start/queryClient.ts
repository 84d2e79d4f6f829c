import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { failureOf, isWorthRetrying } from '../../api/failure.ts'
import { noteSessionEnd } from '../session/operatorSession.ts'

const reads = 3

/**
 * Creates the cache of server responses. Every section of the console shows its own failures; a
 * lost session is handled once for all of them.
 */
export function createOperatorQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noteLostSession }),
    mutationCache: new MutationCache({ onError: noteLostSession }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 5000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < reads - 1 && isWorthWaiting(error),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/**
 * True if the error means that the session is lost, or that a sign-in in another tab has
 * invalidated the CSRF token of this tab.
 */
export function isSessionLost(error: unknown): boolean {
  const failure = failureOf(error)
  return (
    failure.kind === 'session' ||
    (failure.kind === 'rejected' && failure.code === 'CSRF_TOKEN_WRONG')
  )
}

function noteLostSession(error: unknown): void {
  if (isSessionLost(error)) noteSessionEnd()
}

/** A request that timed out is not repeated, since the operator has already waited long enough. */
function isWorthWaiting(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind !== 'timeout' && isWorthRetrying(failure)
}
