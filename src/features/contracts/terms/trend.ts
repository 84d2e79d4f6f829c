/** Direction of changed terms: they pay more or less than those in force. */
import { termValue, tierFields } from '../../../lib/contracts/contractTerms.ts'
import type { TermChange, TermValue } from './termRows.ts'

/** `more` or `less` for the payee; undefined for neither or both. */
export type Trend = 'more' | 'less' | undefined

type Tier = Extract<TermValue, { as: 'tier' }>['value']

const sign = (before: string, after: string): number => Math.sign(Number(after) - Number(before))

/** 1 for a change that pays more, -1 for less. A higher rate and a lower condition pay more. */
function signsOf(before: TermValue, after: TermValue): number[] {
  if (before.as === 'tier' && after.as === 'tier') return tierSigns(before.value, after.value)
  if (before.as === 'rate' && after.as === 'rate') return [sign(before.value, after.value)]
  const isCondition = after.as === 'money' || after.as === 'count'
  if (!isCondition || before.as !== after.as) return []
  return [sign(after.value, before.value)]
}

const tierSigns = (before: Tier, after: Tier): number[] =>
  tierFields.map((field) => {
    const [old, changed] = [termValue(before, field), termValue(after, field)]
    return field.as === 'rate' ? sign(old, changed) : sign(changed, old)
  })

/** Effect of a changed row on the payee. An added tier pays more, a removed one less. */
export function trendOf({ before, after }: Pick<TermChange, 'before' | 'after'>): Trend {
  if (before === undefined && after === undefined) return undefined
  if (before === undefined) return 'more'
  if (after === undefined) return 'less'
  const signs = signsOf(before, after)
  const [isMore, isLess] = [signs.includes(1), signs.includes(-1)]
  if (isMore === isLess) return undefined
  return isMore ? 'more' : 'less'
}
