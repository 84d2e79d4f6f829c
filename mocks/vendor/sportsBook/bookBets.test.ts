import { describe, expect, it } from 'vitest'
import { home, openBook, suspended } from './bookForTests.ts'

const minute = 60_000
const day = 24 * 60 * minute
const matchTime = 20 * minute

describe('settlement of sports bets', () => {
  it.each([
    ['RESULT:HOME', 205, [1, 0], 'WON', 2_050],
    ['RESULT:HOME', 205, [1, 1], 'LOST', 0],
    ['TOTAL_GOALS:2.25:OVER', 210, [1, 1], 'HALF_LOST', 500],
    ['TOTAL_GOALS:2.75:OVER', 210, [2, 1], 'HALF_WON', 1_550],
    ['TOTAL_GOALS:2.25:UNDER', 176, [2, 0], 'HALF_WON', 1_380],
    ['HANDICAP:-0.25:HOME', 190, [0, 0], 'HALF_LOST', 500],
    ['HANDICAP:-0.25:AWAY', 190, [2, 2], 'HALF_WON', 1_450],
    ['BUSIER_HALF:FIRST_HALF', 250, [0, 0], 'DEAD_HEAT', 1_250],
  ] as const)(
    '[PLAY-11] a bet on %s at odds of %i hundredths, whose match ends %j, is settled as %s and pays %i cents',
    async (selection, odds, [homeGoals, awayGoals], settlement, win) => {
      const { single, placed, end, passTime, row, round, balance } = await openBook()
      const betId = await placed(single(`m-1:${selection}`, odds))
      const before = await balance()
      await end('m-1', homeGoals, awayGoals)
      await passTime(matchTime)
      expect(await row(betId)).toMatchObject({ status: 'SETTLED', win })
      expect((await round(betId)).legs).toMatchObject([
        { settlement, score: { home: homeGoals, away: awayGoals } },
      ])
      expect(await balance()).toBe(before + win)
    },
  )

  it('[PLAY-11] a cancelled match returns the stake of a single, and counts as odds of 1.00 in a multiple', async () => {
    const { single, multiple, placed, change, end, passTime, row, round } = await openBook()
    const betId = await placed(single(home('m-1')))
    const many = await placed(multiple([home('m-1'), home('m-2')]))
    await change('m-1', { status: 'CANCELLED', markets: [] })
    await end('m-2', 2, 1)
    await passTime(matchTime)
    expect(await row(betId)).toMatchObject({ status: 'SETTLED', win: 1_000 })
    expect(await row(many)).toMatchObject({ status: 'SETTLED', win: 2_050 })
    const { legs } = await round(many)
    expect(legs.map(({ settlement, multiplier }) => [settlement, multiplier])).toEqual([
      ['VOID', '1.00'],
      ['WON', '2.05'],
    ])
    expect(legs[0]).not.toHaveProperty('score')
  })

  it('[PLAY-11] a multiple pays its stake times the product of its odds, rounded down, and nothing if a leg is lost', async () => {
    const { multiple, placed, end, passTime, row } = await openBook()
    const won = await placed(multiple([home('m-1'), home('m-2'), home('m-3')]))
    const lost = await placed(multiple([home('m-1'), home('m-4')]))
    for (const id of ['m-1', 'm-2', 'm-3']) await end(id, 1, 0)
    await end('m-4', 0, 1)
    await passTime(matchTime)
    expect(await row(won)).toMatchObject({ status: 'SETTLED', win: 8_615 })
    expect(await row(lost)).toMatchObject({ status: 'SETTLED', win: 0 })
  })

  it('a bet stays pending while its match is running, and is settled after the end of the match', async () => {
    const { single, placed, kickOff, end, passTime, row } = await openBook()
    const betId = await placed(single(home('m-1')))
    await kickOff('m-1')
    await passTime(matchTime)
    expect(await row(betId)).toMatchObject({ status: 'PENDING' })
    await end('m-1', 1, 0)
    await passTime(minute)
    expect(await row(betId)).toMatchObject({ status: 'SETTLED', win: 2_050 })
  })

  it('a clock that jumps a day ahead does not settle a bet on a match that has not ended', async () => {
    const { single, placed, end, passTime, row } = await openBook()
    const betId = await placed(single(home('m-1')))
    await passTime(day)
    expect(await row(betId)).toMatchObject({ status: 'PENDING' })
    await end('m-1', 3, 0)
    await passTime(minute)
    expect(await row(betId)).toMatchObject({ status: 'SETTLED', win: 2_050 })
  })

  it('a bet on a match that is no longer stored is void', async () => {
    const { single, placed, store, passTime, row, round } = await openBook()
    const betId = await placed(single(home('m-1')))
    await store.fixtures.remove({ id: 'm-1' })
    await passTime(matchTime)
    expect(await row(betId)).toMatchObject({ status: 'SETTLED', win: 1_000 })
    expect((await round(betId)).legs).toMatchObject([{ settlement: 'VOID' }])
  })
})

describe('list of sports bets', () => {
  it('open bets have the score of their matches and their cash-out value', async () => {
    const { single, placed, kickOff, change, bets } = await openBook()
    const betId = await placed(single(home('m-1')))
    const [before] = (await bets()).open
    // Stake 10.00 × odds 2.05 × win probability (1 ÷ 1.05 ÷ 2.05) × 0.95 for the fee of 5 %.
    expect(before).toMatchObject({ betId, cashOut: 904, matches: [{ status: 'SCHEDULED' }] })
    await kickOff('m-1')
    await change('m-1', { goals: [{ side: 'HOME', minute: 5 }] })
    const [now] = (await bets()).open
    expect(now?.matches).toMatchObject([{ status: 'LIVE', minute: 6, score: { home: 1, away: 0 } }])
  })

  it('settled bets have the settlement of each leg', async () => {
    const { single, placed, end, passTime, bets } = await openBook()
    const betId = await placed(single(home('m-1')))
    await end('m-1', 1, 0)
    await passTime(matchTime)
    const { open, ended } = await bets()
    expect(open).toEqual([])
    expect(ended[0]).toMatchObject({
      betId,
      win: 2_050,
      gameRound: { legs: [{ settlement: 'WON' }] },
    })
  })
})

describe('cash-out of sports bets', () => {
  it('[PLAY-08, PLAY-11] a multiple is cashed out at its fair value less the fee, and paid once', async () => {
    const { multiple, placed, bets, cashOut, balance, round, end, passTime, row } = await openBook()
    const betId = await placed(multiple([home('m-1'), home('m-2')]))
    const before = await balance()
    const value = (await bets()).open[0]?.cashOut ?? 0
    // Stake 10.00 × fair value of the two legs (1 ÷ 1.05)² × 0.95 for the fee of 5 %.
    expect(value).toBe(861)
    const answers = await Promise.all([cashOut(betId, value), cashOut(betId, value)])
    answers.push(await cashOut(betId, value))
    for (const { bet } of answers) expect(bet).toMatchObject({ status: 'SETTLED', win: value })
    expect(await balance()).toBe(before + value)
    expect((await round(betId)).cashedOutAt).toBeDefined()
    // Later results do not change a bet that was cashed out.
    await end('m-1', 1, 0)
    await end('m-2', 1, 0)
    await passTime(matchTime)
    expect(await row(betId)).toMatchObject({ status: 'SETTLED', win: value })
    expect(await balance()).toBe(before + value)
  })

  it('[PLAY-11] a leg that has won counts with its full odds in the cash-out value of a multiple', async () => {
    const { multiple, placed, end, bets } = await openBook()
    await placed(multiple([home('m-1'), home('m-2')]))
    await end('m-1', 1, 0)
    // Stake 10.00 × odds of the won leg 2.05 × fair value of the open leg (1 ÷ 1.05) × 0.95 for the
    // fee.
    expect((await bets()).open).toMatchObject([
      { cashOut: 1_854, matches: [{ settlement: 'WON' }, { status: 'SCHEDULED' }] },
    ])
  })

  it('a cash-out is refused with the current value if the value has fallen, and pays the current value if it has risen', async () => {
    const { single, placed, cashOut, balance } = await openBook()
    const betId = await placed(single(home('m-1')))
    const before = await balance()
    expect(await cashOut(betId, 905)).toEqual({ refused: 'VALUE_FELL', cashOut: 904 })
    expect(await balance()).toBe(before)
    expect((await cashOut(betId, 100)).bet).toMatchObject({ win: 904 })
  })

  it('a cash-out is refused while a market of the bet is suspended', async () => {
    const { multiple, placed, cashOut, change, stateOf, bets, row } = await openBook()
    const betId = await placed(multiple([home('m-1'), home('m-2')]))
    await change('m-2', suspended(stateOf('m-2')))
    expect((await bets()).open[0]).not.toHaveProperty('cashOut')
    expect(await cashOut(betId, 1)).toEqual({ refused: 'SUSPENDED' })
    expect(await row(betId)).toMatchObject({ status: 'PENDING' })
  })

  it('a bet whose matches have all ended, or with a lost leg, cannot be cashed out', async () => {
    const { single, multiple, placed, cashOut, end } = await openBook()
    const over = await placed(single(home('m-1')))
    const lost = await placed(multiple([home('m-2'), home('m-3')]))
    await end('m-1', 1, 0)
    await end('m-2', 0, 1)
    for (const betId of [over, lost]) {
      expect(await cashOut(betId, 1)).toEqual({ refused: 'SUSPENDED' })
    }
  })

  it('a bet of another member cannot be cashed out', async () => {
    const { single, placed, act, store, row } = await openBook()
    const betId = await placed(single(home('m-1')))
    await store.bets.update(betId, { memberId: 'm-bruno' })
    const answer = await act('cashOut', { betId, value: 1 })
    expect(answer).toEqual({ ok: false, code: 'REQUEST_INVALID' })
    expect(await row(betId)).toMatchObject({ status: 'PENDING' })
  })

  it.each([0, -1, 1.5, '904', null])(
    'a cash-out with the invalid value %j is refused',
    async (value) => {
      const { single, placed, act } = await openBook()
      const betId = await placed(single(home('m-1')))
      expect((await act('cashOut', { betId, value })).code).toBe('REQUEST_INVALID')
    },
  )
})
