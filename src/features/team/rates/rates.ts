import type { Value } from '../../../api/operations.ts'
import type { Language } from '../../../kit/i18n/allLanguages.ts'
import { plainText } from '../../../lib/text.ts'
import { amountAsTyped } from '../../../money/amount/parseAmount.ts'

/** Commission in percent, by game type. */
export type TeamRates = Value<'GET /wps/agent/invitations'>['ownRates']
export type RatedGameType = keyof TeamRates

/** In the order in which forms ask for them. */
export const ratedGameTypes = [
  ...(['RNG', 'LIVE', 'SPORTS', 'ESPORTS'] as const),
  ...(['FISH', 'PVP', 'LOTT', 'ELOTT'] as const),
] satisfies RatedGameType[]

export type RateProblem = 'missing' | 'format' | 'decimals' | 'tooHigh' | 'tooLow'
export type ProblemOfRate = { type: RatedGameType; problem: RateProblem }

type ReadRate = { rate: string; problem?: never } | { rate?: never; problem: RateProblem }

/** The places that a rate of the contract has at most. */
const mostPlaces = 4
const typedRate = /^(\d+)(?:[.,](\d+))?$/

/** A rate of the contract in ten-thousandths of a percent, which compare without a float. */
function sizeOf(rate: string): number {
  const [whole = '', places = ''] = rate.split('.')
  return Number(whole) * 10 ** mostPlaces + Number(places.padEnd(mostPlaces, '0'))
}

/**
 * Reads a rate in percent, with a comma or a point, and holds it to the agent's own.
 * @param least what has been given on already.
 */
export function readRate(text: string, own: string, least = '0'): ReadRate {
  const typed = plainText(text).replace(/ ?%/, '')
  if (typed === '') return { problem: 'missing' }
  const [matched, whole = '', places = ''] = typedRate.exec(typed) ?? []
  if (matched === undefined) return { problem: 'format' }
  if (places.length > mostPlaces) return { problem: 'decimals' }
  const plain = whole.replace(/^0+(?=\d)/, '')
  const rate = places === '' ? plain : `${plain}.${places}`
  if (plain.length > 2 || sizeOf(rate) > sizeOf(own)) return { problem: 'tooHigh' }
  return sizeOf(rate) < sizeOf(least) ? { problem: 'tooLow' } : { rate }
}

/** The lowest and the highest of some rates. */
export function rangeOf(rates: TeamRates): { from: string; to: string } {
  const sorted = ratedGameTypes
    .map((type) => rates[type])
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
  return { from: sorted.at(0) ?? '0', to: sorted.at(-1) ?? '0' }
}

/** A value for each game type. */
export const byGameType = <Item>(of: (type: RatedGameType) => Item) =>
  // The keys are those of the list.
  Object.fromEntries(ratedGameTypes.map((type) => [type, of(type)])) as Record<RatedGameType, Item>

/** Rates as a form begins with them. */
export const ratesAsTyped = (rates: TeamRates, language: Language): TeamRates =>
  byGameType((type) => amountAsTyped(rates[type], language))

/** The rates that were typed and checked, as the contract writes them. */
export const toRates = (typed: TeamRates, own: TeamRates): TeamRates =>
  byGameType((type) => readRate(typed[type], own[type]).rate ?? '0')
