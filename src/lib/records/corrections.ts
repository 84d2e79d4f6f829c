/** Lines about corrected bets in the calculation of a settlement, for pages and files. */
import type { gameTypeLabels } from './bets.ts'
import type { shareLabels } from './settlements.ts'

/**
 * Amount by which corrected bets change the base of a share, or the base for one type of game in a
 * commission.
 */
export type Change = {
  base: keyof typeof shareLabels
  gameType?: keyof typeof gameTypeLabels
  amount: string
}

type Corrected = {
  corrections?: { bets: readonly (Change & { betId: string })[]; count: number; totals: Change[] }
  broughtForward?: readonly Change[]
  carried?: readonly Change[]
}

/** Message and values of one line about corrected bets. */
export type CorrectionMessage = {
  key: string
  id: `records.calculation.${'corrected' | 'corrections' | 'forward' | 'carried'}`
  change: Change
  betId?: string
  /** Number of corrections whose amounts are added up in `change`. */
  count?: number
}

const linesOf = (id: CorrectionMessage['id'], changes: readonly Change[], count?: number) =>
  changes.map((change): CorrectionMessage => {
    const key = `${id} ${change.base} ${change.gameType}`
    return { key, id, change, ...(count !== undefined && { count }) }
  })

/**
 * Lines of a settlement: each listed bet, then the totals if not all corrected bets are listed,
 * then the changes carried over from earlier periods, and the changes carried to the next period.
 */
export function correctionLines({
  corrections,
  broughtForward = [],
  carried = [],
}: Corrected): CorrectionMessage[] {
  const { bets = [], count = 0, totals = [] } = corrections ?? {}
  const ofBets = bets.map(({ betId, ...change }): CorrectionMessage => {
    const id = 'records.calculation.corrected'
    return { key: `${betId} ${change.base}`, id, change, betId }
  })
  const ofAll = count > bets.length ? linesOf('records.calculation.corrections', totals, count) : []
  return [
    ...ofBets,
    ...ofAll,
    ...linesOf('records.calculation.forward', broughtForward),
    ...linesOf('records.calculation.carried', carried),
  ]
}
