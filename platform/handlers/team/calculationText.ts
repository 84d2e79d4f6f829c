/** Calculation of a settlement's amount as text, as on the settlement's page. */
import type { components } from '../../../src/api/gen/paths.ts'
import { toMinor } from '../../../src/lib/money.ts'
import { gameTypeLabels } from '../../../src/lib/records/bets.ts'
import { correctionLines } from '../../../src/lib/records/corrections.ts'
import { shareLabels } from '../../../src/lib/records/settlements.ts'
import { referenceOf } from '../../../src/lib/reference.ts'
import { type Message, message } from '../../domain/base/texts/texts.ts'

type Settlement = components['schemas']['Settlement']

/**
 * Label of a share: the game type of a commission, or otherwise the bets or losses from which the
 * share is calculated.
 */
const baseLabel = ({ base, gameType }: Pick<Settlement['shares'][number], 'base' | 'gameType'>) =>
  message(gameType ? gameTypeLabels[gameType] : shareLabels[base])

/**
 * Lines of the calculation: each share, the bets left out, the corrected bets, and the amount
 * already settled.
 */
export function calculationOf(settlement: Settlement, currency: string): Message[] {
  const { shares, leftOut, settledBefore } = settlement
  const money = (decimal: string) => ({ amount: toMinor(decimal), currency })
  const lines = shares.map((share) =>
    message('records.calculation.share', {
      base: baseLabel(share),
      bets: money(share.baseAmount),
      rate: { percent: share.rate },
      amount: money(share.amount),
    }),
  )
  if (leftOut && toMinor(leftOut.small) > 0) {
    const values = { amount: money(leftOut.small), singleBet: money(leftOut.singleBet) }
    lines.push(message('records.calculation.small', values))
  }
  if (leftOut && toMinor(leftOut.even) > 0) {
    lines.push(message('records.calculation.even', { amount: money(leftOut.even) }))
  }
  for (const { id, change, betId, count = 0 } of correctionLines(settlement)) {
    const bet = betId === undefined ? '' : referenceOf(betId)
    lines.push(message(id, { base: baseLabel(change), amount: money(change.amount), bet, count }))
  }
  if (settledBefore !== undefined) {
    lines.push(message('records.calculation.before', { amount: money(settledBefore) }))
  }
  return lines
}
