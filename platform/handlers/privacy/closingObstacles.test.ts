import { expect, it } from 'vitest'
import type { DomainStore } from '../../domain/base/collections/collections.ts'
import { actAs } from '../memberForTests.ts'
import { startPlatform } from '../platformForTests.ts'

const openDeposit = (memberId: string) => ({
  id: `d-${memberId}`,
  memberId,
  method: 'PIX',
  provider: null,
  status: 'PENDING',
  amount: 50_00,
  fee: 0,
  paidAmount: null,
  creditedBefore: null,
  returnedAmount: null,
  failureReason: null,
  payer: null,
  proof: null,
  currency: 'BRL',
  createdAt: 0,
  expiresAt: 9e15,
  endedAt: null,
})

/**
 * Inserts an unsettled bet, an undelivered product, a contract offer, and settlements owed by and
 * to a member.
 */
async function insertPromises(store: DomainStore, memberId: string): Promise<void> {
  const [bet] = await store.bets.find({ where: { memberId }, limit: 1 })
  const [redemption] = await store.pointRedemptions.find({ where: { memberId }, limit: 1 })
  if (!bet || !redemption) throw new Error('The member has no past')
  await store.bets.insert({ ...bet, id: 'b-open', status: 'PENDING', settledAt: null })
  await store.pointRedemptions.insert({ ...redemption, id: 'pr-open', status: 'IN_PROCESS' })
  await store.contracts.insert({
    id: 'c-open',
    kind: 'dailyWage',
    uplineId: 'm-carla',
    downlineId: memberId,
    status: 'OFFERED',
    terms: {
      kind: 'dailyWage',
      betAmountDaily: '0.00',
      rate: '0.10',
      minimumBetAmount: '0.00',
      minimumActiveMembers: 0,
    },
    offeredAt: 0,
    expiresAt: 9e15,
    acceptedAt: null,
    endedAt: null,
    endReason: null,
    settledUntil: null,
  })
  const settlement = {
    kind: 'dailyWage',
    contractId: 'c-open',
    periodStart: 0,
    periodEnd: 1,
    figures: { validBet: 0, profitLoss: 0, activeMembers: 0 },
    rate: 0,
    amount: 8_00,
    paidAmount: 1_00,
    status: 'OWED',
    settledAt: 0,
  }
  await store.settlements.insertMany([
    { ...settlement, id: 's-owed', payerId: memberId, payeeId: 'm-carla' },
    { ...settlement, id: 's-due', payerId: 'm-carla', payeeId: memberId },
  ])
}

it('[MEM-24] balances at vendors, unfinished transactions, bonuses, contracts and a team are obstacles to closing', async () => {
  const platform = await startPlatform()
  const ana = await actAs(platform, 'm-ana')
  const { store } = platform
  await store.wallets.insert({
    id: 'm-ana/vendor/PT',
    currency: 'BRL',
    balance: 5_00,
    updatedAt: 0,
  })
  await store.deposits.insert(openDeposit('m-ana'))
  await insertPromises(store, 'm-ana')
  const { obstacles, losses } = (await ana('GET /wps/member/closing')).value
  expect(obstacles).toEqual([
    { reason: 'BALANCE', amount: '1284.50' },
    { reason: 'VENDOR_BALANCE', amount: '5.00' },
    // The withdrawal and the bonus come from Ana's seeded history.
    ...['WITHDRAWAL', 'DEPOSIT', 'BET', 'BONUS', 'REDEMPTION'].map((reason) => ({
      reason,
      count: 1,
    })),
    // Ana's contract and the settlement that Ana owes.
    { reason: 'CONTRACT', count: 2 },
  ])
  expect(losses).toMatchObject({ owed: '7.00' })
  const carla = await actAs(platform, 'm-carla')
  const hers = (await carla('GET /wps/member/closing')).value.obstacles as { reason: string }[]
  expect(hers.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['TEAM']))
})
