import { describe, expect, it } from 'vitest'
import { endSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { toMinor } from '../../../src/lib/money.ts'
import { secretOf } from '../../rules/sharedRounds.ts'
import { hashOfSeed } from '../fair/fairChance.ts'
import { openGame } from '../testing/openGame.ts'
import type { MinesBet, MinesView } from './minesGame.ts'
import { mineTilesOf, multiplierOf, tileCount } from './minesRules.ts'
import { minesSeedOf, type PublishedSeeds } from './minesSeeds.ts'

const hour = 3_600_000
const everyTile = Array.from({ length: tileCount }, (_, tile) => tile)

/**
 * Opens a round for Ana, and computes the mines of the round. The page does not receive the mines.
 */
async function openRound({ mines = 3, stake = 500 } = {}) {
  const game = await openGame('mines')
  const { act, ok, newKey, context } = game
  const placed = await ok<{ round: MinesBet; next: PublishedSeeds }>('bet', {
    mines,
    stake,
    key: newKey(),
  })
  const { betId, roundId, gameRound } = placed.round
  const serverSeed = await minesSeedOf(await secretOf(context), roundId)
  const field = await mineTilesOf({ ...gameRound.proof, serverSeed }, mines)
  const safe = everyTile.filter((tile) => !field.includes(tile))
  const open = (tile: unknown, of: unknown = betId) => act<MinesBet>('open', { betId: of, tile })
  const cashOut = () => act<MinesBet>('cashOut', { betId })
  const state = () => ok<MinesView>('state', {})
  const row = async () => context.store.bets.get(betId)
  return { ...game, ...placed, betId, serverSeed, field, safe, open, cashOut, state, row }
}

describe('round of mines', () => {
  it('[PLAY-06] a cash-out pays the multiplier of the open tiles and reveals the field and the server seed', async () => {
    const { safe, open, cashOut, balance, rtp, field, round, serverSeed } = await openRound()
    const before = await balance()
    for (const tile of safe.slice(0, 4)) expect((await open(tile)).ok).toBe(true)
    const { result } = await cashOut()
    const win = Math.floor((500 * multiplierOf({ mines: 3, rtp }, 4)) / 100)
    expect(result).toMatchObject({ status: 'SETTLED', win })
    expect(await balance()).toBe(before + win)
    expect(result?.gameRound.mineTiles).toEqual(field.toSorted((one, other) => one - other))
    expect(result?.gameRound.proof).toEqual({ ...round.gameRound.proof, serverSeed })
    expect(await hashOfSeed(serverSeed)).toBe(round.gameRound.proof.serverSeedHash)
  })

  it('[PLAY-06] a mine ends the round without a payout', async () => {
    const { field, safe, open, cashOut, balance } = await openRound()
    const before = await balance()
    await open(safe[0])
    const { result } = await open(field[0])
    expect(result).toMatchObject({ status: 'SETTLED', win: 0 })
    expect(result?.gameRound).toMatchObject({ opened: [safe[0], field[0]], multiplier: '0.00' })
    expect((await cashOut()).result).toMatchObject({ status: 'SETTLED', win: 0 })
    expect(await balance()).toBe(before)
  })

  it('no response before the end of a round contains the field or the server seed', async () => {
    const { safe, open, state, round, next, serverSeed, row, page } = await openRound()
    const opened = await open(safe[0])
    const data = JSON.stringify([round, next, opened, await state(), await row()])
    expect(data).not.toContain('mineTiles')
    for (const text of [data, await page()]) expect(text?.includes(serverSeed)).toBe(false)
  })

  it('opening a tile twice, in sequence or concurrently, counts once', async () => {
    const { safe, open, rtp } = await openRound()
    const [first, second] = safe
    const parallel = await Promise.all([open(first), open(first), open(second)])
    expect(parallel.every(({ ok }) => ok)).toBe(true)
    const { result } = await open(first)
    expect(result?.gameRound.opened.toSorted()).toEqual([first, second].toSorted())
    expect(result?.gameRound.multiplier).toBe((multiplierOf({ mines: 3, rtp }, 2) / 100).toFixed(2))
  })

  it('concurrent cash-outs of a round pay once', async () => {
    const { safe, open, cashOut, balance } = await openRound()
    await open(safe[0])
    const before = await balance()
    const results = await Promise.all([cashOut(), cashOut(), cashOut()])
    const wins = new Set(results.map(({ result }) => result?.win))
    expect(wins.size).toBe(1)
    expect(await balance()).toBe(before + ([...wins][0] ?? 0))
  })

  it('the server cashes a round out when every safe tile is open', async () => {
    const { safe, open, rtp } = await openRound({ mines: 24, stake: 100 })
    const { result } = await open(safe[0])
    const win = multiplierOf({ mines: 24, rtp }, 1)
    expect(result).toMatchObject({ status: 'SETTLED', win })
  })

  it('[PLAY-10] an interrupted round is shown again with its open tiles, and can be cashed out', async () => {
    const { safe, open, state, page, cashOut, betId, context, sessionId } = await openRound()
    await open(safe[0])
    expect((await state()).open).toMatchObject({ betId, gameRound: { opened: [safe[0]] } })
    expect((await page())?.includes(betId)).toBe(true)
    // A round outlives the player's session.
    await endSession(context, sessionId)
    expect((await cashOut()).result?.status).toBe('SETTLED')
  })

  it('[PLAY-10] a round left open for 24 hours is cashed out once, and a later tile changes nothing', async () => {
    const { safe, field, open, row, passTime, balance, rtp } = await openRound()
    const before = await balance()
    await open(safe[0])
    await passTime(24 * hour)
    const win = Math.floor((500 * multiplierOf({ mines: 3, rtp }, 1)) / 100)
    expect(await row()).toMatchObject({ status: 'SETTLED', win })
    expect(await balance()).toBe(before + win)
    // The launch has expired too, so the tile is refused.
    expect((await open(field[0])).ok).toBe(false)
    expect(await balance()).toBe(before + win)
  })

  it('an abandoned round without an opened tile returns the stake', async () => {
    const { row, passTime } = await openRound()
    await passTime(24 * hour)
    expect(await row()).toMatchObject({ status: 'SETTLED', win: 500 })
  })
})

describe('bets on mines', () => {
  it('a second bet is refused while a round is open, and a repeated key returns the open round', async () => {
    const { act, ok, newKey, balance } = await openGame('mines')
    const order = { mines: 3, stake: 500, key: newKey() }
    const { round } = await ok<{ round: MinesBet }>('bet', order)
    const before = await balance()
    expect(await ok('bet', order)).toMatchObject({ round: { betId: round.betId } })
    const other = await act('bet', { ...order, key: newKey() })
    expect(other).toEqual({ ok: false, code: 'ROUND_CLOSED' })
    expect(await balance()).toBe(before)
  })

  it('concurrent bets with different keys open only one round', async () => {
    const { act, newKey, store } = await openGame('mines')
    const bet = () => act('bet', { mines: 3, stake: 500, key: newKey() })
    const answers = await Promise.all([bet(), bet(), bet()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await store.bets.count({ memberId: 'm-ana', status: 'PENDING' })).toBe(1)
  })

  it.each([
    ['no mines', { mines: 0 }],
    ['25 mines', { mines: 25 }],
    ['half a mine', { mines: 2.5 }],
    ['mines as a text', { mines: '3' }],
    ['no stake', { stake: undefined }],
    ['a negative stake', { stake: -500 }],
    ['a huge stake', { stake: 1e300 }],
    ['no key', { key: undefined }],
    ['a key with other letters', { key: '../../etc' }],
  ])('a bet with %s is refused', async (_, change) => {
    const { act, newKey, balance } = await openGame('mines')
    const before = await balance()
    const answer = await act('bet', { mines: 3, stake: 500, key: newKey(), ...change })
    expect(answer).toEqual({ ok: false, code: 'REQUEST_INVALID' })
    expect(await balance()).toBe(before)
  })

  it('a mines bet below or above the limits of the game is refused and takes nothing', async () => {
    const { act, newKey, balance, game } = await openGame('mines')
    const before = await balance()
    const [least, most] = [toMinor(game.stakes.minimum), toMinor(game.stakes.maximum)]
    for (const stake of [least - 10, most + 10, least + 5]) {
      const answer = await act('bet', { mines: 3, stake, key: newKey() })
      expect(answer, `${stake}`).toEqual({ ok: false, code: 'AMOUNT_OUT_OF_RANGE' })
    }
    expect(await balance()).toBe(before)
  })

  it.each([-1, 25, 1.5, '0', null, undefined, { tile: 1 }])(
    'the tile %j is refused',
    async (tile) => {
      const { open, row } = await openRound()
      expect(await open(tile)).toEqual({ ok: false, code: 'REQUEST_INVALID' })
      expect((await row())?.details.gameRound).toMatchObject({ opened: [] })
    },
  )

  it("a player can neither open a tile of another player's bet nor cash out that bet", async () => {
    const { act, store, betId, safe } = await openRound()
    await store.bets.update(betId, { memberId: 'm-bruno' })
    for (const name of ['open', 'cashOut']) {
      const answer = await act(name, { betId, tile: safe[0] })
      expect(answer).toEqual({ ok: false, code: 'REQUEST_INVALID' })
    }
    expect(await store.bets.get(betId)).toMatchObject({ status: 'PENDING' })
  })

  it('a cash-out without an open tile is refused', async () => {
    const { cashOut, row } = await openRound()
    expect(await cashOut()).toEqual({ ok: false, code: 'REQUEST_INVALID' })
    expect(await row()).toMatchObject({ status: 'PENDING' })
  })
})

describe('seeds of mines', () => {
  it('[PLAY-06] a round uses the server seed hash and the client seed that were published before it', async () => {
    const { ok, newKey } = await openGame('mines')
    const set = await ok<{ next: PublishedSeeds }>('clientSeed', { clientSeed: 'lucky_Seed-7' })
    expect(set.next).toMatchObject({ clientSeed: 'lucky_Seed-7', nonce: 0 })
    const order = { mines: 3, stake: 500, key: newKey() }
    const { round, next } = await ok<{ round: MinesBet; next: PublishedSeeds }>('bet', order)
    expect(round.gameRound.proof).toEqual({ version: 1, ...set.next })
    expect(next).toMatchObject({ clientSeed: 'lucky_Seed-7', nonce: 1 })
    expect(next.serverSeedHash).not.toBe(set.next.serverSeedHash)
  })

  it('a replaced server seed is revealed, and matches the hash that was published before', async () => {
    const { ok } = await openGame('mines')
    const { next } = await ok<MinesView>('state', {})
    const replaced = await ok<{ next: PublishedSeeds; unused: { serverSeed: string } }>(
      'serverSeed',
      {},
    )
    expect(await hashOfSeed(replaced.unused.serverSeed)).toBe(next.serverSeedHash)
    expect(replaced.next.nonce).toBe(next.nonce + 1)
    expect(replaced.next.serverSeedHash).not.toBe(next.serverSeedHash)
  })

  it.each([
    ['an empty text', ''],
    ['65 letters', 'a'.repeat(65)],
    ['markup', '<script>alert(1)</script>'],
    ['the sign between the parts of the message', 'a:1'],
    ['letters of another script', 'семя'],
    ['a number', 7],
    ['nothing', undefined],
  ])('%s is refused as a client seed', async (_, clientSeed) => {
    const { act, ok } = await openGame('mines')
    const before = (await ok<MinesView>('state', {})).next
    expect(await act('clientSeed', { clientSeed })).toEqual({ ok: false, code: 'REQUEST_INVALID' })
    expect((await ok<MinesView>('state', {})).next).toEqual(before)
  })
})
