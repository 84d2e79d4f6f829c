import { describe, expect, it } from 'vitest'
import { contextForTests } from '../../../server/serverForTests.ts'
import { emptyContent } from '../../base/content/content.ts'
import type { Condition, Promotion } from '../../base/content/promotion.ts'
import { never } from '../rewards/grantReward.ts'
import { issueEarnedRewards, progressTowards } from './takePart.ts'

const pix: Condition = {
  kind: 'DEPOSIT',
  minimumDeposit: 5_000,
  percent: 20,
  maximumBonus: 20_000,
  turnoverMultiple: 5,
}

describe('deposit bonus', () => {
  it('a deposit bonus is a share of the deposits, and is earned when deposits plus bonus have been wagered five times', () => {
    const open = progressTowards(pix, { deposits: 30_000, turnover: 179_999 })
    expect(open).toMatchObject({ bonus: 6_000, turnoverRequired: 180_000, isMet: false })
    const met = progressTowards(pix, { deposits: 30_000, turnover: 180_000 })
    expect(met).toMatchObject({ bonus: 6_000, isMet: true })
  })

  it('a deposit bonus is zero below the minimum deposit, and never exceeds its maximum', () => {
    const little = progressTowards(pix, { deposits: 4_999, turnover: 1_000_000 })
    expect(little).toMatchObject({ bonus: 0, isMet: false })
    const much = progressTowards(pix, { deposits: 500_000, turnover: 0 })
    expect(much).toMatchObject({ bonus: 20_000, turnoverRequired: 600_000 })
  })
})

describe('promotion bonus with wagering', () => {
  const texts = { pt: 'Fidelidade', en: 'Loyalty' }
  const loyalty: Promotion = {
    id: 'loyalty',
    type: 'LIMITED',
    audience: 'MEMBERS',
    period: { kind: 'always' },
    condition: { kind: 'TURNOVER', turnover: 0, bonus: 2_500 },
    wagering: { times: 8, days: 7 },
    title: texts,
    summary: texts,
    content: texts,
    terms: { pt: [], en: [] },
  }

  it('the reward for a promotion states the required wagering and the days to reach it', async () => {
    const content = { ...emptyContent, promotions: [loyalty] }
    const { context, store, time } = contextForTests({ content })
    const joinedAt = time.now
    await store.promotionEntries.insert({
      id: 'e-1',
      memberId: 'm-1',
      promotionId: 'loyalty',
      status: 'JOINED',
      joinedAt,
      endsAt: never,
    })
    await issueEarnedRewards(context, 'm-1')
    const rewards = await store.rewards.find()
    expect(rewards).toMatchObject([{ amount: 2_500, wagering: { required: 20_000, days: 7 } }])
  })
})
