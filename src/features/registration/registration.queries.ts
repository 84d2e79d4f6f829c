import type { QueryClient } from '@tanstack/react-query'
import { failureOf } from '../../api/failure.ts'
import { read } from '../../api/read.ts'
import { rulesQuery } from '../../identity/ruledField/rules.queries.ts'

/** Milliseconds between polls of the rules by an open form while no server events arrive. */
const followEvery = 2000
/** Milliseconds between polls while server events report changes: a fallback for missed events. */
const followCalmly = 60_000

/**
 * The registration rules, kept current while a form is open: an operator's change arrives within
 * seconds.
 * @param isLive true while server events arrive, which invalidate the rules when they change.
 */
export const followedRulesQuery = (isLive: boolean) => ({
  ...rulesQuery(),
  refetchInterval: isLive ? followCalmly : followEvery,
})

/**
 * Stores the rules that a rejection contains in the cache, so that the open form updates at once.
 * Running requests for the rules are cancelled, because they may return older ones.
 */
export async function adoptRules(queryClient: QueryClient, error: unknown): Promise<void> {
  const failure = failureOf(error)
  const rules = failure.kind === 'rejected' ? failure.details.rules : undefined
  if (!rules) return
  const { queryKey } = read('/wps/system/setting/register', {})
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, rules)
}
