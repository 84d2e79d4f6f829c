/** Davi's team with a contract, for tests of contract payments. */
import { startTeam as startWholeTeam } from '../../../handlers/teamForTests.ts'
import type { ContractRow } from '../../base/collections/collections.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import { endOfPeriod, periodOf, startOfPeriod } from './periods.ts'
import { planSettlement } from './settle.ts'
import { type ContractTerms, type CountedBet, reckon } from './terms.ts'

/** Longest delay between the end of a period and its settlement, in milliseconds. */
export const wait = 11_000

const minimums = { minimumBetAmount: '0.00', minimumActiveMembers: 0 }
const tier = { periodValidBet: '0.00', periodProfitLoss: '0.00', activeMemberCount: 0 }
/** Example terms of each kind of contract. */
export const allTerms = {
  dividend: {
    kind: 'dividend',
    period: 'WEEKLY',
    ...minimums,
    tiers: [{ ...tier, rate: '10.00' }],
  },
  dailyWage: { kind: 'dailyWage', betAmountDaily: '10.00', rate: '1.00', ...minimums },
  hourlyWage: { kind: 'hourlyWage', betAmountPerHour: '5.00', rate: '0.50', ...minimums },
  realTimeSalary: {
    kind: 'realTimeSalary',
    profitRate: '0.25',
    lossRate: '0.50',
    singleBet: '1.00',
    ...minimums,
  },
} as const satisfies Record<string, ContractTerms>

/** Starts a team whose agents earn no commissions, so that only contracts are settled. */
export async function startTeam() {
  const team = await startWholeTeam()
  await team.store.jobs.remove({ kind: 'payCommissions' })
  return team
}

type Team = Awaited<ReturnType<typeof startTeam>>

/** Credits a member's main wallet with an amount in minor units. */
export const payIn = (
  { store, context }: Pick<Team, 'store' | 'context'>,
  username: string,
  amount: number,
) =>
  store.transaction(async (tables, announce) => {
    const from = { kind: 'house', name: 'deposits' } as const
    const to = { kind: 'main', memberId: `m-${username}` } as const
    const reference = `paid-in-${username}`
    await post(context, tables, announce, toMovement('DEPOSIT', reference, { from, to, amount }))
  })

/** Inserts an active contract. */
export async function inForce(
  team: Pick<Team, 'store' | 'context'>,
  terms: ContractTerms,
  sides: { uplineId: string | null; downlineId: string } = {
    uplineId: null,
    downlineId: 'm-davi',
  },
): Promise<ContractRow> {
  const now = team.context.now()
  const contract: ContractRow = {
    id: `ct-${terms.kind}-${sides.downlineId}`,
    kind: terms.kind,
    ...sides,
    terms,
    status: 'ACTIVE',
    offeredAt: now,
    expiresAt: now,
    acceptedAt: now,
    settledUntil: now,
    endedAt: null,
    endReason: null,
  }
  await team.store.transaction(async (tables) => {
    await tables.contracts.insert(contract)
    await planSettlement(team.context, tables, contract)
  })
  return contract
}

/** Expected sum of a contract's settlements, computed separately for each period. */
export function expectedSum(
  contract: ContractRow,
  bets: readonly (CountedBet & { settledAt: number })[],
  now: number,
) {
  const period = periodOf(contract.terms)
  const starts = new Set(bets.map(({ settledAt }) => startOfPeriod(period, settledAt)))
  let sum = 0
  for (const start of starts) {
    if (endOfPeriod(period, start) + wait > now) continue
    const inPeriod = bets.filter(({ settledAt }) => startOfPeriod(period, settledAt) === start)
    sum += reckon(contract.terms, inPeriod).amount
  }
  return sum
}
