/** Team with contracts and commissions that bets on matches, for tests of corrected results. */
import { joinTeam } from '../../accounts/team/hierarchy.ts'
import { flatRates, toRate } from '../../accounts/team/rates.ts'
import { fixtureForTests } from '../../play/sports/sportsBookForTests.ts'
import { goalsOf, sportsPlayForTests } from '../../play/sports/sportsPlayForTests.ts'
import { planCommissions } from './commissions.ts'
import { inForce } from './settlingForTests.ts'
import type { ContractTerms } from './terms.ts'

export const minute = 60_000
export const day = 24 * 60 * minute
export const stake = 1_000

const account = (id: string) => ({ id, username: id, type: 2, createdAt: 0 })

/**
 * Test platform with the player `m-1` below the agent `m-2`, who is below `m-3`, and a match to bet
 * on each day.
 */
export async function startTeamOnSports() {
  const ids = Array.from({ length: 10 }, (_, index) => `bra-${index}`)
  const play = await sportsPlayForTests((now) =>
    ids.map((id, index) => fixtureForTests({ id, kicksOffAt: now + minute + index * day })),
  )
  const { context, store, book, passTime } = play
  await store.transaction(async (tables) => {
    for (const [upline, id, percent] of [
      ['m-3', 'm-2', '0.50'],
      ['m-2', 'm-1', '0.00'],
    ] as const) {
      const rates = flatRates(toRate(percent))
      await joinTeam(tables, account(id), { upline: account(upline), isAgent: true, rates })
    }
  })
  const end = async (id: string, home: number, away: number) => {
    book.change(id, { status: 'ENDED', goals: goalsOf(home, away), markets: [] })
    await passTime(6 * minute)
  }
  const cancel = async (id: string) => {
    book.change(id, { status: 'CANCELLED', goals: [] })
    await passTime(minute)
  }
  /** Bets on the home team of a match. */
  const betHome = (id: string, amount = stake) => play.betOn(amount, [id, 'RESULT:HOME', 205])
  const contractOf = (terms: ContractTerms) =>
    inForce({ context, store }, terms, { uplineId: null, downlineId: 'm-2' })
  const planCommissionsOf = (agentId: string) =>
    store.transaction((tables) => planCommissions(context, tables, agentId, context.now()))
  const settlements = () =>
    store.settlements.find({ orderBy: { column: 'periodStart', direction: 'ascending' } })
  const corrections = () => store.settlementCorrections.find()
  return {
    ...play,
    end,
    cancel,
    betHome,
    contractOf,
    planCommissionsOf,
    settlements,
    corrections,
  }
}

/** Starts the team of `startTeamOnSports`, with commissions for both agents. */
export async function startWithCommissions() {
  const play = await startTeamOnSports()
  await play.planCommissionsOf('m-2')
  await play.planCommissionsOf('m-3')
  const balanceOf = async (memberId: string) =>
    (await play.store.wallets.get(memberId))?.balance ?? 0
  return { ...play, balanceOf }
}
