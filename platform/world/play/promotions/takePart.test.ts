import { describe, expect, it } from 'vitest'
import type { Condition } from '../../base/content/promotion.ts'
import { progressTowards } from './takePart.ts'

const pix: Condition = {
  kind: 'DEPOSIT',
  minimumDeposit: 5_000,
  percent: 20,
  maximumBonus: 20_000,
  turnoverMultiple: 5,
}

describe('a bonus on deposits', () => {
  it('is a share of what was paid in, once it was bet five times together with the bonus', () => {
    const open = progressTowards(pix, { deposits: 30_000, turnover: 179_999 })
    expect(open).toMatchObject({ bonus: 6_000, turnoverRequired: 180_000, isMet: false })
    const met = progressTowards(pix, { deposits: 30_000, turnover: 180_000 })
    expect(met).toMatchObject({ bonus: 6_000, isMet: true })
  })

  it('is nothing below the least deposit, and never more than its most', () => {
    const little = progressTowards(pix, { deposits: 4_999, turnover: 1_000_000 })
    expect(little).toMatchObject({ bonus: 0, isMet: false })
    const much = progressTowards(pix, { deposits: 500_000, turnover: 0 })
    expect(much).toMatchObject({ bonus: 20_000, turnoverRequired: 600_000 })
  })
})
