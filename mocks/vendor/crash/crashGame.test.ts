import { describe, expect, it } from 'vitest'
import { endSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { toMinor } from '../../../src/lib/money.ts'
import { secretOf } from '../../rules/sharedRounds.ts'
import { hashOfSeed } from '../fair/fairChance.ts'
import { openGame } from '../testing/openGame.ts'
import { crashOfSeeds, flightTime, multiplierAt } from './crashRules.ts'
import { flightsAt } from './crashSchedule.ts'
import type { CrashBet, CrashView, FlightView } from './crashView.ts'

const day = 24 * 3_600_000

/**
 * Opens crash for Ana when betting starts on a flight that crashes at `least` to `most` hundredths.
 */
async function openFlight({ least = 100, most = Number.POSITIVE_INFINITY } = {}) {
  const game = await openGame('crash')
  const { act, ok, time, context, rtp, newKey } = game
  const source = { secret: await secretOf(context), nodeId: game.game.nodeId, rtp }
  let { current } = await flightsAt(source, time.now, 0)
  while (current.crashedAt < least || current.crashedAt > most || current.takesOffAt <= time.now) {
    time.now = current.endsAt
    current = (await flightsAt(source, time.now, 0)).current
  }
  const flight = current
  const order = (change: object = {}) => ({
    stake: 1_000,
    flight: flight.number,
    key: newKey(),
    ...change,
  })
  const bet = (change?: object) => ok<CrashBet>('bet', order(change))
  const refusal = async (change: object) => (await act('bet', order(change))).code
  const cashOut = (betId: string) => act<CrashBet>('cashOut', { betId })
  const watch = () => ok<FlightView>('watch', { wait: 0 })
  const state = () => ok<CrashView>('state', {})
  return { ...game, flight, bet, refusal, cashOut, watch, state }
}

describe('bets on a flight', () => {
  it("[PLAY-05] a cash-out pays the multiplier at the time that the server's clock shows", async () => {
    const { bet, cashOut, flight, time, balance } = await openFlight({ least: 300 })
    const { betId } = await bet()
    const before = await balance()
    time.now = flight.takesOffAt + 10_000
    expect(multiplierAt(10_000)).toBe(182)
    const { result } = await cashOut(betId)
    expect(result).toMatchObject({ status: 'SETTLED', win: 1_820 })
    expect(result?.gameRound).toMatchObject({ cashedOutAt: '1.82' })
    expect(await balance()).toBe(before + 1_820)
    // A later cash-out of the same bet returns the result of the first cash-out.
    time.now += 5_000
    expect((await cashOut(betId)).result).toMatchObject({ win: 1_820 })
    expect(await balance()).toBe(before + 1_820)
  })

  it('concurrent cash-outs pay once', async () => {
    const { bet, cashOut, flight, time, balance } = await openFlight({ least: 300 })
    const { betId } = await bet()
    const before = await balance()
    time.now = flight.takesOffAt + 5_000
    await Promise.all([cashOut(betId), cashOut(betId), cashOut(betId)])
    expect(await balance()).toBe(before + 10 * multiplierAt(5_000))
  })

  it('a cash-out before the take-off, at the crash or later is refused', async () => {
    const { bet, cashOut, flight, time, balance } = await openFlight({ least: 200 })
    const { betId } = await bet()
    const before = await balance()
    const closed = { ok: false, code: 'ROUND_CLOSED' }
    expect(await cashOut(betId)).toEqual(closed)
    for (const at of [flight.crashesAt, flight.endsAt, flight.crashesAt + day]) {
      time.now = at
      expect(await cashOut(betId)).toMatchObject({ ok: false })
    }
    expect(await balance()).toBe(before)
  })

  it('a cash-out in the last millisecond before the crash pays less than the crash multiplier', async () => {
    const { bet, cashOut, flight, time } = await openFlight({ least: 200 })
    const { betId } = await bet()
    time.now = flight.crashesAt - 1
    const { result } = await cashOut(betId)
    expect(result?.win).toBeLessThan(flight.crashedAt * 10)
    expect(result?.win).toBeGreaterThan(0)
  })

  it('a lost bet is settled by the settlement job, and the settled bet contains the crash multiplier and the proof of the flight', async () => {
    const { bet, flight, passTime, time, store, balance } = await openFlight()
    const { betId, gameRound } = await bet()
    const before = await balance()
    await passTime(flight.crashesAt - time.now)
    const row = await store.bets.get(betId)
    expect(row).toMatchObject({ status: 'SETTLED', win: 0 })
    expect(row?.details.gameRound).toMatchObject({
      crashedAt: (flight.crashedAt / 100).toFixed(2),
      proof: gameRound.proof,
    })
    expect(await balance()).toBe(before)
  })

  it.each([
    ['by the job', false],
    ['by the page that watches', true],
  ])('an automatic cash-out is paid exactly at its target %s', async (_, isWatched) => {
    const { bet, flight, passTime, time, watch, store } = await openFlight({ least: 250 })
    const { betId } = await bet({ target: 237 })
    const reached = flight.takesOffAt + flightTime(237)
    if (isWatched) {
      time.now = reached + 40
      const view = await watch()
      expect(view.bets).toMatchObject([{ betId, status: 'SETTLED', win: 2_370 }])
      expect(view.balance?.real).toBeGreaterThan(0)
    } else await passTime(reached - time.now)
    const row = await store.bets.get(betId)
    expect(row).toMatchObject({ status: 'SETTLED', win: 2_370 })
    expect(row?.details.gameRound).toMatchObject({ target: '2.37', cashedOutAt: '2.37' })
  })

  it('a bet with an automatic cash-out above the crash multiplier is lost', async () => {
    const { bet, flight, passTime, time, store } = await openFlight({ most: 400 })
    const { betId } = await bet({ target: flight.crashedAt + 1 })
    await passTime(flight.crashesAt - time.now)
    expect(await store.bets.get(betId)).toMatchObject({ status: 'SETTLED', win: 0 })
  })

  it("[PLAY-10] a bet is paid at its target although the player's session has ended", async () => {
    const { bet, flight, passTime, time, store, context, sessionId } = await openFlight({
      least: 200,
    })
    const { betId } = await bet({ target: 150 })
    await endSession(context, sessionId)
    await passTime(flight.crashesAt - time.now)
    expect(await store.bets.get(betId)).toMatchObject({ status: 'SETTLED', win: 1_500 })
  })

  it("[PLAY-10] the state after a reload contains the player's bets on the flight", async () => {
    const { bet, state, time, flight } = await openFlight({ least: 200 })
    const placed = [await bet(), await bet({ target: 500 })]
    time.now = flight.takesOffAt + 1_000
    const { bets, phase } = await state()
    expect(phase).toBe('FLYING')
    expect(bets.map(({ betId }) => betId).toSorted()).toEqual(
      placed.map(({ betId }) => betId).toSorted(),
    )
  })
})

describe('refused bets on a flight', () => {
  it('a third bet, a bet after the take-off and a bet on a later flight are refused', async () => {
    const { bet, refusal, flight, time } = await openFlight({ least: 200 })
    await bet()
    await bet()
    expect(await refusal({})).toBe('ROUND_CLOSED')
    expect(await refusal({ flight: flight.number + 1 })).toBe('ROUND_CLOSED')
    time.now = flight.takesOffAt
    expect(await refusal({})).toBe('ROUND_CLOSED')
  })

  it('a crash bet repeated with the same key returns the first bet, even after the take-off', async () => {
    const { act, newKey, flight, time, balance } = await openFlight({ least: 200 })
    const order = { stake: 1_000, flight: flight.number, key: newKey() }
    const first = await act<CrashBet>('bet', order)
    const before = await balance()
    time.now = flight.takesOffAt + 100
    expect((await act<CrashBet>('bet', order)).result?.betId).toBe(first.result?.betId)
    expect(await balance()).toBe(before)
  })

  it.each([
    ['a target of 1.00', { target: 100 }],
    ['a target above the highest', { target: 1_000_001 }],
    ['half a hundredth', { target: 150.5 }],
    ['a target as a text', { target: '2.00' }],
    ['no stake', { stake: undefined }],
    ['a flight as a text', { flight: '1' }],
    ['a flight from before 1970', { flight: -1 }],
  ])('a bet with %s is refused', async (_, change) => {
    const { refusal, balance } = await openFlight()
    const before = await balance()
    expect(await refusal(change)).toBe('REQUEST_INVALID')
    expect(await balance()).toBe(before)
  })

  it("a crash bet outside the limits or the steps of the game's stakes is refused and charges nothing", async () => {
    const { refusal, balance, game } = await openFlight()
    const before = await balance()
    const [least, most] = [toMinor(game.stakes.minimum), toMinor(game.stakes.maximum)]
    for (const stake of [least - 10, most + 10, least + 5]) {
      expect(await refusal({ stake }), `${stake}`).toBe('AMOUNT_OUT_OF_RANGE')
    }
    expect(await balance()).toBe(before)
  })

  it('a page whose clock is wrong by a day places no crash bet', async () => {
    const { refusal, balance, flight } = await openFlight()
    const before = await balance()
    // Each day has 40,000 flight numbers: four epochs with 10,000 numbers each.
    for (const days of [-1, 1]) {
      expect(await refusal({ flight: flight.number + days * 40_000 })).toBe('ROUND_CLOSED')
    }
    expect(await balance()).toBe(before)
  })

  it('a bet of another player cannot be cashed out', async () => {
    const { bet, cashOut, store, flight, time } = await openFlight({ least: 200 })
    const { betId } = await bet()
    await store.bets.update(betId, { memberId: 'm-bruno' })
    time.now = flight.takesOffAt + 1_000
    expect(await cashOut(betId)).toEqual({ ok: false, code: 'REQUEST_INVALID' })
  })

  it.each([-1, 2_001, '1000', null])('a wait of %j is refused', async (wait) => {
    const { act } = await openFlight()
    expect((await act('watch', { wait })).code).toBe('REQUEST_INVALID')
  })
})

describe('secrecy of a flight', () => {
  it('[PLAY-05] no response before the crash reveals the seed, the multiplier or the time of the crash', async () => {
    const { state, watch, bet, flight, time, page } = await openFlight({ least: 150 })
    const placed = await bet()
    for (const at of [time.now, flight.takesOffAt, flight.crashesAt - 1]) {
      time.now = at
      const [view, watched] = [await state(), await watch()]
      for (const shown of [view, watched]) {
        expect(shown).not.toHaveProperty('crash')
        expect(shown.proof).not.toHaveProperty('serverSeed')
      }
      expect(view.earlier.every(({ number }) => number < flight.number)).toBe(true)
      const text = JSON.stringify([view, watched, placed, await page()])
      expect(text.includes(String(flight.crashesAt))).toBe(false)
    }
  })

  it('[PLAY-09] after the crash the server seed is published, matches its hash and gives the crash multiplier', async () => {
    const { state, flight, time, rtp } = await openFlight()
    const before = await state()
    time.now = flight.crashesAt
    const { proof, crash } = await state()
    const { serverSeed = '', ...shown } = proof
    expect(shown).toEqual(before.proof)
    expect(await hashOfSeed(serverSeed)).toBe(before.proof.serverSeedHash)
    expect(await crashOfSeeds({ ...shown, serverSeed }, rtp)).toBe(crash?.at)
    expect(crash?.at).toBe(flight.crashedAt)
  })

  it('after the crash, a cashed-out bet contains the server seed and the crash multiplier of its round', async () => {
    const { bet, cashOut, watch, flight, time, store } = await openFlight({ least: 200 })
    const { betId } = await bet()
    time.now = flight.takesOffAt + 1_000
    await cashOut(betId)
    const round = async () => (await store.bets.get(betId))?.details.gameRound
    expect(await round()).not.toHaveProperty('crashedAt')
    time.now = flight.crashesAt
    await watch()
    expect(await round()).toMatchObject({
      cashedOutAt: (multiplierAt(1_000) / 100).toFixed(2),
      crashedAt: (flight.crashedAt / 100).toFixed(2),
      proof: { serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
  })
})
