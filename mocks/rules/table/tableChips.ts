/** Chips of a bet: parsing, limits and settlement. */
import { chipStep, spotMaximum, type TableLimits, type TableRules } from './tableRules.ts'

/** Stake on a spot, in minor units. */
export type TableChip = { spot: string; stake: number }
/** Settled stake on a spot, in minor units. */
export type SettledChip = TableChip & { win: number }

/** Maximum number of spots of one bet. */
export const largestChips = 60

/** Parses the chips of a request; undefined if they are malformed or name a spot twice. */
export function readChips(value: unknown): readonly TableChip[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > largestChips) return undefined
  const chips: TableChip[] = []
  const spots = new Set<string>()
  // Without the cast the entries would be `any`, because `Array.isArray` narrows to `any[]`.
  for (const entry of value as readonly unknown[]) {
    if (typeof entry !== 'object' || entry === null) return undefined
    const { spot, stake }: { spot?: unknown; stake?: unknown } = entry
    if (typeof spot !== 'string' || spots.has(spot)) return undefined
    if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return undefined
    spots.add(spot)
    chips.push({ spot, stake })
  }
  return chips
}

export const sumOf = (chips: readonly { stake: number }[]): number =>
  chips.reduce((sum, { stake }) => sum + stake, 0)

export type ChipProblem = 'REQUEST_INVALID' | 'AMOUNT_OUT_OF_RANGE'

/** Reason to refuse the chips; undefined if the table accepts them. */
export function chipProblem(
  { spots }: TableRules,
  limits: TableLimits,
  chips: readonly TableChip[],
): ChipProblem | undefined {
  for (const { spot, stake } of chips) {
    const rule = spots.get(spot)
    if (!rule) return 'REQUEST_INVALID'
    const isInRange = stake >= limits.minimum && stake <= spotMaximum(rule, limits)
    if (!isInRange || stake % chipStep !== 0) return 'AMOUNT_OUT_OF_RANGE'
  }
  return sumOf(chips) > limits.maximum ? 'AMOUNT_OUT_OF_RANGE' : undefined
}

export const settleChips = (
  { winOf }: TableRules,
  chips: readonly TableChip[],
  outcome: readonly string[],
): SettledChip[] =>
  chips.map(({ spot, stake }) => ({ spot, stake, win: winOf(spot, stake, outcome) }))

/** Names of the spots that pay more than their stake. */
export const payingSpots = ({ spots, winOf }: TableRules, outcome: readonly string[]): string[] =>
  [...spots.keys()].filter((spot) => winOf(spot, 100, outcome) > 100)
