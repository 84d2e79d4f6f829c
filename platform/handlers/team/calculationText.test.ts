import { expect, it } from 'vitest'
import { referenceOf } from '../../../src/lib/reference.ts'
import { textIn } from '../../domain/base/texts/texts.ts'
import { calculationOf } from './calculationText.ts'

const change = { base: 'VALID_BETS', gameType: 'SPORTS', amount: '-10.00' } as const

/** Settlement of a commission on a day without play. */
const settlement = {
  settlementId: 's-1',
  kind: 'commission',
  payer: null,
  payee: { memberId: 'm-davi', account: 'davi', nickname: 'Davi' },
  periodStart: '2026-11-20T03:00:00Z',
  periodEnd: '2026-11-21T03:00:00Z',
  validBet: '0.00',
  profitLoss: '0.00',
  activeMembers: 0,
  shares: [],
  amount: '0.00',
  paid: '0.00',
  open: '0.00',
  status: 'NOTHING',
  settledAt: '2026-11-21T03:00:10Z',
} as const

it('the calculation of a settlement has a line for each listed corrected bet, and a line for the sum of all corrections if more bets were corrected', () => {
  const corrections = {
    bets: [{ betId: 'b-1', ...change }],
    count: 2,
    totals: [{ ...change, amount: '-30.00' }],
  }
  const carried = [{ ...change, amount: '-30.00' }]
  const lines = calculationOf({ ...settlement, shares: [], corrections, carried }, 'BRL')
  expect(lines.map((line) => textIn(line, 'en'))).toEqual([
    `Sports: -R$\u00a010.00 from corrected bet ${referenceOf('b-1')}`,
    'Sports: -R$\u00a030.00 from 2 corrections in total',
    'Sports: -R$\u00a030.00 carried over to the next period',
  ])
  const whole = { ...corrections, count: 1 }
  expect(calculationOf({ ...settlement, shares: [], corrections: whole }, 'BRL')).toHaveLength(1)
})
