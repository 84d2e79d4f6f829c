import { describe, expect, it } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { gameName } from '../../../platform/domain/base/content/game.ts'
import { sha256 } from '../../../platform/domain/base/context/digest.ts'
import { openLaunch } from '../../../platform/domain/play/games/launches.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import { startPlatform } from '../../../platform/handlers/platformForTests.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { readBaccarat } from '../../rules/baccarat/baccaratRules.ts'
import { readDragonTiger } from '../../rules/dragonTiger/dragonTigerRules.ts'
import { outcomeOf } from '../../rules/table/tableOutcomes.ts'
import { roundAt, roundOf } from '../../rules/table/tableTimes.ts'
import { baccaratVariant, dragonTigerVariant } from '../../rules/variants/tableVariants.ts'
import { createVendorServer } from '../vendorServer.ts'

type Outcome = readonly string[]
type Chip = { spot: string; stake: number; win?: number }
type Answer = {
  ok: boolean
  code?: string
  result?: {
    isOpen?: boolean
    outcome?: string[]
    winners?: string[]
    chips?: Chip[]
    status?: string
    stake?: number
    bet?: { status: string; win: number }
  }
}

function tableNamed(kind: string, name: RegExp) {
  const tables = catalogue.games({ gameType: 'LIVE', gameClassify: kind }).filter(canStart)
  const game = tables.find((table) => name.test(gameName(table, 'en')))
  if (!game) throw new Error(`The catalogue has no table ${name}`)
  return game
}

/**
 * Opens a table for Ana in a round with a suitable outcome, one second after betting has opened.
 */
async function openTable(
  { kind = 'BACCARAT', name = /^Baccarat/ },
  fits: (outcome: Outcome) => boolean = () => true,
) {
  const platform = await startPlatform()
  const { context, store, passTime } = platform
  const game = tableNamed(kind, name)
  const { rules, times } = kind === 'BACCARAT' ? baccaratVariant(game) : dragonTigerVariant(game)
  let { number } = roundAt(times, context.now())
  let outcome: Outcome
  do {
    number += 1
    outcome = await outcomeOf(context, game.nodeId, rules, number)
  } while (!fits(outcome))
  const round = roundOf(times, number)
  const passUntil = (moment: number) => passTime(moment - context.now())
  await passUntil(round.opensAt + 1_000)
  const sessionToken = await openSession(context, 'm-ana')
  const player = { memberId: 'm-ana', sessionId: await sha256(sessionToken) }
  const launched = { game, player, mode: 'REAL' as const, language: 'pt' }
  const { token } = await store.transaction((tables) => openLaunch(context, tables, launched))
  const vendor = createVendorServer(() => context)
  const act = async (name: string, body: object): Promise<Answer> => {
    const url = `https://portico.test/play/${token}/${name}`
    const response = await vendor(new Request(url, { method: 'POST', body: JSON.stringify(body) }))
    // Every response of the vendor is JSON of this type.
    return (await response?.json()) as Answer
  }
  const bet = (chips: readonly Chip[], more: object = {}) =>
    act('bet', { key: crypto.randomUUID(), round: number, chips, ...more })
  const page = async () =>
    (await vendor(new Request(`https://portico.test/play/${token}`)))?.text() ?? ''
  const balance = async () => (await store.wallets.get('m-ana'))?.balance ?? 0
  const bets = () =>
    store.bets.find({ where: { memberId: 'm-ana', placedAt: { atLeast: round.opensAt } } })
  const minimum = Number(game.stakes.minimum) * 100
  return {
    act,
    bet,
    page,
    balance,
    bets,
    passUntil,
    rules,
    round,
    number,
    outcome,
    minimum,
  }
}

type Table = Awaited<ReturnType<typeof openTable>>

/** Bets 20 times the minimum on each spot and waits for the end of the draw. */
async function playSpots(table: Table, spots: readonly string[]) {
  const { bet, balance, bets, passUntil, round, minimum } = table
  const stake = minimum * 20
  const before = await balance()
  const placed = await bet(spots.map((spot) => ({ spot, stake })))
  expect(placed).toMatchObject({ ok: true, result: { status: 'PENDING' } })
  expect(await balance()).toBe(before - stake * spots.length)
  await passUntil(round.drawnAt + 1)
  const [row] = await bets()
  return { stake, row, change: (await balance()) - before }
}

describe('bets at a baccarat table', () => {
  it('[PLAY-03] a baccarat bet on the winning banker pays 0.95 to 1 after the draw', async () => {
    const table = await openTable({}, (outcome) => readBaccarat(outcome).winner === 'B')
    const { stake, row, change } = await playSpots(table, ['banker', 'player'])
    expect(change).toBe((stake * 195) / 100 - stake * 2)
    expect(row).toMatchObject({ status: 'SETTLED', win: (stake * 195) / 100 })
    expect(row?.details.gameRound).toMatchObject({
      kind: 'TABLE',
      table: 'BACCARAT',
      outcome: table.outcome,
    })
  })

  it('[PLAY-03] a baccarat table without commission pays half on a banker that wins with six', async () => {
    const table = await openTable({ name: /No Commission/ }, (outcome) => {
      const { winner, banker } = readBaccarat(outcome)
      return winner === 'B' && banker === 6
    })
    const { stake, change } = await playSpots(table, ['banker'])
    expect(change).toBe(stake / 2)
  })

  it('[PLAY-03] a tie at a baccarat table returns the stakes on player and banker, and pays 8 to 1', async () => {
    const table = await openTable({}, (outcome) => readBaccarat(outcome).winner === 'T')
    const { stake, change } = await playSpots(table, ['player', 'banker', 'tie'])
    expect(change).toBe(stake * 8)
  })

  it('[PLAY-03] the outcome of a baccarat round is secret until bets close and the same in every response', async () => {
    const { act, passUntil, round, number, outcome } = await openTable({})
    expect(await act('round', { number })).toEqual({ ok: true, result: { isOpen: true } })
    expect(await act('round', { number: number + 1 })).toMatchObject({ code: 'REQUEST_INVALID' })
    await passUntil(round.closesAt)
    for (const time of [round.closesAt, round.drawnAt]) {
      await passUntil(time)
      const { result } = await act('round', { number })
      expect(result?.outcome).toEqual(outcome)
    }
  })

  it('[PLAY-03] a baccarat table refuses unknown spots, wrong amounts and late chips, and charges nothing', async () => {
    const { bet, balance, bets, passUntil, round, number, minimum } = await openTable({})
    const before = await balance()
    const [spot, stake] = ['banker', minimum]
    const codes = [
      await bet([{ spot: 'red', stake }]),
      await bet([{ spot: 'constructor', stake }]),
      await bet([{ spot, stake: stake - 10 }]),
      await bet([{ spot, stake: stake + 5 }]),
      await bet([{ spot, stake: stake + 0.5 }]),
      await bet([{ spot, stake: -stake }]),
      await bet([{ spot: 'tie', stake: 100_000_000 }]),
      // A page whose clock is wrong by a day sends the number of a round on another day.
      await bet([{ spot, stake }], { round: number + 2_469 }),
      await bet([{ spot, stake }], { round: number - 2_469 }),
    ].map(({ code }) => code)
    expect(codes).toEqual([
      ...['REQUEST_INVALID', 'REQUEST_INVALID'],
      ...['AMOUNT_OUT_OF_RANGE', 'AMOUNT_OUT_OF_RANGE', 'REQUEST_INVALID'],
      ...['AMOUNT_OUT_OF_RANGE', 'AMOUNT_OUT_OF_RANGE'],
      ...['ROUND_CLOSED', 'ROUND_CLOSED'],
    ])
    await passUntil(round.closesAt)
    expect(await bet([{ spot, stake }])).toEqual({ ok: false, code: 'ROUND_CLOSED' })
    expect(await bets()).toEqual([])
    expect(await balance()).toBe(before)
  })

  it('[PLAY-03] repeated bets and a second tab place only one bet on a baccarat round, and it is paid once', async () => {
    const { act, bet, balance, bets, passUntil, round, number, minimum, rules, outcome } =
      await openTable({})
    const before = await balance()
    const chips = [{ spot: 'player', stake: minimum }]
    const body = { key: crypto.randomUUID(), round: number, chips }
    const [first, second] = await Promise.all([act('bet', body), act('bet', body)])
    expect(second).toEqual(first)
    const otherTab = await bet([{ spot: 'tie', stake: minimum * 2 }])
    expect(otherTab.result).toMatchObject({ chips, stake: minimum })
    await passUntil(round.drawnAt)
    await Promise.all([act('round', { number }), act('round', { number })])
    await passUntil(round.endsAt)
    expect(await bets()).toHaveLength(1)
    expect(await balance()).toBe(before - minimum + rules.winOf('player', minimum, outcome))
  })

  it('the server-rendered page of a baccarat table contains its spots and roads', async () => {
    const html = await (await openTable({ name: /No Commission/ })).page()
    const spots = [...html.matchAll(/data-bet="(\w+)"/g)].map(([, spot]) => spot)
    expect(spots).toEqual(['playerPair', 'player', 'tie', 'banker', 'bankerPair'])
    expect(html.match(/data-road=/g)).toHaveLength(5)
    expect(html).toContain('com 6 paga 0,5:1')
  })
})

describe('bets at a dragon tiger table', () => {
  const dragonTiger = { kind: 'DRAGON_TIGER', name: /^Dragon Tiger/ }

  it('[PLAY-03] a dragon tiger bet on the side with the higher card pays 1 to 1', async () => {
    const table = await openTable(dragonTiger, (all) => readDragonTiger(all).winner === 'T')
    const { stake, row, change } = await playSpots(table, ['tiger', 'dragon', 'tie'])
    expect(change).toBe(-stake)
    expect(row).toMatchObject({ status: 'SETTLED', win: stake * 2 })
  })

  it('[PLAY-03] a dragon tiger tie returns half of the stake on dragon or tiger, and pays 11 to 1', async () => {
    const table = await openTable(dragonTiger, (all) => {
      const { winner, isSuitedTie } = readDragonTiger(all)
      return winner === 'E' && !isSuitedTie
    })
    const { stake, change } = await playSpots(table, ['dragon', 'tie', 'suitedTie'])
    expect(change).toBe(stake / 2 + stake * 12 - stake * 3)
  })

  it('a dragon tiger table refuses a bet on a baccarat spot', async () => {
    const { bet, minimum } = await openTable(dragonTiger)
    const answer = await bet([{ spot: 'banker', stake: minimum }])
    expect(answer).toEqual({ ok: false, code: 'REQUEST_INVALID' })
  })
})
