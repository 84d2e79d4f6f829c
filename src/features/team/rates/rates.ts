import type { Value } from '../../../api/operations.ts'
import type { Language } from '../../../kit/i18n/allLanguages.ts'
import { plainText } from '../../../lib/text.ts'
import { amountAsTyped } from '../../../money/amount/parseAmount.ts'

/** Commission in percent, by game type. */
export type TeamRates = Value<'GET /wps/agent/invitations'>['ownRates']
export type RatedGameType = keyof TeamRates

/** Game types in the order of the forms. */
export const ratedGameTypes = [
  ...(['RNG', 'LIVE', 'SPORTS', 'ESPORTS'] as const),
  ...(['FISH', 'PVP', 'LOTT', 'ELOTT'] as const),
] satisfies RatedGameType[]

export type RateProblem = 'missing' | 'format' | 'decimals' | 'tooHigh' | 'tooLow'
export type ProblemOfRate = { type: RatedGameType; problem: RateProblem }

type ReadRate = { rate: string; problem?: never } | { rate?: never; problem: RateProblem }

/** Maximum number of decimal places of a rate in the contract. */
const mostPlaces = 4
const typedRate = /^(\d+)(?:[.,\u066B](\d+))?$/

/** A rate in ten-thousandths of a percent, an integer that compares exactly. */
function sizeOf(rate: string): number {
  const [whole = '', places = ''] = rate.split('.')
  return Number(whole) * 10 ** mostPlaces + Number(places.padEnd(mostPlaces, '0'))
}

/**
 * Parses a rate in percent, with a comma, a point or an Arabic decimal separator, and checks that
 * it does not exceed the agent's own rate.
 * @param minRate rate that the downline already grants to others.
 */
export function readRate(text: string, ownRate: string, minRate = '0'): ReadRate {
  const typed = plainText(text).replace(/ ?[%\u066A]/, '')
  if (typed === '') return { problem: 'missing' }
  const [matched, whole = '', places = ''] = typedRate.exec(typed) ?? []
  if (matched === undefined) return { problem: 'format' }
  if (places.length > mostPlaces) return { problem: 'decimals' }
  const plain = whole.replace(/^0+(?=\d)/, '')
  const rate = places === '' ? plain : `${plain}.${places}`
  if (plain.length > 2 || sizeOf(rate) > sizeOf(ownRate)) return { problem: 'tooHigh' }
  return sizeOf(rate) < sizeOf(minRate) ? { problem: 'tooLow' } : { rate }
}

/** The lowest and the highest rate. */
export function rangeOf(rates: TeamRates): { from: string; to: string } {
  const sorted = ratedGameTypes
    .map((type) => rates[type])
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
  return { from: sorted.at(0) ?? '0', to: sorted.at(-1) ?? '0' }
}

export const byGameType = <Item>(of: (type: RatedGameType) => Item) =>
  // The cast is safe: the object has exactly the keys of `ratedGameTypes`.
  Object.fromEntries(ratedGameTypes.map((type) => [type, of(type)])) as Record<RatedGameType, Item>

/** Rates as form values, with the language's decimal separator. */
export const ratesAsTyped = (rates: TeamRates, language: Language): TeamRates =>
  byGameType((type) => amountAsTyped(rates[type], language))

/** Typed and validated rates in the contract's notation. */
export const toRates = (input: TeamRates, ownRates: TeamRates): TeamRates =>
  byGameType((type) => readRate(input[type], ownRates[type]).rate ?? '0')
