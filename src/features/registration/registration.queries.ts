import type { QueryClient } from '@tanstack/react-query'
import { failureOf } from '../../api/failure.ts'
import { read } from '../../api/read.ts'
import { rulesQuery } from '../../identity/ruledField/rules.queries.ts'

/**
 * Milliseconds after which an open form asks whether its rules have changed, while no events come
 * in.
 */
const followEvery = 2000
/** The same while events tell of every change: for what nobody thought of. */
const followCalmly = 60_000

/**
 * The rules in force, followed while a form is open: an operator's change reaches it within
 * seconds.
 * @param isLive whether events come in, which make the rules stale when they change.
 */
export const followedRulesQuery = (isLive: boolean) => ({
  ...rulesQuery(),
  refetchInterval: isLive ? followCalmly : followEvery,
})

/**
 * Takes over the rules that a rejection brought along, so that the open form follows at once. Older
 * ones that are on their way come too late.
 */
export async function adoptRules(queryClient: QueryClient, error: unknown): Promise<void> {
  const failure = failureOf(error)
  const rules = failure.kind === 'rejected' ? failure.details.rules : undefined
  if (!rules) return
  const { queryKey } = read('/wps/system/setting/register', {})
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, rules)
}
