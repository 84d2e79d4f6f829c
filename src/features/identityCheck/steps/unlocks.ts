import { toMinor } from '../../../lib/money.ts'
import type { IdentityStatus } from '../identity.queries.ts'

type Rules = IdentityStatus['rules']

/**
 * What a level opens; amounts are decimals. `towards`: nothing by itself, a later level does.
 */
export type Unlock =
  | { kind: 'all' }
  | { kind: 'upTo' | 'above' | 'towards'; amount: string }
  | { kind: 'none' }

/** The lowest total from which a higher level is demanded. */
function nextLimit(rules: Rules, level: number): string | undefined {
  return rules
    .filter((rule) => rule.level > level)
    .flatMap(({ aboveTotal }) => aboveTotal ?? [])
    .toSorted((one, other) => toMinor(one) - toMinor(other))[0]
}

/** What a level opens by the market's rules. */
export function unlockOf(rules: Rules, level: number): Unlock {
  const own = rules.filter((rule) => rule.level === level)
  const next = nextLimit(rules, level)
  if (own.some(({ aboveTotal }) => aboveTotal === undefined)) {
    return next === undefined ? { kind: 'all' } : { kind: 'upTo', amount: next }
  }
  const [above] = own.flatMap(({ aboveTotal }) => aboveTotal ?? [])
  if (above !== undefined) return { kind: 'above', amount: above }
  return next === undefined ? { kind: 'none' } : { kind: 'towards', amount: next }
}
