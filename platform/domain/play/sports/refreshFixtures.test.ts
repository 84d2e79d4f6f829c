import { describe, expect, it } from 'vitest'
import { contextForTests } from '../../../server/serverForTests.ts'
import type { FixtureState } from '../../../sportsBook.ts'
import type { DomainEvent } from '../../base/storage/events.ts'
import { removeOldFixtures } from './oldFixtures.ts'
import { refreshFixtures } from './refreshFixtures.ts'
import { fixtureForTests, resultMarket, sportsBookForTests } from './sportsBookForTests.ts'
import { goalsOf } from './sportsPlayForTests.ts'

const minute = 60_000
const day = 1_440 * minute
const noon = Date.UTC(2026, 10, 21, 12)

const next = fixtureForTests({ id: 'bra-1', kicksOffAt: noon + minute })
const playedMatch = fixtureForTests({
  id: 'bra-0',
  kicksOffAt: noon - 5 * minute,
  status: 'ENDED',
  goals: goalsOf(2, 1),
  markets: [],
})

function start(...states: readonly FixtureState[]) {
  const book = sportsBookForTests(...states)
  const { context, store, time } = contextForTests({ providers: { sportsBook: book.sportsBook } })
  const events: DomainEvent[] = []
  store.listen((signal) => {
    if (signal.kind === 'event') events.push(signal.event)
  })
  const pass = (milliseconds: number) => {
    time.now += milliseconds
    return refreshFixtures(context)
  }
  const stateOf = async (id: string) => (await store.fixtures.get(id))?.state
  const bet = (fixtureId: string) => {
    const id = `${fixtureId}/b-1`
    return store.fixtureBets.insert({
      id,
      fixtureId,
      betId: 'b-1',
      memberId: 'm-1',
      createdAt: noon,
    })
  }
  return { ...book, context, store, time, events, pass, stateOf, bet }
}

describe('the stored matches', () => {
  it('the first refresh stores all matches and announces them once per sport', async () => {
    const other = fixtureForTests({ id: 'bra-2', kicksOffAt: noon + 2 * minute })
    const console = fixtureForTests({ id: 'e-1', sport: 'EFOOTBALL', kicksOffAt: noon })
    const { pass, stateOf, events } = start(next, other, console)
    expect(await pass(0)).toBe(true)
    expect(await stateOf('bra-1')).toEqual(next)
    expect(events).toEqual([
      { type: 'sportsChanged', sport: 'FOOTBALL' },
      { type: 'sportsChanged', sport: 'EFOOTBALL' },
    ])
  })

  it('a changed match is stored and announced at most every three seconds', async () => {
    const { pass, change, stateOf, events } = start(next)
    await pass(0)
    events.length = 0
    change('bra-1', { markets: [resultMarket([198, 372, 360])] })
    expect(await pass(2_999)).toBe(false)
    expect(await pass(1)).toBe(true)
    expect((await stateOf('bra-1'))?.markets[0]?.prices[0]?.odds).toBe(198)
    await pass(3_000)
    expect(events).toEqual([{ type: 'sportsChanged', sport: 'FOOTBALL' }])
  })

  it('a match of which only the fair values change is stored without an announcement', async () => {
    const { pass, change, stateOf, events } = start(next)
    await pass(0)
    events.length = 0
    const [market] = next.markets
    const prices = market?.prices.map((price) => ({ ...price, fairChance: 0.4 })) ?? []
    change('bra-1', {
      markets: [{ ...resultMarket([205, 370, 342]), prices }, ...next.markets.slice(1)],
    })
    await pass(3_000)
    expect((await stateOf('bra-1'))?.markets[0]?.prices[0]?.fairChance).toBe(0.4)
    expect(events).toEqual([])
  })

  it('two concurrent refreshes announce a change of matches once', async () => {
    const { context, events } = start(next)
    const done = await Promise.all([refreshFixtures(context), refreshFixtures(context)])
    expect(done.toSorted()).toEqual([false, true])
    expect(events).toHaveLength(1)
  })

  it('a refresh without a sports book stores nothing', async () => {
    const { context, store } = contextForTests()
    expect(await refreshFixtures(context)).toBe(false)
    expect(await store.fixtureRefreshes.count()).toBe(0)
  })
})

describe('results of ended matches', () => {
  it('an ended match is not reopened when the clock is set back', async () => {
    const { pass, change, stateOf } = start(next)
    await pass(0)
    change('bra-1', { status: 'ENDED', goals: goalsOf(1, 0), markets: [] })
    await pass(10 * minute)
    change('bra-1', { status: 'LIVE', goals: [], markets: next.markets })
    expect(await pass(-9 * minute)).toBe(true)
    expect(await stateOf('bra-1')).toMatchObject({ status: 'ENDED', goals: goalsOf(1, 0) })
  })

  it('a corrected result of an ended match is stored, and the correction of its bets is scheduled once', async () => {
    const { pass, change, stateOf, store } = start(playedMatch)
    await pass(0)
    expect(await store.jobs.count({ kind: 'correctBets' })).toBe(0)
    change('bra-0', { goals: goalsOf(1, 1) })
    await pass(3_000)
    expect((await stateOf('bra-0'))?.goals).toEqual(goalsOf(1, 1))
    expect(await store.jobs.find()).toMatchObject([{ kind: 'correctBets', subject: 'bra-0' }])
    await pass(3_000)
    expect(await store.jobs.count()).toBe(1)
  })

  it('if a match with bets ends during a downtime, its result is queried afterwards', async () => {
    const { pass, matches, bet, stateOf, sportsBook } = start(next)
    await pass(0)
    await bet('bra-1')
    const ended = { ...next, status: 'ENDED', goals: goalsOf(0, 2), markets: [] } as const
    matches.clear()
    // The sports book lists ended matches for an hour.
    sportsBook.fixturesAt = async (at) => (at < next.endsAt + 60 * minute ? [ended] : [])
    await pass(day)
    expect(await stateOf('bra-1')).toEqual(ended)
  })

  it('a match with bets is cancelled if it has no result an hour after its planned end', async () => {
    const { pass, matches, bet, stateOf } = start(next)
    await pass(0)
    await bet('bra-1')
    matches.clear()
    await pass(50 * minute)
    expect((await stateOf('bra-1'))?.status).toBe('SCHEDULED')
    await pass(20 * minute)
    expect(await stateOf('bra-1')).toMatchObject({ status: 'CANCELLED', markets: [] })
  })
})

describe('a clock that is wrong by a day', () => {
  it('refreshes of matches continue after the clock was set forward and back by a day', async () => {
    const { pass } = start(next)
    await pass(0)
    expect(await pass(day)).toBe(true)
    expect(await pass(-day)).toBe(true)
    expect(await pass(1_000)).toBe(false)
    expect(await pass(2_000)).toBe(true)
  })

  it('a match that the sports book no longer returns is removed, or loses its prices if there are bets on it', async () => {
    const live = fixtureForTests({
      id: 'bra-2',
      kicksOffAt: noon,
      status: 'LIVE',
      phase: 'FIRST_HALF',
      minute: 3,
    })
    const { pass, matches, bet, stateOf, store } = start(next, live)
    await pass(0)
    await bet('bra-2')
    matches.clear()
    await pass(-day)
    expect(await store.fixtures.count()).toBe(1)
    const { phase: _, minute: __, ...rest } = live
    expect(await stateOf('bra-2')).toEqual({ ...rest, status: 'SCHEDULED', markets: [] })
  })
})

describe('old matches', () => {
  it('ended matches are removed a day after their end, with the links to their bets, unless a bet is pending', async () => {
    const { pass, bet, store } = start(playedMatch, { ...playedMatch, id: 'bra-9' })
    await pass(0)
    await bet('bra-0')
    await bet('bra-9')
    const { endsAt } = playedMatch
    expect(await removeOldFixtures(store, endsAt + day)).toBe(0)
    expect(await removeOldFixtures(store, endsAt + day + 1)).toBe(4)
    await pass(3_000)
    await bet('bra-0')
    await store.bets.insert({
      id: 'b-1',
      memberId: 'm-1',
      nodeId: '1',
      gameName: 'Esportes',
      vendor: 'IBC',
      gameType: 'SPORTS',
      rtp: 9_500,
      stake: 100,
      validBet: 0,
      win: 0,
      status: 'PENDING',
      round: 'r-1',
      wallet: 'main',
      placedAt: noon,
      settledAt: null,
      details: {},
    })
    expect(await removeOldFixtures(store, endsAt + day + 1)).toBe(1)
    expect(await store.fixtures.find()).toMatchObject([{ id: 'bra-0' }])
  })
})
