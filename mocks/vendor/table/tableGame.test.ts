import { describe, expect, it } from 'vitest'
import { endSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { toMinor } from '../../../src/lib/money.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { frenchRules } from '../../rules/roulette/rouletteRules.ts'
import { settleChips } from '../../rules/table/tableChips.ts'
import { quickTimes, usualTimes } from '../../rules/table/tableTimes.ts'
import { rouletteVariant, sicBoVariant } from '../../rules/variants/tableVariants.ts'
import { openTable, tableOf } from './tableForTests.ts'
import type { ClosedRound, RoundAnswer } from './tableRound.ts'

const roulette = tableOf('roulette')
const minimum = toMinor(roulette.stakes.minimum)
const maximum = toMinor(roulette.stakes.maximum)
const onRed = [{ spot: 'red', stake: minimum * 10 }]
/** Red, black and zero together cover every number, so that each outcome pays. */
const onColors = [
  { spot: 'red', stake: minimum },
  { spot: 'black', stake: minimum },
  { spot: 'straight/0', stake: minimum },
]

function closed(answer: RoundAnswer): ClosedRound {
  if (answer.isOpen) throw new Error('The round is open')
  return answer
}

describe('shared rounds of a table', () => {
  it('[PLAY-02] chips placed before betting closes are paid for the outcome that every player of the table sees', async () => {
    const { bet, show, round, passTime, balance, bets, launch } = await openTable(roulette)
    const before = await balance()
    const { number } = round()
    const { result } = await bet(onColors)
    expect(result).toMatchObject({ number, status: 'PENDING', stake: minimum * 3, chips: onColors })
    expect(await balance()).toBe(before - minimum * 3)
    await passTime(usualTimes.betting)
    const drawn = closed((await show(number)).result)
    const other = closed((await show(number, await launch('TRIAL'))).result)
    expect(other.outcome).toEqual(drawn.outcome)
    expect(drawn.bet?.status).toBe('PENDING')
    await passTime(usualTimes.drawing)
    const [stored] = await bets()
    const win = drawn.chips.reduce((sum, chip) => sum + chip.win, 0)
    expect(win).toBeGreaterThan(0)
    expect(stored).toMatchObject({ status: 'SETTLED', win })
    expect(stored?.details.gameRound).toMatchObject({ table: 'ROULETTE', outcome: drawn.outcome })
    expect(await balance()).toBe(before - minimum * 3 + win)
    const settled = closed((await show(number)).result)
    expect(settled.bet).toMatchObject({ status: 'SETTLED', win })
    expect(settled.bet?.balance?.real).toBe(await balance())
  })

  it('[PLAY-10] a bet whose page was closed is settled once and shown on return', async () => {
    const { bet, opening, launch, passTime, bets, balance } = await openTable(roulette)
    await bet(onColors)
    await passTime(60_000)
    const after = await balance()
    const { past } = await opening(await launch())
    const [stored] = await bets()
    expect(past[0]).toMatchObject({ status: 'SETTLED', win: stored?.win, chips: onColors })
    expect(await balance()).toBe(after)
  })

  it("a table bet is settled after its player's session has ended", async () => {
    const { bet, context, passTime, bets, store } = await openTable(roulette)
    await bet(onColors)
    const [session] = await store.sessions.find({ where: { memberId: 'm-ana' } })
    if (session) await endSession(context, session.id)
    await passTime(60_000)
    expect((await bets())[0]?.status).toBe('SETTLED')
  })

  it('the outcome of a round is not revealed before betting has closed', async () => {
    const { show, round, passTime } = await openTable(roulette)
    const { number } = round()
    expect((await show(number)).result).toEqual({ isOpen: true })
    expect(await show(number + 1)).toMatchObject({ ok: false, code: 'REQUEST_INVALID' })
    await passTime(usualTimes.betting - 1)
    expect((await show(number)).result).toEqual({ isOpen: true })
    await passTime(1)
    expect((await show(number)).result).toMatchObject({ isOpen: false, number })
  })

  it('chips placed after betting has closed, or for another round, are refused and debit nothing', async () => {
    const { bet, round, passTime, balance, bets } = await openTable(roulette)
    const before = await balance()
    const { number } = round()
    for (const other of [number - 1, number + 1]) {
      expect((await bet(onRed, { number: other })).code).toBe('ROUND_CLOSED')
    }
    await passTime(usualTimes.betting)
    expect((await bet(onRed)).code).toBe('ROUND_CLOSED')
    expect([await bets(), await balance()]).toEqual([[], before])
  })

  it('a bet for the round number of a page whose clock is wrong by a day is refused', async () => {
    const { bet, round, bets } = await openTable(roulette)
    const rounds = Math.round(86_400_000 / (round().endsAt - round().opensAt))
    for (const shift of [-rounds, rounds]) {
      expect((await bet(onRed, { number: round().number + shift })).code).toBe('ROUND_CLOSED')
    }
    expect(await bets()).toEqual([])
  })

  it('a repeated request and a second window get the bet that is already placed on the round', async () => {
    const { bet, bets, launch, balance } = await openTable(roulette)
    const before = await balance()
    const first = await bet(onRed)
    const again = await bet(onRed)
    const otherWindow = await bet(onColors, { of: await launch() })
    for (const { result } of [first, again, otherWindow]) {
      expect(result).toMatchObject({ chips: onRed, stake: minimum * 10 })
    }
    expect(await bets()).toHaveLength(1)
    expect(await balance()).toBe(before - minimum * 10)
  })

  it('concurrent requests of one page place only one bet on a round', async () => {
    const { bet, bets, balance } = await openTable(roulette)
    const before = await balance()
    await Promise.all([bet(onRed), bet(onColors), bet(onRed)])
    const [stored, ...others] = await bets()
    expect(others).toEqual([])
    expect(await balance()).toBe(before - (stored?.stake ?? 0))
  })

  it.each([
    ['a chip below the minimum', [{ spot: 'red', stake: minimum - 10 }], 'AMOUNT_OUT_OF_RANGE'],
    [
      'a chip above the maximum',
      [{ spot: 'red', stake: maximum + minimum }],
      'AMOUNT_OUT_OF_RANGE',
    ],
    [
      'a straight bet with the maximum',
      [{ spot: 'straight/7', stake: maximum }],
      'AMOUNT_OUT_OF_RANGE',
    ],
    ['a fraction of a cent', [{ spot: 'red', stake: minimum + 0.5 }], 'REQUEST_INVALID'],
    ['an unknown spot', [{ spot: 'straight/99', stake: minimum }], 'REQUEST_INVALID'],
    ['a spot of another table', [{ spot: 'banker', stake: minimum }], 'REQUEST_INVALID'],
    ['no chips', [], 'REQUEST_INVALID'],
    ['no list', 'red', 'REQUEST_INVALID'],
  ])('a table bet with %s is refused', async (_, chips, code) => {
    const { bet, bets } = await openTable(roulette)
    expect(await bet(chips)).toEqual({ ok: false, code })
    expect(await bets()).toEqual([])
  })

  it('a free trial stores no bet, and the page gets the payouts of its chips', async () => {
    const { bet, show, launch, round, passTime, balance, bets } = await openTable(roulette)
    const before = await balance()
    const of = await launch('TRIAL')
    const { number } = round()
    expect((await bet(onColors, { of })).result).toMatchObject({
      status: 'PENDING',
      chips: onColors,
    })
    await passTime(usualTimes.betting)
    const { chips, bet: stored } = closed((await show(number, of, onColors)).result)
    expect(chips.reduce((sum, { win }) => sum + win, 0)).toBeGreaterThan(0)
    expect(stored).toBeUndefined()
    expect([await bets(), await balance()]).toEqual([[], before])
  })

  it('the list of last results contains the outcomes that the rounds have shown', async () => {
    const { show, opening, round, passTime } = await openTable(roulette)
    const seen: ClosedRound[] = []
    for (let count = 0; count < 3; count += 1) {
      const { number, endsAt, opensAt } = round()
      await passTime(usualTimes.betting)
      seen.unshift(closed((await show(number)).result))
      await passTime(endsAt - opensAt - usualTimes.betting)
    }
    const { results } = await opening()
    expect(results.slice(0, 3)).toEqual(seen.map(({ number, outcome }) => ({ number, outcome })))
    expect(results).toHaveLength(100)
  })
})

describe('variants of table games', () => {
  it('[PLAY-02] a sic bo bet is paid for the three dice of the round', async () => {
    const sicBo = tableOf('sicBo')
    const { bet, show, round, passTime, bets } = await openTable(sicBo)
    const stake = toMinor(sicBo.stakes.minimum)
    const chips = ['small', 'big', 'anyTriple'].map((spot) => ({ spot, stake }))
    const { number } = round()
    expect((await bet(chips)).ok).toBe(true)
    await passTime(30_000)
    const { outcome, winners } = closed((await show(number)).result)
    expect(outcome).toHaveLength(3)
    expect(winners.filter((spot) => chips.some((chip) => chip.spot === spot))).toHaveLength(1)
    const [stored] = await bets()
    expect(stored?.win).toBeGreaterThanOrEqual(stake * 2)
    expect(stored?.details.gameRound).toMatchObject({ table: 'SIC_BO', outcome })
  })

  it('a French roulette table pays back half of the stake on even chances at zero', async () => {
    const french = tableOf('roulette', 'isFrench')
    const { opening } = await openTable(french)
    expect((await opening()).options).toEqual({ hasLaPartage: true })
    const [chip] = settleChips(frenchRules, [{ spot: 'red', stake: 100 }], ['0'])
    expect(chip?.win).toBe(50)
  })

  it('[PLAY-09] the RTP of a table game is the RTP of its even chances', () => {
    for (const game of catalogue.games({ gameClassify: 'ROULETTE' })) {
      const { rtp, rules } = rouletteVariant(game)
      expect(rules.spots.get('red')?.rtp).toBe(rtp)
    }
    for (const game of catalogue.games({ gameClassify: 'SIC_BO' })) {
      const { rtp, rules } = sicBoVariant(game)
      expect(rules.spots.get('big')?.rtp).toBe(rtp)
    }
  })

  it('a speed table has short rounds', async () => {
    const { opening } = await openTable(tableOf('roulette', 'isSpeed'), quickTimes)
    expect((await opening()).times).toEqual(quickTimes)
  })
})
