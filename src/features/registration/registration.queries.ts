import type { QueryClient } from '@tanstack/react-query'
import { failureOf } from '../../api/failure.ts'
import { read } from '../../api/read.ts'
import type { FormRules } from './rules/formField.ts'
import { readRules } from './rules/readRules.ts'

/** Milliseconds after which an open form asks whether its rules have changed, while no events come in. */
const followEvery = 2000
/** The same while events tell of every change: for what nobody thought of. */
const followCalmly = 60_000

/** The rules in force, cached (REG-13). */
const rulesQuery = () => ({
  ...read('/wps/system/setting/register', {}),
  // It takes anything: an old platform may send rules that the contract does not know.
  select: readRules as (value: unknown) => FormRules,
})

/**
 * The same, followed while a form is open: an operator's change reaches it within seconds.
 * @param isLive whether events come in, which make the rules stale when they change.
 */
export const followedRulesQuery = (isLive: boolean) => ({
  ...rulesQuery(),
  refetchInterval: isLive ? followCalmly : followEvery,
})

/** Takes over the rules that a refusal brought along, so that the open form follows at once. */
export function adoptRules(queryClient: QueryClient, error: unknown): void {
  const failure = failureOf(error)
  const rules = failure.kind === 'rejected' ? failure.details.rules : undefined
  if (rules) queryClient.setQueryData(read('/wps/system/setting/register', {}).queryKey, rules)
}
