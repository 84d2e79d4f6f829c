/** Compares the successful calls of members with the stored rows and the ledger. */
import { expect } from 'vitest'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { accountsOf, bonusesOf, envelopesOf, pointsOf } from './moneyAgrees.ts'
import type { MoneyRows } from './moneyContext.ts'

/** Operations of which each successful call stores one row. */
const deeds = [
  ...(['deposit', 'withdraw', 'transfer', 'move', 'bet', 'rebate', 'envelope', 'spin'] as const),
  ...(['giveUp'] as const),
  ...(['vipBonus', 'convert', 'redeem', 'mission', 'offer', 'join', 'raffle'] as const),
] as const
/** Number of successful calls with different idempotency keys, by operation. */
export type DeedCounts = Record<(typeof deeds)[number], number>
export const nothing = (): DeedCounts => {
  const counts = deeds.map((deed) => [deed, 0])
  // `Object.fromEntries` loses the key type; `deeds` lists every key.
  return Object.fromEntries(counts) as DeedCounts
}

/** Balance of a member's wallet for held money, and the sum of their unpaid withdrawals. */
async function heldOf({ store }: MoneyRows, memberId: string) {
  const rows = await store.withdrawals.find({ where: { memberId } })
  const held = rows.filter(({ status }) => ['PENDING', 'REVIEWING', 'PROCESSING'].includes(status))
  const wallet = await store.wallets.get(`${memberId}/held`)
  return {
    balance: wallet?.balance ?? 0,
    entrySum: held.reduce((sum, { amount }) => sum + amount, 0),
  }
}

async function creditedOf({ store }: MoneyRows, memberId: string) {
  const paid = await store.deposits.find({ where: { memberId, status: 'PAID' } })
  const entries = await store.ledgerEntries.find({ where: { memberId, kind: 'DEPOSIT' } })
  return {
    balance: entries.reduce((sum, { amount }) => sum + amount, 0),
    entrySum: paid.reduce((sum, { paidAmount }) => sum + (paidAmount ?? 0), 0),
  }
}

/** Number of rows by operation, added up over all members of the context. */
export async function countOf(context: MoneyRows): Promise<DeedCounts> {
  // The contract that `makePeople` creates is not counted.
  const counts = { ...nothing(), move: await movesOf(context), offer: -1 }
  const { store, people } = context
  for (const { id: memberId } of people) {
    counts.deposit += await store.deposits.count({ memberId })
    counts.withdraw += await store.withdrawals.count({ memberId })
    counts.transfer += await store.transfers.count({ memberId, direction: 'SENT' })
    counts.bet += await store.bets.count({ memberId })
    counts.rebate += await store.rebates.count({ memberId })
    counts.envelope += await store.redEnvelopeOpenings.count({ memberId })
    counts.spin += await store.wheelSpins.count({ memberId })
    counts.vipBonus += await store.vipClaims.count({ memberId })
    counts.convert += await store.pointEntries.count({ memberId, type: 'CONVERT' })
    counts.redeem += await store.pointRedemptions.count({ memberId })
    counts.join += await store.promotionEntries.count({ memberId })
    counts.raffle += await store.raffleTickets.count({ memberId })
    counts.mission += await store.missionClaims.count({ memberId })
    counts.giveUp += await store.bonuses.count({ memberId, status: 'GIVEN_UP' })
    counts.offer += await store.contracts.count({ downlineId: memberId })
  }
  return counts
}

async function movesOf({ store, people }: MoneyRows): Promise<number> {
  const moves = new Set<string>()
  for (const { id: memberId } of people) {
    const where = { memberId, kind: 'WALLET_MOVED' }
    const entries = await store.ledgerEntries.find({ where })
    for (const { transferId, reference } of entries)
      if (reference !== 'recall') moves.add(transferId)
  }
  return moves.size
}

export function countDone(counts: DeedCounts, deed: string): void {
  const counted = deeds.find((one) => one === deed)
  if (counted) counts[counted] += 1
}

/** Checks the row counts, the members' balances and the whole ledger. */
export async function examine(context: MoneyRows, counts: DeedCounts): Promise<void> {
  expect(await auditLedger(context.store)).toEqual([])
  expect(await countOf(context)).toEqual(counts)
  await examinePeople(context)
}

/** Checks that the balances of two members agree with their rows and the ledger. */
export async function examinePeople(context: MoneyRows): Promise<void> {
  for (const { id } of context.people) {
    for (const sums of [heldOf, creditedOf, pointsOf, bonusesOf]) {
      const { balance, entrySum } = await sums(context, id)
      expect(balance, sums.name).toBe(entrySum)
    }
    const { ledger, rows } = await accountsOf(context, id)
    expect(ledger).toEqual(rows)
  }
  const { envelopeSum, entrySum } = await envelopesOf(context)
  expect(entrySum).toBe(envelopeSum)
}
