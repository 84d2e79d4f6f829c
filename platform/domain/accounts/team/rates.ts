/**
 * Rates of teams and contracts. The domain stores a rate as an integer of ten-thousandths of a
 * percent (1.25 % is 12,500), so that shares need no floating point.
 */

/** Game types that have commission rates. */
const ratedGameTypes = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const

type RatedGameType = (typeof ratedGameTypes)[number]
/** A rate for each game type; 0 if omitted. */
export type Rates = Readonly<Partial<Record<string, number>>>

export const percent = 10_000

const form = /^(\d{1,4})(?:\.(\d{1,4}))?$/

/**
 * Converts a percentage of the API (`1.25`) into a rate.
 * @throws {RangeError} if it is not a percentage or is negative.
 */
export function toRate(decimal: string): number {
  const [matched, whole = '', places = ''] = form.exec(decimal) ?? []
  if (matched === undefined) throw new RangeError(`Not a rate: ${decimal}`)
  return Number(whole) * percent + Number(places.padEnd(4, '0'))
}

/** Converts a rate into a percentage of the API with at least two decimals: `1.25`, `0.125`. */
export function fromRate(rate: number): string {
  const places = String(rate % percent).padStart(4, '0')
  return `${Math.floor(rate / percent)}.${places.replace(/0{1,2}$/, '')}`
}

/**
 * Share of an amount in whole minor units, rounded down so that payments never exceed the rate.
 * @param amount minor units, not negative.
 */
export const shareOf = (amount: number, rate: number): number =>
  Number((BigInt(amount) * BigInt(rate)) / BigInt(100 * percent))

/** True if no rate exceeds the bound for its game type. */
export const areWithin = (rates: Rates, bound: Rates): boolean =>
  ratedGameTypes.every((type) => (rates[type] ?? 0) <= (bound[type] ?? 0))

export const flatRates = (rate: number): Record<RatedGameType, number> =>
  // The keys are those of `ratedGameTypes`; `Object.fromEntries` loses that type.
  Object.fromEntries(ratedGameTypes.map((type) => [type, rate])) as Record<RatedGameType, number>

/** Rates of an agent without an upline: 1 %. */
export const ratesOfHeads = flatRates(percent)
export const noRates = flatRates(0)

type Decimals = Record<RatedGameType, string>
const ratesBy = <Value>(of: (type: RatedGameType) => Value) =>
  // The keys are those of `ratedGameTypes`; `Object.fromEntries` loses that type.
  Object.fromEntries(ratedGameTypes.map((type) => [type, of(type)])) as Record<RatedGameType, Value>

export const fromRates = (rates: Rates): Decimals => ratesBy((type) => fromRate(rates[type] ?? 0))
export const toRates = (decimals: Decimals) => ratesBy((type) => toRate(decimals[type]))
