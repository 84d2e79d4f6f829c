import { expect, it } from 'vitest'
import { type Reward, rewardCards } from './rewardCards.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

const aReward = (id: string, expiresAt?: string): Reward => ({
  id,
  kind: 'VIP',
  title: 'Bônus VIP',
  amount: '35.00',
  status: 'CLAIMABLE',
  createdAt: '2026-11-16T03:00:00Z',
  ...(expiresAt !== undefined && { expiresAt }),
})

const listCards = (claimableRewards: readonly Reward[], pressedRewards: readonly Reward[]) =>
  rewardCards(claimableRewards, pressedRewards, [], now).map(
    ({ reward, status }) => `${reward.id} ${status}`,
  )

it('reward cards are sorted by expiry, and rewards without an expiry come last', () => {
  const late = aReward('late', '2026-12-24T12:00:00Z')
  const soon = aReward('soon', '2026-11-22T12:00:00Z')
  expect(listCards([aReward('ever'), late, soon], [])).toEqual([
    'soon CLAIMABLE',
    'late CLAIMABLE',
    'ever CLAIMABLE',
  ])
})

it('a reward claimed on this page keeps its position and appears once, even after two presses', () => {
  const soon = aReward('soon', '2026-11-22T12:00:00Z')
  const ever = aReward('ever')
  expect(listCards([ever], [soon, soon])).toEqual(['soon CLAIMED', 'ever CLAIMABLE'])
  expect(listCards([ever, soon], [soon])).toEqual(['soon CLAIMABLE', 'ever CLAIMABLE'])
})

it('a reward claimed in time stays claimed after its expiry, with the time of its claim', () => {
  const soon = aReward('soon', '2026-11-21T11:59:59Z')
  const claimedAt = '2026-11-21T11:58:00Z'
  const told: Reward = { ...soon, status: 'CLAIMED', claimedAt }
  expect(rewardCards([], [soon], [told], now)).toEqual([{ reward: told, status: 'CLAIMED' }])
})

it("the server's status of a reward overrides the device's clock", () => {
  const late = aReward('late', '2026-12-24T12:00:00Z')
  const told: Reward = { ...late, status: 'EXPIRED', expiresAt: '2026-11-21T11:00:00Z' }
  expect(rewardCards([], [late], [told], now)).toEqual([{ reward: told, status: 'EXPIRED' }])
  expect(rewardCards([], [late], [late], now)).toEqual([{ reward: late, status: 'CLAIMED' }])
})

it('a reward whose claim button is pressed after its expiry is shown as expired', () => {
  expect(listCards([], [aReward('late', '2026-11-21T11:59:59Z')])).toEqual(['late EXPIRED'])
})
