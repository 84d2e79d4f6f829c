/** Calculation of a settlement's amount as text, as on the settlement's page. */
import type { components } from '../../../src/api/gen/paths.ts'
import { toMinor } from '../../../src/lib/money.ts'
import { gameTypeLabels } from '../../../src/lib/records/bets.ts'
import { shareLabels } from '../../../src/lib/records/settlements.ts'
import { type Message, message } from '../../domain/base/texts/texts.ts'

type Settlement = components['schemas']['Settlement']

/** Lines of the calculation: each share, the bets left out, and the amount settled before. */
export function calculationOf(
  { shares, leftOut, settledBefore }: Settlement,
  currency: string,
): Message[] {
  const money = (decimal: string) => ({ amount: toMinor(decimal), currency })
  const lines = shares.map(({ base, gameType, baseAmount, rate, amount }) =>
    message('records.calculation.share', {
      base: message(gameType ? gameTypeLabels[gameType] : shareLabels[base]),
      bets: money(baseAmount),
      rate: { percent: rate },
      amount: money(amount),
    }),
  )
  if (leftOut && toMinor(leftOut.small) > 0) {
    const values = { amount: money(leftOut.small), singleBet: money(leftOut.singleBet) }
    lines.push(message('records.calculation.small', values))
  }
  if (leftOut && toMinor(leftOut.even) > 0) {
    lines.push(message('records.calculation.even', { amount: money(leftOut.even) }))
  }
  if (settledBefore !== undefined) {
    lines.push(message('records.calculation.before', { amount: money(settledBefore) }))
  }
  return lines
}
