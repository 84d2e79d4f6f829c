/** Obstacles to closing an account, and the claims that a member loses by closing it. */
import type { components } from '../../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../../src/lib/money.ts'
import type { DomainTables } from '../../../base/collections/collections.ts'
import { openDeposits } from '../../../money/deposits/depositStates.ts'
import { walletNames } from '../../../money/wallet/vendorWallets.ts'
import { withdrawalsUnderway } from '../../../money/withdrawals/withdrawalStates.ts'
import { leastWithdrawal } from '../../../money/withdrawals/withdrawalTerms.ts'

type Obstacle = components['schemas']['ClosingObstacle']
type Reason = Obstacle['reason']

/** Balances of a member, in minor units. */
type Money = { main: number; vendors: number }

async function moneyOf({ wallets }: DomainTables, memberId: string): Promise<Money> {
  const rows = await wallets.find({ where: { id: { in: walletNames(memberId) } } })
  const main = rows.find(({ id }) => id === memberId)?.balance ?? 0
  const others = rows.filter(({ id }) => id.startsWith(`${memberId}/vendor/`))
  return { main, vendors: others.reduce((sum, { balance }) => sum + balance, 0) }
}

/** Numbers of open transactions and relations of a member. */
async function countsOf(tables: DomainTables, memberId: string) {
  const { deposits, withdrawals, bets, bonuses, pointRedemptions, teamMembers } = tables
  return {
    WITHDRAWAL: await withdrawals.count({ memberId, status: { in: [...withdrawalsUnderway] } }),
    DEPOSIT: await deposits.count({ memberId, status: { in: [...openDeposits] } }),
    BET: await bets.count({ memberId, settledAt: null }),
    BONUS: await bonuses.count({ memberId, status: 'ACTIVE' }),
    REDEMPTION: await pointRedemptions.count({ memberId, status: 'IN_PROCESS' }),
    TEAM: await teamMembers.count({ uplineId: memberId }),
    CONTRACT: await contractsOf(tables, memberId),
  } satisfies Partial<Record<Reason, number>>
}

const open = { in: ['OFFERED', 'ACTIVE'] }

/** Number of offered and active contracts, plus settlements that the member owes. */
const contractsOf = async ({ contracts, settlements }: DomainTables, memberId: string) =>
  (await contracts.count({ uplineId: memberId, status: open })) +
  (await contracts.count({ downlineId: memberId, status: open })) +
  (await settlements.count({ payerId: memberId, status: 'OWED' }))

/** Obstacles to closing an account, and the balance that would be given up, in minor units. */
export async function obstaclesOf(
  tables: DomainTables,
  memberId: string,
): Promise<{ obstacles: Obstacle[]; rest: number }> {
  const { main, vendors } = await moneyOf(tables, memberId)
  const isRest = main > 0 && main < leastWithdrawal
  const obstacles: Obstacle[] = []
  if (main > 0 && !isRest) obstacles.push({ reason: 'BALANCE', amount: toDecimal(main) })
  if (vendors > 0) obstacles.push({ reason: 'VENDOR_BALANCE', amount: toDecimal(vendors) })
  const counts = await countsOf(tables, memberId)
  // The cast is safe: `countsOf` returns only reasons as keys.
  for (const [reason, count] of Object.entries(counts) as [Reason, number][]) {
    if (count > 0) obstacles.push({ reason, count })
  }
  return { obstacles, rest: isRest ? main : 0 }
}

/** Points, rewards and claims that a member loses with the account. */
export async function lossesOf(
  { pointAccounts, rewards, settlements }: DomainTables,
  memberId: string,
  now: number,
): Promise<components['schemas']['ClosingStanding']['losses']> {
  const claimable = { memberId, claimedAt: null, expiresAt: { atLeast: now + 1 } }
  const [owed] = await settlements.sum({
    where: { payeeId: memberId, status: 'OWED' },
    of: ['amount', 'paidAmount'],
  })
  return {
    points: (await pointAccounts.get(memberId))?.balance ?? 0,
    rewards: await rewards.count(claimable),
    owed: toDecimal(owed ? owed.sums.amount - owed.sums.paidAmount : 0),
  }
}
