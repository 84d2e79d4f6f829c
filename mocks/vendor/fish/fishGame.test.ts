import { describe, expect, it } from 'vitest'
import { endSession, openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { sha256 } from '../../../platform/domain/base/context/digest.ts'
import { openLaunch } from '../../../platform/domain/play/games/launches.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import { startPlatform } from '../../../platform/handlers/platformForTests.ts'
import { toMinor } from '../../../src/lib/money.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { fishVariantOf } from '../../rules/fish/fishRules.ts'
import type { PlayedRound } from '../frame/emulatedGame.ts'
import { createVendorServer } from '../vendorServer.ts'

const [fishing] = catalogue.games({ gameType: 'FISH' }).filter(canStart)
if (!fishing) throw new Error('The catalogue has no fishing game')
const stake = fishing.stakes.minimum === '5.00' ? 500 : 100

type Answer = { ok: boolean; code?: string; result?: PlayedRound }

const newKey = () => crypto.randomUUID()

/** Opens a fishing game for Ana. */
async function openFishing({ mode = 'REAL' as 'REAL' | 'TRIAL' } = {}) {
  const platform = await startPlatform()
  const { context, store } = platform
  const chance = seededBytes('fish')
  context.randomBytes = (count) => Uint8Array.from(chance(count))
  const sessionToken = await openSession(context, 'm-ana')
  const player = { memberId: 'm-ana', sessionId: await sha256(sessionToken) }
  const launched = { game: fishing ?? { nodeId: '' }, player, mode, language: 'pt' }
  const { token } = await store.transaction((tables) => openLaunch(context, tables, launched))
  const vendor = createVendorServer(() => context)
  const shoot = async (body: object) => {
    const url = `https://portico.test/play/${token}/shoot`
    const response = await vendor(new Request(url, { method: 'POST', body: JSON.stringify(body) }))
    // The cast is safe: the emulated vendor sends this type.
    return (await response?.json()) as Answer
  }
  const balance = async () => (await store.wallets.get('m-ana'))?.balance ?? 0
  return { ...platform, ...player, token, shoot, balance }
}

describe('shots of a fishing game', () => {
  it('[PLAY-04] a shot is a bet of the member, and its record contains the target, the odds and the result', async () => {
    const { shoot, balance, store, context } = await openFishing()
    const before = await balance()
    const { ok, result } = await shoot({ target: 'sardine', stake, key: newKey() })
    expect(ok).toBe(true)
    const [row] = await store.bets.find({
      where: { memberId: 'm-ana', placedAt: { atLeast: context.now() } },
    })
    const isHit = (row?.win ?? 0) > 0
    expect(row).toMatchObject({ nodeId: fishing.nodeId, stake, status: 'SETTLED' })
    expect(row?.details.gameRound).toEqual({ kind: 'SHOT', target: 'sardine', odds: '2.00', isHit })
    expect(await balance()).toBe(before - stake + (row?.win ?? 0))
    expect(result).toMatchObject({ stake, win: row?.win, balance: { real: await balance() } })
  })

  it('[PLAY-04] a hit pays the stake times the odds, and a miss pays nothing', async () => {
    const { shoot, passTime } = await openFishing()
    const rounds: PlayedRound[] = []
    for (let count = 0; count < 40; count += 1) {
      const { result } = await shoot({ target: 'clownfish', stake, key: newKey() })
      if (result) rounds.push(result)
      await passTime(250)
    }
    const hits = rounds.filter(({ gameRound }) => gameRound.kind === 'SHOT' && gameRound.isHit)
    expect(rounds).toHaveLength(40)
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.length).toBeLessThan(40)
    for (const { gameRound, win } of rounds) {
      const isHit = gameRound.kind === 'SHOT' && gameRound.isHit
      const odds = gameRound.kind === 'SHOT' ? toMinor(gameRound.odds) : 0
      expect(win).toBe(isHit ? (stake * odds) / 100 : 0)
    }
  })

  it('[PLAY-04] concurrent and repeated shots with the same key are one bet with one result', async () => {
    const { shoot, store, passTime } = await openFishing()
    const order = { target: 'turtle', stake, barrel: 0, key: newKey() }
    const answers = await Promise.all([1, 2, 3].map(() => shoot(order)))
    await passTime(60_000)
    answers.push(await shoot(order))
    expect(new Set(answers.map(({ result }) => result?.betId)).size).toBe(1)
    expect(new Set(answers.map(({ result }) => result?.win)).size).toBe(1)
    expect(await store.launchBets.count()).toBe(1)
    const other = await shoot({ ...order, stake: stake * 2 })
    expect(other).toEqual({ ok: false, code: 'KEY_REUSED' })
  })

  it('[PLAY-04] the sixth shot within a second is refused, but repeating the request of an earlier shot is not', async () => {
    const { shoot, store, passTime } = await openFishing()
    const order = { target: 'ray', stake, key: newKey() }
    expect((await shoot(order)).ok).toBe(true)
    for (let count = 1; count < 5; count += 1) {
      expect((await shoot({ target: 'ray', stake, key: newKey() })).ok).toBe(true)
    }
    const sixth = { target: 'ray', stake, key: newKey() }
    expect(await shoot(sixth)).toEqual({ ok: false, code: 'TOO_FAST' })
    expect(await shoot(order)).toMatchObject({ ok: true })
    expect(await store.launchBets.count()).toBe(5)
    await passTime(1_000)
    expect((await shoot(sixth)).ok).toBe(true)
  })

  it('[PLAY-04] a trial shot moves no money, and a repeated key returns the same result', async () => {
    const { shoot, balance, store } = await openFishing({ mode: 'TRIAL' })
    const before = [await balance(), await store.bets.count(), await store.ledgerEntries.count()]
    const order = { target: 'chest', stake, key: newKey() }
    const first = await shoot(order)
    expect(first.result?.balance).toBeUndefined()
    expect(await shoot(order)).toEqual(first)
    const after = [await balance(), await store.bets.count(), await store.ledgerEntries.count()]
    expect(after).toEqual(before)
  })

  it('[PLAY-04] bomb fish and chests pay one of their prizes, and a miss records the lowest odds', async () => {
    const { shoot } = await openFishing({ mode: 'TRIAL' })
    const { targets } = fishVariantOf(fishing)
    for (const kind of ['bombFish', 'chest'] as const) {
      const prizes = targets.find((target) => target.kind === kind)?.prizes ?? []
      const odds = prizes.map((prize) => `${prize.odds}.00`)
      const won = new Set<string>()
      for (let count = 0; count < 200; count += 1) {
        const { result } = await shoot({ target: kind, stake, key: `${kind}-${count}-shot` })
        const round = result?.gameRound
        if (round?.kind !== 'SHOT') throw new Error('The round is no shot')
        if (round.isHit) won.add(round.odds)
        else expect(round.odds).toBe(odds[0])
      }
      expect(won.size).toBeGreaterThan(0)
      for (const multiple of won) expect(odds).toContain(multiple)
    }
  })

  it.each([
    ['an unknown target', { target: 'dolphin' }],
    ['a target that is no text', { target: ['sardine'] }],
    ['a stake as text', { stake: '1.00' }],
    ['a stake below nothing', { stake: -100 }],
    ['a fraction of a cent', { stake: 100.5 }],
    ['no stake', { stake: undefined }],
    ['a hostile key', { key: '../../../etc' }],
    ['no key', { key: undefined }],
  ])('[PLAY-04] a shot with %s is refused and costs nothing', async (_, wrong) => {
    const { shoot, balance, store } = await openFishing()
    const before = await balance()
    const answer = await shoot({ target: 'sardine', stake, key: newKey(), ...wrong })
    expect(answer).toEqual({ ok: false, code: 'REQUEST_INVALID' })
    expect([await balance(), await store.launchBets.count()]).toEqual([before, 0])
  })

  it.each([
    ['above the limit of the game', 9_000_000, 'AMOUNT_OUT_OF_RANGE'],
    ['below the limit of the game', 10, 'AMOUNT_OUT_OF_RANGE'],
    ['above the balance', undefined, 'INSUFFICIENT_BALANCE'],
  ])('[PLAY-04] a shot with a stake %s is refused and costs nothing', async (_, amount, code) => {
    const { shoot, balance, store } = await openFishing()
    await store.wallets.update('m-ana', { balance: stake - 10 })
    await store.bonuses.remove({ memberId: 'm-ana' })
    const answer = await shoot({ target: 'sardine', stake: amount ?? stake, key: newKey() })
    expect(answer).toEqual({ ok: false, code })
    expect(await balance()).toBe(stake - 10)
  })

  it('[PLAY-04] a shot after the end of the session is refused', async () => {
    const { shoot, context, sessionId } = await openFishing()
    await endSession(context, sessionId)
    expect(await shoot({ target: 'sardine', stake, key: newKey() })).toEqual({
      ok: false,
      code: 'SESSION_EXPIRED',
    })
  })
})
