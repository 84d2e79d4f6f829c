import { describe, expect, it } from 'vitest'
import { post, toMovement } from '../../domain/money/ledger/post.ts'
import { seal } from '../../server/serverForTests.ts'
import { startTeam } from '../teamForTests.ts'

const dayLength = 86_400_000
/** Today from midnight in São Paulo. The test clock is at 12:00 UTC, 9:00 in São Paulo. */
const today = '?from=2026-11-21T03:00:00Z'

type Team = Awaited<ReturnType<typeof startTeam>>
/** Fields of the response that these tests read, as the contract declares them. */
type Overview = {
  days: { day: string; activeMembers: number; income: string; validBet: string }[]
  topBranches: { account: string; validBet: string }[]
}

const overviewOf = async (team: Team, username: string, query: string) => {
  const { value } = await team.as(username, 'GET /wps/agent/overview', { query })
  // The API contract declares this type for the response.
  return value as Overview & Record<string, unknown>
}

/** Places a bet `ago` milliseconds before now, then restores the clock. */
async function playAgo(team: Team, ago: number, username: string, stake: number, win = 0) {
  team.time.now -= ago
  await team.play(username, { stake, win })
  team.time.now += ago
}

describe('team overview', () => {
  it('[AGENT-06] the overview compares today with yesterday up to the same time of day', async () => {
    const team = await startTeam()
    // One of yesterday's bets was before this time of day, the other after it.
    await playAgo(team, dayLength + 1_000, 'caio.nunes', 8_000, 2_000)
    await playAgo(team, dayLength - 60_000, 'lorena.sa', 50_000)
    await team.play('caio.nunes', { stake: 30_000, win: 10_000 })
    await team.play('edu', { stake: 10_000 })
    // Bets of the agent, the upline and another branch do not count.
    for (const stranger of ['davi', 'carla', 'livia.prado']) {
      await playAgo(team, dayLength + 1_000, stranger, 8_800)
      await team.play(stranger, { stake: 7_700 })
    }
    expect(await overviewOf(team, 'davi', today)).toMatchObject({
      activeMembers: 2,
      newMembers: 0,
      totals: { bets: 2, validBet: '400.00', deposits: '400.00', profit: '-300.00' },
      period: { from: '2026-11-21T03:00:00.000Z', to: '2026-11-21T12:00:00.000Z' },
      previous: {
        activeMembers: 1,
        newMembers: 0,
        income: '0.00',
        totals: { bets: 1, validBet: '80.00', deposits: '80.00', profit: '-60.00' },
        period: { from: '2026-11-20T03:00:00.000Z', to: '2026-11-20T12:00:00.000Z' },
      },
    })
  })

  it('the bonus total of the overview equals the bonus total of the transactions, including credits to bonus wallets', async () => {
    const team = await startTeam()
    await team.store.transaction(async (tables, announce) => {
      for (const [kind, amount] of [
        ['main', 700],
        ['bonus', 4_000],
      ] as const) {
        const from = { kind: 'house', name: 'bonuses' } as const
        const movement = { from, to: { kind, memberId: 'm-edu' }, amount } as const
        await post(team.context, tables, announce, toMovement('BONUS', `b-${kind}`, movement))
      }
    })
    const { totals } = await overviewOf(team, 'davi', today)
    const moved = await team.as('davi', 'GET /wps/agent/transactions', { query: today })
    expect(totals).toMatchObject({ bonuses: '47.00' })
    expect(moved.value).toMatchObject({ totals: { in: '7.00', bonuses: '47.00' } })
  })

  it('[AGENT-06] the overview compares a period of days with the same number of days before it, and counts each active member once', async () => {
    const team = await startTeam()
    await playAgo(team, 8 * dayLength, 'edu', 5_000)
    for (const ago of [7, 6, 1, 0]) {
      await playAgo(team, ago * dayLength + 1_000, 'caio.nunes', 1_000)
    }
    const week = await overviewOf(team, 'davi', '?from=2026-11-15T03:00:00Z')
    expect(week).toMatchObject({
      activeMembers: 1,
      totals: { bets: 3, validBet: '30.00' },
      previous: {
        activeMembers: 2,
        totals: { bets: 2, validBet: '60.00' },
        period: { from: '2026-11-08T03:00:00.000Z', to: '2026-11-14T12:00:00.000Z' },
      },
    })
    const yesterday = '?from=2026-11-20T03:00:00Z&to=2026-11-21T03:00:00Z'
    expect(await overviewOf(team, 'davi', yesterday)).toMatchObject({
      totals: { bets: 1, validBet: '10.00' },
      previous: {
        totals: { bets: 0 },
        period: { from: '2026-11-19T03:00:00.000Z', to: '2026-11-20T03:00:00.000Z' },
      },
    })
  })

  it('the overview lists every day of the period; for a period of one day, the week that ends with that day', async () => {
    const team = await startTeam()
    await playAgo(team, 3 * dayLength, 'edu', 2_000)
    const { days, ...rest } = await overviewOf(team, 'davi', today)
    expect(days.map(({ day }) => day)).toEqual([
      ...['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18'],
      ...['2026-11-17', '2026-11-16', '2026-11-15'],
    ])
    expect(days.map(({ activeMembers }) => activeMembers)).toEqual([0, 0, 0, 1, 0, 0, 0])
    expect(rest).toMatchObject({ activeMembers: 0, totals: { validBet: '0.00' } })
    const month = await overviewOf(team, 'davi', '?from=2026-10-23T03:00:00Z')
    expect(month.days).toHaveLength(30)
    expect(month.days.at(-1)).toMatchObject({ day: '2026-10-23', validBet: '0.00' })
  })

  it("the overview's income counts only paid settlements of the agent", async () => {
    const team = await startTeam()
    const settle = (id: string, payeeId: string, amount: number, changes: object = {}) =>
      team.store.settlements.insert({
        id,
        kind: 'commission',
        contractId: null,
        payerId: null,
        payeeId,
        periodStart: team.time.now - dayLength,
        periodEnd: team.time.now,
        figures: { validBet: 0, profitLoss: 0, activeMembers: 0 },
        rate: 0,
        amount,
        paidAmount: amount,
        status: 'PAID',
        settledAt: team.time.now,
        ...changes,
      })
    await settle('one', 'm-davi', 1_234)
    await settle('two', 'm-davi', 1_000, { kind: 'dailyWage', payerId: 'm-carla' })
    await settle('earlier', 'm-davi', 500, { settledAt: team.time.now - dayLength - 1 })
    await settle('owed', 'm-davi', 9_000, { status: 'OWED', paidAmount: 0 })
    await settle('above', 'm-carla', 8_000)
    await settle('below', 'm-caio.nunes', 7_000, { payerId: 'm-davi' })
    const overview = await overviewOf(team, 'davi', today)
    expect(overview).toMatchObject({ income: '22.34', previous: { income: '5.00' } })
    expect(overview.days.slice(0, 3).map(({ income }) => income)).toEqual(['22.34', '5.00', '0.00'])
  })

  it('the overview counts members who joined in the period and in the period before it', async () => {
    const team = await startTeam()
    const body = {
      username: 'marina92',
      password: 'Gavea2026',
      accountKind: 'MEMBER',
      rates: Object.fromEntries(
        ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'].map((type) => [
          type,
          '0.00',
        ]),
      ),
    }
    const key = 'POST /wps/agent/members'
    await team.as('davi', key, { body: await seal(team.context, key, body) })
    const now = await overviewOf(team, 'davi', today)
    expect(now).toMatchObject({ newMembers: 1, previous: { newMembers: 0 } })
    // The previous period now ends five minutes after the member joined.
    team.time.now += dayLength + 5 * 60_000
    const later = await overviewOf(team, 'davi', '?from=2026-11-22T03:00:00Z')
    expect(later).toMatchObject({ newMembers: 0, previous: { newMembers: 1 } })
  })

  it('[AGENT-06] the overview lists the five branches with the highest turnover', async () => {
    const team = await startTeam()
    // Lorena's bets count only as part of the branch of Bia, whose upline is Davi.
    await team.play('lorena.sa', { stake: 40_000 })
    await team.play('bia.furtado', { stake: 5_000 })
    await team.play('caio.nunes', { stake: 30_000 })
    await team.play('edu', { stake: 20_000 })
    await team.play('rosangela58', { stake: 15_000 })
    await team.play('vini.torres', { stake: 12_000 })
    await team.play('priscila.m', { stake: 11_000 })
    await playAgo(team, dayLength, 'edson_lima', 90_000)
    await team.play('livia.prado', { stake: 99_000 })
    await team.play('davi', { stake: 1_000 })
    const ofDavi = await overviewOf(team, 'davi', today)
    expect(ofDavi.topBranches.map(({ account, validBet }) => [account, validBet])).toEqual([
      ['bia.furtado', '450.00'],
      ['caio.nunes', '300.00'],
      ['edu', '200.00'],
      ['rosangela58', '150.00'],
      ['vini.torres', '120.00'],
    ])
    const ofCarla = await overviewOf(team, 'carla', today)
    expect(ofCarla.topBranches.slice(0, 2)).toMatchObject([
      { account: 'davi', validBet: '1340.00' },
      { account: 'livia.prado', validBet: '990.00' },
    ])
  })
})
