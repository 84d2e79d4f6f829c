/**
 * The rates of teams and contracts. Inside the domain a rate is an integer of ten-thousandths of a
 * percent (1.25 % is 12,500), so that shares are taken without a float.
 */

/** What commission rates are given for: the product's game types. */
const ratedGameTypes = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const

type RatedGameType = (typeof ratedGameTypes)[number]
/** A rate for each game type; one that is left out is nothing. */
export type Rates = Readonly<Partial<Record<string, number>>>

/** One percent. */
export const percent = 10_000

const form = /^(\d{1,4})(?:\.(\d{1,4}))?$/

/**
 * A percentage of the contract (`1.25`) as the domain counts it.
 * @throws {RangeError} when it is no percentage, or below nothing.
 */
export function toRate(decimal: string): number {
  const [matched, whole = '', places = ''] = form.exec(decimal) ?? []
  if (matched === undefined) throw new RangeError(`Not a rate: ${decimal}`)
  return Number(whole) * percent + Number(places.padEnd(4, '0'))
}

/** A rate as the contract writes it, with two places at least: `1.25`, `0.125`. */
export function fromRate(rate: number): string {
  const places = String(rate % percent).padStart(4, '0')
  return `${Math.floor(rate / percent)}.${places.replace(/0{1,2}$/, '')}`
}

/**
 * What a rate gives of an amount, in whole minor units, rounded down: nobody is paid what was not
 * bet.
 * @param amount minor units, not negative.
 */
export const shareOf = (amount: number, rate: number): number =>
  Number((BigInt(amount) * BigInt(rate)) / BigInt(100 * percent))

/** Whether no rate is above the one of the same game type that it is given from. */
export const areWithin = (rates: Rates, bound: Rates): boolean =>
  ratedGameTypes.every((type) => (rates[type] ?? 0) <= (bound[type] ?? 0))

/** The same rate for all game types. */
export const flatRates = (rate: number): Record<RatedGameType, number> =>
  // The keys are those of the list.
  Object.fromEntries(ratedGameTypes.map((type) => [type, rate])) as Record<RatedGameType, number>

/** What the platform gives an agent who has no upline: 1 %. */
export const ratesOfHeads = flatRates(percent)
export const noRates = flatRates(0)

type Decimals = Record<RatedGameType, string>
const ratesBy = <Value>(of: (type: RatedGameType) => Value) =>
  // The keys are those of the list.
  Object.fromEntries(ratedGameTypes.map((type) => [type, of(type)])) as Record<RatedGameType, Value>

/** Rates as the contract writes them. */
export const fromRates = (rates: Rates): Decimals => ratesBy((type) => fromRate(rates[type] ?? 0))
/** Rates of the contract as the domain counts them. */
export const toRates = (decimals: Decimals) => ratesBy((type) => toRate(decimals[type]))
