import { describe, expect, it } from 'vitest'
import { endSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { findLottery } from '../../content/games/lotteryGames.ts'
import { openedDraws } from '../../content/lottery/draws.ts'
import { openGame } from '../testing/openGame.ts'
import type { DrawAnswer, LotteryBet, LotteryState } from './lotteryView.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

const lotto = ['3', '7', '21', '22', '40', '60']
const lastDigit = (digit: number, stake = 500) => ({
  play: 'LAST_1',
  numbers: [String(digit)],
  stake,
})
/** Ten tickets, exactly one of which wins. */
const everyDigit = Array.from({ length: 10 }, (_, digit) => lastDigit(digit))

/** Opens a lottery for Ana. */
async function openLottery({ code = 'ELOTT_5D_1', mode = 'REAL' as 'REAL' | 'TRIAL' } = {}) {
  const game = await openGame('lottery', mode, {
    isSuitable: ({ gameCode }) => gameCode === code,
  })
  const { ok, act, newKey, store, context } = game
  const lottery = findLottery(code)
  if (!lottery) throw new Error(`There is no lottery ${code}`)
  const state = () => ok<LotteryState>('state', {})
  const { sale } = await state()
  const order = (tickets: unknown, change: object = {}) => ({
    drawId: sale.drawId,
    tickets,
    key: newKey(),
    ...change,
  })
  const buy = (tickets: unknown, change: object = {}) =>
    act<LotteryBet>('buy', order(tickets, change))
  const draw = (drawId = sale.drawId) => act<DrawAnswer>('draw', { drawId })
  const untilDraw = Date.parse(sale.drawsAt) - context.now()
  const placed = () => store.bets.find({ where: { memberId: 'm-ana', nodeId: game.game.nodeId } })
  const results = () => openedDraws(context, lottery, 1)
  return { ...game, sale, state, order, buy, draw, untilDraw, placed, results }
}

/**
 * Payout of the winning ticket in `everyDigit`, in minor units: 9.20 for each 1.00 of its stake.
 */
const win = 4_600

describe('purchase of lottery tickets', () => {
  it('[ACT-27] the tickets of a purchase are one bet, settled by the numbers of the public draw', async () => {
    const { buy, balance, passTime, untilDraw, placed, results, sale } = await openLottery()
    const before = await balance()
    const { result } = await buy(everyDigit)
    expect(result).toMatchObject({ status: 'PENDING', stake: 5_000, win: 0 })
    expect(result?.gameRound).toMatchObject({ gameCode: 'ELOTT_5D_1', drawId: sale.drawId })
    expect(await balance()).toBe(before - 5_000)
    await passTime(untilDraw + second)
    const [bet] = await placed()
    expect(bet).toMatchObject({ status: 'SETTLED', win })
    expect(await balance()).toBe(before - 5_000 + win)
    const [drawn] = await results()
    const { gameRound } = bet?.details ?? {}
    if (gameRound?.kind !== 'LOTTERY') throw new Error('The bet has no tickets')
    expect(drawn?.drawId).toBe(sale.drawId)
    expect(gameRound.prizes).toEqual(drawn?.prizes)
    const digit = drawn?.prizes[0]?.numbers[0]?.at(-1)
    const winners = gameRound.tickets.filter(({ tier }) => tier !== undefined)
    expect(winners).toEqual([
      expect.objectContaining({ numbers: [digit], tier: 1, win: '46.00', stake: '5.00' }),
    ])
  })

  it('a ticket with six numbers from 1 to 60 can be bought for the next draw of Mega Seis', async () => {
    const { buy } = await openLottery({ code: 'LOTT_SEIS' })
    const { result } = await buy([{ play: 'LOTTO', numbers: lotto, stake: 500 }])
    expect(result?.gameRound.tickets).toEqual([{ play: 'LOTTO', numbers: lotto, stake: '5.00' }])
  })

  it('a repeated key buys once, even after the draw, and is refused with other tickets', async () => {
    const { act, order, balance, passTime, untilDraw, placed } = await openLottery()
    const body = order(everyDigit)
    const answers = await Promise.all([1, 2, 3].map(() => act<LotteryBet>('buy', body)))
    expect(new Set(answers.map(({ result }) => result?.betId)).size).toBe(1)
    expect(await placed()).toHaveLength(1)
    await passTime(untilDraw + second)
    const after = await balance()
    expect((await act<LotteryBet>('buy', body)).result).toMatchObject({ status: 'SETTLED', win })
    const other = everyDigit.map((_, digit) => lastDigit(9 - digit))
    expect(await act('buy', { ...body, tickets: other })).toEqual({ ok: false, code: 'KEY_REUSED' })
    expect(await balance()).toBe(after)
    expect(await placed()).toHaveLength(1)
  })

  it('[ACT-27] a purchase for a draw with closed sales is refused, and the following draw is on sale', async () => {
    const { buy, passTime, untilDraw, state, sale, balance } = await openLottery()
    const before = await balance()
    await passTime(untilDraw - 6 * second)
    expect(await buy(everyDigit)).toEqual({ ok: false, code: 'DRAW_CLOSED' })
    const { next, sale: following } = await state()
    expect(next.drawId).toBe(sale.drawId)
    expect(following.drawId > sale.drawId).toBe(true)
    expect((await buy(everyDigit, { drawId: following.drawId })).ok).toBe(true)
    expect(await balance()).toBe(before - 5_000)
  })

  it.each([
    ['no tickets', []],
    ['something else', 'tickets'],
    ['a ticket that is none', [7]],
    ['another play', [{ play: 'LOTTO', numbers: lotto, stake: 500 }]],
    ['numbers that are no texts', [{ play: 'LAST_1', numbers: [7], stake: 500 }]],
    ['half a cent', [lastDigit(7, 500.5)]],
    ['a stake as a text', [{ ...lastDigit(7), stake: '500' }]],
  ])('a purchase of %s is refused', async (_, tickets) => {
    const { buy, placed } = await openLottery()
    expect(await buy(tickets)).toEqual({ ok: false, code: 'REQUEST_INVALID' })
    expect(await placed()).toEqual([])
  })

  it.each([
    ['21 tickets', Array.from({ length: 21 }, () => lastDigit(1)), 'TOO_MANY_TICKETS'],
    ['missing digits', [{ play: 'LAST_2', numbers: ['7'], stake: 500 }], 'NUMBERS_MISSING'],
    ['too many digits', [{ play: 'LAST_2', numbers: ['777'], stake: 500 }], 'NUMBER_OUT_OF_RANGE'],
    ['a stake that is too low', [lastDigit(1, 10)], 'AMOUNT_OUT_OF_RANGE'],
    ['a stake that is too high', [lastDigit(1, 50_000_000)], 'AMOUNT_OUT_OF_RANGE'],
  ])('a purchase with %s is refused with a specific code', async (_, tickets, code) => {
    const { buy, placed } = await openLottery()
    expect(await buy(tickets)).toEqual({ ok: false, code })
    expect(await placed()).toEqual([])
  })

  it('a purchase for a draw that is too far in the future, malformed or of another lottery is refused', async () => {
    const { buy, draw, placed } = await openLottery()
    for (const drawId of ['205011211201', '20261121', '202613450000', 'x', undefined]) {
      expect((await buy(everyDigit, { drawId })).code, drawId).toBe('REQUEST_INVALID')
    }
    expect((await draw('20261121')).code).toBe('REQUEST_INVALID')
    expect(await placed()).toEqual([])
  })
})

describe('draw of a lottery', () => {
  it('no response contains the numbers of a draw before its time', async () => {
    const { buy, draw, passTime, untilDraw, state, sale, page } = await openLottery()
    await buy(everyDigit)
    await passTime(untilDraw - 1)
    expect((await draw()).result).toEqual({ isDrawn: false })
    const { results, bets } = await state()
    expect(results.map(({ drawId }) => drawId)).not.toContain(sale.drawId)
    expect(JSON.stringify(bets)).not.toMatch(/prizes|matched/)
    expect(await page()).toContain(sale.drawId)
  })

  it('[ACT-27] the draw request at draw time returns the numbers, the settled tickets and the balance', async () => {
    const { buy, draw, balance, time, untilDraw, sale, placed } = await openLottery()
    await buy(everyDigit)
    const before = await balance()
    // The time is set without running the settlement job, so that the request settles the tickets.
    time.now += untilDraw
    const { result } = await draw()
    if (!result?.isDrawn) throw new Error('The draw has not taken place')
    const [bet] = result.state.bets
    expect(bet).toMatchObject({ status: 'SETTLED', win, gameRound: { prizes: result.prizes } })
    expect(bet?.balance?.real).toBe(before + win)
    expect(result.state.results[0]?.drawId).toBe(sale.drawId)
    await Promise.all([draw(), draw()])
    expect(await balance()).toBe(before + win)
    expect(await placed()).toHaveLength(1)
  })

  it('tickets stay pending until their draw if the clock is set back by an hour', async () => {
    const { buy, draw, passTime, untilDraw, time, placed, balance, state } = await openLottery()
    await buy(everyDigit)
    const before = await balance()
    time.now -= hour
    expect((await draw()).result).toEqual({ isDrawn: false })
    await state()
    await passTime(second)
    expect(await placed()).toMatchObject([{ status: 'PENDING', win: 0 }])
    expect(await balance()).toBe(before)
    await passTime(hour + untilDraw)
    expect(await placed()).toMatchObject([{ status: 'SETTLED', win }])
  })

  it("tickets are settled even if the player's session has ended", async () => {
    const { buy, passTime, untilDraw, placed, context, sessionId } = await openLottery()
    await buy(everyDigit)
    await endSession(context, sessionId)
    await passTime(untilDraw + second)
    expect(await placed()).toMatchObject([{ status: 'SETTLED', win }])
  })

  it('a free trial draws its tickets at once, stores nothing, and cannot buy tickets', async () => {
    const { act, order, buy, placed, balance } = await openLottery({ mode: 'TRIAL' })
    const before = await balance()
    const body = order(everyDigit)
    const first = await act<LotteryBet>('trial', body)
    expect(first.result).toMatchObject({ status: 'SETTLED', stake: 5_000, win })
    expect(first.result?.gameRound.prizes).toHaveLength(1)
    expect(await act('trial', body)).toEqual(first)
    expect((await buy(everyDigit)).code).toBe('REQUEST_INVALID')
    expect([await balance(), (await placed()).length]).toEqual([before, 0])
  })
})
