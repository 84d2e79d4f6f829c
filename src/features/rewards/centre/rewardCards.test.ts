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

const shown = (waiting: readonly Reward[], pressed: readonly Reward[]) =>
  rewardCards(waiting, pressed, [], now).map(({ reward, status }) => `${reward.id} ${status}`)

it('what ends first comes first, what never ends last', () => {
  const late = aReward('late', '2026-12-24T12:00:00Z')
  const soon = aReward('soon', '2026-11-22T12:00:00Z')
  expect(shown([aReward('ever'), late, soon], [])).toEqual([
    'soon CLAIMABLE',
    'late CLAIMABLE',
    'ever CLAIMABLE',
  ])
})

it('what was claimed here keeps its place, and shows once however often it was pressed', () => {
  const soon = aReward('soon', '2026-11-22T12:00:00Z')
  const ever = aReward('ever')
  expect(shown([ever], [soon, soon])).toEqual(['soon CLAIMED', 'ever CLAIMABLE'])
  expect(shown([ever, soon], [soon])).toEqual(['soon CLAIMABLE', 'ever CLAIMABLE'])
})

it('what was claimed in time stays claimed after its end, and has the time of the claim', () => {
  const soon = aReward('soon', '2026-11-21T11:59:59Z')
  const claimedAt = '2026-11-21T11:58:00Z'
  const told: Reward = { ...soon, status: 'CLAIMED', claimedAt }
  expect(rewardCards([], [soon], [told], now)).toEqual([{ reward: told, status: 'CLAIMED' }])
})

it('what the server says counts more than the clock of this device', () => {
  const late = aReward('late', '2026-12-24T12:00:00Z')
  const told: Reward = { ...late, status: 'EXPIRED', expiresAt: '2026-11-21T11:00:00Z' }
  expect(rewardCards([], [late], [told], now)).toEqual([{ reward: told, status: 'EXPIRED' }])
  expect(rewardCards([], [late], [late], now)).toEqual([{ reward: late, status: 'CLAIMED' }])
})

it('what was pressed too late has expired', () => {
  expect(shown([], [aReward('late', '2026-11-21T11:59:59Z')])).toEqual(['late EXPIRED'])
})
