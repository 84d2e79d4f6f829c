import { describe, expect, it } from 'vitest'
import { dayLength, dayOf, startOfDay } from '../../platform/domain/base/time/marketTime.ts'
import { turnoverOf } from '../../platform/domain/money/ledger/turnover.ts'
import { endOfPeriod, periodOf } from '../../platform/domain/people/contracts/periods.ts'
import { weekOf } from '../../platform/domain/play/points/earnPoints.ts'
import { type EarningType, earnedBy } from '../../platform/domain/play/points/pointRules.ts'
import { commissionOf } from '../../platform/domain/play/rewards/referral.ts'
import { vipLevels } from '../../platform/domain/play/rewards/vipLevels.ts'
import { seedDomain } from '../../platform/domain/seed.ts'
import { contextForTests } from '../../platform/server/serverForTests.ts'
import { toMinor } from '../../src/lib/money.ts'
import { parseSelectionId } from '../../src/lib/sports/selections.ts'
import {
  legMultiplier,
  payout,
  resultOf,
  settleLeg,
  settlementOf,
  voidLeg,
} from '../../src/lib/sports/settlement.ts'
import { partOf } from '../../tests/support/extent.ts'
import { content } from '../content/content.ts'
import { missions } from '../content/missions.ts'
import { demonstration } from '../demonstration.ts'
import { fixturesListedAt } from '../rules/sports/schedule.ts'
import { loginsOfAna } from './logins.ts'
import { finalState } from './pastMatch.ts'

const memberId = 'm-ana'
const minute = 60_000

const seeds = new Map<string, ReturnType<typeof seed>>()

/** Demonstration that starts at a time. It is seeded once, since all tests only read it. */
function seedAll(at = '2026-11-28T18:31:46Z') {
  const seeded = seeds.get(at) ?? seed(at)
  seeds.set(at, seeded)
  return seeded
}

/** Seeds a demonstration while the clock advances by 50 ms at each reading. */
async function seed(at: string) {
  const { context, store, time } = contextForTests()
  time.now = Date.parse(at)
  const now = () => {
    time.now += 50
    return time.now
  }
  await seedDomain({ ...context, now }, { demonstration, past: true })
  return { store, now: Date.parse(at) }
}
type Store = Awaited<ReturnType<typeof seedAll>>['store']

const earningOf: Readonly<Record<string, EarningType>> = {
  LIVE: 'LIVE',
  LOTT: 'LOTTERY',
  PVP: 'PVP',
  RNG: 'RNG',
  FISH: 'RNG',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
}

/** Message to the member Ana whose title matches a pattern. */
async function messageOf(store: Store, title: RegExp) {
  const found = await store.messages.find({ where: { memberId } })
  return found.find((row) => title.test(JSON.stringify(row.title)))
}

describe('seeded history, recounted from its rows', () => {
  it('the points of the member Ana equal the points of her bets and missions, minus the points that she redeemed', async () => {
    const { store, now } = await seedAll()
    const bets = await store.bets.find({ where: { memberId, status: 'SETTLED' } })
    const thousandths = bets.reduce(
      (sum, { gameType, validBet }) => sum + earnedBy(earningOf[gameType] ?? 'RNG', validBet),
      0,
    )
    const entries = await store.pointEntries.find({ where: { memberId } })
    const sumOf = (rows: typeof entries) => rows.reduce((sum, { changed }) => sum + changed, 0)
    const other = ['MISSION', 'REDEEM']
    expect(sumOf(entries.filter(({ type }) => !other.includes(type)))).toBe(
      Math.floor(thousandths / 1000),
    )
    const claims = await store.missionClaims.find({ where: { memberId } })
    const points = new Map(missions.map(({ id, reward }) => [id, reward.points ?? 0]))
    const claimed = claims.reduce((sum, { missionId }) => sum + (points.get(missionId) ?? 0), 0)
    expect(sumOf(entries.filter(({ type }) => type === 'MISSION'))).toBe(claimed)
    const [redeemed] = await store.pointRedemptions.find({ where: { memberId } })
    expect(sumOf(entries.filter(({ type }) => type === 'REDEEM'))).toBe(-(redeemed?.points ?? 0))
    expect((await store.pointAccounts.get(memberId))?.balance).toBe(sumOf(entries))
    const thisWeek = entries.filter(({ at, changed }) => weekOf(at) === weekOf(now) && changed > 0)
    const score = await store.weekScores.get(`${weekOf(now)}/${memberId}`)
    expect(score?.score).toBe(sumOf(thisWeek))
  })

  it("[PLAY-11] each past sports bet of the member Ana and of the agent Carla's team contains matches of the schedule, and is settled by the formula of the sports book", async () => {
    const { store, now } = await seedAll()
    const bets = (await store.bets.find()).flatMap((bet) => {
      const { gameRound } = bet.details
      return gameRound?.kind === 'SPORTS' ? [{ ...bet, gameRound }] : []
    })
    const ofAna = bets.filter((bet) => bet.memberId === memberId)
    expect(ofAna.length).toBeGreaterThan(20)
    expect(bets.length - ofAna.length).toBeGreaterThan(10)
    expect(bets.some(({ gameRound: { legs } }) => legs.length > 1)).toBe(true)
    for (const { status, stake, win, validBet, placedAt, settledAt, gameRound } of bets) {
      const multipliers = gameRound.legs.map((leg) => {
        const selection = parseSelectionId(leg.selectionId)
        const listed = fixturesListedAt(placedAt).find(({ id }) => id === selection?.fixtureId)
        if (!selection || !listed) throw new Error(`No match has the selection ${leg.selectionId}`)
        expect(leg).toMatchObject({ home: listed.home, away: listed.away })
        expect(listed.kicksOffAt).toBeGreaterThan(placedAt)
        expect(settledAt).toBeGreaterThan(listed.endsAt)
        expect(fixturesListedAt(now)).not.toContainEqual(listed)
        const result = resultOf(finalState(listed).goals)
        const { home, away } = result
        if (leg.score) expect(leg.score).toEqual({ home, away })
        const factors = leg.score ? settleLeg(selection, result) : voidLeg
        expect(leg.settlement).toBe(settlementOf(factors))
        return legMultiplier(toMinor(leg.odds), factors)
      })
      const paid = payout(stake, multipliers)
      if (status === 'SETTLED') expect([win, validBet]).toEqual([paid, stake])
      else expect([status, win, paid]).toEqual(['CANCELLED', 0, stake])
    }
    const onMatches = { gameType: { in: ['SPORTS', 'ESPORTS'] } }
    expect(await store.bets.count(onMatches)).toBe(bets.length)
  })

  it('the member Ana logged in on the days of her missions, and stayed as long as she played', async () => {
    const { store, now } = await seedAll()
    const claims = await store.missionClaims.find({ where: { memberId, missionId: 'daily-login' } })
    const days = claims.map(({ at }) => dayOf(at))
    expect(new Set(days).size).toBe(days.length)
    const [member] = await store.members.find({ where: { id: memberId } })
    expect(Math.min(...claims.map(({ at }) => at))).toBeGreaterThan(member?.createdAt ?? now)
    const logins = await store.loginDays.find({ where: { memberId } })
    const recent = dayOf(now - 14 * dayLength)
    expect(logins.map(({ day }) => day).sort()).toEqual(days.filter((day) => day >= recent).sort())
    expect(loginsOfAna(now, days.length)).toHaveLength(days.length)
    const bets = await store.bets.find({ where: { memberId } })
    const playDays = await store.playDays.find({ where: { memberId } })
    expect(playDays.length).toBeGreaterThan(20)
    for (const { day, milliseconds } of playDays) {
      const times = bets
        .filter(({ placedAt }) => startOfDay(placedAt) === day)
        .map(({ placedAt }) => placedAt)
      const played = Math.max(...times) - Math.min(...times)
      expect(milliseconds).toBeGreaterThanOrEqual(played)
      expect(milliseconds).toBeLessThanOrEqual(played + 12 * minute)
    }
  })

  it("the turnover of the member Ana's friends equals their bets, and her commissions follow from it", async () => {
    const { store } = await seedAll()
    const friends = await store.referrals.find({ where: { referrerId: memberId } })
    expect(friends).toHaveLength(4)
    const byDay = new Map<string, number>()
    for (const { id, joinedAt, turnover, playedAt } of friends) {
      const bets = await store.bets.find({ where: { memberId: id, status: 'SETTLED' } })
      expect(turnover, id).toBe(bets.reduce((sum, { validBet }) => sum + validBet, 0))
      const last = bets.length === 0 ? null : Math.max(...bets.map(({ placedAt }) => placedAt))
      expect(playedAt, id).toBe(last)
      expect(joinedAt, id).toBe((await store.members.get(id))?.createdAt)
      for (const { placedAt, validBet } of bets) {
        byDay.set(dayOf(placedAt), (byDay.get(dayOf(placedAt)) ?? 0) + validBet)
      }
    }
    const days = await store.referralDays.find({ where: { referrerId: memberId } })
    expect(new Map(days.map(({ day, turnover }) => [day, turnover]))).toEqual(
      new Map([...byDay].toSorted()),
    )
    const claimed = days.filter(({ claimedAt }) => claimedAt !== null)
    const paid = await store.ledgerEntries.find({ where: { account: memberId, kind: 'REFERRAL' } })
    expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      claimed.reduce((sum, { turnover }) => sum + commissionOf(content.referralRate, turnover), 0),
    )
    expect(new Set(claimed.map(({ claimedAt }) => claimedAt))).toEqual(
      new Set(paid.map(({ at }) => at)),
    )
  })

  it('the member Ana reached the silver level with her bets before she got the message and the bonus for it', async () => {
    const { store } = await seedAll()
    const silver = vipLevels.find(({ rank }) => rank === 1)
    const message = await messageOf(store, /Prata/)
    const to = message?.sentAt ?? 0
    const turnover = await turnoverOf(store, memberId, { from: to - 30 * dayLength, to })
    expect(turnover).toBeGreaterThanOrEqual(silver?.turnover ?? 0)
    const claims = await store.vipClaims.find({ where: { memberId } })
    expect(Math.min(...claims.map(({ claimedAt }) => claimedAt))).toBeGreaterThan(to)
  })

  it('each message to the member Ana reports an event at the time of that event', async () => {
    const { store, now } = await seedAll()
    const returned = await messageOf(store, /saque voltou/)
    const withdrawals = await store.withdrawals.find({ where: { memberId, status: 'REJECTED' } })
    expect(withdrawals.map(({ endedAt }) => endedAt)).toEqual([returned?.sentAt])
    expect(withdrawals[0]?.amount).toBe(25_000)
    const password = await messageOf(store, /senha foi alterada/)
    expect(password?.sentAt).toBe((await store.members.get(memberId))?.passwordChangedAt)
    const reward = await messageOf(store, /Prêmio de/)
    const rewards = await store.rewards.find({ where: { memberId, kind: 'ACTIVITY' } })
    expect(rewards).toMatchObject([{ amount: 2_000, createdAt: (reward?.sentAt ?? 0) - minute }])
    const commission = await messageOf(store, /Comissão/)
    const open = await store.referralDays.find({ where: { referrerId: memberId, claimedAt: null } })
    expect(open.some(({ day }) => day < dayOf(commission?.sentAt ?? 0))).toBe(true)
    const messages = await store.messages.find({ where: { memberId } })
    expect(messages.every(({ sentAt }) => sentAt <= now)).toBe(true)
    expect(await messageOf(store, /limite/)).toBeUndefined()
    expect(await store.playerLimits.count({ memberId })).toBe(0)
  })

  it('past events are spread over the day instead of happening at the time of the start', async () => {
    const { store, now } = await seedAll()
    const times = [
      ...(await store.rewards.find()).map(({ createdAt }) => createdAt),
      ...(await store.deposits.find()).map(({ createdAt }) => createdAt),
      ...(await store.messages.find()).map(({ sentAt }) => sentAt),
      ...(await store.contracts.find()).map(({ offeredAt }) => offeredAt),
      ...(await store.pointEntries.find()).map(({ at }) => at),
      ...(await store.invitations.find()).map(({ createdAt }) => createdAt),
    ]
    const distance = (at: number) =>
      Math.abs(((now - at + dayLength / 2) % dayLength) - dayLength / 2)
    const near = times.filter((at) => now - at > dayLength / 2 && distance(at) < minute)
    expect(times.length).toBeGreaterThan(500)
    expect(near.length).toBeLessThan(times.length / 100)
  })

  const starts = ['2026-11-28T18:31:46Z', '2026-11-23T02:59:59Z', '2026-12-01T03:00:10Z']
  it.each(partOf(starts, starts.slice(0, 2)))(
    'each settlement covers the bets of its own period if the platform starts at %s',
    async (at) => {
      const { store } = await seedAll(at)
      const bets = await store.bets.find({ where: { status: 'SETTLED' } })
      const contracts = new Map((await store.contracts.find()).map((row) => [row.id, row]))
      const settlements = await store.settlements.find()
      expect(settlements.length).toBeGreaterThan(200)
      for (const row of settlements) {
        const { id, payeeId, contractId, periodStart, periodEnd, settledAt } = row
        const links = await store.teamLinks.find({ where: { ancestorId: payeeId } })
        const team = new Set(links.map((link) => link.memberId))
        if (contractId !== null) team.add(payeeId)
        const played = bets.filter(
          (bet) =>
            team.has(bet.memberId) &&
            (bet.settledAt ?? 0) >= periodStart &&
            (bet.settledAt ?? 0) < periodEnd,
        )
        const validBet = played.reduce((sum, bet) => sum + bet.validBet, 0)
        expect([id, row.figures.validBet]).toEqual([id, validBet])
        const contract = contractId === null ? undefined : contracts.get(contractId)
        const end = contract
          ? endOfPeriod(periodOf(contract.terms), periodStart)
          : endOfPeriod('DAILY', periodStart)
        expect(periodEnd, id).toBe(Math.min(end, contract?.endedAt ?? end))
        expect(settledAt, id).toBeGreaterThanOrEqual(periodEnd)
      }
    },
  )
})
