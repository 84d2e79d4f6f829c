import { afterEach, describe, expect, it, vi } from 'vitest'
import { toMinor } from '../../../src/lib/money.ts'
import { highestWin } from '../fair/winCap.ts'
import { openGame } from '../testing/openGame.ts'
import type { BookFixture, BookView } from './bookFixtures.ts'
import { goalsOf, home, homeAt, openBook, suspended } from './bookForTests.ts'

const day = 24 * 3_600_000

afterEach(() => {
  vi.useRealTimers()
})

describe('matches of the sports book', () => {
  it('the list has all markets of scheduled and live matches, but not the fair values of their prices', async () => {
    const { ok, kickOff } = await openBook()
    await kickOff('m-2')
    const view = await ok<BookView>('fixtures', {})
    const ids = view.fixtures.map(({ id }: BookFixture) => id).filter((id) => id.startsWith('m-'))
    expect(ids[0]).toBe('m-2')
    const shown = view.fixtures.find(({ id }) => id === 'm-2')
    expect(shown).toMatchObject({ status: 'LIVE', minute: 6, home: 'Home 2' })
    expect(shown?.markets[0]).toEqual({ kind: 'RESULT', status: 'ACTIVE', odds: [205, 370, 342] })
    expect(JSON.stringify(view)).not.toContain('fair')
  })

  it('the page opens at the selection that its launch targets', async () => {
    const { page } = await openBook({ target: home('m-1') })
    expect(await page()).toContain('"target":"m-1:RESULT:HOME"')
  })
})

describe('placing of slips', () => {
  it('each single is a bet of its own, and a multiple is one bet with the product of its odds', async () => {
    const { place, single, multiple, balance, round } = await openBook()
    const before = await balance()
    const stakes = [1_000, 500]
    const singles = await place(
      single('', 0, {
        selections: stakes.map((stake, index) => ({
          id: home(`m-${index + 1}`),
          odds: 205,
          stake,
        })),
      }),
    )
    expect(singles.bets.map(({ stake }) => stake)).toEqual(stakes)
    const { bets } = await place(multiple([home('m-1'), home('m-2')]))
    expect(bets).toHaveLength(1)
    // Stake 10.00 × odds 2.05 × odds 2.05, rounded down.
    expect(bets[0]?.gameRound.potentialReturn).toBe('42.02')
    expect((await round(bets[0]?.betId ?? '')).legs).toMatchObject([
      { selectionId: home('m-1'), odds: '2.05', home: 'Home 1', away: 'Away 1' },
      { selectionId: home('m-2') },
    ])
    expect(await balance()).toBe(before - 2_500)
  })

  it.each([
    ['BETTER', 206, '2.06'],
    ['ANY', 204, '2.04'],
  ] as const)(
    '[PLAY-07] with the consent %s, a bet at 2.05 is placed at the current odds of %i hundredths',
    async (consent, current, placedOdds) => {
      const { place, single, change, stateOf } = await openBook()
      await change('m-1', homeAt(current, stateOf('m-1')))
      const { bets } = await place(single(home('m-1'), 205, { consent }))
      expect(bets[0]?.gameRound.legs[0]?.odds).toBe(placedOdds)
    },
  )

  it.each([
    ['NONE', 206],
    ['NONE', 204],
    ['BETTER', 204],
  ] as const)(
    '[PLAY-07] with the consent %s, a bet at 2.05 whose odds moved to %i hundredths is refused until the player confirms them',
    async (consent, current) => {
      const { place, single, change, stateOf, placedCount } = await openBook()
      await change('m-1', homeAt(current, stateOf('m-1')))
      const { problem } = await place(single(home('m-1'), 205, { consent }))
      const selections = [{ id: home('m-1'), shown: 205, current }]
      expect(problem).toEqual({ reason: 'PRICE_MOVED', selections })
      expect(await placedCount()).toBe(0)
      expect((await place(single(home('m-1'), current, { consent }))).bets).toHaveLength(1)
    },
  )

  it.each([
    ['suspended', 'SUSPENDED', (state: Parameters<typeof suspended>[0]) => suspended(state)],
    ['withdrawn', 'CLOSED', () => ({ markets: [] })],
    ['of a match that has ended', 'CLOSED', () => ({ status: 'ENDED' as const })],
    ['of a match that was called off', 'CLOSED', () => ({ status: 'CANCELLED' as const })],
  ])(
    'a selection %s makes the whole slip fail, and no stake is debited',
    async (_, state, changes) => {
      const { place, multiple, change, stateOf, balance, placedCount } = await openBook()
      const before = await balance()
      await change('m-2', changes(stateOf('m-2')))
      const answer = await place(multiple([home('m-1'), home('m-2')], { consent: 'ANY' }))
      const selections = [{ id: home('m-2'), state }]
      expect(answer).toEqual({ bets: [], problem: { reason: 'UNAVAILABLE', selections } })
      expect([await balance(), await placedCount()]).toEqual([before, 0])
    },
  )

  it('an unknown match and a line that is not offered are closed for bets', async () => {
    const { place, single } = await openBook()
    for (const id of ['x-9:RESULT:HOME', 'm-1:TOTAL_GOALS:7.50:OVER']) {
      const selections = [{ id, state: 'CLOSED' }]
      expect((await place(single(id))).problem).toEqual({ reason: 'UNAVAILABLE', selections })
    }
  })

  it("no bet is placed while the server's clock contradicts the state of the match, for example when the clock is a day off", async () => {
    const { place, single, time, kickOff } = await openBook()
    const order = () => place(single(home('m-1'), 205, { consent: 'ANY' }))
    const reason = { reason: 'UNAVAILABLE', selections: [{ id: home('m-1'), state: 'SUSPENDED' }] }
    const now = time.now
    await kickOff('m-1')
    time.now = now - day
    expect((await order()).problem).toEqual(reason)
    time.now = now
    expect((await order()).problem).toEqual(reason)
  })

  it.each([
    ['two selections of one match', ['m-1:RESULT:HOME', 'm-1:RESULT:DRAW'], 'SAME_MATCH'],
    ['the same selection twice', [home('m-1'), home('m-1')], 'SAME_SELECTION'],
    ['13 matches', Array.from({ length: 13 }, (_, at) => home(`m-${at}`)), 'TOO_MANY_LEGS'],
  ])('a multiple of %s is refused', async (_, ids, reason) => {
    const { place, multiple } = await openBook()
    expect(await place(multiple(ids))).toEqual({ bets: [], problem: { reason } })
  })

  it('a bet with too high a return is refused with the largest allowed stake, which is then accepted', async () => {
    const { place, multiple, game, store } = await openBook()
    const ids = ['m-1', 'm-2', 'm-3', 'm-4'].map((id) => `${id}:RESULT:DRAW`)
    const maximum = toMinor(game.stakes.maximum)
    await store.wallets.update('m-ana', { balance: 10 * maximum })
    const order = (stake: number) => ({
      ...multiple(ids, { stake }),
      selections: ids.map((id) => ({ id, odds: 370 })),
    })
    const { problem } = await place(order(maximum))
    if (problem?.reason !== 'RETURN_TOO_HIGH') throw new Error('The return was not refused')
    expect(problem.ids).toEqual(ids)
    const { largestStake } = problem
    const { bets } = await place(order(largestStake))
    expect(toMinor(bets[0]?.gameRound.potentialReturn ?? '')).toBeLessThanOrEqual(
      highestWin(maximum),
    )
    expect((await place(order(largestStake + 10))).problem).toMatchObject({ largestStake })
  })

  it.each([
    ['below the smallest', 10, 'AMOUNT_OUT_OF_RANGE'],
    ['with odd cents', 1_005, 'AMOUNT_OUT_OF_RANGE'],
    ['above the balance', 100_000, 'INSUFFICIENT_BALANCE'],
  ])('a stake %s makes the whole slip fail, and no bet is placed', async (_, stake, reason) => {
    const { place, single, store, placedCount } = await openBook()
    await store.wallets.update('m-ana', { balance: 5_000 })
    const selections = [
      { id: home('m-1'), odds: 205, stake: 1_000 },
      { id: home('m-2'), odds: 205, stake },
    ]
    const { bets, problem } = await place(single('', 0, { selections }))
    expect([bets, problem]).toEqual([[], { reason }])
    expect(await placedCount()).toBe(0)
  })

  it.each([
    ['no key', { key: undefined }],
    ['an unknown kind', { kind: 'SYSTEM' }],
    ['an unknown consent', { consent: 'ALL' }],
    ['no selections', { selections: [] }],
    [
      'a selection that is none',
      { selections: [{ id: 'm-1:RESULT:OVER', odds: 205, stake: 500 }] },
    ],
    ['odds as a text', { selections: [{ id: 'm-1:RESULT:HOME', odds: '2.05', stake: 500 }] }],
    ['half a cent', { selections: [{ id: 'm-1:RESULT:HOME', odds: 205, stake: 500.5 }] }],
    ['a negative stake', { selections: [{ id: 'm-1:RESULT:HOME', odds: 205, stake: -500 }] }],
    ['a multiple of one', { kind: 'MULTIPLE', stake: 500 }],
    ['null as a selection', { selections: [null] }],
  ])('an order with %s is refused', async (_, change) => {
    const { act, single, placedCount } = await openBook()
    const answer = await act('place', { ...single(home('m-1')), ...change })
    expect(answer).toEqual({ ok: false, code: 'REQUEST_INVALID' })
    expect(await placedCount()).toBe(0)
  })

  it('a repeated order returns its one bet, even after the odds have moved and the match has ended', async () => {
    const { place, single, change, stateOf, balance, placedCount, act } = await openBook()
    const order = single(home('m-1'))
    const answers = await Promise.all([place(order), place(order), place(order)])
    const after = await balance()
    await change('m-1', { ...homeAt(400, stateOf('m-1')), status: 'ENDED' })
    answers.push(await place(order))
    expect(new Set(answers.map(({ bets }) => bets[0]?.betId)).size).toBe(1)
    expect([await balance(), await placedCount()]).toEqual([after, 1])
    const other = { ...order, selections: [{ id: home('m-1'), odds: 205, stake: 2_000 }] }
    expect(await act('place', other)).toEqual({ ok: false, code: 'KEY_REUSED' })
  })

  it('a free trial places no bets', async () => {
    const { act, newKey } = await openGame('sportsBook', 'TRIAL')
    const order = { key: newKey(), kind: 'SINGLES', consent: 'NONE', selections: [] }
    const { result } = await act('place', order)
    expect(result).toEqual({ bets: [], problem: { reason: 'ACCOUNT_REQUIRED' } })
  })

  it("the player's consent to odds moves is stored", async () => {
    const { ok, act, page } = await openBook()
    expect(await page()).toContain('"consent":"BETTER"')
    expect(await ok('consent', { consent: 'ANY' })).toEqual({ consent: 'ANY' })
    expect(await page()).toContain('"consent":"ANY"')
    expect((await act('consent', { consent: 'ALWAYS' })).code).toBe('REQUEST_INVALID')
  })
})

describe('acceptance delay of live bets', () => {
  /** Orders a bet on a live match, and changes the match during the acceptance delay. */
  async function placeLive(
    changeOf: (book: Awaited<ReturnType<typeof openBook>>) => Promise<void>,
  ) {
    const book = await openBook()
    await book.kickOff('m-1')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = book.place(book.single(home('m-1'), 205, { consent: 'ANY' }))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    await changeOf(book)
    await vi.advanceTimersByTimeAsync(2_000)
    return { ...book, answer: await answer }
  }

  it('a live bet is placed after two seconds with the score of its match', async () => {
    const { answer } = await placeLive(({ change }) => change('m-1', { minute: 7 }))
    expect(answer.bets[0]?.gameRound.legs).toMatchObject([{ placedScore: { home: 0, away: 0 } }])
  })

  it('a goal during the acceptance delay refuses the live bet', async () => {
    const { answer, placedCount } = await placeLive(({ change }) =>
      change('m-1', { goals: goalsOf(0, 1) }),
    )
    const selections = [{ id: home('m-1'), state: 'GOAL' }]
    expect(answer).toEqual({ bets: [], problem: { reason: 'UNAVAILABLE', selections } })
    expect(await placedCount()).toBe(0)
  })

  it('a suspension during the acceptance delay refuses the live bet', async () => {
    const { answer } = await placeLive(({ change, stateOf }) =>
      change('m-1', suspended(stateOf('m-1'))),
    )
    expect(answer.problem).toMatchObject({ selections: [{ state: 'SUSPENDED' }] })
  })
})
