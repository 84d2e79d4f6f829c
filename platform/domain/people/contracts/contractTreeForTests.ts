/** Random trees of members with contracts, for tests of invariants. */

import { contextForTests } from '../../../server/serverForTests.ts'
import { joinTeam } from '../../accounts/team/hierarchy.ts'
import { betRow } from '../../base/collections/betRowForTests.ts'
import type { ContractRow } from '../../base/collections/collections.ts'
import { isRejection } from '../../base/context/rejection.ts'
import { runDueJobs } from '../../base/time/jobs.ts'
import { jobHandlers } from '../../jobHandlers.ts'
import { countNewBet } from '../../money/ledger/countBets.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import type { ContractKind } from './contractState.ts'
import { answerContract, offerContract } from './negotiate.ts'
import type { ContractTerms } from './terms.ts'

/** Offer to member `who`; only real-time salaries use the second rate. */
export type Offered = { kind: ContractKind; who: number; rates: readonly [number, number] }

const minimums = { minimumBetAmount: '0.00', minimumActiveMembers: 0 }
const tier = { periodValidBet: '0.00', periodProfitLoss: '0.00', activeMemberCount: 0 }
const percentOf = (hundredths: number) => (hundredths / 100).toFixed(2)

/**
 * Terms without minimum requirements.
 * @param rates in hundredths of a percent.
 */
function termsOf(kind: ContractKind, [first, second]: readonly [number, number]) {
  const rate = percentOf(first)
  const all: Record<ContractKind, ContractTerms> = {
    dividend: { kind: 'dividend', period: 'DAILY', ...minimums, tiers: [{ ...tier, rate }] },
    dailyWage: { kind: 'dailyWage', betAmountDaily: '0.00', rate, ...minimums },
    hourlyWage: { kind: 'hourlyWage', betAmountPerHour: '0.00', rate, ...minimums },
    realTimeSalary: {
      kind: 'realTimeSalary',
      profitRate: rate,
      lossRate: percentOf(second),
      singleBet: '0.00',
      ...minimums,
    },
  }
  return all[kind]
}

const idOf = (index: number) => `m-${index}`

/**
 * Creates a tree in which each member except the first is below an earlier one.
 * @param uplines index of each member's upline, starting with the second member.
 */
export async function startTree(uplines: readonly number[]) {
  const { context, time, store } = contextForTests()
  const account = (index: number) => ({
    id: idOf(index),
    username: `p${index}`,
    type: 2,
    createdAt: 0,
  })
  const people = [account(0), ...uplines.map((_, index) => account(index + 1))]
  await store.transaction(async (tables, announce) => {
    for (const [index, upline] of uplines.entries()) {
      const terms = { upline: account(upline), isAgent: true, rates: {} }
      await joinTeam(tables, account(index + 1), terms)
    }
    // The members can pay only a part of what they promise, so that some settlements remain owed.
    for (const { id: memberId } of people) {
      const from = { kind: 'house', name: 'deposits' } as const
      const to = { kind: 'main', memberId } as const
      const movement = toMovement('DEPOSIT', `d-${memberId}`, { from, to, amount: 2_000 })
      await post(context, tables, announce, movement)
    }
  })

  /**
   * Runs work that the domain may reject.
   * @returns undefined if it was rejected.
   */
  async function unlessRejected<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work()
    } catch (error) {
      if (isRejection(error)) return undefined
      throw error
    }
  }

  /** Offers terms to a member on behalf of their upline. */
  const offer = ({ kind, who, rates }: Offered) => {
    const uplineId = idOf(uplines[who - 1] ?? 0)
    const terms = termsOf(kind, rates)
    return unlessRejected(() =>
      store.transaction((tables, announce) =>
        offerContract({ context, tables, announce }, { uplineId, downlineId: idOf(who), terms }),
      ),
    )
  }

  const answer = ({ id, kind, downlineId }: ContractRow, action: 'ACCEPT' | 'TERMINATE') => {
    // The cast is safe: only values of `ContractKind` are stored.
    const about = { callerId: downlineId, kind: kind as ContractKind, contractId: id, action }
    return unlessRejected(() =>
      store.transaction((tables, announce) => answerContract({ context, tables, announce }, about)),
    )
  }

  let bets = 0
  const bet = (who: number, stake: number, win: number) => {
    bets += 1
    const memberId = idOf(who)
    const bet = betRow({ id: `b-${bets}`, memberId, stake, win, placedAt: context.now() })
    return store.transaction(async (tables) => {
      await tables.bets.insert(bet)
      await countNewBet(tables, bet)
    })
  }

  const settle = () =>
    runDueJobs(context, jobHandlers, (error) => {
      throw error
    })
  /** Advances the clock, then runs the job queue concurrently, as several processes do. */
  const pass = async (milliseconds: number, settlers = 1) => {
    time.now += milliseconds
    await Promise.all(Array.from({ length: settlers }, settle))
  }
  return { context, store, offer, answer, bet, pass, size: people.length }
}
